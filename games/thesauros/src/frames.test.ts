import { describe, expect, test } from 'vitest'
import {
  ACT,
  DIVE,
  FRAME_NUMBERS,
  FREE_MAP,
  MEEPLE_ACT,
  MERCENARY_MAP,
  PAY,
  PLACE,
  PLACE_RECRUIT,
  PORT_ACT,
} from './frames.ts'
import { KIND_CODE, PENDING } from './pending.ts'
import { findFrame, findOwnFrame, framesOf, numberIn, pop, push, seatIn, setNumberIn, setTop, top } from './stack.ts'
import { Scene } from './testing/scene.ts'

describe('frames', () => {
  test('a frame is its kind, its seat and six numbers, named or not', () => {
    const { state } = new Scene(2)
    push(state, 'calendar', -1)
    push(state, 'pay', 1, PAY.purpose, 3, PAY.account, 2)
    expect(state.stack).toEqual([KIND_CODE.calendar, -1, 0, 0, 0, 0, 0, 0, KIND_CODE.pay, 1, 2, 0, 3, 0, 0, 0])
    setTop(state, PAY.given, 5)
    expect([top(state, PAY.account), top(state, PAY.given)]).toEqual([2, 5])
    pop(state)
    expect(state.stack).toHaveLength(8)
  })

  test('each kind names six numbers at most, each once', () => {
    for (const kind of PENDING) {
      const names: readonly string[] = FRAME_NUMBERS[kind]
      expect(names.length, kind).toBeLessThanOrEqual(6)
      expect(new Set(names).size, kind).toBe(names.length)
    }
  })

  test('kinds that share fields have them in the same places', () => {
    expect(MEEPLE_ACT).toEqual({ zone: 2, meeple: 3, space: 4, second: 5 })
    expect(PORT_ACT).toEqual({ ...MEEPLE_ACT, loaded: 6 })
    expect([PLACE, FREE_MAP]).toEqual([
      { posting: 2, double: 3 },
      { left: 2, chosen: 3 },
    ])
    expect([PLACE_RECRUIT.recruit, MERCENARY_MAP.first]).toEqual([4, 4])
  })

  test('the next frame of a kind, a seat’s own and all of them are found', () => {
    const { state } = new Scene(2)
    push(state, 'act', 0, ACT.zone, 3)
    push(state, 'act', 1, ACT.zone, 7)
    push(state, 'dive', 1, DIVE.depth, 2)
    const [next, all] = [findFrame(state, 'act'), framesOf(state, 'act')]
    expect([next, all, findFrame(state, 'pay')]).toEqual([8, [0, 8], -1])
    expect([findOwnFrame(state, 'act', 1), findOwnFrame(state, 'act', 0)]).toEqual([8, -1])
    expect(all.map((frame) => [seatIn(state, frame), numberIn(state, frame, ACT.zone)])).toEqual([
      [0, 3],
      [1, 7],
    ])
    setNumberIn(state, next, ACT.stage, 1)
    expect(numberIn(state, next, ACT.stage)).toBe(1)
  })

  test('another kind’s fields, and plain numbers, do not compile', () => {
    const { state } = new Scene(2)
    // @ts-expect-error a payment has no depth
    push(state, 'pay', 0, DIVE.depth, 1)
    const frame = findFrame(state, 'pay')
    // @ts-expect-error a payment has no depth
    numberIn(state, frame, DIVE.depth)
    // @ts-expect-error 3 is not the name of a number
    top(state, 3)
    // @ts-expect-error a second act has no stage
    expect(MEEPLE_ACT.stage).toBeUndefined()
  })
})
