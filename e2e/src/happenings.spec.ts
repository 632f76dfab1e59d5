import type { TableReading } from '@fathom/protocol'
import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { slowly, standStill } from './movement.ts'
import { sightings, type Sighting } from './recordedTables.ts'
import { SCREENS } from './textSize.ts'

/** What these tests read of a view of Thesauros. */
interface Seen {
  readonly pending: {
    readonly kind: string
    readonly zodiac: string
    readonly depth: number
    readonly dive: { readonly depths: readonly { readonly what: string }[] } | null
  } | null
  readonly rooms: readonly {
    readonly open: boolean
    readonly sponsor: number | null
    readonly exhibits: readonly unknown[]
  }[]
}
const seenIn = (sighting: Sighting): Seen => sighting.view as Seen

async function whereFirst(record: string, fits: (sighting: Sighting) => boolean): Promise<Sighting> {
  const at = (await sightings(record)).find(fits)
  if (at === undefined) throw new Error(`${record} never comes to this`)
  return at
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (box === null) throw new Error(`${String(locator)} is not drawn`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

for (const screen of [SCREENS[0], SCREENS[2]]) {
  test(`a shark bites where my diver is, though somebody else is asked already, at ${screen.width}`, async ({
    page,
    recorded,
  }) => {
    const record = 'shark-killed'
    const at = await whereFirst(record, (each) => {
      const { pending } = seenIn(each)
      return each.legal.includes('deeper') && pending?.dive?.depths[pending.depth]?.what === 'shark'
    })
    await page.clock.install()
    await page.setViewportSize(screen)
    await recorded.open(page, { guest: await recorded.guest(page), record, at })
    await page.getByTestId('do-deeper').last().click()
    await expect(page.getByTestId('end-turn')).toBeEnabled()
    await slowly(page)
    await standStill(page)
    const table = page.getByTestId('table')
    const before = (await table.getAttribute('data-version')) ?? ''
    await page.getByTestId('end-turn').click()
    await expect(table).not.toHaveAttribute('data-version', before)
    await page.clock.runFor(100)
    const jaws = page.locator('.flight .th-shark-met')
    await expect(jaws).toBeVisible()
    const boat = page.locator(`[data-anchor="zodiac:${seenIn(at).pending?.zodiac ?? ''}"]`)
    const [there, where] = [await middleOf(jaws), await middleOf(boat)]
    expect(Math.hypot(there.x - where.x, there.y - where.y)).toBeLessThan(24)
  })

  test(`the museum’s doors open when a room is full, at ${screen.width}`, async ({ page, recorded }) => {
    const record = 'museum-full-2'
    /** A sale that fills a room. */
    const fills = ({ legal, view }: Sighting): string | undefined =>
      legal.find((text) => {
        const room = (view as Seen).rooms[Number(/^sell \d M(\d)$/.exec(text)?.[1] ?? 0) - 1]
        const isLast = room?.exhibits.filter((each) => each === null).length === 1
        return isLast && room.sponsor !== null && !room.open
      })
    const at = await whereFirst(record, (each) => fills(each) !== undefined)
    await page.setViewportSize(screen)
    const id = await recorded.open(page, { guest: await recorded.guest(page), record, at })
    const table = `${recorded.url}/api/tables/${id}`
    await slowly(page)
    const act = (text: string) => page.request.post(`${table}/act`, { data: { actions: [text] } })
    await act(fills(at) ?? '')
    // Where the money goes does not matter here.
    for (;;) {
      const reading = (await (await page.request.get(table)).json()) as TableReading
      if (reading.draft.canEndTurn || reading.legal[0] === undefined) break
      await act(reading.legal[0])
    }
    await page.request.post(`${table}/end-turn`, { data: {} })
    await expect(page.locator('.flight .th-doors')).toBeInViewport()
  })
}
