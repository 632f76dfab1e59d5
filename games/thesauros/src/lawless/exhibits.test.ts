import { describe, expect, test } from 'vitest'
import { exhibitOf } from '../museum/rooms.ts'
import { lawless, send } from '../testing/lawless.ts'
import { kindOf, room } from '../testing/riches.ts'
import type { Scene } from '../testing/scene.ts'
import { AT_GONE, OWN, own } from '../state.ts'

const [GREEN, WHITE, RED] = [0, 1, 2]

/** What is exhibited at places of a room (from 1), as seat and value. */
const shown = (scene: Scene, number: number): number[] => scene.state.exhibits.slice((number - 1) * 3, number * 3)
const exhibit = (seat: number, value: number): number => exhibitOf(seat, kindOf(value))

describe('the mercenary of the museum', () => {
  test('T87 a treasure that leaves an open room closes it: its sponsor loses the bonus', () => {
    const scene = lawless(4)
    room(scene, 4, RED, [RED, 5], [WHITE, 3], [RED, 7])
    room(scene, 1, WHITE)
    send(scene, GREEN, 8)
    expect(scene.refused('shift M4.1 M3.1')).toEqual({
      code: 'room-not-sponsored',
      params: { place: 'M3.1', room: 'M3' },
    })
    scene.act('shift M4.2 M1.2')
    expect(scene.told('exhibit-shifted')).toEqual([{ type: 'exhibit-shifted', seat: GREEN, from: 'M4.2', to: 'M1.2' }])
    expect(scene.told('room-closed')).toEqual([{ type: 'room-closed', room: 'M4', seat: RED, bonus: 2 }])
    expect(scene.state.reputation).toEqual([10, 10, 8, 10])
    expect(scene.state.open).toBe(0)
    expect([shown(scene, 1), shown(scene, 4)]).toEqual([
      [0, exhibit(WHITE, 3), 0],
      [exhibit(RED, 5), 0, exhibit(RED, 7)],
    ])
    expect(scene.state.at[4 * OWN]).toBe(AT_GONE)
  })

  test('the gap is the next place that is sold to', () => {
    const scene = lawless(4)
    room(scene, 4, RED, [RED, 5], null, [RED, 7])
    scene.queue(8, [GREEN, 'W'])
    scene.state.treasures[kindOf(9)] = 1
    scene.resolve(8).act('sell 9 M4')
    expect(scene.told('sold')[0]).toMatchObject({ room: 'M4', place: 2 })
    expect(scene.told('room-opened')).toHaveLength(1)
  })

  test('R25 R39 it fills another room after the first has closed; both bonuses move', () => {
    const scene = lawless(4)
    room(scene, 4, RED, [RED, 5], [WHITE, 3], [RED, 7])
    room(scene, 1, RED, [GREEN, 3])
    send(scene, GREEN, 8).act('shift M4.1 M1.2')
    expect(scene.events.map(({ type }) => type).filter((type) => type.startsWith('room'))).toEqual([
      'room-closed',
      'room-opened',
    ])
    expect(scene.state.reputation[RED]).toBe(10 - 2 + 2)
    expect(scene.state.open).toBe(0b1)
  })

  test('R39 two treasures change places across any rooms, cubes and all; no room opens or closes', () => {
    const scene = lawless(4)
    room(scene, 4, RED, [RED, 5], [WHITE, 3], [RED, 7])
    room(scene, 3, -1, [GREEN, 9])
    send(scene, GREEN, 8)
    expect(scene.refused('swap M4.1 M3.1')).toEqual({ code: 'swap-in-order', params: { place: 'M3.1' } })
    scene.act('swap M3.1 M4.3')
    expect(scene.told('exhibits-swapped')).toEqual([
      { type: 'exhibits-swapped', seat: GREEN, one: 'M3.1', other: 'M4.3' },
    ])
    expect([shown(scene, 3), shown(scene, 4)]).toEqual([
      [exhibit(RED, 7), 0, 0],
      [exhibit(RED, 5), exhibit(WHITE, 3), exhibit(GREEN, 9)],
    ])
    expect([scene.state.open, scene.state.reputation[RED]]).toEqual([0b1000, 10])
  })

  test('alike treasures of one seat are not swapped, the storeroom is out of it', () => {
    const scene = lawless(4)
    room(scene, 1, RED, [RED, 5], [RED, 5])
    own(scene.state, 'stored')[0] = 1
    send(scene, GREEN, 8)
    expect(scene.toAct).toEqual([])
    expect(scene.told('mercenary-discarded')[0]).toMatchObject({ zone: 8, forced: true })
  })

  test('R42 with any free space an unsponsored room fills, and opens when it is sponsored', () => {
    const scene = lawless(4, { mercenaryTarget: 'any-free-space' })
    room(scene, 1, -1, [GREEN, 3])
    room(scene, 2, WHITE, [RED, 5])
    send(scene, GREEN, 8).act('shift M2.1 M1.2')
    expect([scene.state.open, scene.told('room-opened')]).toEqual([0, []])
    scene.queue(8, [WHITE, 'W'])
    scene.resolve(8).act('sponsor M1')
    expect(scene.told('room-opened')).toEqual([{ type: 'room-opened', room: 'M1', seat: WHITE, bonus: 2 }])
    expect([scene.state.open, scene.state.reputation[WHITE]]).toEqual([1, 12])
  })

  test('what is not there can’t be moved, and nowhere that is taken or no place', () => {
    const scene = lawless(4)
    room(scene, 1, RED, [RED, 5], [RED, 7])
    room(scene, 2, RED)
    send(scene, GREEN, 8)
    expect(scene.refused('shift M2.1 M2.2')).toEqual({
      code: 'nothing-exhibited',
      params: { place: 'M2.1', room: 'M2' },
    })
    expect(scene.refused('shift M1.1 M1.2')?.code).toBe('place-taken')
    expect(scene.refused('shift M1.1 M1.3')?.code).toBe('no-such-place')
    expect(scene.refused('swap M1.1 M2.1')).toEqual({ code: 'nothing-exhibited', params: { place: 'M2.1' } })
  })
})
