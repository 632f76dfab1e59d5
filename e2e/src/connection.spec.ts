import { expect, test } from './fixtures.ts'
import { SilverPlayer } from './silverPlayer.ts'

/** Plays until a cross-off is drafted and the turn not yet ended. */
async function midTurn(ana: SilverPlayer): Promise<void> {
  await ana.play((table) => table.draft.actions.some((action) => /^(cross|box)/.test(action)) && table.draft.canEndTurn)
}

test('a reload in mid-turn keeps the draft, and Undo still takes it back', async ({ page }) => {
  const ana = new SilverPlayer(page)
  await ana.sitDownWithBots()
  await midTurn(ana)
  const before = await ana.read()
  await page.reload()
  await expect(page.getByTestId('end-turn')).toBeVisible()
  expect(await ana.read()).toEqual(before)
  await page.getByTestId('undo').click()
  await expect.poll(async () => (await ana.read()).draft.actions.length).toBe(before.draft.actions.length - 1)
})

test('a lost connection is told, and play goes on when it is back', async ({ page, context }) => {
  const ana = new SilverPlayer(page)
  await ana.sitDownWithBots()
  await midTurn(ana)
  await context.setOffline(true)
  await expect(page.getByTestId('connection-banner')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByTestId('connection-banner')).toBeHidden({ timeout: 30_000 })
  await page.getByTestId('end-turn').click()
  await expect.poll(async () => (await ana.read()).draft.actions).toEqual([])
})

test('the server is killed in mid-turn and started again: the page comes back by itself, the draft is there', async ({
  page,
  server,
}) => {
  const ana = new SilverPlayer(page)
  await ana.sitDownWithBots()
  await midTurn(ana)
  const before = await ana.read()
  await server.kill()
  await expect(page.getByTestId('connection-banner')).toBeVisible()
  await server.start()
  await expect(page.getByTestId('connection-banner')).toBeHidden({ timeout: 30_000 })
  expect((await ana.read()).draft).toEqual(before.draft)
  await page.getByTestId('end-turn').click()
  const rounds = (await ana.read()).version
  await ana.play((table) => table.version > rounds + 10)
})

test('a page that nobody answered asks again by itself, and says so only there', async ({ page }) => {
  let isThere = false
  await page.route('**/api/**', (route) => (isThere ? route.continue() : route.abort()))
  await page.goto('/ranking')
  const trouble = page.getByTestId('trouble')
  await expect(trouble).toContainText('The server does not answer. Check your connection. The page tries again')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ranking')
  isThere = true
  await expect(trouble).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ranking: ./)
})
