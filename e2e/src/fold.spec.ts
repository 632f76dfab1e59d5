import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { sightings, type Sighting } from './recordedTables.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** What a decision needs, on a phone and without scrolling: the record, who asks, and the things by their test ids. */
const DECISIONS = [
  ['sunken-treasure/paid-by-choice', 'pay ', /^card-/],
  ['silver-and-gold/everybody-finishes', 'take ', /^(card-|deck$)/],
] as const

async function firstAsked(record: string, verb: string): Promise<Sighting> {
  const at = (await sightings(record)).find(({ legal }) => legal[0]?.startsWith(verb) === true)
  if (at === undefined) throw new Error(`nobody is asked to ${verb} in ${record}`)
  return at
}

/** Things that a reader can't see whole: below the fold, or under something else. */
async function hidden(page: Page, things: RegExp): Promise<string[]> {
  return page.evaluate((pattern) => {
    const ids = new RegExp(pattern)
    return [...document.querySelectorAll('button[data-testid]')].flatMap((thing) => {
      const id = thing.getAttribute('data-testid') ?? ''
      if (!ids.test(id)) return []
      const { left, right, top, bottom } = thing.getBoundingClientRect()
      const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return isInside && there !== null && thing.contains(there) ? [] : [id]
    })
  }, things.source)
}

for (const [record, verb, things] of DECISIONS) {
  test(`on a phone all that may be chosen is above the fold: ${record}, ${verb.trim()}`, async ({ page, recorded }) => {
    const at = await firstAsked(record, verb)
    await recorded.open(page, { guest: await recorded.guest(page), record, at })
    await expect(page.getByTestId(things).first()).toBeVisible()
    await expect.poll(() => hidden(page, things)).toEqual([])
  })
}

test('on a phone the sea stays in sight while a card of the hand is chosen', async ({ page, recorded }) => {
  const record = 'sunken-treasure/paid-by-choice'
  const at = await firstAsked(record, 'pay ')
  await recorded.open(page, { guest: await recorded.guest(page), record, at })
  await expect(page.getByTestId('tab-score')).toHaveAttribute('aria-selected', 'true')
  const [board, sheet] = [await page.getByTestId('board').boundingBox(), await page.getByTestId('sheet').boundingBox()]
  expect(sheet?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0))
})
