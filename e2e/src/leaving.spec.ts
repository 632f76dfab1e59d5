import type { TableReading } from '@fathom/protocol'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Opens a table of Silver & Gold for Ana with the others that are named. @returns its id */
async function openTable(page: Page, others: object[]): Promise<string> {
  await page.goto('/')
  await page.request.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
  const seats = [{ kind: 'me' }, ...others]
  const answer = await page.request.post('/api/tables', { data: { game: 'silver-and-gold', seats } })
  const { id } = (await answer.json()) as TableReading
  await page.goto(`/table/${id}`)
  return id
}

test('a game with bots is ended: back in the lobby, gone from my list, and its link says so', async ({ page }) => {
  const id = await openTable(page, [{ kind: 'bot', level: 'deckhand' }])
  await page.getByTestId('leave-table-top').click()
  const dialog = page.getByTestId('leave')
  await expect(dialog.getByRole('heading', { name: 'End this game?' })).toBeVisible()
  await page.getByTestId('end-game').click()
  await expect(page.getByTestId('lobby')).toBeVisible()
  // The lists have come; others may have opened tables meanwhile.
  await expect(page.getByTestId('open-tables')).toContainText(/No open tables|Sit down/)
  await expect(page.getByTestId(`table-${id}`)).toHaveCount(0)
  await page.goto(`/table/${id}`)
  await expect(page.getByTestId('prompt-sentence')).toHaveText('Ana has ended this game.')
  await expect(page.getByTestId('confirm')).toHaveCount(0)
  await expect(page.getByTestId('undo')).toHaveCount(0)
  await page.getByTestId('closed-lobby').click()
  await expect(page.getByTestId('lobby')).toBeVisible()
})

test('a game with bots may wait in the lobby instead', async ({ page }) => {
  const id = await openTable(page, [{ kind: 'bot', level: 'deckhand' }])
  await page.getByTestId('leave-table-top').click()
  await page.getByTestId('leave-waits').click()
  await expect(page.getByTestId('waiting-for-you').getByTestId(`table-${id}`)).toBeVisible()
})

test('a game with somebody else is handed over: the lobby says that a bot plays on, and the way back', async ({
  page,
  browser,
  server,
}) => {
  const id = await openTable(page, [{ kind: 'open' }])
  const friend = await browser.newContext({ baseURL: server.url })
  await friend.request.post('/api/guests', { data: { name: 'Björn', language: 'en' } })
  await friend.request.post(`/api/tables/${id}/join`, { data: {} })
  await page.getByTestId('leave-table-top').click()
  await page.getByTestId('leave-confirm').click()
  const card = page.getByTestId('running-tables').getByTestId(`table-${id}`)
  await expect(card).toContainText('a bot plays on for you')
  await card.getByRole('link', { name: 'Take your chair back' }).click()
  await page.getByTestId('come-back').click()
  await expect(page.getByTestId('come-back')).toHaveCount(0)
  await friend.close()
})

test('who waits alone and leaves keeps no chair waiting', async ({ page, browser, server }) => {
  const id = await openTable(page, [{ kind: 'open' }])
  await page.getByTestId('leave-waiting').click()
  await expect(page.getByTestId('lobby')).toBeVisible()
  const friend = await (await browser.newContext({ baseURL: server.url })).newPage()
  await friend.goto(`/table/${id}`)
  await expect(friend.getByTestId('closed')).toContainText('Ana has ended this game.')
  await friend.context().close()
})

test('the invitation stands as a QR code, drawn here, and goes out by the system’s own sharing', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: async (what: unknown) => void Object.assign(globalThis, { shared: what }) }) // prettier-ignore
  })
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(server.url).host) foreign.push(request.url())
  })
  const id = await openTable(page, [{ kind: 'open' }])
  await expect(page.getByRole('img', { name: 'The invitation link as a QR code' })).toBeVisible()
  await page.getByTestId('share-link').click()
  const shared = await page.evaluate(() => (globalThis as { shared?: { url: string; text: string } }).shared)
  expect(shared?.url).toMatch(new RegExp(`/table/${id}$`))
  expect(shared?.text).toBe('Ana asks you to Silver & Gold')
  expect(foreign).toEqual([])
})

test('while the server can’t be asked the lobby tells nothing of before, and says so', async ({ page }) => {
  const id = await openTable(page, [{ kind: 'bot', level: 'deckhand' }])
  await page.goto('/')
  await expect(page.getByTestId(`table-${id}`)).toBeVisible()
  await page.route('**/api/tables', (route) => route.abort())
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByTestId('trouble')).toBeVisible()
  await expect(page.getByTestId(`table-${id}`)).toHaveCount(0)
  await expect(page.getByTestId('open-tables')).not.toContainText('No open tables')
  await page.unroute('**/api/tables')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByTestId(`table-${id}`)).toBeVisible()
  await expect(page.getByTestId('trouble')).toHaveCount(0)
})

test('somebody who looks on without a name reads the page’s language, not the browser’s', async ({
  page,
  browser,
  server,
}) => {
  const id = await openTable(page, [{ kind: 'bot', level: 'deckhand' }])
  const onlooker = await (await browser.newContext({ locale: 'en-GB', baseURL: server.url })).newPage()
  await onlooker.addInitScript(() => localStorage.setItem('fathom.language', 'fr'))
  await onlooker.goto(`/table/${id}`)
  await expect(onlooker.getByTestId('prompt-note')).toHaveText('Vous regardez la partie.')
  await page.getByTestId('leave-table-top').click()
  await page.getByTestId('end-game').click()
  // Told by the socket.
  await expect(onlooker.getByTestId('prompt-sentence')).toHaveText('Ana a arrêté la partie.')
  await onlooker.context().close()
})
