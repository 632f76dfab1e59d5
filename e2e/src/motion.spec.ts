import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectToGoTo, expectToMove, play, slowly, standStill, tellUntil } from './movement.ts'
import type { RecordedServer } from './recordedServer.ts'
import { sightings, type Sighting } from './recordedTables.ts'
import { SCREENS } from './textSize.ts'

const [PHONE, , LAPTOP] = SCREENS
const SILVER = 'silver-and-gold/two-seats'
/** A box with a coin, and one that is the last of its island, late in the first round. */
const COIN = 'box P04 b1'
const LAST = 'box P04 a3'

interface Place {
  readonly record: string
  readonly fits: (legal: readonly string[], line: number) => boolean
  readonly screen: (typeof SCREENS)[number]
  readonly level?: string
}

/** Opens a table at the first such place; from then on what moves is slow, and moments pass only as the test says. */
async function openSlowly(page: Page, recorded: RecordedServer, { record, fits, screen, level }: Place) {
  const at = (await sightings(record)).find(({ legal, line }: Sighting) => fits(legal, line))
  if (at === undefined) throw new Error(`${record} never comes to this`)
  await page.clock.install()
  await page.setViewportSize(screen)
  const guest = await recorded.guest(page)
  const id = await recorded.open(page, { guest, record, at, ...(level === undefined ? {} : { level }) })
  await slowly(page)
  await standStill(page)
  return { table: `${recorded.url}/api/tables/${id}`, at }
}

const silverAt = (action: string, screen: Place['screen']): Place => {
  const [verb, card] = action.split(' ')
  const isLast = (legal: readonly string[]): boolean =>
    action !== LAST || legal.filter((each) => each.startsWith(`${verb} ${card} `)).length === 1
  return { record: SILVER, fits: (legal) => legal.includes(action) && isLast(legal), screen, level: 'deckhand' }
}

for (const screen of [PHONE, LAPTOP]) {
  test.describe(`at ${screen.width}`, () => {
    const score = (page: Page) => page.locator('[data-testid="score-card"], [data-testid="tab-score"]').first()

    test('Silver & Gold: crosses are drawn stroke by stroke', async ({ page, recorded }) => {
      const { table } = await openSlowly(page, recorded, silverAt(COIN, screen))
      await page.request.post(`${table}/act`, { data: { actions: [COIN] } })
      await expectToMove(page.locator('.pen-cross.drawn'))
    })

    test('Silver & Gold: a coin flies to the score card', async ({ page, recorded }) => {
      const { table } = await openSlowly(page, recorded, silverAt(COIN, screen))
      await play(page, table, [COIN])
      await tellUntil(page, page.locator('.flight'))
      await expectToGoTo(page.locator('.flight').first(), score(page))
    })

    test('Silver & Gold: the next pattern turns over', async ({ page, recorded }) => {
      const { table } = await openSlowly(page, recorded, silverAt(COIN, screen))
      await play(page, table, [COIN])
      const card = page.locator('.turns-over')
      await tellUntil(page, card)
      await expectToMove(card)
    })

    test('Silver & Gold: a finished island is stamped and flies to the score card', async ({ page, recorded }) => {
      const { table } = await openSlowly(page, recorded, silverAt(LAST, screen))
      await play(page, table, [LAST])
      const island = page.locator('.flight', { has: page.locator('.stamped') })
      await tellUntil(page, island)
      await expectToMove(island.locator('.stamped b'))
      await expectToGoTo(island, score(page))
    })

    test('Sunken Treasure: a treasure rises to whoever collected it', async ({ page, recorded }) => {
      const record = 'sunken-treasure/twelve-2'
      const fits = (legal: readonly string[]): boolean => legal.includes('collect coral-lantern')
      const { table } = await openSlowly(page, recorded, { record, fits, screen })
      await play(page, table, ['collect coral-lantern'])
      const treasure = page.locator('.flight')
      await tellUntil(page, treasure)
      await expectToMove(treasure)
      await expectToGoTo(treasure, page.locator('[data-testid="treasures"], [data-testid="tab-treasures"]').first())
    })

    test('Thesauros: a treasure rises from its dig site', async ({ page, recorded }) => {
      const fits = (legal: readonly string[]): boolean => legal.some((each) => each.startsWith('lift'))
      const { table, at } = await openSlowly(page, recorded, { record: 'standard-2', fits, screen })
      await play(page, table, [at.legal.find((each) => each.startsWith('lift')) ?? ''])
      const treasure = page.locator('.flight')
      await tellUntil(page, treasure)
      await expectToMove(treasure)
    })

    test('Artifacts, Inc.: a find comes up from the dive', async ({ page, recorded }) => {
      const record = 'artifacts-inc/reputation-2'
      // The second die of a dive that reaches the depth.
      const fits = (legal: readonly string[], line: number): boolean => line === 91 && legal.includes('dive 6')
      const { table } = await openSlowly(page, recorded, { record, fits, screen })
      await play(page, table, ['dive 6', 'end'])
      const find = page.locator('.flight')
      await tellUntil(page, find)
      await expectToMove(find.first())
    })
  })
}

test('any key ends what is told, and what flies', async ({ page, recorded }) => {
  const { table } = await openSlowly(page, recorded, silverAt(LAST, LAPTOP))
  await play(page, table, [LAST])
  await tellUntil(page, page.locator('.flight'))
  await page.keyboard.press('Shift')
  await expect(page.locator('.flight, .turns-over')).toHaveCount(0)
  await expect(page.getByTestId('prompt')).toHaveClass(/mine/)
})

test('whoever wants stillness sees nothing fly', async ({ page, recorded }) => {
  const { table } = await openSlowly(page, recorded, silverAt(LAST, LAPTOP))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    const counts = { flights: 0 }
    Object.assign(globalThis, { counts })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element && node.matches('.flight')) counts.flights++
    }).observe(document.body, { childList: true })
  })
  await play(page, table, [LAST])
  await page.clock.runFor(3000)
  await expect(page.getByTestId('prompt')).toHaveClass(/mine/)
  expect(await page.evaluate(() => (globalThis as unknown as { counts: { flights: number } }).counts.flights)).toBe(0)
})
