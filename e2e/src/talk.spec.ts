import type { TableReading } from '@fathom/protocol'
import type { Browser, Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { lateIn } from './recordedTables.ts'
import { expectToldIn } from './toldIn.ts'

/** Ana at a wide screen and Bo on a phone, in French, at a running game; Zoe is a spectator. */
async function atTable(
  browser: Browser,
  url: string,
): Promise<{ ana: Page; bo: Page; zoe: Page; close: () => Promise<void> }> {
  const contexts = await Promise.all(
    ['en-GB', 'fr-FR', 'en-GB'].map((locale) => browser.newContext({ baseURL: url, locale })),
  )
  const [ana, bo, zoe] = await Promise.all(contexts.map((context) => context.newPage()))
  if (ana === undefined || bo === undefined || zoe === undefined) throw new Error('three people are needed')
  await ana.request.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
  await bo.request.post('/api/guests', { data: { name: 'Bo', language: 'fr' } })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await ana.request.post('/api/tables', { data: { game: 'silver-and-gold', seats } })
  const { id } = (await made.json()) as TableReading
  await bo.request.post(`/api/tables/${id}/join`, { data: {} })
  await bo.setViewportSize({ width: 390, height: 844 })
  await Promise.all([ana, bo, zoe].map((page) => page.goto(`/table/${id}`)))
  return { ana, bo, zoe, close: async () => void (await Promise.all(contexts.map((context) => context.close()))) }
}

test('people talk: phrases in each language, names, second thoughts, muting, reports, apart from who looks on', async ({
  browser,
  server,
}) => {
  const { ana, bo, zoe, close } = await atTable(browser, server.url)
  // Nobody is refused what they did not ask for.
  const refused: string[] = []
  bo.on('response', (response) => response.status() === 403 && refused.push(response.url()))

  // By keyboard: open it, say something, the field keeps the focus.
  await ana.getByTestId('open-talk').focus()
  await ana.keyboard.press('Enter')
  await ana.getByTestId('talk-words').focus()
  await ana.keyboard.type('Hi @Bo, mind the second row')
  await ana.keyboard.press('Enter')
  await expect(ana.getByTestId('talk-line-1')).toContainText('mind the second row')
  await expect(ana.getByTestId('talk-words')).toBeFocused()
  await ana.getByTestId('open-phrases').click()
  await ana.getByTestId('phrase-good-luck').click()
  await expect(ana.getByTestId('talk-line-2')).toContainText('Good luck!')

  // Bo hears of it in passing; his decision stays in sight while he reads.
  await expect(bo.getByTestId('tab-talk')).toHaveText('Discussion · 2')
  await expect(bo.getByTestId('spoken')).toContainText('Bonne chance')
  await bo.getByTestId('tab-talk').click()
  await expect(bo.getByTestId('tab-talk')).toHaveText('Discussion')
  await expect(bo.getByTestId('talk-line-1').locator('mark')).toHaveText('@Bo')
  await expect(bo.getByTestId('talk-line-2')).toContainText('Bonne chance')
  await expect(bo.getByTestId('prompt')).toBeInViewport({ ratio: 1 })
  await expect(bo.getByTestId('talk-words')).toBeInViewport({ ratio: 1 })
  expect(await violations(bo)).toEqual([])

  // Second thoughts.
  await ana.getByTestId('talk-more-1').click()
  await ana.getByTestId('talk-edit').click()
  await ana.getByTestId('talk-words').fill('Hi @Bo, mind the third row')
  await ana.keyboard.press('Enter')
  await expect(bo.getByTestId('talk-line-1')).toContainText('third row')
  await ana.getByTestId('talk-more-2').click()
  await ana.getByTestId('talk-remove').click()
  await expect(bo.getByTestId('talk-line-2')).toContainText('Retiré.')
  expect(await violations(ana)).toEqual([])

  // Spectators read nothing of that, and talk among themselves.
  await zoe.getByTestId('open-talk').click()
  await zoe.getByTestId('talk-enter').click()
  await zoe.getByTestId('talk-words').fill('She is lost')
  await zoe.keyboard.press('Enter')
  await expect(zoe.getByTestId('talk-line-1')).toContainText('She is lost')
  await expect(zoe.getByTestId('talk')).not.toContainText('third row')

  // On a phone, too, they are told who reads this, and whose things they see.
  const large = zoe.viewportSize() ?? { width: 1366, height: 768 }
  await zoe.setViewportSize({ width: 390, height: 844 })
  await expect(zoe.getByTestId('tab-score').getByRole('img')).toHaveCount(1)
  await zoe.getByTestId('tab-talk').click()
  await expect(zoe.getByText('For onlookers only, until the end.')).toBeVisible()
  await zoe.setViewportSize(large)
  await zoe.getByTestId('open-talk').click()

  // Whoever plays reads how many look on, and the names of those who want that.
  await expect(ana.getByTestId('onlookers-line')).toContainText('1 person is watching')
  await zoe.getByTestId('be-named').check()
  const zoes = ((await (await zoe.request.get('/api/me')).json()) as { name: string }).name
  await expect(ana.getByTestId('onlookers-line')).toContainText(zoes)
  expect(await violations(zoe)).toEqual([])

  // Not to be read any more, and a report.
  await bo.getByTestId('talk-more-1').click()
  await bo.getByTestId('talk-report').click()
  await bo.getByTestId('send-report').click()
  await expect(bo.getByTestId('report')).toHaveCount(0)
  await bo.getByTestId('talk-mute').click()
  await expect(bo.getByTestId('talk-line-1')).not.toContainText('third row')
  await expect(ana.getByTestId('talk')).not.toContainText('lost')

  // Whose table it is shows Zoe out, who looks on no more; nobody else is offered that.
  await expect(bo.getByTestId('open-show-out')).toHaveCount(0)
  expect(refused).toEqual([])
  await ana.getByTestId('open-show-out').click()
  expect(await violations(ana)).toEqual([])
  await ana.route('**/onlookers/show-out', (route) => route.abort(), { times: 1 })
  await ana.getByRole('button', { name: `Show out ${zoes}` }).click()
  await expectToldIn(ana.getByTestId('show-out'))
  await ana.getByRole('button', { name: `Show out ${zoes}` }).click()
  await expect(ana.getByRole('button', { name: `Let in ${zoes}` })).toBeVisible()
  await zoe.reload()
  await expect(zoe.getByText('does not want you to look on')).toBeVisible()
  await close()
})

/** How high the log's lines stand on the page, and how many rivals' cards are in sight from top to bottom. */
async function sideOf(page: Page): Promise<{ log: number; rivals: number }> {
  return page.locator('.side').evaluate((side) => {
    const rivals = side.querySelector('.rivals')
    const bottom = rivals?.getBoundingClientRect().bottom ?? 0
    const whole = [...(rivals?.children ?? [])].filter((each) => each.getBoundingClientRect().bottom <= bottom + 1)
    return { log: side.querySelector('.log-lines')?.clientHeight ?? 0, rivals: whole.length }
  })
}

for (const record of [
  'silver-and-gold/four-seats',
  'sunken-treasure/twelve-4',
  'artifacts-inc/reputation-4',
  'thesauros/standard-4',
]) {
  test(`${record}: on a low laptop the talk leaves two rivals in sight, and leads to the log`, async ({
    page,
    recorded,
  }) => {
    const at = await lateIn(record, 0.5)
    await page.setViewportSize({ width: 1366, height: 768 })
    await recorded.open(page, { guest: await recorded.guest(page), record, at })
    const talk = page.getByTestId('open-talk')
    await talk.click()
    await expect(page.getByTestId('talk-words')).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await sideOf(page)).rivals).toBeGreaterThanOrEqual(2)
    await page.getByTestId('talk-to-log').click()
    await expect(page.locator('.log-link').first()).toBeFocused()
    expect((await sideOf(page)).log).toBeGreaterThan(44)
    await talk.click()
    await expect(page.getByTestId('talk-words')).toBeVisible()
    // A high screen has room for all three.
    await page.setViewportSize({ width: 1920, height: 1080 })
    await expect(page.getByTestId('talk-to-log')).toBeHidden()
    await expect(page.getByTestId('log')).toBeInViewport({ ratio: 1 })
  })
}
