import { describe, expect, it } from 'vitest'
import type { Tile } from './art/types.ts'
import { parseTile, treasureKinds } from './art/types.ts'
import type { Rect, SeaLayout } from './layout.ts'
import {
  boatKey,
  dockRect,
  largeSea,
  makeLargeSea,
  phoneSea,
  shipKey,
  spaceKey,
  spaceRect,
  tabletSea,
  tileKey,
} from './layout.ts'
import { countDisc, type Disc } from './spheres.ts'
import type { BoatItem, SpaceItem } from './placing.ts'
import { placeFlags, placeShips, quayNumber } from './placingShips.ts'
import {
  anchorPoint,
  emptySpaces,
  landingPoint,
  parseSpace,
  placeBoats,
  placeScene,
  placeTiles,
  spotRect,
  spotsAt,
} from './placing.ts'

const layouts: readonly (readonly [string, SeaLayout])[] = [
  ['large', largeSea],
  ['large, lowest', makeLargeSea(440)],
  ['phone', phoneSea],
  ['tablet', tabletSea],
]

const seatColors = ['green', 'white', 'red', 'blue', 'violet'] as const

function tiles(count: number): Tile[] {
  return treasureKinds.slice(0, count).flatMap((kind) => parseTile(`jade-${kind}`) ?? [])
}

function boats(...counts: number[]): BoatItem[] {
  return counts.flatMap((count, seat) => Array.from({ length: count }, () => ({ color: seatColors[seat] ?? 'green' })))
}

function space(row: number, tileCount: number, boatItems: BoatItem[] = [], column = 3): SpaceItem {
  return { column, row, tiles: tiles(tileCount), boats: boatItems }
}

function isWithin(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

describe('tiles in a space', () => {
  it.each(layouts)('lie inside it, one beside the other, as many as the rows hold: %s', (_, layout) => {
    for (const row of [2, 3, 4, 5]) {
      const placed = placeTiles(layout, space(row, row - 1))
      expect(placed).toHaveLength(row - 1)
      for (const [index, tile] of placed.entries()) {
        expect(isWithin(tile.rect, spaceRect(layout, 3, row))).toBe(true)
        expect(placed.slice(index + 1).filter((other) => overlaps(tile.rect, other.rect))).toEqual([])
      }
    }
  })

  it('are centred at the foot of the space', () => {
    const [only] = placeTiles(largeSea, space(2, 1))
    const rect = spaceRect(largeSea, 3, 2)
    expect(only?.x).toBe(rect.x + 80)
    expect(only?.y).toBe(rect.y + rect.height - 25)
  })

  it('lie two by two on a phone', () => {
    const placed = placeTiles(phoneSea, space(5, 4))
    expect(new Set(placed.map((tile) => tile.x)).size).toBe(2)
    expect(new Set(placed.map((tile) => tile.y)).size).toBe(2)
  })
})

describe('bathyscaphes in a space', () => {
  it('stand singly as long as they fit', () => {
    const placed = placeBoats(largeSea, space(4, 3, boats(2, 1, 1)))
    expect(placed.map((boat) => boat.key)).toEqual([
      boatKey(3, 4, 'green', 0),
      boatKey(3, 4, 'green', 1),
      boatKey(3, 4, 'white', 0),
      boatKey(3, 4, 'red', 0),
    ])
    expect(placed.every((boat) => boat.count === 1 && boat.radius === largeSea.boat)).toBe(true)
  })

  it('become one a seat with a number in a crowd', () => {
    const placed = placeBoats(largeSea, space(4, 3, boats(3, 3, 3, 3, 3)))
    expect(placed.map((boat) => [boat.color, boat.count])).toEqual(seatColors.map((color) => [color, 3]))
    expect(placed[1]?.keys).toEqual([0, 1, 2].map((index) => boatKey(3, 4, 'white', index)))
  })

  it('keep those that may still act apart from those that may not', () => {
    const ready = boats(4).map((boat, index) => ({ ...boat, ready: index < 1 }))
    const placed = placeBoats(largeSea, space(4, 3, [...ready, ...boats(0, 2)]))
    expect(placed.map((boat) => [boat.color, boat.ready, boat.count])).toEqual([
      ['green', true, 1],
      ['green', false, 3],
      ['white', false, 2],
    ])
  })

  it.each(layouts)('stay inside the space, over its tiles, however many: %s', (_, layout) => {
    for (const crowd of [
      boats(1),
      boats(1, 1),
      boats(5),
      boats(1, 1, 1, 1, 1),
      boats(4, 4, 4, 4),
      boats(3, 3, 3, 3, 3),
    ])
      for (const row of [2, 5]) {
        const item = space(row, row - 1, crowd)
        const placed = placeBoats(layout, item)
        expect(placed.reduce((sum, boat) => sum + boat.count, 0)).toBe(crowd.length)
        const highest = Math.min(...placeTiles(layout, item).map((tile) => tile.rect.y))
        for (const boat of placed) {
          expect(
            isWithin({ ...boat.rect, width: boat.rect.width - 4, x: boat.rect.x + 2 }, spaceRect(layout, 3, row)),
          ).toBe(true)
          expect(boat.y + boat.radius).toBeLessThan(highest)
        }
      }
  })
})

/** Every number of boats of five seats that there can be in a space, some of the first seat's ready to act. */
const crowds: readonly (readonly BoatItem[])[] = [
  boats(1, 1, 1),
  boats(2, 1, 1),
  boats(2, 2, 2, 2),
  boats(1, 1, 1, 1, 1),
  boats(3, 3, 3, 3, 3),
].flatMap((items) => [items, items.map((boat, index) => ({ ...boat, ready: index === 0 }))])

describe('bathyscaphes in a crowd', () => {
  it.each(layouts)('hide nothing of one another, neither letter nor number: %s', (_, layout) => {
    for (const crowd of crowds) {
      const placed = placeBoats(layout, space(5, 4, [...crowd]))
      const gaps = placed.flatMap((boat) => placed.filter((other) => other !== boat).map((other) => gap(boat, other)))
      expect(Math.min(99, ...gaps)).toBeGreaterThan(-0.5)
      const numbers = placed
        .filter(({ count }) => count > 1)
        .flatMap((boat) => {
          const number = countDisc(boat, layout.letters)
          return placed.filter((other) => other !== boat).map((other) => gap(number, other))
        })
      // A number may touch the rim of the sphere beside it.
      expect(Math.min(99, ...numbers)).toBeGreaterThan(-2)
    }
  })
})

/** How far apart two discs are; negative where one covers some of the other. */
function gap(a: Disc, b: Disc): number {
  return Math.hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius
}

describe('ships', () => {
  it.each(layouts)('float side by side in one column, up to five: %s', (_, layout) => {
    for (let count = 1; count <= 5; count++) {
      const here = seatColors.slice(0, count).map((color) => ({ color, place: 2 }))
      const placed = placeShips(layout, here, 2)
      const lane = spaceRect(layout, 2, 1)
      expect(placed.map((ship) => ship.key)).toEqual(here.map((ship) => shipKey(ship.color)))
      for (const ship of placed) expect(isWithin(ship.rect, lane)).toBe(true)
      const steps = placed.slice(1).map((ship, index) => ship.x - (placed[index]?.x ?? 0))
      expect(Math.min(99, ...steps)).toBeGreaterThan(11)
    }
  })

  it.each(layouts)('of one column, more than fit, hoist flags that hide nothing of one another: %s', (_, layout) => {
    for (const count of layout.lane < 120 ? [2, 3, 4, 5] : [3, 4, 5]) {
      const here = seatColors.slice(0, count).map((color) => ({ color, place: 2 }))
      const placed = placeShips(layout, here, 2)
      expect(placed.every(({ flag }) => flag !== null)).toBe(true)
      for (const [index, { rect }] of placed.entries())
        expect(placed.slice(index + 1).filter((other) => overlaps(rect, other.rect))).toEqual([])
    }
  })

  it('of one wide column, two, float side by side under no flags', () => {
    const two = seatColors.slice(0, 2).map((color) => ({ color, place: 2 }))
    expect(placeShips(largeSea, two, 2).map(({ flag }) => flag)).toEqual([null, null])
  })

  it.each(layouts)('never hide the number of the surface: %s', (_, layout) => {
    const scenes = [0, 1].flatMap((place) =>
      [1, 2, 3, 4, 5].map((count) => seatColors.slice(0, count).map((color) => ({ color, place }))),
    )
    for (const ships of scenes) {
      const at = quayNumber(layout, ships)
      const size = at?.size ?? 0
      const number = at && { x: at.x - size / 4, y: at.y - size * 0.7, width: size / 2, height: size * 0.7 }
      const { ships: afloat, flags } = placeScene(layout, { spaces: [], ships })
      expect([...afloat, ...flags].filter(({ rect }) => number !== null && overlaps(rect, number))).toEqual([])
      expect(number === null || isWithin(number, dockRect(layout, 'left'))).toBe(true)
      // All of it lies on the quay, and no plank goes through it.
      expect(number === null || number.y >= layout.waterline + 8).toBe(true)
    }
    // Nowhere else than behind flags on the mast it is left out.
    expect(scenes.slice(5).map((ships) => quayNumber(layout, ships))).not.toContain(null)
    expect(quayNumber(layout, scenes[0] ?? [])).not.toBeNull()
  })

  it.each(layouts)('show their flags inside the docks when they are off the board: %s', (_, layout) => {
    const ships = seatColors.map((color, index) => ({ color, place: index < 4 ? 7 : 0 }))
    const flags = placeFlags(layout, ships, 'right')
    expect(flags.map((flag) => flag.color)).toEqual(['green', 'white', 'red', 'blue'])
    expect(placeFlags(layout, ships, 'left').map((flag) => flag.color)).toEqual(['violet'])
    const all = placeFlags(layout, ships.map((ship) => ({ ...ship, place: 0 })), 'left') // prettier-ignore
    for (const flag of all) expect(isWithin(flag.rect, dockRect(layout, 'left'))).toBe(true)
  })
})

describe('what is under a pointer', () => {
  const scene = {
    spaces: [...emptySpaces().filter((item) => item.column !== 3 || item.row !== 5), space(5, 4, boats(3, 3, 3, 3, 3))],
    ships: [
      { color: 'red' as const, place: 4 },
      { color: 'blue' as const, place: 7 },
    ],
  }

  it.each(layouts)('is the piece, then its space: %s', (_, layout) => {
    const places = placeScene(layout, scene)
    for (const tile of places.tiles) expect(spotsAt(layout, places, tile.x, tile.y)).toEqual([tile.key, spaceKey(3, 5)])
    for (const boat of places.boats) expect(spotsAt(layout, places, boat.x, boat.y)[0]).toBe(boat.key)
    const ship = places.ships[0]
    expect(spotsAt(layout, places, ship?.x ?? 0, ship?.y ?? 0)).toEqual(['ship:red', 'space:c4r1'])
    const flag = places.flags[0]
    expect(spotsAt(layout, places, flag?.x ?? 0, flag?.y ?? 0)).toEqual(['ship:blue', 'dock:right'])
  })

  it('is the space alone on water, and nothing on the frame', () => {
    const places = placeScene(largeSea, scene)
    expect(spotsAt(largeSea, places, 100, 300)).toEqual(['space:c1r4'])
    expect(spotsAt(largeSea, places, 20, 300)).toEqual([])
  })

  it('has a rectangle for every key, also of a boat that stands for others', () => {
    const places = placeScene(largeSea, scene)
    expect(spotRect(largeSea, places, boatKey(3, 5, 'white', 2))).toEqual(places.boats[1]?.rect)
    expect(spotRect(largeSea, places, tileKey('jade-bell'))).toEqual(places.tiles[1]?.rect)
    expect(spotRect(largeSea, places, tileKey('jade-ring'))).toBe(null)
    expect(spotRect(largeSea, places, 'dock:left')).toEqual(dockRect(largeSea, 'left'))
    expect(parseSpace('space:c6r2')).toEqual({ column: 6, row: 2 })
    expect(parseSpace('dock:left')).toBe(null)
  })

  it('gives flights their ends: pieces, stops of ships, where a boat would stand', () => {
    const places = placeScene(largeSea, scene)
    const boat = places.boats[0]
    expect(anchorPoint(largeSea, places, boatKey(3, 5, 'green', 0))).toEqual({ x: boat?.x, y: boat?.y })
    expect(anchorPoint(largeSea, places, spaceKey(3, 5))).toEqual({ x: 466, y: boat?.y })
    expect(anchorPoint(largeSea, places, spaceKey(4, 1))).toEqual({ x: places.ships[0]?.x, y: places.ships[0]?.y })
    expect(anchorPoint(largeSea, places, shipKey('green'))).toBe(null)
  })

  it.each(layouts)('shows a boat that comes beside those that are there, not over one of them: %s', (_, layout) => {
    for (const there of [boats(1), boats(0, 1)]) {
      const item = space(3, 1, there)
      const places = placeScene(layout, { spaces: [item], ships: [] })
      const point = landingPoint(layout, places, spaceKey(3, 3))
      const gaps = placeBoats(layout, item).map(
        (boat) => Math.abs((point?.x ?? 0) - boat.x) - boat.radius - layout.boat,
      )
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(-2)
      const rect = spaceRect(layout, 3, 3)
      expect((point?.x ?? 0) + layout.boat).toBeLessThanOrEqual(rect.x + rect.width)
    }
    const empty = placeScene(layout, { spaces: emptySpaces(), ships: [] })
    expect(landingPoint(layout, empty, spaceKey(3, 3))).toEqual(anchorPoint(layout, empty, spaceKey(3, 3)))
  })
})
