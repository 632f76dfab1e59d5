import { expect, test } from './fixtures.ts'
import { SCREENS, smallTexts } from './textSize.ts'

/** Ana opens a table of Silver & Gold with one free chair. @returns its id */
async function tableForTwo(page: import('@playwright/test').Page, url: string): Promise<string> {
  await page.goto(url)
  await page.request.post(`${url}/api/guests`, { data: { name: 'Ana', language: 'en' } })
  const answer = await page.request.post(`${url}/api/tables`, {
    data: { game: 'silver-and-gold', seats: [{ kind: 'me' }, { kind: 'open' }] },
  })
  return ((await answer.json()) as { id: string }).id
}

test('a friend’s link greets, tells the rules in three lines and seats with one button', async ({
  page,
  browser,
  server,
}) => {
  const id = await tableForTwo(page, server.url)
  const friend = await (await browser.newContext()).newPage()
  await friend.goto(`${server.url}/table/${id}`)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Ana asks you to Silver & Gold')
  await expect(friend.getByTestId('invitation').getByRole('listitem')).toHaveCount(3)
  await friend.getByTestId('guest-name').fill('Björn')
  await friend.getByTestId('sit-1').click()
  await expect(friend.getByTestId('table')).toBeVisible()
  await expect(friend.getByText('Björn').or(friend.getByTestId('rival-0')).first()).toBeVisible()
  await friend.context().close()
})

test('a friend’s link calls me by my name, also where who I am is known late', async ({ page, browser, server }) => {
  const id = await tableForTwo(page, server.url)
  const friend = await (await browser.newContext()).newPage()
  await friend.request.post(`${server.url}/api/guests`, { data: { name: 'Björn', language: 'en' } })
  const wait = Promise.withResolvers<void>()
  await friend.route(/\/api\/me$/, async (route) => {
    await wait.promise
    await route.continue()
  })
  await friend.goto(`${server.url}/table/${id}`)
  const name = friend.getByTestId('guest-name')
  await expect(name).toHaveValue('')
  wait.resolve()
  await expect(name).toHaveValue('Björn')
  // What I type stays, an empty field included.
  await name.fill('')
  await expect(name).toHaveValue('')
  await friend.context().close()
})

test('on a phone a friend’s link shows name and button without scrolling, in French', async ({
  page,
  browser,
  server,
}) => {
  const id = await tableForTwo(page, server.url)
  const friend = await (await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })).newPage()
  await friend.goto(`${server.url}/table/${id}`)
  await expect(friend.getByTestId('guest-name')).toBeInViewport({ ratio: 1 })
  await expect(friend.getByTestId('sit-1')).toBeInViewport({ ratio: 1 })
  await friend.context().close()
})

test('who waits alone starts with a bot in the free chair', async ({ page, server }) => {
  const id = await tableForTwo(page, server.url)
  await page.goto(`${server.url}/table/${id}`)
  await page.getByTestId('seat-bot-1').click()
  await expect(page.getByTestId('table')).toBeVisible()
  await expect(page.getByTestId('rival-1')).toContainText('bot')
})

test('sounds are off until the slider is moved, and stay as they were set', async ({ page, server }) => {
  const id = await tableForTwo(page, server.url)
  await page.goto(`${server.url}/table/${id}`)
  await page.getByTestId('seat-bot-1').click()
  await page.getByTestId('open-settings').click()
  await expect(page.getByTestId('volume')).toHaveValue('0')
  await page.getByTestId('volume').fill('40')
  await page.reload()
  await page.getByTestId('open-settings').click()
  await expect(page.getByTestId('volume')).toHaveValue('40')
})

test('no word of an invitation is too small to read, its cover’s lettering included', async ({ browser, server }) => {
  const host = await browser.newContext({ baseURL: server.url })
  await host.request.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
  const friend = await (await browser.newContext({ baseURL: server.url })).newPage()
  for (const game of ['silver-and-gold', 'sunken-treasure', 'artifacts-inc', 'thesauros']) {
    const data = { game, seats: [{ kind: 'me' }, { kind: 'open' }], options: {} }
    const { id } = (await (await host.request.post('/api/tables', { data })).json()) as { id: string }
    await friend.goto(`/table/${id}`)
    await expect(friend.getByTestId('invitation').locator('svg').first()).toBeVisible()
    for (const screen of SCREENS) {
      await friend.setViewportSize(screen)
      expect(await smallTexts(friend), `${game} at ${screen.width}`).toEqual([])
    }
  }
  await Promise.all([host.close(), friend.context().close()])
})
