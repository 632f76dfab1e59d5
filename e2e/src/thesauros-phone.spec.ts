import { devices, type Page } from '@playwright/test'
import type { TableReading } from '@fathom/protocol'
import type { View } from '@fathom/thesauros'
import { expect, test } from './fixtures.ts'
import type { RecordedServer } from './recordedServer.ts'
import { sightings, type Sighting } from './recordedTables.ts'
import type { Sight } from './thesaurosPlayer.ts'

const { userAgent, deviceScaleFactor } = devices['iPhone 13']
test.use({ viewport: { width: 390, height: 844 }, userAgent, deviceScaleFactor, hasTouch: true })

const sightOf = ({ view }: Sighting): Sight => view as Sight

/** Opens the first place of a recorded game that fits, on a phone. */
async function open(
  { page, recorded }: { page: Page; recorded: RecordedServer },
  record: string,
  fits: (sighting: Sighting) => boolean,
): Promise<() => Promise<TableReading>> {
  const at = (await sightings(record)).find(fits)
  if (at === undefined) throw new Error(`${record} has no such place`)
  const id = await recorded.open(page, { guest: await recorded.guest(page), record, at })
  await expect(page.getByTestId('prompt')).toBeVisible()
  return async () => (await (await page.request.get(`${recorded.url}/api/tables/${id}`)).json()) as TableReading
}

/** A first tap shows what would happen, a second one does it. */
async function tapTwice(page: Page, testId: string): Promise<void> {
  const thing = page.getByTestId(testId).locator('rect')
  await thing.tap()
  await expect(page.getByTestId('confirm')).toHaveAttribute('aria-disabled', 'false')
  await thing.tap()
}

const kindOf = (sighting: Sighting): string => sightOf(sighting).pending?.kind ?? ''

test('on a phone a budget is shared out and sent by taps', async ({ page, recorded }) => {
  const read = await open({ page, recorded }, 'standard-4', (sighting) => kindOf(sighting) === 'budget')
  await page.getByTestId('more-SF').tap()
  await page.getByTestId('send-budget').tap()
  await expect.poll(async () => (await read()).draft.ended).toBe(true)
  await expect(page.getByTestId('budget')).toHaveCount(0)
})

test('on a phone a meeple is placed by taps, and taken back', async ({ page, recorded }) => {
  const read = await open({ page, recorded }, 'standard-4', (sighting) => sighting.legal.includes('place B 6'))
  await page.getByTestId('meeple-B').tap()
  await page.getByTestId('zone-tab-6').tap()
  await expect(page.getByTestId('zone-tab-6')).toHaveAttribute('aria-pressed', 'true')
  await tapTwice(page, 'zone-6')
  await expect.poll(async () => (await read()).draft.held).toBe('place B 6')
  // It stands in its line at once, for its owner alone: the turn is not over.
  expect(linedUp(await read())).toEqual(['B'])
  await page.getByTestId('undo').tap()
  await expect.poll(async () => linedUp(await read())).toEqual([])
  await expect.poll(async () => (await read()).draft.held).toBe(null)
})

test('on a phone the envelope goes along with what a first tap has shown', async ({ page, recorded }) => {
  const mayPost = ({ legal }: Sighting): boolean => legal.includes('place B 6') && legal.includes('envelope')
  const read = await open({ page, recorded }, 'standard-4', mayPost)
  await page.getByTestId('meeple-B').tap()
  await page.getByTestId('zone-tab-6').tap()
  await page.getByTestId('zone-6').locator('rect').tap()
  await page.getByTestId('switch-envelope').tap()
  await page.getByTestId('confirm').tap()
  await expect.poll(async () => JSON.stringify((await read()).draft)).toMatch(/envelope.*place B 6/)
})

/** The sorts of my meeples in zone 6. */
function linedUp({ view, you }: TableReading): string[] {
  const { zones } = view as unknown as View
  const spaces = zones.find(({ zone }) => zone === 6)?.spaces ?? []
  return spaces.flatMap(({ meeple }) => (meeple !== null && meeple.seat === you ? [meeple.sort] : []))
}

/** A space where a diver would meet nothing dangerous at first, free to sail to, for somebody with one Zodiac to play. */
function safeDive(sighting: Sighting): string | null {
  const { pending } = sightOf(sighting)
  const [voyage, ...others] = pending?.kind === 'sea' ? (pending.voyages ?? []) : []
  if (voyage === undefined || others.length > 0) return null
  const isSafe = (space: string): boolean =>
    voyage.dives.some((dive) => dive.space === space && ['nothing', 'treasure'].includes(dive.depths[0]?.what ?? ''))
  return voyage.reach.find(({ space, cost }) => cost === 0 && isSafe(space))?.space ?? null
}

test('on a phone a Zodiac sails to a dig site and its crew dives, by taps', async ({ page, recorded }) => {
  let target = ''
  const read = await open(
    { page, recorded },
    'introductory-3',
    (sighting) => (target = safeDive(sighting) ?? '') !== '',
  )
  await tapTwice(page, `sea-${target}`)
  await expect.poll(async () => (await read()).legal).toContain('dive')
  await page.getByTestId('do-dive').tap()
  await expect.poll(async () => (await read()).legal).toContain('surface')
  await expect(page.getByTestId('action-card')).toBeVisible()
  await page.getByTestId('confirm').tap()
  await expect.poll(async () => (await read()).legal).not.toContain('surface')
})

test('on a phone the chart stays while something is pressed, and moves on afterwards', async ({ page, recorded }) => {
  await open({ page, recorded }, 'standard-4', (sighting) => sighting.legal.includes('place B 6'))
  await page.getByTestId('zone-tab-1').tap()
  const line = page.getByTestId('zone-2').locator('rect')
  const top = async (): Promise<number> => Math.round((await line.boundingBox())?.y ?? Number.NaN)
  const before = await top()
  const box = await line.boundingBox()
  if (box === null) throw new Error('zone 2 is needed')
  // Open water beside the line: a click there does nothing, so only the tab moves the chart.
  await page.mouse.move(box.x + box.width + 80, box.y + box.height / 2 + 16)
  await page.mouse.down()
  // Somebody else's step would have the chart follow it in just this way.
  await page.getByTestId('zone-tab-9').evaluate((tab) => (tab as HTMLElement).click())
  await expect(page.getByTestId('zone-tab-9')).toHaveAttribute('aria-pressed', 'true')
  expect(await top()).toBe(before)
  await page.mouse.up()
  await expect.poll(top).toBeLessThan(before)
})

test('on a phone the tab of the zone that is played is among those in sight', async ({ page, recorded }) => {
  await open({ page, recorded }, 'standard-4', ({ view }) => sightOf({ view } as Sighting).pending?.kind === 'bribe')
  await expect(page.getByTestId('zone-tab-10')).toHaveClass(/\bnow\b/)
  await expect(page.getByTestId('zone-tab-10')).toBeInViewport({ ratio: 1 })
})

test('on a low phone the count of choices below the card’s edge covers none of them', async ({ page, recorded }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await open({ page, recorded }, 'standard-4', (sighting) => kindOf(sighting) === 'research' && sighting.seat === 0)
  const count = await page.getByTestId('card-more').boundingBox()
  const foot = await page.locator('.th-card-foot').boundingBox()
  expect(count?.y).toBeGreaterThanOrEqual(foot?.y ?? Infinity)
  const decline = await page.locator('.th-card-foot .th-do').first().boundingBox()
  expect((count?.x ?? Infinity) + (count?.width ?? 0)).toBeLessThanOrEqual(decline?.x ?? 0)
})

test('on a phone who has loaded a Zodiac says so on the sheet, which hides the button of the turn', async ({
  page,
  recorded,
}) => {
  const read = await open({ page, recorded }, 'introductory-3', (sighting) => kindOf(sighting) === 'exchange')
  await page.getByTestId('gear-done').tap()
  await expect.poll(async () => ((await read()).view as unknown as Sight).pending?.kind ?? '').not.toBe('exchange')
})

test('on a phone a seaplane’s items and its pilot are both on the sheet', async ({ page, recorded }) => {
  const flies = (sighting: Sighting): boolean => sighting.legal.some((each) => each.startsWith('pilot '))
  const read = await open({ page, recorded }, 'pilot-swapped', flies)
  await expect(page.getByTestId('gear-supply')).toBeInViewport()
  await expect(page.getByTestId('action-card')).toHaveCount(0)
  await page.getByTestId(/^do-pilot-/).tap()
  const hasFlown = async (): Promise<boolean> => (await read()).legal.some((each) => each.startsWith('pilot '))
  await expect.poll(hasFlown).toBe(false)
})

test('on a phone the deck that is searched is not covered', async ({ page, recorded }) => {
  const read = await open({ page, recorded }, 'deck-searched', (sighting) => kindOf(sighting) === 'search')
  await page.getByTestId('choices').getByRole('button').first().tap()
  await expect.poll(async () => ((await read()).view as unknown as Sight).pending?.kind ?? '').not.toBe('search')
})

test('on a phone a mercenary in the town can be let go where the boards lie', async ({ page, recorded }) => {
  for (const [record, kind] of [
    ['deed-8', 'museum-deed'],
    ['sites-of-one-size', 'steal-patent'],
  ] as const) {
    const read = await open({ page, recorded }, record, (sighting) => kindOf(sighting) === kind)
    await expect(page.getByTestId('panels')).toBeInViewport({ ratio: 0.5 })
    await page.getByTestId('choose-skip').tap()
    await expect.poll(async () => ((await read()).view as unknown as Sight).pending?.kind ?? '').not.toBe(kind)
  }
})

test('on a phone a finger that scrolls the budget moves no money', async ({ page, context }) => {
  await page.goto('/learn/thesauros/year')
  const slider = page.locator('.th-form input[type="range"]').nth(2)
  await slider.scrollIntoViewIfNeeded()
  const amounts = (): Promise<string[]> =>
    page
      .locator('.th-form input[type="range"]')
      .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
  const before = await amounts()
  const box = await slider.boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) * 0.8, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  const finger = await context.newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let moved = 15; moved <= 150; moved += 15)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - moved }] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await amounts()).toEqual(before)
})
