import { describe, expect, test } from 'vitest'
import { Scene } from '../testing/scene.ts'
import { AT_HOME, AT_ZODIAC, OWN, own } from '../state.ts'

/** Seats place from here on; `home` keeps so many meeples of each at home. */
function placing(seats: number, home: number, options = {}): Scene {
  const scene = new Scene(seats, options)
  scene.state.quadrimester = 4
  for (let seat = 0; seat < seats; seat++) {
    for (let meeple = home; meeple < 3; meeple++) scene.state.at[seat * OWN + meeple] = AT_ZODIAC
  }
  return scene.begin('placing')
}

describe('placement', () => {
  test('seats place in turn order, one meeple at a time, until nobody has one', () => {
    const scene = placing(3, 2)
    const asked: number[] = []
    while (scene.toAct.length > 0) {
      asked.push(scene.toAct[0] ?? -1)
      scene.act(scene.legal().find((text) => text.endsWith(' 6')) ?? '')
    }
    expect(asked).toEqual([0, 1, 2, 0, 1, 2])
    expect(scene.state.queued[6]).toBe(6)
  })

  test('who has fewer meeples passes while the others go on', () => {
    const scene = placing(2, 3)
    scene.state.at[OWN + 1] = AT_ZODIAC
    scene.state.at[OWN + 2] = AT_ZODIAC
    scene.act('place B 6', 'place B 6', 'place W 6')
    expect(scene.toAct).toEqual([0])
  })

  test('zone 4 is closed in the first quadrimester, and no queue takes more than its spaces', () => {
    const scene = placing(3, 3)
    scene.state.quadrimester = 1
    expect(scene.refused('place B 4')).toEqual({ code: 'closed-now', params: { zone: 4, spaces: 2, seat: -1 } })
    scene.act('place B 3', 'place B 3', 'place B 3')
    expect(scene.refused('place W 3')?.code).toBe('queue-full')
    expect(scene.refused('place W 5')?.code).toBe('no-queue')
    expect(scene.refused('place B 2')?.code).toBe('no-such-meeple')
    expect(scene.refused('pass')).toEqual({ code: 'must-place-all', params: { meeples: 2 } })
  })

  test('the envelope goes just before a meeple, once a quadrimester, and not after the last one', () => {
    const scene = placing(2, 2)
    scene.act('envelope')
    expect(scene.refused('envelope')?.code).toBe('envelope-posted')
    expect(scene.legal()).not.toContain('pass')
    scene.act('place B 6', 'place B 6')
    expect(scene.state.envelopes).toEqual([0])
    expect(scene.refused('envelope')?.code).toBe('envelope-posted')
    scene.act('place W 6')
    expect(scene.toAct).toEqual([1])
  })

  test('a Double Action lies under the next meeple, one under each', () => {
    const scene = placing(2, 2)
    expect(scene.refused('double')?.code).toBe('no-double')
    own(scene.state, 'tokens')[0] = 2
    scene.act('double')
    expect(scene.refused('double')?.code).toBe('double-ready')
    scene.act('place W 2')
    expect(scene.told('placed')).toEqual([{ type: 'placed', seat: 0, sort: 'W', zone: 2, space: 1, double: true }])
    expect([scene.state.tokens[0], scene.state.doubled]).toEqual([1, [1]])
  })

  test('a mercenary has a space of its own, may be kept, and carries no Double Action', () => {
    const scene = placing(2, 0, { variant: 'lawless' })
    const mercenary = 2 * OWN
    scene.state.at[mercenary] = AT_HOME
    own(scene.state, 'mercenaries')[0] = 1
    own(scene.state, 'tokens')[1] = 1
    own(scene.state, 'mercenaryCube')[2] = 0
    scene.begin('placing')
    expect(scene.toAct).toEqual([1])
    expect(scene.legal()).toEqual([
      'envelope',
      'pass',
      'place M 1',
      'place M 3',
      'place M 4',
      'place M 7',
      'place M 8',
      'place M 9',
    ])
    expect(scene.refused('place M 2')?.code).toBe('mercenary-was-there')
    expect(scene.refused('place M 6')?.code).toBe('no-mercenary-space')
    scene.act('pass')
    expect(scene.toAct).toEqual([])
    expect(scene.state.at[mercenary]).toBe(AT_HOME)
  })
})
