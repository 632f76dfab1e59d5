import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('open tables are chosen by game, time, seats and language; a new one that is wanted is told', async ({
  browser,
  page,
  server,
}) => {
  const away = await browser.newContext({ baseURL: server.url })
  const ana = away.request
  await ana.post('/api/guests', { data: { name: 'Ana', language: 'fr' } })
  const open = async (game: string, timeControl: unknown): Promise<string> => {
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const made = await ana.post('/api/tables', { data: { game, seats, visibility: 'open', timeControl } })
    return ((await made.json()) as { id: string }).id
  }
  const slow = await open('thesauros', { bank: 86_400, increment: 14_400, cap: 259_200, timeOut: 'bot' })
  const quick = await open('silver-and-gold', null)
  const line = (id: string) => page.getByTestId(`open-table-${id}`)
  await page.goto('/')
  await expect(line(slow)).toContainText('by turns')
  await expect(line(quick)).toContainText('no clock')

  await page.getByTestId('filter-open').click()
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Thesauros')
  await expect(line(quick)).toHaveCount(0)
  await expect(line(slow)).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('English')
  await expect(page.getByText('None of the open tables is as you want it.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByTestId('tell-open').check()

  // The filter is remembered until the next visit.
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('any language')
  await expect(line(slow)).toBeVisible()
  const [another, unwanted] = [await open('thesauros', null), await open('silver-and-gold', null)]
  // On coming back the page shows at once what is new.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByText('Ana has opened a table: Thesauros')).toBeVisible()
  await expect(line(another)).toBeVisible()
  await expect(page.getByText('Ana has opened a table: Silver & Gold')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(line(unwanted)).toBeVisible()
  await away.close()
})

test('what I want to be told of new tables holds with the page closed, and ends where I am told', async ({ page }) => {
  await page.goto('/')
  await page.request.post('/api/guests', { data: { name: 'Cyd', language: 'en' } })
  await page.reload()
  await page.getByTestId('filter-open').click()
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Thesauros')
  await page.getByRole('combobox', { name: 'Time' }).selectOption('by turns')
  await page.getByTestId('tell-open').focus()
  await page.keyboard.press('Space')
  const kept = async () => {
    const answer = await page.request.get('/api/me/notices')
    return ((await answer.json()) as { settings: { openTables: unknown } }).settings.openTables
  }
  await expect.poll(kept).toEqual({ game: 'thesauros', pace: 'turns', seats: null, language: null, noBots: false })

  await page.getByTestId('tell-me-link').click()
  await expect(page.getByTestId('open-wish')).toContainText('like this: Thesauros, by turns.')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Tell me no more of new tables' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('open-wish')).toContainText('You are told of none.')
  await expect.poll(kept).toBeNull()
  await page.getByTestId('open-wish').getByRole('link').click()
  await expect(page.getByTestId('tell-open')).not.toBeChecked()
  expect(await kept()).toBeNull()
})

test('my tables tell what happened last', async ({ browser, page, server }) => {
  const away = await browser.newContext({ baseURL: server.url })
  await page.goto('/')
  const mine = page.request
  await mine.post('/api/guests', { data: { name: 'Bo', language: 'en' } })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await mine.post('/api/tables', { data: { game: 'sunken-treasure', seats } })
  const { id } = (await made.json()) as { id: string }
  await away.request.post('/api/guests', { data: { name: 'Ana', language: 'fr' } })
  await away.request.post(`/api/tables/${id}/join`, { data: {} })
  for (let turn = 0; turn < 2; turn++) {
    for (const who of [mine, away.request]) {
      const { legal } = (await (await who.get(`/api/tables/${id}`)).json()) as { legal: string[] }
      if (legal.length > 0) await who.post(`/api/tables/${id}/act`, { data: { actions: [legal[0]], endTurn: true } })
    }
  }
  await page.reload()
  await expect(page.getByTestId(`table-${id}`).getByTestId('happened')).toContainText(/^Last: (Ana|Bo) /)
  await away.close()
})
