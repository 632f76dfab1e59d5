import type { Page } from '@playwright/test'
import { expect, test, withMotion } from './fixtures.ts'
import { SilverPlayer } from './silverPlayer.ts'
import { SunkenPlayer } from './sunkenPlayer.ts'

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
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000)
    await page.getByTestId('end-turn').click()
  }

  await reveal()
  await expect(pattern).toHaveAttribute('data-shape', '')
  await expect(prompt).not.toHaveClass(/mine/)
  // A rival may take a card yet, which is told as well.
  await tellUntilMine(page)
  await expect(pattern).not.toHaveAttribute('data-shape', '')
  await page.clock.resume()

  await reveal()
  await expect(prompt).not.toHaveClass(/mine/)
  // Time stands still: keys alone end what is told, also what comes while a rival takes a card.
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift')
      return prompt.getAttribute('class')
    })
    .toMatch(/mine/)
  await expect(pattern).not.toHaveAttribute('data-shape', '')
})

test('what rivals did is seen one after the other: nobody’s ship is ahead of its moment', async ({ page }) => {
  test.slow()
  await page.clock.install()
  await withMotion(page)
  const ana = new SunkenPlayer(page)
  await page.goto('/')
  await page.request.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
  const prompt = page.getByTestId('prompt')
  // One rival: what three do at once may be left to the log.
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'deckhand' }]
  /** As long as the rival’s ship is on the board, it sails on. Now and then a whole game never comes there, and another one is begun. */
  const comeThere = async (): Promise<number> => {
    const answer = await page.request.post('/api/tables', { data: { game: 'sunken-treasure', seats, options: {} } })
    await page.goto(`/table/${((await answer.json()) as { id: string }).id}`)
    await expect(prompt).toBeVisible()
    const { status, version } = await ana.play(({ draft, view }) => {
      const players = (view?.['players'] ?? []) as { ship: number }[]
      return draft.canEndTurn && view?.['phase'] === 'act' && players[1]?.ship !== 7
    })
    return status === 'finished' ? comeThere() : version
  }
  /** Where the ships of the others are drawn, before they rock. */
  const places = async (): Promise<(string | null | undefined)[]> =>
    page
      .locator('[data-anchor^="ship:"]')
      .evaluateAll((all) => all.map((ship) => ship.firstElementChild?.getAttribute('transform')))
  const version = await comeThere()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000)
  const before = await places()
  await page.getByTestId('end-turn').click()
  // All have sailed and it is my turn again, but the page has told nothing yet.
  const isBack = async (): Promise<boolean> => {
    const table = await ana.read()
    return table.version > version + 2 && table.waitingFor.includes(table.you ?? -1)
  }
  await expect.poll(isBack).toBe(true)
  await expect(prompt).not.toHaveClass(/mine/)
  expect(await places()).toEqual(before)
  await tellUntilMine(page)
  expect(await places()).not.toEqual(before)
})

/** Lets time go on until all is told and I am asked. */
async function tellUntilMine(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(500)
      return page.getByTestId('prompt').getAttribute('class')
    })
    .toMatch(/mine/)
}
