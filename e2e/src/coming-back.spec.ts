import type { APIRequestContext, Page } from '@playwright/test'
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

/** The registration of the page's service worker and a way to push to it, as a message service does. */
async function pusher(page: Page): Promise<(data: object) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  const registration = new Promise<{ registrationId: string; scopeURL: string }>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const { registrationId, scopeURL } = await registration
  const origin = new URL(scopeURL).origin
  return async (data) => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) })
  }
}

interface Shown {
  readonly title: string
  readonly tag: string
  readonly link: string
}

/** Keeps what would be shown: a browser without a screen shows no messages of the system. Runs in the page and in its service worker. */
function keepShown(): void {
  const shown: Shown[] = []
  Object.assign(globalThis, { shown })
  ServiceWorkerRegistration.prototype.showNotification = (title, { tag = '', data } = {}) => {
    shown.push({ title, tag, link: (data as { link: string }).link })
    return Promise.resolve()
  }
}

const keptShown = (): Shown[] => (globalThis as unknown as { shown: Shown[] }).shown

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
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as { told: string[] }).told)).toEqual(['Your turn: Silver & Gold']) // prettier-ignore
  await page.evaluate(() => Object.assign(globalThis, { away: false }))
  // An answer that comes when it is my turn again comes too late.
  const asked = page.waitForRequest('**/api/tables')
  const mayAnswer = Promise.withResolvers<void>()
  await page.route('**/api/tables', async (route) => {
    await mayAnswer.promise
    await route.continue()
  })
  await playTurn(ana, second)
  await asked
  await playTurn(bo, second)
  await expect(page).toHaveTitle(/^Your turn/)
  const answered = page.waitForResponse('**/api/tables')
  mayAnswer.resolve()
  await answered
  await page.unroute('**/api/tables')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page.getByTestId('next-table')).toHaveCount(0)
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
  // On a phone it stands in the log, whose tab counts it until somebody has looked.
  await second.setViewportSize({ width: 390, height: 844 })
  const log = second.getByTestId('tab-log')
  await expect(log).toHaveText(/^Log · \d+$/)
  await log.click()
  await expect(second.getByTestId('missed')).toBeVisible()
  await expect(log).toHaveText('Log')
  await second.getByTestId('tab-rivals').click()
  await expect(log).toHaveText('Log')
  await Promise.all([laptop, theirs, phone].map((context) => context.close()))
})

test('the lobby’s buttons stay the same while answers come, whichever is first: no click is lost', async ({ page }) => {
  let asked = 0
  await page.route(/\/api\/games$/, async (route) => {
    // The tables are there before the games are.
    await new Promise((resolve) => setTimeout(resolve, ++asked === 1 ? 500 : 1500))
    await route.continue()
  })
  await page.goto('/')
  const button = await page.getByTestId('new-table-sunken-treasure').elementHandle()
  await page.waitForTimeout(1600)
  expect(await button?.evaluate((element) => element.isConnected)).toBe(true)
  expect(asked).toBe(1)
  // Nor when all is asked for anew, as somebody has become somebody.
  await page.getByTestId('my-name').click()
  await page.getByTestId('name-input').fill('Ana')
  await page.getByTestId('name-save').click()
  await expect.poll(() => asked).toBe(2)
  await page.waitForTimeout(1800)
  expect(await button?.evaluate((element) => element.isConnected)).toBe(true)
  // The name is of the same person.
  expect(asked).toBe(2)
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

test('the lobby tells of my tables in the language of this page, whatever I spoke elsewhere', async ({ page }) => {
  await page.request.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'deckhand' }]
  await page.request.post('/api/tables', { data: { game: 'silver-and-gold', seats } })
  await page.addInitScript(
    () => localStorage.getItem('fathom.language') ?? localStorage.setItem('fathom.language', 'fr'),
  )
  // The page's own asking is slow to tell the server, and the lobby does not ask again by itself so soon.
  await page.route(/\/api\/me$/, async (route) => {
    if (route.request().method() === 'PATCH') await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto('/')
  const mine = page.getByTestId('waiting-for-you')
  await expect(mine).toContainText('Gardez', { timeout: 4000 })
  await page.getByTestId('language-switch').click()
  await expect(mine).toContainText('Keep', { timeout: 4000 })
})

test.describe('told by the system', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what the page and the server both tell of a table stands once', async ({ browser, server }) => {
    const [mine, theirs] = await Promise.all([0, 1].map(() => browser.newContext({ baseURL: server.url })))
    if (mine === undefined || theirs === undefined) throw new Error('two people are needed')
    const [ana, bo] = [mine.request, theirs.request]
    await ana.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
    await bo.post('/api/guests', { data: { name: 'Bo', language: 'en' } })
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const made = await ana.post('/api/tables', { data: { game: 'silver-and-gold', seats } })
    const { id } = (await made.json()) as { id: string }
    await bo.post(`/api/tables/${id}/join`, { data: {} })
    const page = await mine.newPage()
    await page.addInitScript(() => {
      localStorage.setItem('fathom.notify', 'yes')
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    })
    await page.addInitScript(keepShown)
    await page.goto(`/table/${id}`)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const [worker] = mine.serviceWorkers()
    if (worker === undefined) throw new Error('there is no service worker')
    await worker.evaluate(keepShown)
    await playTurn(ana, id)
    await expect(page).toHaveTitle(/^Silver & Gold/)
    const push = await pusher(page)
    await playTurn(bo, id)
    const link = `${server.url}/table/${id}`
    const told = { title: 'Your turn: Silver & Gold', tag: `/table/${id}`, link }
    await expect.poll(() => page.evaluate(keptShown)).toEqual([told])
    await push({ title: 'Silver & Gold: your turn', text: 'Your turn', link })
    // Of one tag, the later one takes the place of the earlier.
    await expect.poll(() => worker.evaluate(keptShown)).toEqual([{ ...told, title: 'Silver & Gold: your turn' }])
    await Promise.all([mine.close(), theirs.close()])
  })
})

test('the address of past games shows them, whatever comes above them later', async ({ page }) => {
  await page.request.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'deckhand' }]
  for (let each = 0; each < 6; each++)
    await page.request.post('/api/tables', { data: { game: 'silver-and-gold', seats } })
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(viewport)
    await page.route(/\/api\/tables$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    await page.goto('/past')
    await expect(page.getByTestId('waiting-for-you')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Past games' })).toBeInViewport({ ratio: 1 })
  }
})
