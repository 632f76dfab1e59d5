import { describe, expect, test } from 'vitest'
import { AT_HOME } from '../state.ts'
import { Scene } from '../testing/scene.ts'
import { RECRUITMENT } from '../types.ts'

describe('zone 1', () => {
  test('T20 a worker on space 1 pays $6, the boss on space 2 pays 8 - 2 = $6', () => {
    const scene = new Scene(4)
    scene.queue(RECRUITMENT, [0, 'W'], [1, 'B'])
    scene.resolve(RECRUITMENT).act('hire', 'place W 6', 'hire', 'place W 6')
    expect([scene.accounts(0)[0], scene.accounts(1)[0]]).toEqual([14, 14])
  })

  test('T20 a specialist has no discount here', () => {
    const scene = new Scene(4)
    scene.queue(RECRUITMENT, [0, 'H2'])
    scene.resolve(RECRUITMENT).act('hire', 'place W 6')
    expect(scene.accounts(0)[0]).toBe(14)
  })

  test('T21 the first hire brings nothing, the second the Double Action, the third a point; there is no fourth', () => {
    const scene = new Scene(4).money(0, { HR: 60 })
    const after = () => [scene.state.tokens[0], scene.state.reputation[0]]
    scene.queue(RECRUITMENT, [0, 'W'], [0, 'W'], [0, 'B'])
    scene.resolve(RECRUITMENT).act('hire', 'place W 6')
    expect(after()).toEqual([0, 10])
    scene.act('hire', 'place W 6')
    expect(after()).toEqual([1, 10])
    scene.act('hire', 'place W 6')
    expect(after()).toEqual([1, 11])

    scene.state.queued.fill(0)
    scene.queue(RECRUITMENT, [0, 'W'])
    scene.resolve(RECRUITMENT)
    expect(scene.told('refused')).toEqual([{ type: 'refused', seat: 0, sort: 'W', zone: 1, forced: true }])
    expect(after()).toEqual([1, 10])
  })

  test('T22 the recruit goes to zones 2-4 or 6-9, in the first quadrimester not to zone 4', () => {
    const zones = (quadrimester: number) => {
      const scene = new Scene(4)
      scene.state.quadrimester = quadrimester
      scene.queue(RECRUITMENT, [0, 'W'])
      scene.resolve(RECRUITMENT).act('hire')
      return scene.legal().flatMap((text) => (text.startsWith('place W ') ? [Number(text.slice(8))] : []))
    }
    expect(zones(2)).toEqual([2, 3, 4, 6, 7, 8, 9])
    expect(zones(1)).toEqual([2, 3, 6, 7, 8, 9])
  })

  test('T22 he acts in the same quadrimester and costs $2 at its end', () => {
    const scene = new Scene(2)
    scene.queue(RECRUITMENT, [0, 'W'])
    scene.begin('resolution').act('hire', 'envelope', 'place W 6')
    // Zone 6 comes later in the same resolution.
    expect([scene.legal(), scene.state.envelopes]).toEqual([['fish', 'refuse'], [0]])
    scene.act('fish', 'take GE 1', 'bribe 2')
    expect(scene.accounts(0)).toEqual([14, 20, 21, 20, 18])
    expect(scene.state.at.slice(0, 4)).toEqual([AT_HOME, AT_HOME, AT_HOME, AT_HOME])
    scene.begin('payday')
    expect([scene.accounts(0)[0], scene.accounts(1)[0]]).toEqual([14 - 6, 20 - 4])
  })
})
