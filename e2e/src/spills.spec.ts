import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { RecordedServer } from './recordedServer.ts'
import { sightings, type Sighting } from './recordedTables.ts'
import { spills } from './spills.ts'
import { SCREENS } from './textSize.ts'

/** French words are the longest: what holds them whole holds the English ones. */
test.use({ locale: 'fr-FR' })

const TABLET_ACROSS = { width: 1080, height: 810 } as const
/** A small phone, with the browser's own bars. */
const SMALL_PHONE = { width: 360, height: 640 } as const

/** Places of recorded games: what is asked there, with the most to choose from, or how far into the game. */
const PLACES = {
  Thesauros: [
    ['thesauros/standard-4', 'place'],
    ['thesauros/standard-4', 'research'],
    ['thesauros/store-twice', 'market'],
    ['thesauros/store-twice', 'museum'],
    ['thesauros/store-twice', 'dive'],
    ['thesauros/lawless-4', 'exchange'],
    ['thesauros/deck-searched', 'exchange'],
    ['thesauros/solo-1', 'exchange'],
  ],
  'Silver & Gold': [
    ['silver-and-gold/four-seats', 0.5],
    ['silver-and-gold/four-seats', 0.97],
  ],
  'Sunken Treasure': [
    ['sunken-treasure/twelve-5', 0.05],
    ['sunken-treasure/twelve-5', 0.9],
  ],
  'Artifacts, Inc.': [
    ['artifacts-inc/reputation-4', 0.05],
    ['artifacts-inc/reputation-4', 0.5],
    ['artifacts-inc/reputation-4', 0.97],
  ],
} as const

type Screen = (typeof SCREENS)[number] | typeof TABLET_ACROSS | typeof SMALL_PHONE
type Place = (typeof PLACES)[keyof typeof PLACES][number]

async function sightingAt([record, where]: Place): Promise<Sighting> {
  const asked = (await sightings(record)).filter(({ legal }) => legal.length > 0)
  const kindOf = ({ view }: Sighting): unknown => (view as { pending?: { kind: string } | null }).pending?.kind
  const found =
    typeof where === 'number'
      ? asked[Math.floor(where * asked.length)]
      : asked.filter((each) => kindOf(each) === where).toSorted((a, b) => b.legal.length - a.legal.length)[0]
  if (found === undefined) throw new Error(`${record} has no ${where}`)
  return found
}

async function openAt(page: Page, recorded: RecordedServer, places: readonly Place[], screens: readonly Screen[]) {
  const guest = await recorded.guest(page, 'fr')
  for (const place of places) {
    await recorded.open(page, { guest, record: place[0], at: await sightingAt(place) })
    await expect(page.getByTestId('prompt')).toBeVisible()
    await expect(page.locator('.coming')).toHaveCount(0)
    for (const screen of screens) {
      await page.setViewportSize(screen)
      await expect.poll(() => spills(page), { message: `${place.join(', ')} at ${screen.width}` }).toEqual([])
    }
  }
}

for (const [game, places] of Object.entries(PLACES)) {
  test(`${game}: no French word is broken, cut or runs over the edge of its box`, async ({ page, recorded }) => {
    await openAt(page, recorded, places, [SMALL_PHONE, ...SCREENS.slice(1), TABLET_ACROSS])
  })
}

test('at 320 px dialogs do not scroll sideways, and the steps of a replay are whole', async ({ page, recorded }) => {
  const guest = await recorded.guest(page, 'fr')
  const record = 'silver-and-gold/four-seats'
  await recorded.open(page, { guest, record, at: await sightingAt([record, 0.5]) })
  await page.setViewportSize({ width: 320, height: 700 })
  const overWidth = () => page.locator('dialog[open]').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
  await page.getByTestId('open-settings').click()
  expect(await overWidth()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByTestId('tab-log').click()
  await page.getByTestId(/^log-/).first().click()
  await expect(page.getByTestId('replay')).toBeVisible()
  expect(
    (await spills(page)).filter((spill) => /btn( primary)?: (Lire|Pause|Pourquoi|Au présent)/.test(spill)),
  ).toEqual([])
  for (const game of ['thesauros', 'silver-and-gold', 'artifacts-inc', 'sunken-treasure']) {
    await page.goto('/')
    await page.getByTestId(`new-table-${game}`).click()
    for (const summary of await page.locator('dialog summary').all()) await summary.click()
    expect(await overWidth(), game).toBe(0)
    expect((await spills(page)).filter((spill) => spill.startsWith('scrolls sideways'))).toEqual([])
  }
})

test('lobby: the links beside a heading end where what is below it ends, in one line each', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByTestId('find-opponents')).toBeVisible()
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    const beyond = await page.locator('.section-head .link-button').evaluateAll((links) =>
      links.flatMap((link) => {
        const [own, head] = [link, link.closest('.section-head')].map((each) => each?.getBoundingClientRect())
        const words = document.createRange()
        words.selectNodeContents(link)
        return own && head && own.right <= head.right + 1 && words.getClientRects().length === 1
          ? []
          : [link.textContent]
      }),
    )
    expect(beyond, `at ${screen.width}`).toEqual([])
  }
})
