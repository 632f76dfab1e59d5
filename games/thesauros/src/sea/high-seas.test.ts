import { describe, expect, test } from 'vitest'
import { SeaScene } from '../testing/sea-scene.ts'
import { own } from '../state.ts'
import { PORT_AND_LAGOON } from '../types.ts'

/** A worker of green's aboard the green Zodiac somewhere, with items. */
function greenAt(space: string, ...items: readonly string[]): SeaScene {
  const scene = new SeaScene()
  scene.boat(0, 'green', space, 'W', ...items)
  return scene
}

const steps = (scene: SeaScene) => scene.legal().filter((text) => text.startsWith('step '))

describe('the turn at sea', () => {
  test('seats play in turn order, each all its Zodiacs in any order; who has none is not asked', () => {
    const scene = new SeaScene()
    scene.state.order = [2, 0, 1, 3]
    scene.boat(0, 'green', 'w2', 'W')
    scene.boat(2, 'red', 'w3', 'W')
    scene.boat(2, 'pink', 'w1', 'W')
    scene.begin('high-seas')
    expect(scene.toAct).toEqual([2])
    scene.act('sail pink', 'done', 'sail red', 'done')
    expect(scene.toAct).toEqual([0])
    scene.act('done')
    expect([scene.toAct, scene.state.sailed]).toEqual([[], 0])
  })

  test('a Zodiac is played once, and only an own one at sea', () => {
    const scene = new SeaScene()
    scene.boat(0, 'green', 'w2', 'W')
    scene.boat(0, 'yellow', 'w3', 'W')
    scene.boat(1, 'white', 'w1', 'W')
    scene.moored(0, 'pink')
    scene.begin('high-seas').act('sail green', 'done')
    expect(scene.refused('sail green')?.code).toBe('sailed-already')
    expect(scene.refused('sail white')?.code).toBe('not-own-zodiac')
    expect(scene.refused('sail pink')?.code).toBe('not-at-sea')
  })
})

describe('moving', () => {
  test('T43 two spaces for nothing, the third for $1, the fourth is too far; dig sites only with their maps', () => {
    const scene = greenAt('w2').maps(0, 3)
    scene.begin('high-seas').act('sail green')
    expect(steps(scene)).toEqual(['step f1', 'step port', 'step w3'])
    scene.act('step w3', 'step s3.1')
    expect(scene.missions(0)).toBe(20)
    scene.act('step s3.2')
    expect(scene.events.at(-1)).toMatchObject({ type: 'paid', amount: 1, purpose: 'travel' })
    expect([scene.at('green'), scene.missions(0)]).toEqual(['s3.2', 19])
  })

  test('T43 without the map the site is closed, even for passing through', () => {
    const scene = greenAt('w3')
    scene.begin('high-seas').act('sail green')
    expect(scene.refused('step s3.1')).toEqual({
      code: 'no-map',
      params: { space: 's3.1', number: 3, spaces: 0, cost: 0 },
    })
  })

  test('why a space further away can’t be where the move ends', () => {
    const scene = greenAt('w1').maps(0, 3).money(0, { HR: 0, RD: 0, GE: 0, ME: 0 })
    scene.boat(1, 'white', 's3.1', 'W')
    scene.begin('high-seas').act('sail green')
    const why = (space: string) => scene.refused(`step ${space}`)?.code
    expect(['s5.1', 's3.1', 's3.2', 'lagoon-coastal'].map(why)).toEqual(['no-map', 'space-taken', 'too-dear', 'lagoon-closed']) // prettier-ignore
    expect(scene.refused('step s3.2')?.params).toMatchObject({ spaces: 2, cost: 1 })
    scene.money(0, { HR: 0, RD: 0, GE: 0, ME: 20 })
    expect(why('w3')).toBe('not-beside')
    // Money is there now, but no engine that goes so far.
    expect(why('s3.2')).toBe('too-far')
  })

  test.each(['satelliteMaps', 'mercenaryMaps'] as const)('%s open a site as well', (kind) => {
    const scene = greenAt('w3')
    own(scene.state, kind)[3] = 1
    scene.begin('high-seas').act('sail green')
    expect(steps(scene)).toContain('step s3.1')
  })

  test('T44 Medium and Super engine: seven spaces for $2, no eighth', () => {
    const scene = greenAt('port', 'medium-engine', 'super-engine').maps(0, 2, 6)
    scene.state.zodiacAt[0] = scene.space('s2.5')
    scene.begin('high-seas').act('sail green')
    const path = ['g4', 'f1', 'f2', 'e1', 'g5', 's6.1', 's6.2']
    scene.act(...path.map((space) => `step ${space}`))
    expect([scene.at('green'), scene.missions(0)]).toEqual(['s6.2', 18])
  })

  test('T44 improved Medium and Medium engine: eight spaces for $3', () => {
    const scene = greenAt('s2.5', 'improved-medium-engine', 'medium-engine').maps(0, 2, 6)
    scene.begin('high-seas').act('sail green')
    scene.act(...['g4', 'f1', 'f2', 'e1', 'g5', 's6.1', 's6.2', 's6.3'].map((space) => `step ${space}`))
    expect([scene.at('green'), scene.missions(0)]).toEqual(['s6.3', 17])
  })

  test('T45 what can be reached is told with its way and price: s6.3 from s2.5 with and without map 4', () => {
    const toS63 = (...maps: readonly number[]) => {
      const scene = greenAt('s2.5', 'improved-medium-engine', 'medium-engine').maps(0, ...maps)
      scene.begin('high-seas').act('sail green')
      const [voyage] = scene.pending(0)?.voyages ?? []
      const reach = voyage?.reach.find(({ space }) => space === 's6.3')
      return reach === undefined ? null : [reach.path.length, reach.cost]
    }
    expect([toS63(2, 6), toS63(2, 4, 6), toS63(2, 4)]).toEqual([[8, 3], [7, 2], null])
  })

  test('T46 on another Zodiac’s space nobody stops; it is crossed for its normal cost', () => {
    const scene = greenAt('w3').maps(0, 3)
    scene.boat(1, 'white', 's3.1', 'W')
    scene.begin('high-seas').act('sail green', 'step s3.1')
    expect(scene.refused('done')).toEqual({ code: 'space-taken', params: { space: 's3.1' } })
    scene.act('step s3.2', 'done')
    expect([scene.at('green'), scene.missions(0)]).toEqual(['s3.2', 20])
  })

  test('an occupied space is not entered where no way leads on', () => {
    const scene = greenAt('w2').maps(0, 3).money(0, { HR: 0, RD: 0, GE: 0, ME: 0 })
    scene.boat(1, 'white', 's3.1', 'W')
    scene.begin('high-seas').act('sail green', 'step w3')
    expect(scene.refused('step s3.1')?.code).toBe('no-way-on')
  })

  test('T47 a move that ends on a fishing space brings $2; whoever stays there gets nothing', () => {
    const scene = greenAt('w2')
    scene.boat(1, 'white', 'f1', 'B')
    scene.begin('high-seas').act('sail green', 'step f1', 'done', 'take GE 2')
    expect([scene.accounts(0), scene.state.fishing[0]]).toEqual([[20, 20, 22, 20, 20], 2])
    scene.act('sail white', 'done')
    expect([scene.accounts(1), scene.state.fishing[1]]).toEqual([[20, 20, 20, 20, 20], 0])
  })

  test('T47 with the option staying on a fishing space brings $2 as well, played or not', () => {
    const scene = new SeaScene(4, { fishingStay: 'stay-earns' })
    scene.boat(0, 'green', 'f1', 'W')
    scene.boat(0, 'yellow', 'f1', 'W')
    scene.begin('high-seas').act('sail green', 'done', 'take ME 2', 'done', 'take ME 2')
    expect([scene.missions(0), scene.state.fishing[0]]).toEqual([24, 4])
  })

  test('R15 a move that leads back to the fishing space ends there, too', () => {
    const scene = greenAt('f1')
    scene.begin('high-seas').act('sail green', 'step w2', 'step f1', 'done', 'take ME 2')
    expect(scene.missions(0)).toBe(22)
  })

  test('R26 the first who comes to a site turns its tile up, be it in passing', () => {
    const scene = greenAt('w3').maps(0, 3).tile(3, 'S01', 'down')
    scene.begin('high-seas').act('sail green', 'step s3.1')
    expect(scene.told('tile-turned')).toEqual([{ type: 'tile-turned', seat: 0, number: 3, tile: 'S01' }])
    scene.act('step s3.2')
    expect(scene.told('tile-turned')).toEqual([])
  })

  test('the move is paid for when it is over, with transfers where the account is short', () => {
    const scene = greenAt('w2').maps(0, 3).money(0, { HR: 2, RD: 0, GE: 2, ME: 0 })
    scene.begin('high-seas').act('sail green', 'step w3', 'step s3.1', 'step s3.2')
    expect(scene.legal()).toEqual(['transfer GE 1', 'transfer HR 1'])
    scene.act('transfer GE 1')
    expect(scene.accounts(0)).toEqual([2, 0, 0, 0, 20])
  })

  test('who can pay nothing moves two spaces', () => {
    const scene = greenAt('w2').maps(0, 3).money(0, { HR: 1, RD: 1, GE: 1, ME: 0 })
    scene.begin('high-seas').act('sail green', 'step w3', 'step s3.1')
    expect(scene.at('green')).toBe('s3.1')
    expect(scene.toAct).toEqual([])
  })
})

describe('own Zodiacs that meet', () => {
  const met = (options = {}) => {
    const scene = new SeaScene(4, options)
    scene.boat(0, 'green', 'w2', 'W', 'super-engine')
    scene.boat(0, 'yellow', 'w3', 'B', 'mask')
    scene.maps(0, 3)
    return scene
  }

  test('items and crews change places without stopping', () => {
    const scene = met()
    const [worker, boss] = [scene.state.crew[0], scene.state.crew[4]]
    scene.begin('high-seas').act('sail green', 'step w3', 'exchange', 'move mask yellow green', 'crews green yellow')
    expect([scene.items('green'), scene.items('yellow')]).toEqual([['mask', 'super-engine'], []])
    expect([scene.state.crew[0], scene.state.crew[4]]).toEqual([boss, worker])
  })

  test('with the option only items do', () => {
    const scene = met({ crossingSwap: 'items' })
    scene.begin('high-seas').act('sail green', 'step w3', 'exchange')
    expect(scene.legal()).toEqual(['done', 'move mask yellow green', 'move super-engine green yellow'])
  })

  test('once in each space that is come to', () => {
    const scene = met()
    scene.begin('high-seas').act('sail green', 'step w3', 'exchange', 'done')
    expect(scene.refused('exchange')?.code).toBe('exchanged-here')
    scene.act('step w2')
    expect(scene.refused('exchange')?.code).toBe('nobody-met')
  })

  test('in the same fishing space they exchange without moving', () => {
    const scene = met()
    for (const boat of [0, 4]) scene.state.zodiacAt[boat] = scene.space('f1')
    scene.begin('high-seas').act('sail green', 'exchange', 'move mask yellow green')
    expect(scene.items('green')).toEqual(['mask', 'super-engine'])
  })

  test('R33 an engine given away serves the spaces moved so far, one taken aboard those to come', () => {
    const scene = met()
    scene.begin('high-seas').act('sail green', 'step w3', 'exchange', 'move super-engine green yellow', 'done')
    // One space by the engine, two free ones, a third for $1.
    scene.act('step s3.1', 'step s3.2', 'step s3.3')
    expect([scene.at('green'), scene.missions(0)]).toEqual(['s3.3', 19])
  })

  test('an engine that is needed to leave another one’s space is not given away', () => {
    const scene = new SeaScene().maps(0, 3).money(0, { HR: 0, RD: 0, GE: 0, ME: 0 })
    scene.boat(0, 'green', 'w1', 'W')
    scene.boat(0, 'yellow', 'w2', 'W', 'super-engine')
    scene.boat(0, 'pink', 'w3', 'W', 'mask')
    scene.begin('high-seas').act('sail green', 'step port', 'step w2')
    // Its two free spaces are behind it, and there is no money: it must take the engine over to go on.
    expect(scene.legal()).toEqual(['exchange'])
    scene.act('exchange')
    expect(scene.refused('done')?.code).toBe('engine-needed')
    scene.act('move super-engine yellow green', 'done', 'step w3', 'exchange')
    // The engine has moved it once, and is the only way on.
    expect(scene.refused('move super-engine green pink')?.code).toBe('engine-needed')
    expect(scene.refused('move mask pink green')).toBeNull()
  })

  test('EN L758: two engines of the Zodiac that is met lead on where one is not enough', () => {
    const scene = greenAt('f1').maps(0, 3).money(0, { HR: 0, RD: 0, GE: 0, ME: 3 })
    scene.boat(0, 'yellow', 's3.1', 'W', 'booster', 'booster')
    scene.boat(1, 'white', 'w3', 'W')
    scene.boat(2, 'red', 's3.2', 'W')
    scene.begin('high-seas').act('sail green', 'step w2', 'step w3', 'step s3.1')
    expect(scene.legal()).toEqual(['exchange'])
    scene.act('exchange', 'move booster yellow green')
    expect(scene.refused('done')?.code).toBe('engine-needed')
    scene.act('move booster yellow green', 'done', 'step w3', 'step w2', 'done')
    expect([scene.at('green'), scene.missions(0)]).toEqual(['w2', 0])
  })

  test('EN L759: over an occupied space to the port, where an engine of the supply leads on', () => {
    const scene = new SeaScene().moored(0, 'green').supply(0, 'super-engine')
    scene.queue(PORT_AND_LAGOON, [0, 'W'])
    scene.boat(1, 'white', 'w1', 'W')
    scene.boat(2, 'red', 'g1', 'W')
    scene.money(0, { HR: 0, RD: 0, GE: 0, ME: 0 }).resolve(PORT_AND_LAGOON).act('depart green', 'step w1', 'step port')
    scene.act('exchange', 'move super-engine supply green', 'step w2', 'done')
    expect(scene.at('green')).toBe('w2')
  })
})
