import { expect, test } from './fixtures.ts'
import { chosenHere, chosenInBrowser, recordedThoughts } from './thoughts.ts'

const isLong = process.env.FATHOM_LONG === '1'
/** Decisions a game: of a Mate, who judges, and of a Captain, who searches. */
const DECISIONS = isLong ? { mate: 1000, captain: 1000 } : { mate: 60, captain: 4 }
/** Where an Admiral searches in a way of its own, its decisions, too. */
const OF_ADMIRAL: Readonly<Record<string, number>> = { 'silver-and-gold': isLong ? 1000 : 20 }

for (const game of ['silver-and-gold', 'sunken-treasure', 'artifacts-inc', 'thesauros']) {
  test(`bots of ${game} choose the same in a browser as on a server`, async ({ page }) => {
    await page.goto('/')
    const admiral = OF_ADMIRAL[game]
    for (const [level, count] of Object.entries({ ...DECISIONS, ...(admiral && { admiral }) })) {
      const thoughts = await recordedThoughts(game, level, count)
      expect(thoughts).toHaveLength(count)
      const [here, there] = [await chosenHere(thoughts), await chosenInBrowser(page, thoughts)]
      expect(there.actions, level).toEqual(here.actions)
    }
  })
}
