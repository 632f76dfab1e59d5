import { devices, type Page } from '@playwright/test'
import type { TableReading } from '@fathom/protocol'
import { expect, test } from './fixtures.ts'
import { RecordedServer } from './recordedServer.ts'
import { sightings, type Sighting } from './recordedTables.ts'
import type { Sight } from './thesaurosPlayer.ts'

const { userAgent, deviceScaleFactor } = devices['iPhone 13']
test.use({ viewport: { width: 390, height: 844 }, userAgent, deviceScaleFactor, hasTouch: true })

const sightOf = ({ view }: Sighting): Sight => view as Sight

/** Opens the first place of a recorded game that fits, on a phone. */
async function open(
  page: Page,
  record: string,
  fits: (sighting: Sighting) => boolean,
): Promise<() => Promise<TableReading>> {
  const tables = await RecordedServer.start()
  page.once('close', () => void tables.stop())
  const at = (await sightings(record)).find(fits)
  if (at === undefined) throw new Error(`${record} has no such place`)
  const id = await tables.open(page, { guest: await tables.guest(page), record, at })
  await expect(page.getByTestId('prompt')).toBeVisible()
  return async () => (await (await page.request.get(`${tables.url}/api/tables/${id}`)).json()) as TableReading
}

/** A first tap shows what would happen, a second one does it. */
async function tapTwice(page: Page, testId: string): Promise<void> {
  const thing = page.getByTestId(testId).locator('rect')
  await thing.tap()
  await expect(page.getByTestId('confirm')).toHaveAttribute('aria-disabled', 'false')
  await thing.tap()
}

const kindOf = (sighting: Sighting): string => sightOf(sighting).pending?.kind ?? ''

test('on a phone a budget is shared out and sent by taps', async ({ page }) => {
  const read = await open(page, 'standard-4', (sighting) => kindOf(sighting) === 'budget')
  await page.getByTestId('more-SF').tap()
  await page.getByTestId('send-budget').tap()
  await expect.poll(async () => (await read()).draft.ended).toBe(true)
  await expect(page.getByTestId('budget')).toHaveCount(0)
})

test('on a phone a meeple is placed by taps, and taken back', async ({ page }) => {
  const read = await open(page, 'standard-4', (sighting) => sighting.legal.includes('place B 6'))
  await page.getByTestId('meeple-B').tap()
  await page.getByTestId('zone-tab-6').tap()
  await expect(page.getByTestId('zone-tab-6')).toHaveAttribute('aria-pressed', 'true')
  await tapTwice(page, 'zone-6')
  await expect.poll(async () => (await read()).draft.held).toBe('place B 6')
  await page.getByTestId('undo').tap()
  await expect.poll(async () => (await read()).draft.held).toBe(null)
})

/** A space where a diver would meet nothing dangerous at first, free to sail to, for somebody with one Zodiac to play. */
function safeDive(sighting: Sighting): string | null {
  const { pending } = sightOf(sighting)
  const [voyage, ...others] = pending?.kind === 'sea' ? (pending.voyages ?? []) : []
  if (voyage === undefined || others.length > 0) return null
  const isSafe = (space: string): boolean =>
    voyage.dives.some((dive) => dive.space === space && ['nothing', 'treasure'].includes(dive.depths[0]?.what ?? ''))
  return voyage.reach.find(({ space, cost }) => cost === 0 && isSafe(space))?.space ?? null
}

test('on a phone a Zodiac sails to a dig site and its crew dives, by taps', async ({ page }) => {
  let target = ''
  const read = await open(page, 'introductory-3', (sighting) => (target = safeDive(sighting) ?? '') !== '')
  await tapTwice(page, `sea-${target}`)
  await expect.poll(async () => (await read()).legal).toContain('dive')
  await page.getByTestId('do-dive').tap()
  await expect.poll(async () => (await read()).legal).toContain('surface')
  await expect(page.getByTestId('action-card')).toBeVisible()
  await page.getByTestId('confirm').tap()
  await expect.poll(async () => (await read()).legal).not.toContain('surface')
})
