import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { RecordedServer } from './recordedServer.ts'
import { sightings, type Sighting } from './recordedTables.ts'
import { SCREENS, smallTargets, smallTexts } from './textSize.ts'

const kindOf = ({ view }: Sighting): string => (view as { pending: { kind: string } | null }).pending?.kind ?? ''

/** Where recorded games ask these, with the most to choose from. */
const LOOKS: readonly (readonly [kind: string, record: string])[] = [
  ['budget', 'standard-4'],
  ['place', 'standard-4'],
  ['research', 'standard-4'],
  ['market', 'store-twice'],
  ['sea', 'lawless-4'],
  ['dive', 'store-twice'],
  ['museum', 'store-twice'],
  ['exchange', 'lawless-4'],
  ['auction', 'lawless-4'],
]

async function placeOf(kind: string, record: string): Promise<Sighting> {
  const all = (await sightings(record)).filter((sighting) => kindOf(sighting) === kind)
  const [most] = all.toSorted((a, b) => b.legal.length - a.legal.length)
  if (most === undefined) throw new Error(`${record} never asks ${kind}`)
  return most
}

/** Opens tables at positions of recorded games, one after the other, for one person. */
async function opener(page: Page, recorded: RecordedServer): Promise<(kind: string, record: string) => Promise<void>> {
  const guest = await recorded.guest(page)
  return async (kind, record) => {
    await recorded.open(page, { guest, record, at: await placeOf(kind, record) })
    await expect(page.getByTestId('prompt')).toBeVisible()
    await expect(page.locator('.coming')).toHaveCount(0)
  }
}

/** Where most lies in the office and on the panels: late in a game, in a game of two, alone. */
const CROWDED = [
  ['place', 'standard-4'],
  ['museum', 'store-twice'],
  ['exchange', 'lawless-4'],
  ['exchange', 'solo-1'],
] as const

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox()
  if (box === null) throw new Error(`${String(locator)} has no box`)
  return box
}

async function overlapOf(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, across) * Math.max(0, down)
}

/** Boxes that hide a part of what is in them, and have no bar to scroll it. */
async function clipped(page: Page, within: string): Promise<string[]> {
  return page.locator(`${within}, ${within} *`).evaluateAll((all) =>
    all.flatMap((each) => {
      if (each.closest('svg, .visually-hidden') !== null || each.clientWidth === 0) return []
      if (getComputedStyle(each).overflow === 'visible' || each.classList.contains('ellipsis')) return []
      const [across, down] = [each.scrollWidth - each.clientWidth, each.scrollHeight - each.clientHeight]
      return across > 1 || down > 2 ? [`${each.className}: ${across} across, ${down} down`] : []
    }),
  )
}

test.describe('1366 by 768', () => {
  test.use({ viewport: { width: 1366, height: 768 } })

  test('a row of the town is 41 pixels high, no name lies under a piece, and no card over its line', async ({
    page,
    recorded,
  }) => {
    test.setTimeout(120_000)
    const open = await opener(page, recorded)
    for (const [kind, record] of LOOKS.slice(0, 3)) {
      await open(kind, record)
      const rows = await Promise.all([1, 2].map((zone) => boxOf(page.getByTestId(`zone-${zone}`).locator('rect'))))
      expect((rows[1]?.y ?? 0) - (rows[0]?.y ?? 0), kind).toBeGreaterThanOrEqual(41)
      const covered = await page.evaluate(() => {
        const rects = (query: string): DOMRect[] => [...document.querySelectorAll(query)].map((each) => each.getBoundingClientRect()) // prettier-ignore
        const pieces = rects('[data-anchor^="queue:"] [data-anchor^="meeple:"]')
        // Of a name's box the upper fifth is empty; below 0.7 of it there are tails of letters alone.
        const names = rects('[data-testid="zone-names"] text').map(({ left, right, top, height }) => ({ left, right, top: top + height * 0.2, bottom: top + height * 0.7 })) // prettier-ignore
        return names.filter((name) => pieces.some((piece) => piece.left < name.right && piece.right > name.left && piece.top < name.bottom && piece.bottom > name.top)).length // prettier-ignore
      })
      expect(covered, `${kind}: names under pieces`).toBe(0)
    }
    for (const [kind, record, zone] of [
      ['research', 'standard-4', 2],
      ['market', 'store-twice', 3],
      ['museum', 'store-twice', 8],
      ['advertise', 'standard-4', 9],
    ] as const) {
      await open(kind, record)
      const line = page.locator(`[data-anchor^="queue:${zone}:"]`)
      await expect(page.getByTestId('action-card')).toBeVisible()
      for (const space of await line.all())
        await expect.poll(() => overlapOf(page.getByTestId('action-card'), space), { message: kind }).toBe(0)
      const beside = page.getByTestId(`beside-${zone}`)
      expect(await overlapOf(page.getByTestId('action-card'), beside), `${kind}: beside the line`).toBe(0)
    }
  })

  test('nothing is clipped in the office and the panels, eight items aboard and the deck’s reserve too', async ({
    page,
    recorded,
  }) => {
    test.setTimeout(120_000)
    const open = await opener(page, recorded)
    for (const [kind, record] of CROWDED) {
      await open(kind, record)
      for (const tab of ['museum', 'market', 'technology', 'year']) {
        await page.getByTestId(`panel-${tab}`).click()
        await expect(page.locator('.coming')).toHaveCount(0)
        expect(await clipped(page, '.th-panel-content'), `${kind}, ${tab}`).toEqual([])
      }
      expect(await clipped(page, '.th-office'), kind).toEqual([])
    }
  })

  test('the boards shown large are larger, and their tabs stay where they are', async ({ page, recorded }) => {
    const open = await opener(page, recorded)
    await open('museum', 'store-twice')
    const small = await boxOf(page.getByTestId('museum').locator('svg').first())
    await page.getByTestId('panels-large').click()
    const large = page.getByTestId('large-panels')
    expect((await boxOf(large.getByTestId('museum').locator('svg').first())).width).toBeGreaterThan(1.4 * small.width)
    const before = await boxOf(page.getByTestId('large-market'))
    for (const tab of ['market', 'technology', 'year', 'museum']) {
      await page.getByTestId(`large-${tab}`).click()
      await expect(page.locator('.coming')).toHaveCount(0)
      expect(await boxOf(page.getByTestId('large-market')), tab).toEqual(before)
    }
  })

  test('market and museum offer a row for each thing, with its picture and its whole price', async ({
    page,
    recorded,
  }) => {
    const open = await opener(page, recorded)
    await open('market', 'store-twice')
    const card = page.getByTestId('action-card')
    const rows = card.locator('.th-group')
    await expect(rows.first().locator('h3 svg')).toBeVisible()
    expect(await rows.count()).toBe(await card.getByTestId(/^do-buy-/).count())
    await expect(rows.first()).toHaveText(/Map \d.*(spaces? away|you have \d).*left.*Buy\s*\$\d/)
    await open('museum', 'store-twice')
    await expect(card.locator('.th-group').first()).toHaveText(/Sell Obsidian.*\+\$\d.*\+\d RP/)
  })

  test('with an empty purse one passes first, and no field offers a bid', async ({ page, recorded }) => {
    const open = await opener(page, recorded)
    await open('auction', 'lawless-4')
    const form = page.getByTestId('auction')
    await expect(form.getByTestId('bid-pass')).toBeFocused()
    await expect(form.getByTestId('bid-amount')).toHaveCount(0)
    await expect(form.locator('.primary')).toHaveText('Pass')
    await form.getByTestId('bid-all-the-same').click()
    await expect(form.getByTestId('bid-amount')).toBeVisible()
  })
})

test.describe('a tablet held across', () => {
  test.use({ viewport: { width: 1080, height: 810 }, hasTouch: true })

  test('all that is loaded and unloaded is in sight, and the button of the panels lies on them', async ({
    page,
    recorded,
  }) => {
    const open = await opener(page, recorded)
    for (const record of ['lawless-4', 'solo-1', 'ring-of-engines']) {
      await open('exchange', record)
      const holders = page.locator('.th-holders')
      await expect(holders.locator('.live').first()).toBeVisible()
      expect(await holders.evaluate((each) => each.scrollWidth - each.clientWidth), record).toBeLessThanOrEqual(1)
      const [panels, button] = [await boxOf(page.getByTestId('panels')), await boxOf(page.getByTestId('panels-large'))]
      expect(button.x + button.width, record).toBeLessThanOrEqual(panels.x + panels.width)
    }
  })
})

test('the way from the budget to the table stands beside its title', async ({ page, recorded }) => {
  const open = await opener(page, recorded)
  await open('budget', 'standard-4')
  const middle = async (locator: Locator): Promise<number> => {
    const { y, height } = await boxOf(locator)
    return y + height / 2
  }
  const way = page.getByTestId('budget-aside')
  for (const [width, height] of [
    [1366, 768],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const apart = async (): Promise<number> => (await middle(way)) - (await middle(page.locator('#budget-title')))
    await expect.poll(async () => Math.abs(await apart()), { message: `at ${width}` }).toBeLessThan(8)
  }
})

test.describe('a screen of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the explanation of an account covers no account', async ({ page, recorded }) => {
    const open = await opener(page, recorded)
    await open('budget', 'standard-4')
    const accounts = page.getByTestId('budget').locator('[data-explain^="account:"]')
    const last = accounts.last()
    await last.hover()
    await expect(page.getByTestId('explanation')).toBeVisible()
    await expect.poll(() => overlapOf(page.getByTestId('explanation'), last)).toBe(0)
  })

  test('the action card takes the sheet’s place, and a dive shows all four depths', async ({ page, recorded }) => {
    const open = await opener(page, recorded)
    await open('dive', 'store-twice')
    const card = await boxOf(page.getByTestId('action-card'))
    const cutaway = await boxOf(page.locator('.th-dive'))
    expect(cutaway.y + cutaway.height).toBeLessThanOrEqual(card.y + card.height)
    expect((await boxOf(page.getByTestId('sheet'))).height).toBeLessThan(60)
    await page.getByTestId('tab-log').click()
    await expect(page.getByTestId('sheet')).toHaveClass(/tall/)
    await expect(page.getByTestId('sheet').getByRole('tabpanel')).toBeVisible()
  })
})

test.describe('between phone and wide screen', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true })

  test('the chart is looked at from near and moved under tabs, and the card of a dive lies beside its column', async ({
    page,
    recorded,
  }) => {
    const open = await opener(page, recorded)
    await open('dive', 'store-twice')
    // The card finds its place once it is drawn.
    await expect.poll(() => overlapOf(page.getByTestId('action-card'), page.getByTestId(/^site-/).first())).toBe(0)
    await page.getByTestId('zone-tab-9').tap()
    await expect(page.getByTestId('zone-tab-9')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByTestId('zone-9')).toBeInViewport()
  })

  test('what is loaded comes into sight, and the chart comes back once all is loaded', async ({ page, recorded }) => {
    const at = (await sightings('solo-1')).find((each) => kindOf(each) === 'port' && each.legal.includes('exchange'))
    if (at === undefined) throw new Error('a Zodiac that can be loaded is needed')
    await recorded.open(page, { guest: await recorded.guest(page), record: 'solo-1', at })
    // On a lower screen the office is further down.
    await page.setViewportSize({ width: 768, height: 800 })
    const scrolled = (): Promise<number> => page.evaluate(() => scrollY)
    await page.getByTestId('do-exchange').tap()
    await expect.poll(scrolled).toBeGreaterThan(100)
    await page.getByTestId('confirm').tap()
    await expect.poll(scrolled).toBe(0)
  })
})

for (const isTouched of [true, false]) {
  const screens = SCREENS.filter(({ width }) => width < 1080 === isTouched)
  test.describe(screens.map(({ width }) => `${width} wide`).join(', '), () => {
    test.use({ hasTouch: isTouched })

    test('Thesauros: no word is under 12 px, and no target of a finger under 44', async ({ page, recorded }) => {
      test.setTimeout(120_000)
      const open = await opener(page, recorded)
      for (const [kind, record] of LOOKS) {
        await open(kind, record)
        for (const screen of screens) {
          await page.setViewportSize(screen)
          await expect(page.getByTestId('prompt')).toBeVisible()
          const message = `${kind} at ${screen.width}`
          await expect.poll(() => smallTexts(page), { message }).toEqual([])
          // The page hears of another width a moment after its styles do.
          if (isTouched) await expect.poll(() => smallTargets(page), { message }).toEqual([])
        }
      }
    })
  })
}

test('of a site without a tile no columns are read out, of one with a tile all are', async ({ page, recorded }) => {
  const open = await opener(page, recorded)
  await open('dive', 'store-twice')
  const sites = ((await placeOf('dive', 'store-twice')).view as { sites: { number: number; tile: string }[] }).sites
  const bare = sites.filter(({ tile }) => tile === 'none')
  expect(bare.length).toBeGreaterThan(0)
  expect(bare.length).toBeLessThan(sites.length)
  for (const site of sites) {
    const count = await page.locator(`[data-spot^="column:${site.number}:"]`).count()
    expect(count > 2).toBe(!bare.includes(site))
    expect(count === 0).toBe(bare.includes(site))
  }
})
