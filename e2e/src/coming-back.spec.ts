import type { APIRequestContext } from '@playwright/test'
import type { TableReading } from '@fathom/protocol'
import { expect, test } from './fixtures.ts'

/** Plays a turn of Silver & Gold to its end: a box with an X asks for another one. */
async function playTurn(request: APIRequestContext, id: string): Promise<void> {
  for (;;) {
    const { legal } = (await (await request.get(`/api/tables/${id}`)).json()) as TableReading
    const answer = await request.post(`/api/tables/${id}/act`, { data: { actions: [legal[0]], endTurn: true } })
    const { draft } = (await answer.json()) as TableReading
    if (draft.ended || draft.actions.length === 0) return
  }
}

test('the tab says when it is my turn, and J leads to my next table that waits for me', async ({ browser, server }) => {
  const [mine, theirs] = await Promise.all([0, 1].map(() => browser.newContext({ baseURL: server.url })))
  if (mine === undefined || theirs === undefined) throw new Error('two people are needed')
  const [ana, bo] = [mine.request, theirs.request]
  await ana.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
  await bo.post('/api/guests', { data: { name: 'Bo', language: 'en' } })
  const ids: string[] = []
  for (const game of ['silver-and-gold', 'silver-and-gold']) {
    const made = await ana.post('/api/tables', { data: { game, seats: [{ kind: 'me' }, { kind: 'open' }] } })
    const { id } = (await made.json()) as { id: string }
    await bo.post(`/api/tables/${id}/join`, { data: {} })
    ids.push(id)
  }
  const [first = '', second = ''] = ids
  const page = await mine.newPage()
  // The page counts as looked at elsewhere: messages of the system are kept by a stand-in.
  await page.addInitScript(() => {
    localStorage.setItem('fathom.notify', 'yes')
    Object.defineProperty(document, 'visibilityState', { get: () => (globalThis as { away?: boolean }).away ? 'hidden' : 'visible' }) // prettier-ignore
    const told: string[] = []
    Object.assign(globalThis, { told, Notification: class extends EventTarget { static permission = 'granted'; constructor(title: string) { super(); told.push(title) } } }) // prettier-ignore
  })
  await page.goto(`/table/${second}`)
  await expect(page).toHaveTitle(/^Your turn: Silver & Gold/)
  await playTurn(ana, second)
  await expect(page).toHaveTitle(/^Silver & Gold/)
  await expect(page.getByTestId('next-table')).toHaveText('Next table')
  await page.evaluate(() => Object.assign(globalThis, { away: true }))
  await playTurn(bo, second)
  await expect(page).toHaveTitle(/^Your turn/)
  expect(await page.evaluate(() => (globalThis as unknown as { told: string[] }).told)).toEqual(['Your turn: Silver & Gold']) // prettier-ignore
  await page.evaluate(() => Object.assign(globalThis, { away: false }))
  await playTurn(ana, second)
  await expect(page.getByTestId('next-table')).toBeVisible()
  await page.keyboard.press('j')
  await page.waitForURL(new RegExp(`/table/${first}`))
  await Promise.all([mine.close(), theirs.close()])
})

test('what I have seen on one device is not missed on another, and what came after is', async ({ browser, server }) => {
  const [laptop, theirs] = await Promise.all([0, 1].map(() => browser.newContext({ baseURL: server.url })))
  if (laptop === undefined || theirs === undefined) throw new Error('two people are needed')
  const [ana, bo] = [laptop.request, theirs.request]
  await ana.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
  await bo.post('/api/guests', { data: { name: 'Bo', language: 'en' } })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await ana.post('/api/tables', { data: { game: 'silver-and-gold', seats } })
  const { id } = (await made.json()) as { id: string }
  await bo.post(`/api/tables/${id}/join`, { data: {} })
  await playTurn(ana, id)
  await playTurn(bo, id)
  const first = await laptop.newPage()
  await first.goto(`/table/${id}`)
  await expect(first.getByTestId('prompt')).toBeVisible()
  const seen = first.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/seen'))
  await first.getByRole('link', { name: /lobby/i }).first().click()
  await seen

  // The same person elsewhere: the cookie, and nothing else of that browser.
  const phone = await browser.newContext({ baseURL: server.url, storageState: { cookies: await laptop.cookies(), origins: [] } }) // prettier-ignore
  const second = await phone.newPage()
  await second.goto(`/table/${id}`)
  await expect(second.getByTestId('prompt')).toBeVisible()
  await expect(second.getByTestId('missed')).toHaveCount(0)
  await second.goto('/')
  await playTurn(ana, id)
  await playTurn(bo, id)
  await second.goto(`/table/${id}`)
  await expect(second.getByTestId('missed')).toBeVisible()
  await Promise.all([laptop, theirs, phone].map((context) => context.close()))
})

test('the lobby keeps the focus where it is when it asks anew', async ({ page }) => {
  await page.request.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'deckhand' }]
  await page.request.post('/api/tables', { data: { game: 'silver-and-gold', seats } })
  await page.goto('/')
  const turn = page.getByTestId('waiting-for-you').getByRole('link')
  await turn.focus()
  const asked = page.waitForResponse(/\/api\/tables$/)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await (await asked).finished()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(turn).toBeFocused()
})
