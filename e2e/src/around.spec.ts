import type { APIRequestContext, Page } from '@playwright/test'
import type { TableReading } from '@fathom/protocol'
import { expect, test } from './fixtures.ts'
import { SilverPlayer } from './silverPlayer.ts'

/** Makes the holder of these cookies a guest and opens a table. @returns its id */
async function tableOf(request: APIRequestContext, url: string, game: string, others: object[]): Promise<string> {
  await request.post(`${url}/api/guests`, { data: { name: 'Ana', language: 'en' } })
  const answer = await request.post(`${url}/api/tables`, { data: { game, seats: [{ kind: 'me' }, ...others] } })
  return ((await answer.json()) as TableReading).id
}

async function readTable(request: APIRequestContext, url: string, id: string): Promise<TableReading> {
  return (await (await request.get(`${url}/api/tables/${id}`)).json()) as TableReading
}

/** Takes the whole turn of whoever holds these cookies, with the first legal action of each step. */
async function playTurn(request: APIRequestContext, url: string, id: string): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    const { legal, draft } = await readTable(request, url, id)
    if (draft.canEndTurn) return void (await request.post(`${url}/api/tables/${id}/end-turn`, { data: {} }))
    const [action] = legal
    if (action === undefined) return
    const answer = await request.post(`${url}/api/tables/${id}/act`, { data: { actions: [action] } })
    expect(answer.ok()).toBe(true)
  }
}

async function boardBox(page: Page) {
  await expect(page.getByTestId('board')).toBeVisible()
  return page.getByTestId('board').boundingBox()
}

test('a newcomer’s first table of Thesauros is an introductory one, whoever has played gets the usual one', async ({
  page,
  server,
}) => {
  const variant = async (): Promise<unknown> => {
    await page.goto('/')
    await page.getByTestId('play-bots-thesauros').click()
    await expect(page.getByTestId('table')).toBeVisible()
    const id = page.url().split('/').at(-1) ?? ''
    return (await readTable(page.request, server.url, id)).options['variant']
  }
  expect(await variant()).toBe('introductory')
  await page.evaluate(() => localStorage.setItem('fathom.played.thesauros', 'yes'))
  expect(await variant()).toBe('standard')
})

test('a mode is chosen by its card, and its editions and single options are folded behind', async ({
  page,
  server,
}) => {
  await page.goto('/')
  await page.getByTestId('new-table-thesauros').click()
  const modes = page.getByTestId('modes')
  await expect(modes.getByRole('radio')).toHaveCount(3)
  await expect(page.getByTestId('mode-introductory')).toBeChecked()
  await modes.getByText('Lawless!', { exact: true }).click()
  await expect(page.getByTestId('edition')).toBeHidden()
  await page.getByTestId('single-options').locator('summary').click()
  await page.getByTestId('edition').selectOption('lawless-french')
  await expect(page.getByRole('group', { name: 'At sea' })).toBeVisible()
  await expect(page.getByTestId('mode-lawless')).toBeChecked()
  await page.getByTestId('create-table').click()
  await expect(page.getByTestId('table')).toBeVisible()
  const { options } = await readTable(page.request, server.url, page.url().split('/').at(-1) ?? '')
  expect(options).toMatchObject({ variant: 'lawless', influence3p: 'FR' })
})

test('the rules open at their top, with the focus on their heading', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/')
  const id = await tableOf(page.request, server.url, 'thesauros', [{ kind: 'bot', level: 'deckhand' }])
  await page.goto(`/table/${id}`)
  await page.getByTestId('open-help').click()
  const rules = page.getByTestId('help')
  await expect(rules.getByRole('heading', { name: 'Thesauros' })).toBeFocused()
  await expect(rules.getByRole('heading', { name: 'Thesauros' })).toBeInViewport()
  expect(await rules.evaluate((dialog) => dialog.scrollTop)).toBe(0)
})

test('what I did myself is not told as missed, what others did is, and neither takes room from the board', async ({
  page,
  server,
  playwright,
}) => {
  await page.goto('/')
  const { url } = server
  const id = await tableOf(page.request, url, 'sunken-treasure', [{ kind: 'open' }])
  const friend = await playwright.request.newContext()
  await friend.post(`${url}/api/guests`, { data: { name: 'Björn', language: 'en' } })
  await friend.post(`${url}/api/tables/${id}/join`, { data: {} })
  // This browser alone says what was seen: the test sets it back.
  await page.route('**/seen', (route) => route.abort())
  const open = async (): Promise<void> => {
    await page.goto(`/table/${id}`)
    await expect(page.getByTestId('prompt-sentence')).not.toBeEmpty()
  }
  // Until it is my turn again, so that the page has been here before that.
  while ((await readTable(page.request, url, id)).waitingFor[0] !== 0) await playTurn(friend, url, id)
  await open()
  await page.goto('/')
  await playTurn(page.request, url, id)
  await open()
  await expect(page.getByTestId('missed')).toHaveCount(0)
  const before = await boardBox(page)
  await page.goto('/')
  await playTurn(friend, url, id)
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open()
    if (width === 390) await page.getByTestId('tab-log').click()
    await expect(page.getByTestId('missed')).toBeVisible()
    await page.evaluate((key) => localStorage.setItem(key, '3'), `fathom.seen.${id}`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await open()
  expect(await boardBox(page)).toEqual(before)
  await friend.dispose()
})

for (const [width, height] of [
  [1920, 1080],
  [1366, 768],
  [390, 844],
] as const) {
  test(`looking back leaves the board as large as it was, at ${width}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const id = await tableOf(page.request, server.url, 'silver-and-gold', [{ kind: 'bot', level: 'deckhand' }])
    await playTurn(page.request, server.url, id)
    await page.goto(`/table/${id}`)
    await expect(page.getByTestId('prompt-sentence')).not.toBeEmpty()
    const now = await boardBox(page)
    if (width === 390) await page.getByTestId('tab-log').click()
    await page.locator('.log-link').last().click()
    await expect(page.getByTestId('replay')).toBeVisible()
    const then = await boardBox(page)
    expect(then?.height).toBeGreaterThanOrEqual(now?.height ?? Infinity)
    expect(then?.width).toBe(now?.width)
    // Nothing in the bar is cut.
    const isCut = await page
      .getByTestId('replay')
      .evaluate((bar) => [bar, ...bar.querySelectorAll('*')].some((each) => each.scrollHeight > each.clientHeight + 1))
    expect(isCut).toBe(false)
  })
}

test('a newcomer is told their name beside the board, not over it', async ({ page }) => {
  await page.goto('/')
  await page.getByTestId('play-bots-silver-and-gold').click()
  await expect(page.getByTestId('table')).toBeVisible()
  await expect(page.getByTestId('welcome')).toBeVisible()
  const welcome = await page.getByTestId('welcome').boundingBox()
  const board = await boardBox(page)
  expect(welcome?.x).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 0))
})

test('how turns end is asked once, kept, and changed in the settings', async ({ page, server, playwright }) => {
  await page.goto('/')
  const { url } = server
  const id = await tableOf(page.request, url, 'silver-and-gold', [{ kind: 'open' }])
  const friend = await playwright.request.newContext()
  await friend.post(`${url}/api/guests`, { data: { name: 'Björn', language: 'en' } })
  await friend.post(`${url}/api/tables/${id}/join`, { data: {} })
  await playTurn(friend, url, id)
  const { legal } = await readTable(page.request, url, id)
  await page.request.post(`${url}/api/tables/${id}/act`, { data: { actions: [legal[0]] } })
  await page.goto(`/table/${id}`)
  await expect(page.getByTestId('end-turn')).toBeVisible()
  await page.getByTestId('end-always').click()
  // The first round: what completes a turn ends it now.
  await expect(page.getByTestId('confirm')).toBeVisible()
  await playTurn(friend, url, id)
  const turn = (table: TableReading): unknown => table.view?.['turn']
  const first = turn(await readTable(page.request, url, id))
  // A box with an X asks for another one before the turn is complete.
  await new SilverPlayer(page).play((table) => table.draft.canEndTurn || turn(table) !== first)
  await expect.poll(async () => turn(await readTable(page.request, url, id))).not.toBe(first)
  await page.getByTestId('open-settings').click()
  await page.getByTestId('end-at-once').uncheck()
  await page.reload()
  await page.getByTestId('open-settings').click()
  await expect(page.getByTestId('end-at-once')).not.toBeChecked()
  await friend.dispose()
})
