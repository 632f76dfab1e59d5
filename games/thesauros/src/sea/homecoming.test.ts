import { describe, expect, test } from 'vitest'
import { AT_HOME } from '../state.ts'
import { rolls } from '../testing/scene.ts'
import { SeaScene } from '../testing/sea-scene.ts'
import { PORT_AND_LAGOON } from '../types.ts'

/** A worker of green's aboard the green Zodiac somewhere, with items. */
function greenAt(space: string, ...items: readonly string[]): SeaScene {
  const scene = new SeaScene()
  scene.boat(0, 'green', space, 'W', ...items)
  return scene
}

describe('port and lagoon from the sea', () => {
  test('T57 a Zodiac that ends its move in port: the crew is home at once, and the next one may take it out', () => {
    const scene = new SeaScene()
    const sailor = scene.boat(0, 'green', 'w2', 'W')
    scene.queue(PORT_AND_LAGOON, [0, 'B'])
    scene.begin('high-seas').act('sail green', 'step port', 'done')
    expect([scene.state.at[sailor], scene.told('returned').length]).toEqual([AT_HOME, 1])
    scene.resolve(PORT_AND_LAGOON)
    expect(scene.legal()).toContain('depart green')
  })

  test('T57 with the other option the Zodiac is used until maintenance', () => {
    const scene = new SeaScene(4, { returnCrew: 'in-maintenance' })
    const sailor = scene.boat(0, 'green', 'w2', 'W')
    scene.queue(PORT_AND_LAGOON, [0, 'B'])
    scene.begin('high-seas').act('sail green', 'step port', 'done').resolve(PORT_AND_LAGOON)
    expect(scene.refused('depart green')?.code).toBe('zodiac-not-in-port')
    scene.act('refuse').begin('upkeep')
    expect([scene.state.at[sailor], scene.state.crew[0]]).toEqual([AT_HOME, -1])
  })

  test('in port on the way items change places with the supply and the Zodiacs there, and the move goes on', () => {
    const scene = greenAt('w1', 'mask').supply(0, 'booster').moored(0, 'yellow', 'tank')
    scene.begin('high-seas').act('sail green', 'step port', 'exchange')
    scene.act('move booster supply green', 'move mask green supply', 'move tank yellow green')
    scene.act('step w2', 'step w3', 'step w2')
    expect(scene.items('green')).toEqual(['booster', 'tank'])
    expect([scene.at('green'), scene.missions(0)]).toEqual(['w2', 18])
  })

  test('R3 R32 a space of the lagoon that is reached in zone 5 brings its gain at once, with the bonus of skill', () => {
    const scene = new SeaScene()
    scene.boat(0, 'green', 'w2', 'H57', 'lobster-pot')
    scene.begin('high-seas').act('sail green', 'step port', 'step lagoon-lobster-a', 'take HR 10')
    expect([scene.at('green'), scene.accounts(0)[0], scene.state.fishing[0]]).toEqual(['lagoon-lobster-a', 30, 10])
    expect(scene.toAct).toEqual([])
  })

  test('the way to the lagoon is paid for before its gain is had', () => {
    const scene = greenAt('w3', 'mask').money(0, { HR: 0, RD: 0, GE: 0, ME: 0 })
    scene.begin('high-seas').act('sail green', 'step w2', 'step port')
    expect(scene.refused('step lagoon-tour')?.code).toBe('too-dear')
  })

  test('without the gear, or where somebody is, the lagoon is closed', () => {
    const scene = greenAt('w2')
    scene.boat(1, 'white', 'lagoon-tour', 'W')
    scene.begin('high-seas').act('sail green', 'step port')
    expect(scene.refused('step lagoon-coastal')?.code).toBe('lagoon-closed')
    expect(scene.refused('step lagoon-tour')?.code).toBe('lagoon-closed')
  })

  test('the island is searched when the way is paid for', () => {
    const scene = greenAt('w2', 'metal-detector')
    scene.chance = rolls(0, 0)
    scene.begin('high-seas').act('sail green', 'step port', 'step lagoon-island')
    expect(scene.told('found')).toHaveLength(1)
  })
})
