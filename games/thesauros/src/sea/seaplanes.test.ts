import { describe, expect, test } from 'vitest'
import { AT_HOME } from '../state.ts'
import { SeaScene } from '../testing/sea-scene.ts'
import { HIGH_SEAS, SEAPLANES } from '../types.ts'

/** A worker of green's aboard the green Zodiac somewhere, with items. */
function greenAt(space: string, ...items: readonly string[]): SeaScene {
  const scene = new SeaScene()
  scene.boat(0, 'green', space, 'W', ...items)
  return scene
}

describe('seaplanes', () => {
  test('T40 in quadrimester 1 nobody is placed in zone 4, and zones 4 and 5 are skipped', () => {
    const scene = new SeaScene()
    scene.state.quadrimester = 1
    scene.begin('resolution')
    expect(scene.told('zone-skipped').map(({ zone }) => zone)).toEqual([SEAPLANES, HIGH_SEAS])
    scene.begin('placing')
    expect(scene.legal(0)).toContain('place W 3')
    expect(scene.refused('place W 4', 0)?.code).toBe('closed-now')
  })

  test.each([
    ['W', 18],
    ['B', 20],
  ] as const)('T41 zone 4, second space of the board for four: %s leaves $%i of 20', (sort, left) => {
    const scene = greenAt('w2')
    scene.queue(SEAPLANES, [1, 'B'], [0, sort])
    scene.resolve(SEAPLANES).act('fly green', 'done')
    expect(scene.missions(0)).toBe(left)
  })

  test('T41 renting in zone 5 costs $3 with two left, $4 with one, and is impossible with none', () => {
    const scene = greenAt('w2')
    scene.begin('high-seas').act('rent green')
    expect([scene.missions(0), scene.state.seaplanes]).toEqual([17, 1])
    scene.act('rent green')
    expect([scene.missions(0), scene.state.seaplanes]).toEqual([13, 0])
    expect(scene.refused('rent green')?.code).toBe('no-seaplane')
  })

  test('T41 for two players there is one seaplane for $3', () => {
    const scene = new SeaScene(2)
    scene.boat(0, 'green', 'w2', 'W')
    scene.begin('high-seas').act('rent green')
    expect(scene.missions(0)).toBe(17)
  })

  test('T42 a pilot with the 5/7 takes the place of a worker at sea; items go to and fro between supply and Zodiacs', () => {
    const scene = new SeaScene()
    const sailor = scene.boat(0, 'green', 'w2', 'W')
    scene.boat(0, 'yellow', 'w3', 'B', 'mask')
    scene.supply(0, 'tank')
    const [pilot] = scene.queue(SEAPLANES, [0, 'H57'])
    scene.resolve(SEAPLANES).act('fly green', 'pilot green', 'move tank supply yellow', 'move mask yellow supply')
    expect([scene.state.crew[0], scene.state.at[sailor]]).toEqual([pilot, AT_HOME])
    expect([scene.items('yellow'), scene.items(0)]).toEqual([['tank'], ['mask']])
  })

  const spread = (options = {}) => {
    const scene = new SeaScene(4, options)
    scene.boat(0, 'green', 'w2', 'W')
    scene.boat(0, 'yellow', 'lagoon-tour', 'H57', 'tank')
    scene.boat(0, 'pink', 'port', 'B', 'harpoon')
    scene.moored(0, 'orange', 'drill').supply(0, 'mask')
    scene.boat(1, 'white', 'w3', 'W', 'booster')
    return scene
  }
  const everywhere = ['move mask supply yellow', 'move tank yellow pink', 'move harpoon pink orange', 'move drill orange green'] // prettier-ignore

  test('EN L699: a seaplane reaches all own Zodiacs, those in the lagoon and in port with a crew, too', () => {
    const scene = spread({ returnCrew: 'in-maintenance' })
    scene.queue(SEAPLANES, [0, 'W'])
    scene.resolve(SEAPLANES).act('fly green', ...everywhere)
    expect(scene.refused('move booster white green')?.code).toBe('not-in-reach')
    expect((['green', 'yellow', 'pink', 'orange'] as const).map((boat) => scene.items(boat))).toEqual([
      ['drill'],
      ['mask'],
      ['tank'],
      ['harpoon'],
    ])
  })

  test('EN L702: its pilot changes places with a sailor at sea, not in the lagoon or in port', () => {
    const scene = spread({ returnCrew: 'in-maintenance' })
    scene.queue(SEAPLANES, [0, 'W'])
    scene.resolve(SEAPLANES).act('fly green')
    expect(scene.legal().filter((text) => text.startsWith('pilot'))).toEqual(['pilot green'])
    expect(scene.refused('pilot yellow')?.code).toBe('crew-not-at-sea')
    expect(scene.refused('pilot pink')?.code).toBe('crew-not-at-sea')
    expect(scene.refused('pilot orange')?.code).toBe('nobody-aboard')
  })

  test('EN L699: so does a rented one; crews change places at sea only', () => {
    const scene = spread({ returnCrew: 'in-maintenance' })
    scene.begin('high-seas').act('rent green')
    expect(scene.refused('crews green yellow')?.code).toBe('crew-not-at-sea')
    expect(scene.refused('crews yellow pink')?.code).toBe('crew-not-at-sea')
    scene.act(...everywhere)
    expect(scene.items('yellow')).toEqual(['mask'])
  })

  test('EN L1532: so does the black one', () => {
    const scene = spread({ variant: 'lawless', returnCrew: 'in-maintenance' })
    scene.state.black = 0
    scene.begin('high-seas').act('black green', ...everywhere)
    expect(scene.items('yellow')).toEqual(['mask'])
  })

  test('R20 R30 R31 a rented seaplane swaps crews of two own Zodiacs, before each of them is played', () => {
    const scene = new SeaScene()
    const worker = scene.boat(0, 'green', 'w2', 'W')
    const boss = scene.boat(0, 'yellow', 'w3', 'B')
    scene.begin('high-seas').act('rent yellow', 'crews green yellow')
    expect([scene.state.crew[0], scene.state.crew[4]]).toEqual([boss, worker])
    scene.act('sail green', 'done')
    expect(scene.legal()).toEqual(['done', 'rent green', 'rent yellow', 'sail yellow'])
    scene.act('sail yellow', 'done')
    expect(scene.toAct).toEqual([])
  })

  test('a flight needs money, and an own Zodiac at sea', () => {
    const scene = greenAt('w2').money(0, { HR: 0, RD: 0, GE: 0, ME: 2 })
    scene.boat(1, 'white', 'w3', 'W')
    scene.begin('high-seas')
    expect(scene.refused('rent green')?.code).toBe('cannot-pay')
    expect(scene.refused('rent white')?.code).toBe('not-at-sea')
    expect(scene.legal()).toEqual(['done', 'sail green'])
  })

  test.each([
    ['single-use', -1, false],
    ['reusable', 0, true],
  ] as const)('the black seaplane flies for nothing at the start of the turn: %s', (blackSeaplane, owner, flown) => {
    const scene = new SeaScene(4, { variant: 'lawless', blackSeaplane })
    scene.boat(0, 'green', 'w2', 'W')
    scene.boat(0, 'yellow', 'w3', 'W')
    scene.supply(0, 'mask')
    scene.state.black = 0
    scene.begin('high-seas').act('black green', 'move mask supply green', 'done')
    expect([scene.missions(0), scene.state.black, scene.state.blackFlown]).toEqual([20, owner, flown])
    expect(scene.refused('black green')?.code).toBe('no-black-seaplane')
  })

  test('once a Zodiac has been played it is too late for the black seaplane', () => {
    const scene = new SeaScene(4, { variant: 'lawless' })
    scene.boat(0, 'green', 'w2', 'W')
    scene.boat(0, 'yellow', 'w3', 'W')
    scene.state.black = 0
    scene.begin('high-seas').act('sail green', 'done')
    expect(scene.refused('black yellow')?.code).toBe('too-late')
  })
})
