import { describe, expect, test } from 'vitest'
import { AT_HOME, AT_ZODIAC } from '../state.ts'
import { rolls, SET } from '../testing/scene.ts'
import { SeaScene } from '../testing/sea-scene.ts'
import { PORT_AND_LAGOON, SEAPLANES, type SortId } from '../types.ts'

/** Green's Zodiac over a column of site 2, where this tile lies. */
function over(tile: string, column: number, crew: SortId, ...items: readonly string[]): SeaScene {
  const scene = new SeaScene()
  scene.boat(0, 'green', `s2.${column}`, crew, ...items)
  return scene.maps(0, 2).tile(2, tile)
}

describe('rulings on boats', () => {
  test('R2 a crew that reaches port in zone 5 is home; the Zodiac leaves again in zone 7 with another meeple', () => {
    const scene = new SeaScene()
    const sailor = scene.boat(0, 'green', 'w2', 'W')
    const [boss = -1] = scene.queue(PORT_AND_LAGOON, [0, 'B'])
    scene.begin('resolution').act('sail green', 'step port', 'done')
    expect([scene.state.at[sailor], scene.toAct]).toEqual([AT_HOME, [0]])
    scene.act('depart green', 'step w1', 'done')
    expect([scene.at('green'), scene.state.crew[0], scene.state.at[boss]]).toEqual(['w1', boss, AT_ZODIAC])
  })

  test('R3 a lagoon space reached in zone 5 pays at once, blocks zone 7 there, and the boat is back in maintenance', () => {
    const scene = new SeaScene()
    const sailor = scene.boat(0, 'green', 'w2', 'W')
    scene.moored(1, 'white').queue(PORT_AND_LAGOON, [1, 'W'])
    scene.begin('resolution').act('sail green', 'step port', 'step lagoon-tour', 'take ME 4')
    expect([scene.missions(0), scene.toAct]).toEqual([24, [1]])
    expect(scene.refused('lagoon lagoon-tour white')?.code).toBe('lagoon-taken')
    scene.act('refuse').begin('upkeep')
    expect([scene.at('green'), scene.state.at[sailor]]).toEqual(['port', AT_HOME])
  })

  test('R20 R31 a rented seaplane has no pilot but swaps two crews; a flight of zone 4 swaps its pilot alone', () => {
    const rented = new SeaScene()
    rented.boat(0, 'green', 'w2', 'W')
    rented.boat(0, 'yellow', 'w3', 'B')
    rented.begin('high-seas').act('rent green')
    expect(rented.refused('pilot green')?.code).toBe('no-pilot')
    expect(rented.legal()).toEqual(['crews green yellow', 'done'])

    const reserved = new SeaScene()
    reserved.boat(0, 'green', 'w2', 'W')
    reserved.boat(0, 'yellow', 'w3', 'B')
    reserved.queue(SEAPLANES, [0, 'H57'])
    reserved.resolve(SEAPLANES).act('fly green')
    expect(reserved.refused('crews green yellow')?.code).toBe('crews-stay')
    expect(reserved.legal()).toEqual(['done', 'pilot green', 'pilot yellow'])
  })

  test('R30 without an own Zodiac at sea nothing flies: the meeple of zone 4 can’t act', () => {
    const scene = new SeaScene().moored(0, 'green')
    scene.boat(1, 'white', 'w2', 'W')
    scene.queue(SEAPLANES, [0, 'W'])
    scene.resolve(SEAPLANES)
    expect([scene.told('refused')[0]?.forced, scene.state.reputation[0], scene.state.seaplanes]).toEqual([true, 9, 2])
  })

  test('seaplanes that stand by a Zodiac are back in maintenance', () => {
    const scene = new SeaScene()
    scene.boat(0, 'green', 'w2', 'W')
    scene.queue(SEAPLANES, [0, 'B'])
    scene.resolve(SEAPLANES).act('fly green', 'done')
    expect(scene.state.seaplanes).toBe(1)
    scene.begin('upkeep')
    expect([scene.state.seaplanes, scene.state.flights]).toEqual([2, []])
  })
})

describe('rulings on dives', () => {
  test('R4 each hidden treasure is paid for, and the sonar does not lead deeper than the mask', () => {
    // Column 5 of B01: nothing, open $7, a shark, hidden $9; the tank ends at depth 3, the sonar would hear on.
    const scene = over('B01', 5, 'B', 'tank', 'spear-gun', 'shark-cage', 'advanced-sonar')
    scene.chance = rolls()
    scene.begin('high-seas').act('sail green', 'dive', 'deeper', 'deeper')
    expect(scene.refused('lift 4')?.code).toBe('too-deep')
    expect(scene.refused('deeper')?.code).toBe('too-deep')
  })

  test('R4 detection is paid for each treasure: two hidden ones of a column cost twice', () => {
    // Column 1 of B04: open $3, hidden $5, nothing, hidden $9.
    const scene = over('B04', 1, 'B', 'scuba', 'advanced-sonar')
    scene.begin('high-seas').act('sail green', 'dive', 'deeper', 'deeper', 'deeper', 'lift 2', 'lift 4')
    expect([scene.missions(0), scene.treasures(0)]).toEqual([16, [5, 9]])
  })

  test('R5 the improved spear gun fishes for $6, and adds 1 to the die', () => {
    const scene = new SeaScene().moored(0, 'green', 'improved-spear-gun')
    scene.queue(PORT_AND_LAGOON, [0, 'W'])
    scene.resolve(PORT_AND_LAGOON).act('lagoon lagoon-coastal green', 'take ME 6')
    expect(scene.missions(0)).toBe(26)
    const killed = (roll: number) => {
      const diver = over('B01', 5, 'W', 'tank', 'improved-spear-gun')
      diver.chance = rolls(roll - 1)
      diver.begin('high-seas').act('sail green', 'dive', 'deeper', 'deeper')
      return diver.told('shark-met')[0]?.killed
    }
    expect([killed(2), killed(3)]).toEqual([false, true])
  })

  test('R6 a treasure of the island is a treasure like any other', () => {
    const scene = new SeaScene().moored(0, 'green', 'metal-detector')
    const bronze = SET.found.findIndex(({ id }) => id === 'bronze-1')
    scene.state.islandUnseen = 0
    scene.state.islandSeen = [bronze * 16]
    scene.queue(PORT_AND_LAGOON, [0, 'W'])
    scene.resolve(PORT_AND_LAGOON).act('lagoon lagoon-island green')
    expect(scene.treasures(0)).toEqual([5])
  })

  test('R12 a scared shark is back for the next dive, a killed one is gone for the other players, too', () => {
    const scene = over('B01', 5, 'W', 'tank', 'harpoon').maps(1, 2)
    scene.chance = rolls(0)
    scene.begin('high-seas').act('sail green', 'dive', 'deeper', 'deeper', 'surface', 'done')
    expect([scene.state.sharks[0], scene.state.exhausted[2]]).toEqual([0, 0])
    scene.chance = rolls(5)
    scene.begin('high-seas').act('sail green', 'dive', 'deeper', 'deeper')
    expect(scene.told('shark-met')).toMatchObject([{ depth: 3, roll: 6, killed: true }])
    scene.act('surface', 'step g4', 'done')
    // White comes without a weapon: no shark is left to keep him away.
    scene.boat(1, 'white', 's2.5', 'W', 'mask')
    scene.begin('high-seas').act('done', 'sail white', 'dive', 'deeper', 'lift 2')
    expect([scene.treasures(1), scene.state.sharks]).toEqual([[7], [1, 0, 0, 0]])
  })

  test.each([
    ['B', 'spear-gun', 'shark-cage'],
    ['H57', 'spear-gun', 'shark-cage'],
    ['W', 'improved-spear-gun', 'shark-cage'],
  ] as const)('R24 %s with %s and %s kills without a roll', (crew, weapon, cage) => {
    const scene = over('B01', 5, crew, 'tank', weapon, cage)
    scene.chance = rolls()
    scene.begin('high-seas').act('sail green', 'dive', 'deeper', 'deeper')
    expect(scene.told('shark-met')).toMatchObject([{ roll: null, killed: true }])
    expect(scene.state.sharks[0]).toBe(1)
  })

  test('R24 who is armed fights, also with a cage', () => {
    const scene = over('B01', 5, 'W', 'tank', 'harpoon', 'shark-cage')
    scene.chance = rolls(0)
    scene.begin('high-seas').act('sail green', 'dive', 'deeper', 'deeper')
    expect(scene.told('shark-ignored')).toEqual([])
    expect(scene.told('shark-met')).toMatchObject([{ roll: 1, bonus: 2, killed: false }])
  })
})
