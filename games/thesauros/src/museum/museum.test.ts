import { describe, expect, test } from 'vitest'
import { conservationOf } from '../conservation.ts'
import { reputationFrom } from '../reputation.ts'
import { give, room, treasuresOf } from '../testing/riches.ts'
import { Scene, SET } from '../testing/scene.ts'
import type { SortId } from '../types.ts'

const [GREEN, RED] = [0, 2]

/** Zone 8 with these meeples in its queue. */
function atMuseum(scene: Scene, ...line: readonly (readonly [number, SortId])[]): Scene {
  scene.queue(8, ...line)
  return scene.resolve(8)
}

describe('zone 8', () => {
  /** The worked example of the rulebook (EN L957-961). */
  function example(third: 'M2 has one' | 'M2 is empty'): Scene {
    const scene = new Scene(4)
    room(scene, 1, RED)
    if (third === 'M2 has one') room(scene, 2, GREEN, [GREEN, 3])
    else room(scene, 2, GREEN)
    room(scene, 4, RED, [GREEN, 5], [RED, 3])
    give(scene, RED, 7)
    return atMuseum(scene, [RED, 'W'])
  }

  test('T64 a treasure goes to the free place nearest the closed door of a sponsored room, or to the storeroom', () => {
    const scene = example('M2 has one')
    expect(scene.legal()).toEqual(['refuse', 'sell 7 M1', 'sell 7 M2', 'sell 7 M4', 'sell 7 store', 'sponsor M3'])
    scene.act('sell 7 M4')
    expect(scene.told('sold')).toEqual([{ type: 'sold', seat: RED, value: 7, room: 'M4', place: 3 }])
    expect(scene.told('room-opened')).toEqual([{ type: 'room-opened', room: 'M4', seat: RED, bonus: 2 }])
    expect(scene.state.reputation[RED]).toBe(12)
    expect(reputationFrom(scene.state.tally, RED, 'openings')).toBe(2)
  })

  test.each([
    ['M1', 1, 'M2 has one'],
    ['M2', 2, 'M2 has one'],
    ['M2', 1, 'M2 is empty'],
  ] as const)('T64 in %s it gets place %i when %s', (target, place, third) => {
    const scene = example(third).act(`sell 7 ${target}`)
    expect(scene.told('sold')[0]?.place).toBe(place)
    expect(scene.told('room-opened')).toEqual([])
  })

  test('T65 the boss sponsors M2 for $3, nobody does again, not even when it is open', () => {
    const scene = atMuseum(new Scene(4), [0, 'B'], [1, 'W'])
    scene.act('sponsor M2')
    expect(scene.accounts(0)).toEqual([20, 20, 17, 20, 20])
    expect(scene.refused('sponsor M2')).toEqual({ code: 'room-sponsored', params: { room: 'M2', seat: 0 } })
    const open = new Scene(4)
    room(open, 2, 0, [0, 3], [0, 3], [0, 3])
    atMuseum(open, [1, 'W'])
    expect(open.refused('sponsor M2')?.code).toBe('room-sponsored')
    expect(open.state.open).toBe(2)
  })

  test('a worker pays $5 for M2, an 8 $3', () => {
    const scene = atMuseum(new Scene(4), [0, 'W'], [1, 'H8'])
    scene.act('sponsor M2', 'sponsor M3')
    expect(scene.accounts(0)[2]).toBe(15)
    expect(scene.accounts(1)[2]).toBe(16)
  })

  test.each([
    ['W', 7],
    ['B', 9],
    ['H8', 9],
  ] as const)('T66 a %s fills another’s room and gets $%i, its sponsor the bonus at once', (sort, income) => {
    const scene = new Scene(4)
    room(scene, 2, RED, [RED, 3], [1, 5])
    give(scene, GREEN, 7)
    atMuseum(scene, [GREEN, sort]).act('sell 7 M2')
    expect(scene.state.reputation[RED]).toBe(13)
    expect(scene.state.reputation[GREEN]).toBe(10)
    scene.act(`take HR ${income}`)
    expect(scene.accounts(GREEN)).toEqual([20 + income, 20, 20, 20, 20])
    expect(treasuresOf(scene, GREEN)).toEqual([0, 0, 0, 0])
  })

  test('T67 with three M4 is not there, and the museum is full with three open rooms', () => {
    const scene = new Scene(3)
    give(scene, 0, 3)
    room(scene, 1, 0, [0, 3], [0, 3])
    room(scene, 2, 0, [0, 3], [0, 3], [0, 3])
    room(scene, 3, 1, [0, 3], [0, 3])
    scene.money(0, { HR: 20 }).queue(8, [0, 'W'])
    scene.resolve(8)
    expect(scene.refused('sponsor M4')).toEqual({ code: 'no-such-room', params: { room: 4 } })
    expect(scene.refused('sell 3 M4')?.code).toBe('no-such-room')
    scene.act('sell 3 M3', 'take HR 3')
    expect(scene.state.open).toBe(0b111)
    scene.state.phase = 3
    scene.begin('calendar')
    expect(scene.state.end).toBe('museum-full')
    expect(scene.told('game-ended')).toHaveLength(1)
  })

  test('the storeroom takes any number', () => {
    const scene = new Scene(4)
    give(scene, 0, 9, 9)
    atMuseum(scene, [0, 'W'], [0, 'W'])
    scene.act('sell 9 store', 'take HR 9', 'sell 9 store', 'take GE 9')
    expect(scene.state.stored.slice(0, 4)).toEqual([0, 0, 0, 2])
    expect(scene.accounts(0)).toEqual([29, 20, 29, 20, 20])
  })

  test('who can neither sponsor nor sell loses a point without being asked', () => {
    const scene = new Scene(4).money(0, { HR: 0, RD: 0, GE: 2, ME: 0 })
    atMuseum(scene, [0, 'W'])
    expect(scene.toAct).toEqual([])
    expect(scene.state.reputation[0]).toBe(9)
  })

  test('what is not there can’t be sold, and not to a room that is unsponsored or full', () => {
    const scene = new Scene(4)
    give(scene, 0, 3)
    room(scene, 1, 1, [1, 3], [1, 3])
    atMuseum(scene, [0, 'W'])
    expect(scene.refused('sell 9 store')).toEqual({ code: 'no-such-treasure', params: { value: 9 } })
    expect(scene.refused('sell 3 M2')).toEqual({ code: 'room-not-sponsored', params: { room: 'M2' } })
    expect(scene.refused('sell 3 M1')).toEqual({ code: 'room-full', params: { room: 'M1' } })
    expect(scene.refused('skip')).toEqual({ code: 'refuse-instead', params: {} })
    const poor = new Scene(4).money(1, { HR: 0, RD: 0, GE: 2, ME: 0 })
    give(poor, 1, 3)
    atMuseum(poor, [1, 'W'])
    expect(poor.refused('sponsor M1')).toEqual({
      code: 'cannot-pay',
      params: { account: 'GE', needs: 3, has: 2, fee: 1 },
    })
  })

  test('an open room that is not full is noticed', () => {
    const scene = new Scene(4)
    room(scene, 1, 0, [0, 3], null)
    scene.state.open = 1
    expect(conservationOf(SET)(scene.state)).toMatch(/room 0 is open/)
  })
})
