import { describe, expect, test } from 'vitest'
import { rolls } from '../testing/scene.ts'
import { SeaScene } from '../testing/sea-scene.ts'
import { boxBit } from './column.ts'
import type { SortId } from '../types.ts'
import { SET } from '../testing/scene.ts'
import type { Tile } from '../set/tiles.ts'
import { own } from '../state.ts'

/** Green's Zodiac over a column of site 2, where this tile lies; it has been chosen for its turn. */
function over(tile: string, column: number, crew: SortId, ...items: readonly string[]): SeaScene {
  return overWith({}, tile, column, crew, ...items)
}

function overWith(
  options: Readonly<Record<string, string>>,
  tile: string,
  column: number,
  crew: SortId,
  ...items: readonly string[]
): SeaScene {
  const scene = new SeaScene(4, options)
  scene.boat(0, 'green', `s2.${column}`, crew, ...items)
  scene.maps(0, 2).tile(2, tile).begin('high-seas').act('sail green')
  return scene
}

const tileOf = (id: string) => SET.tiles.find((tile) => tile.id === id) as Tile

describe('diving', () => {
  test('T48 B01, column 1, mask, no weapon: the $3 treasure is lifted at depth 1', () => {
    const scene = over('B01', 1, 'W', 'mask')
    scene.act('dive')
    expect(scene.legal()).toEqual(['lift 1', 'surface'])
    scene.act('lift 1')
    expect([scene.treasures(0), scene.state.exhausted[2]]).toEqual([[3], boxBit(tileOf('B01'), 1, 1)])
    // With full hands and nothing below, the diver is back aboard.
    expect(scene.told('surfaced')).toHaveLength(1)
  })

  test('T49 B01, column 5, mask, no weapon: no dive in the column of a shark', () => {
    expect(over('B01', 5, 'W', 'mask').refused('dive')?.code).toBe('shark-in-column')
    const daring = overWith({ unarmedDive: 'until-shark' }, 'B01', 5, 'W', 'mask')
    daring.act('dive', 'deeper', 'lift 2')
    expect(daring.treasures(0)).toEqual([7])
  })

  test('T50 B01, column 5, worker, harpoon, roll 3: the shark is scared; the $7 for nothing or the $9 for $2, not both', () => {
    const scene = over('B01', 5, 'W', 'scuba', 'harpoon', 'advanced-sonar')
    scene.chance = rolls(2)
    scene.act('dive', 'deeper', 'deeper')
    expect(scene.told('shark-met')).toEqual([
      { type: 'shark-met', seat: 0, depth: 3, roll: 3, bonus: 0, needed: 6, killed: false },
    ])
    scene.act('deeper')
    expect(scene.legal()).toEqual(['lift 2', 'lift 4', 'surface'])
    scene.act('lift 4')
    expect([scene.treasures(0), scene.missions(0), scene.state.sharks[0]]).toEqual([[9], 18, 0])
    expect(scene.told('surfaced')).toHaveLength(1)
  })

  test('T50 R34 what was passed can be lifted from further down', () => {
    const scene = over('B01', 5, 'W', 'scuba', 'harpoon', 'advanced-sonar')
    scene.chance = rolls(2)
    scene.act('dive', 'deeper', 'deeper', 'deeper', 'lift 2')
    expect([scene.treasures(0), scene.missions(0)]).toEqual([[7], 20])
  })

  test('T51 the boss lifts both, and kills with a roll of 5', () => {
    const scene = over('B01', 5, 'B', 'scuba', 'harpoon', 'advanced-sonar')
    scene.chance = rolls(4)
    scene.act('dive', 'deeper', 'deeper')
    expect(scene.told('shark-met')).toEqual([
      { type: 'shark-met', seat: 0, depth: 3, roll: 5, bonus: 1, needed: 6, killed: true },
    ])
    scene.act('deeper', 'lift 2', 'lift 4')
    expect([scene.treasures(0), scene.missions(0), scene.state.sharks[0]]).toEqual([[7, 9], 18, 1])
    const tile = tileOf('B01')
    expect(scene.state.exhausted[2]).toBe(boxBit(tile, 5, 2) | boxBit(tile, 5, 3) | boxBit(tile, 5, 4))
  })

  test('T51 the 5/7 counts like the boss, another hat does not', () => {
    const bonus = (crew: SortId) => {
      const scene = over('B01', 5, crew, 'tank', 'harpoon')
      scene.chance = rolls(0)
      scene.act('dive', 'deeper', 'deeper')
      return scene.told('shark-met')[0]?.bonus
    }
    expect([bonus('H57'), bonus('H2')]).toEqual([1, 0])
  })

  test('T52 spear gun, cage and boss kill without a roll', () => {
    const scene = over('B01', 5, 'B', 'tank', 'spear-gun', 'shark-cage')
    scene.chance = rolls()
    scene.act('dive', 'deeper', 'deeper')
    expect(scene.told('shark-met')).toEqual([
      { type: 'shark-met', seat: 0, depth: 3, roll: null, bonus: 3, needed: 4, killed: true },
    ])
  })

  test.each([
    ['spear-gun', 1, false],
    ['spear-gun', 2, true],
    ['harpoon', 3, false],
    ['harpoon', 4, true],
  ])('T52 %s and cage, roll %i: killed %s', (weapon, roll, killed) => {
    const scene = over('B01', 5, 'W', 'tank', weapon, 'shark-cage')
    scene.chance = rolls(roll - 1)
    scene.act('dive', 'deeper', 'deeper')
    expect(scene.told('shark-met')[0]?.killed).toBe(killed)
  })

  test('T53 with a cage alone sharks are ignored, none is killed', () => {
    const scene = over('B01', 4, 'W', 'scuba', 'shark-cage')
    scene.chance = rolls()
    scene.act('dive', 'deeper')
    expect(scene.told('shark-ignored')).toEqual([{ type: 'shark-ignored', seat: 0, depth: 2 }])
    scene.act('deeper', 'deeper', 'lift 4')
    expect([scene.treasures(0), scene.state.sharks[0]]).toEqual([[9], 0])
  })

  test('T54 a buried $7 at depth 3 is freed with the drill for $1', () => {
    const scene = over('B01', 3, 'W', 'tank', 'drill')
    scene.act('dive', 'deeper', 'deeper', 'lift 3')
    expect([scene.treasures(0), scene.missions(0)]).toEqual([[7], 19])
  })

  test('T54 a buried treasure at depth 4 is beyond the drill', () => {
    const scene = over('B01', 1, 'W', 'scuba', 'drill').act('dive', 'deeper', 'deeper')
    expect(scene.refused('deeper')?.code).toBe('nothing-below')
    expect(scene.refused('lift 4')?.code).toBe('too-deep')
    const strong = over('B01', 1, 'W', 'scuba', 'excavator').act('dive', 'deeper', 'deeper', 'deeper', 'lift 4')
    expect([strong.treasures(0), strong.missions(0)]).toEqual([[9], 18])
  })

  test('T54 a hidden treasure needs detection, unless the number’s mercenary map is there', () => {
    const bare = over('B01', 2, 'W', 'tank', 'harpoon', 'mask')
    bare.chance = rolls(0)
    bare.act('dive', 'deeper')
    expect(bare.refused('lift 2')).toEqual({ code: 'no-gear', params: { depth: 2 } })
    const scene = over('B01', 2, 'W', 'mask', 'harpoon')
    own(scene.state, 'mercenaryMaps')[2] = 1
    scene.act('dive', 'deeper', 'lift 2')
    expect([scene.treasures(0), scene.missions(0)]).toEqual([[5], 20])
  })

  test('detection is paid for with transfers; what cannot be paid is not lifted', () => {
    const poor = over('B01', 2, 'W', 'mask', 'harpoon', 'basic-sonar')
    poor.money(0, { HR: 1, RD: 1, GE: 1, ME: 0 })
    expect(poor.refused('dive')?.code).toBe('nothing-to-dive-for')
    const scene = over('B01', 2, 'W', 'mask', 'harpoon', 'basic-sonar').money(0, { HR: 2, RD: 0, GE: 0, ME: 0 })
    scene.act('dive', 'deeper', 'lift 2')
    expect([scene.accounts(0).slice(0, 4), scene.treasures(0)]).toEqual([[0, 0, 0, 0], [5]])
  })

  test('T55 two sharks in a column: one roll each; the killed one is gone for all, the scared one is back', () => {
    const scene = new SeaScene()
    scene.boat(0, 'green', 's2.1', 'W', 'scuba', 'spear-gun')
    scene.maps(0, 2).tile(2, 'B02')
    scene.chance = rolls(3, 0)
    scene.begin('high-seas').act('sail green', 'dive', 'deeper', 'deeper', 'done')
    expect([scene.state.sharks[0], scene.state.exhausted[2]]).toEqual([1, boxBit(tileOf('B02'), 1, 2)])
    scene.chance = rolls(5)
    scene.begin('high-seas').act('sail green', 'dive', 'deeper')
    expect(scene.told('shark-met')).toEqual([])
    scene.act('deeper')
    expect(scene.told('shark-met')).toMatchObject([{ depth: 3, killed: true }])
  })

  test('T56 after a dive the Zodiac moves, but dives no more; after move and dive it is over', () => {
    const scene = over('B01', 1, 'W', 'mask')
    scene.act('dive', 'lift 1', 'step s2.2')
    expect(scene.refused('dive')?.code).toBe('dived-already')
    scene.act('done')
    const other = over('B01', 2, 'W', 'mask', 'harpoon', 'basic-sonar')
    other.act('step s2.1', 'dive', 'lift 1')
    expect(other.toAct).toEqual([])
    expect(other.at('green')).toBe('s2.1')
  })

  test('a move is paid for before the dive that follows it', () => {
    const scene = over('B01', 4, 'W', 'mask')
    scene.act('step s2.3', 'step s2.2', 'step s2.1', 'dive')
    expect(scene.missions(0)).toBe(19)
    expect(scene.events.map((event) => event.type).slice(-3)).toEqual(['paid', 'dived', 'went-deeper'])
  })

  test('no dive on open water, over another one’s place, or for nothing', () => {
    const scene = new SeaScene()
    scene.boat(0, 'green', 'g4', 'W', 'mask')
    scene.boat(1, 'white', 's2.5', 'W')
    scene.maps(0, 2).tile(2, 'B01').begin('high-seas').act('sail green')
    expect(scene.refused('dive')?.code).toBe('no-dig-site')
    scene.act('step s2.5')
    expect(scene.refused('dive')).toEqual({ code: 'space-taken', params: { space: 's2.5' } })
    expect(over('B02', 3, 'W').refused('dive')?.code).toBe('shark-in-column')
    expect(over('B05', 2, 'W', 'shark-cage').refused('dive')?.code).toBe('nothing-to-dive-for')
  })

  test('an exhausted box holds nothing', () => {
    const scene = over('B01', 1, 'W')
    own(scene.state, 'exhausted')[2] = boxBit(tileOf('B01'), 1, 1)
    expect(scene.refused('dive')?.code).toBe('nothing-to-dive-for')
  })

  test('everybody sees what is in the column; what can be reached only who decides', () => {
    const scene = over('B01', 5, 'B', 'scuba', 'harpoon', 'advanced-sonar')
    expect(scene.pending(0)?.voyages?.[0]?.dives[0]).toMatchObject({ space: 's2.5', number: 2, column: 5 })
    expect(scene.pending(1)?.voyages).toBeNull()
    scene.act('dive')
    expect(scene.pending(1)).toMatchObject({ kind: 'dive', zodiac: 'green', depth: 1, left: 2 })
    expect(scene.pending(1)?.dive?.depths).toEqual([
      { what: 'nothing' },
      { what: 'treasure', value: 7, access: 'open', cost: 0 },
      { what: 'shark', kills: 2 },
      { what: 'treasure', value: 9, access: 'hidden', cost: 2 },
    ])
  })
})
