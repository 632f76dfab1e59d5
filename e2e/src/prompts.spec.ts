import { expect, test } from './fixtures.ts'
import { SilverPlayer } from './silverPlayer.ts'

/** The prompt is always today's, never left over from the step before. */

test('another language chosen on my turn: the prompt is said anew in it', async ({ page }) => {
  const ana = new SilverPlayer(page)
  await ana.sitDownWithBots()
  const prompt = page.getByTestId('prompt-sentence')
  await expect(prompt).toHaveText('Keep two of these four islands.')
  await page.getByTestId('open-settings').click()
  await page.getByTestId('language-switch').click()
  await expect(prompt).toHaveText('Gardez deux de ces quatre îles.')
})

test('a click while the line is down is answered where it was, until the next one', async ({ page, context }) => {
  const ana = new SilverPlayer(page)
  await ana.sitDownWithBots()
  await ana.play((table) => table.legal.some((action) => action.startsWith('cross')))
  const confirm = page.getByTestId('confirm')
  await expect(confirm).toHaveAttribute('aria-disabled', 'false')
  await context.setOffline(true)
  await confirm.click()
  const answer = page.getByTestId('notice').filter({ hasText: 'did not reach the server' })
  const [button, notice] = [await confirm.boundingBox(), await answer.boundingBox()]
  expect(Math.abs((notice?.y ?? Infinity) - (button?.y ?? 0))).toBeLessThan(120)
  await context.setOffline(false)
  await expect(page.getByTestId('connection-banner')).toBeHidden()
  await confirm.click()
  await expect.poll(async () => (await ana.read()).draft.actions[0]).toMatch(/^cross /)
  await expect(answer).toHaveCount(0)
})

test('the place that fits is lit before the pointer moves, and the big button crosses it off', async ({ page }) => {
  const ana = new SilverPlayer(page)
  await ana.sitDownWithBots()
  await ana.play((table) => table.legal.some((action) => action.startsWith('cross')))
  await page.mouse.move(2, 2)
  await expect(page.getByTestId('prompt-note')).toContainText('For instance on ')
  await page.getByTestId('confirm').click()
  await expect.poll(async () => (await ana.read()).draft.actions[0]).toMatch(/^cross /)
})
