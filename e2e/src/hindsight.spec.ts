import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { SilverPlayer } from './silverPlayer.ts'

/** The turns whose pattern the log names, the latest first: `1.4`. */
async function turnsNamed(page: Page): Promise<string[]> {
  const lines = await page.getByTestId('log').getByRole('listitem').allInnerTexts()
  return lines.flatMap((line) => {
    const [, round, turn] = /Round (\d), turn (\d):/.exec(line) ?? []
    return round === undefined ? [] : [`${round}.${turn}`]
  })
}

test('the log of Silver & Gold names the patterns of a round when it is over', async ({ page }) => {
  const ana = new SilverPlayer(page)
  await ana.sitDownWithBots()
  const reach = (round: number, turn: number) =>
    ana.play(({ view }) => view?.['round'] === round && view['turn'] === turn && view['phase'] === 'cross')
  await reach(1, 4)
  await expect.poll(() => turnsNamed(page)).toEqual(['1.4'])
  await page.reload()
  await expect.poll(() => turnsNamed(page)).toEqual(['1.4'])

  // The present turn can be looked back at.
  await page.getByTestId('log').getByRole('button').first().click()
  await expect(page.getByTestId('replay')).toContainText('Round 1, turn 4')
  await page.getByTestId('back-to-now').click()
  await reach(2, 2)
  await expect.poll(() => turnsNamed(page)).toEqual(['2.2', '1.7', '1.6', '1.5', '1.4', '1.3', '1.2', '1.1'])
})
