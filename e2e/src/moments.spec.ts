import { expect, test, withMotion } from './fixtures.ts'
import { SilverPlayer } from './silverPlayer.ts'

test('a reveal is told before I am asked again, one moment after the other; any key ends it', async ({ page }) => {
  await page.clock.install()
  await withMotion(page)
  const ana = new SilverPlayer(page)
  await ana.sitDownWithBots()
  const prompt = page.getByTestId('prompt')
  const pattern = page.getByTestId('expedition')
  /** Crosses something off; then time stands still on the page, and the turn is ended. */
  const reveal = async (): Promise<void> => {
    await ana.play(({ draft, view }) => draft.canEndTurn && view?.['phase'] === 'cross')
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    await page.getByTestId('end-turn').click()
  }

  await reveal()
  await expect(pattern).toHaveAttribute('data-shape', '')
  await expect(prompt).not.toHaveClass(/mine/)
  // Each moment lasts less than half a second, all of them less than three.
  await page.clock.runFor(3_000)
  await expect(pattern).not.toHaveAttribute('data-shape', '')
  await expect(prompt).toHaveClass(/mine/)
  await page.clock.resume()

  await reveal()
  await expect(prompt).not.toHaveClass(/mine/)
  await page.keyboard.press('Shift')
  await expect(pattern).not.toHaveAttribute('data-shape', '')
  await expect(prompt).toHaveClass(/mine/)
})
