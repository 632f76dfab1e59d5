import { describe, expect, test } from 'vitest'
import { components } from '../components.ts'
import { makeSet } from '../set.ts'
import { EMPTY, parseCell, type Tile } from '../set/tiles.ts'
import { boxBit, deepest, isWorthDiving, liftCost, type Diver } from './column.ts'
import { killingRolls, rollToKill, UNARMED } from './gear.ts'
import { diveOdds } from './odds.ts'

const set = makeSet(components)
const B01 = set.tiles[0] as Tile

/** A tile of one column, from the surface down. */
function columnOf(...cells: string[]): Tile {
  return { ...B01, columns: 1, cells: [...cells.map(parseCell), EMPTY, EMPTY, EMPTY].slice(0, 4) }
}

function diver(items: readonly string[], change: Partial<Diver> = {}): Diver {
  const counts = set.items.ids.map((id) => items.filter((item) => item === id).length)
  return {
    set,
    counts,
    holder: 0,
    skilled: false,
    guided: false,
    site: 1,
    tile: B01,
    column: 1,
    exhausted: 0,
    unarmed: 'whole-column',
    ...change,
  }
}

const always = () => true

const kills = (items: readonly string[], skilled = false) => {
  const { counts } = diver(items)
  return killingRolls(rollToKill(set.items, counts, 0, skilled))
}

describe('a dive', () => {
  test('the swimsuit reaches depth 1, mask 2, tank 3, scuba gear 4; the best aboard counts', () => {
    const tile = columnOf('.', '.', '.', '.')
    const depth = (...items: string[]) => deepest(diver(items, { tile }))
    expect([depth(), depth('mask'), depth('tank'), depth('scuba'), depth('mask', 'tank')]).toEqual([1, 2, 3, 4, 3])
  })

  test('T48 tile B01, column 1, mask, no weapon: the $3 treasure at depth 1', () => {
    const here = diver(['mask'])
    expect(deepest(here)).toBe(2)
    expect(liftCost(here, 1)).toBe(0)
    expect(diveOdds(here)).toEqual([
      { what: 'treasure', value: 3, access: 'open', cost: 0 },
      { what: 'nothing' },
      { what: 'out-of-reach' },
      { what: 'out-of-reach' },
    ])
  })

  test('T49 tile B01, column 5, mask, no weapon: no dive, or with the other option the $7 above the shark', () => {
    expect(deepest(diver(['mask'], { column: 5 }))).toBe(0)
    expect(isWorthDiving(diver(['mask'], { column: 5 }), always)).toBe(false)
    const daring = diver(['mask'], { column: 5, unarmed: 'until-shark' })
    expect(deepest(daring)).toBe(2)
    expect(liftCost(daring, 2)).toBe(0)
    expect(isWorthDiving(daring, always)).toBe(true)
  })

  test('a killed shark is no obstacle any more', () => {
    const exhausted = boxBit(B01, 5, 3)
    expect(deepest(diver(['scuba'], { column: 5, exhausted }))).toBe(4)
  })

  test('T52 what kills: harpoon, spear gun and improved spear gun, with skill and with cage', () => {
    const row = (weapon: string) => [
      kills([weapon]),
      kills([weapon], true),
      kills([weapon, 'shark-cage']),
      kills([weapon, 'shark-cage'], true),
    ]
    expect(row('harpoon')).toEqual([1, 2, 3, 4])
    expect(row('spear-gun')).toEqual([3, 4, 5, 6])
    expect(row('improved-spear-gun')).toEqual([4, 5, 6, 6])
  })

  test('R34 of several weapons the best is used; a cage is none', () => {
    expect(kills(['harpoon', 'spear-gun'])).toBe(3)
    expect(kills(['spear-gun', 'improved-spear-gun'], true)).toBe(5)
    expect(rollToKill(set.items, diver(['shark-cage']).counts, 0, true)).toBe(UNARMED)
  })

  test('T53 with a cage alone sharks are left alone', () => {
    const caged = diver(['scuba', 'shark-cage'], { column: 5 })
    expect(deepest(caged)).toBe(4)
    expect(diveOdds(caged)[2]).toEqual({ what: 'shark', kills: null })
    expect(isWorthDiving(diver(['scuba', 'shark-cage'], { tile: columnOf('.', 'S') }), always)).toBe(false)
    expect(isWorthDiving(diver(['scuba', 'harpoon'], { tile: columnOf('.', 'S') }), always)).toBe(true)
  })

  test('T54 a buried $7 at depth 3: drill $1, excavator $2; at depth 4 the excavator only', () => {
    const cost = (tile: Tile, depth: number, ...items: string[]) =>
      liftCost(diver(['scuba', ...items], { tile }), depth)
    const third = columnOf('.', '.', 'b7')
    const fourth = columnOf('.', '.', '.', 'b7')
    expect([cost(third, 3), cost(third, 3, 'drill'), cost(third, 3, 'excavator')]).toEqual([-1, 1, 2])
    expect(cost(third, 3, 'drill', 'excavator')).toBe(1)
    expect([cost(fourth, 4, 'drill'), cost(fourth, 4, 'excavator')]).toEqual([-1, 2])
  })

  test('T54 a hidden treasure at depth 3: not for the basic sonar, $1 with the improved one, $2 with the advanced, free by satellite', () => {
    const tile = columnOf('.', '.', 'h7')
    const cost = (...items: string[]) => liftCost(diver(['tank', ...items], { tile }), 3)
    expect([cost(), cost('basic-sonar'), cost('improved-basic-sonar')]).toEqual([-1, -1, 1])
    expect([cost('advanced-sonar'), cost('satellite'), cost('advanced-sonar', 'satellite')]).toEqual([2, 0, 0])
    expect(liftCost(diver(['tank'], { tile, guided: true }), 3)).toBe(0)
    expect(liftCost(diver(['tank'], { tile: columnOf('.', '.', 'b7'), guided: true }), 3)).toBe(-1)
  })

  test('what a diver can expect, armed', () => {
    expect(diveOdds(diver(['scuba', 'harpoon', 'advanced-sonar'], { column: 5, skilled: true }))).toEqual([
      { what: 'nothing' },
      { what: 'treasure', value: 7, access: 'open', cost: 0 },
      { what: 'shark', kills: 2 },
      { what: 'treasure', value: 9, access: 'hidden', cost: 2 },
    ])
  })
})
