import type { TableReading } from '@fathom/protocol'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('a turn is tried out in a sandbox, taken back without end, and kept as my plan', async ({
  browser,
  page,
  server,
}) => {
  const away = await browser.newContext({ baseURL: server.url })
  const bo = away.request
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/')
  const ana = page.request
  await ana.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
  await bo.post('/api/guests', { data: { name: 'Bo', language: 'fr' } })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await ana.post('/api/tables', { data: { game: 'sunken-treasure', seats } })
  const { id } = (await made.json()) as TableReading
  await bo.post(`/api/tables/${id}/join`, { data: {} })
  // Who begins is drawn: it shall be my turn.
  const { legal } = (await (await bo.get(`/api/tables/${id}`)).json()) as TableReading
  if (legal.length > 0) await bo.post(`/api/tables/${id}/act`, { data: { actions: [legal[0]], endTurn: true } })
  const version = async () => ((await (await ana.get(`/api/tables/${id}`)).json()) as TableReading).version
  const before = await version()

  await page.goto(`/table/${id}`)
  await page.getByTestId('open-try-top').click()
  const dialog = page.getByRole('dialog', { name: 'Try it out' })
  await dialog.getByRole('radio', { name: /I do/ }).check()
  expect(await violations(page)).toEqual([])
  await dialog.getByTestId('try-begin').click()
  const ribbon = page.getByRole('region', { name: 'Sandbox' })
  await expect(ribbon).toContainText('Nothing here counts.')
  await page.waitForURL(/\/table\/here-try/)
  const undo = page.getByTestId('undo')
  await expect(undo).toHaveAttribute('aria-disabled', 'true')

  // My turn, then Bo's: I move for both, and undo leads back behind the end of the turn.
  const act = async () => {
    await page.locator('#main [data-legal]').first().click()
    await expect(undo).toHaveAttribute('aria-disabled', 'false')
    await page.getByTestId('end-turn').click()
  }
  await act()
  await expect(page.getByTestId('moves-for')).toHaveText('You move for Bo.')
  expect(await violations(page)).toEqual([])
  await undo.click()
  await expect(page.getByTestId('moves-for')).toHaveCount(0)
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await page.locator('#main [data-legal]').first().click()
  await expect(undo).toHaveAttribute('aria-disabled', 'false')
  await page.reload()
  await expect(ribbon).toBeVisible()

  // At the table it is my turn: what I tried out is offered there.
  await page.getByTestId('sandbox-keep').click()
  await expect(page).toHaveURL(new RegExp(`/table/${id}$`))
  await expect(page.getByTestId('plan')).toContainText('It is your turn, and you have a plan:')
  expect(await version()).toBe(before)
  expect(await (await bo.get(`/api/tables/${id}/plan`)).json()).toMatchObject({ steps: [] })
  await away.close()
})
