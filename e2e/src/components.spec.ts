import type { Page } from '@playwright/test'
import type { ErrorBody } from '@fathom/protocol'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

async function openForm(page: Page, game: string): Promise<void> {
  await page.goto('/')
  await page.getByTestId(`new-table-${game}`).click()
  await expect(page.getByTestId('new-table')).toBeVisible()
}

function fileOf(name: string, content: string) {
  return { name, mimeType: 'application/json', buffer: Buffer.from(content) }
}

test('a game whose components are fixed asks for no file', async ({ page }) => {
  await openForm(page, 'silver-and-gold')
  await expect(page.getByTestId('components')).toHaveCount(0)
})

test('the form takes a file of components, says what is to be put right in it, and the table plays with it', async ({
  page,
}) => {
  await openForm(page, 'artifacts-inc')
  const played = page.getByTestId('set-played')
  await expect(played).toHaveText('Fathom’s cardsReconstructed values')
  const set = (await (await page.request.get('/api/games/artifacts-inc/components')).json()) as {
    name: Record<string, string>
    readonly cards: { id: string; kind: string; name: Record<string, string>; cost: { dollars: number } }[]
  }

  const file = page.getByTestId('set-file')
  const broken = { ...set, cards: set.cards.map((card) => (card.id === 'canyon' ? { ...card, kind: 'navy' } : card)) }
  await file.setInputFiles(fileOf('wrong.json', JSON.stringify(broken)))
  const problems = page.getByTestId('set-problems')
  await expect(problems.getByRole('listitem')).toHaveText([
    'Card canyon: there is no kind navy.',
    'Card canyon, level 1: only expeditions gain artifacts.',
    'Card canyon, level 2: only expeditions gain artifacts.',
  ])
  await expect(problems).toContainText('wrong.json')
  await expect(page.getByTestId('create-table')).toHaveAttribute('aria-disabled', 'true')
  expect(await violations(page)).toEqual([])

  await file.setInputFiles(fileOf('letter.json', 'Dear all,'))
  await expect(problems).toHaveText('letter.json is not a file of components: it is not JSON.')
  await page.getByTestId('set-built-in').click()
  await expect(played).toContainText('Fathom’s cards')

  set.name = { en: 'My own box', fr: 'Ma boîte à moi' }
  for (const card of set.cards) {
    if (card.id !== 'headquarters') continue
    card.name = { en: 'Back Office', fr: 'Arrière-boutique' }
    card.cost.dollars = 13
  }
  await file.setInputFiles(fileOf('good.json', `\uFEFF${JSON.stringify(set)}`))
  await expect(played).toHaveText('My own boxReconstructed values')
  await page.getByTestId('create-table').click()
  await page.waitForURL(/\/table\//)
  await expect(page.getByTestId('set-line')).toContainText('My own box')
  const table = `/api/tables/${page.url().split('/').at(-1)}/components`
  expect(await (await page.request.get(table)).json()).toEqual(set)
})

test('the server refuses another set for a game whose components are fixed', async ({ request }) => {
  const { token } = (await (await request.post('/api/guests', { data: { name: 'Ada' } })).json()) as { token: string }
  const answer = await request.post('/api/tables', {
    headers: { authorization: `Bearer ${token}` },
    data: { game: 'silver-and-gold', seats: [{ kind: 'me' }, { kind: 'open' }], components: {} },
  })
  expect(answer.status()).toBe(422)
  expect((await answer.json()) as ErrorBody).toMatchObject({ code: 'no-component-sets' })
})
