import { describe, expect, it } from 'vitest'
import type { LinearEvaluation } from '../linearEvaluation.ts'
import { Diary } from './diary.ts'
import type { Lessons } from './taught.ts'

/** A turn as the test says it is: per seat what was expected before its luck, and what it was worth with it. */
interface Turn {
  readonly number: number
  readonly expected: readonly number[]
  readonly came: readonly number[]
  /** Seats that have nothing to choose. */
  readonly without?: readonly number[]
}

/** One feature: the number of the turn times the seat. */
const evaluation = {
  features: ['turn'],
  measure(turn: Turn, seat: number, into: Float64Array) {
    into[0] = turn.number * seat
  },
  foreseer: () => ({
    turnBegins: (turn: Turn, seat: number) => turn.without?.includes(seat) !== true,
    expected: (turn: Turn, seat: number) => turn.expected[seat] as number,
    came: (turn: Turn, seat: number) => turn.came[seat] as number,
  }),
} as unknown as LinearEvaluation

function told(
  turns: readonly Turn[],
  totals: readonly number[],
  careless?: readonly [turn: number, seat: number],
): Lessons {
  const diary = new Diary(evaluation, 2, new Float64Array(1))
  turns.forEach((turn, index) => {
    diary.note(() => turn)
    if (careless?.[0] === index) diary.wasCareless(careless[1])
  })
  const lessons: Lessons = { measured: [], leads: [] }
  diary.tell(totals, lessons)
  return lessons
}

describe('a diary of one game', () => {
  const first: Turn = { number: 1, expected: [10, 10], came: [14, 8] }
  const last: Turn = { number: 2, expected: [20, 12], came: [22, 12] }

  it('tells a position by what was expected, and by what came beyond the luck', () => {
    // The last turn: 20 + 0.85 (30 - 22) and 12 + 0.85 (12 - 12). The lead is told for both seats.
    const { measured, leads } = told([last], [30, 12])
    expect(measured).toEqual([-2, 2])
    expect(leads[0]).toBeCloseTo(26.8 - 12, 10)
    expect(leads[1]).toBeCloseTo(12 - 26.8, 10)
  })

  it('goes backwards: a turn learns from what the next one was worth', () => {
    const { leads } = told([first, last], [30, 12])
    // 10 + 0.85 (26.8 - 14) and 10 + 0.85 (12 - 8).
    expect(leads[2]).toBeCloseTo(20.88 - 13.4, 10)
  })

  it('does not blame a position for what was then done at random', () => {
    const { leads } = told([first, last], [30, 12], [0, 0])
    expect(leads[2]).toBeCloseTo(10 - 13.4, 10)
  })

  it('leaves out turns in which somebody had nothing to choose, and goes on before them', () => {
    const { leads } = told([first, { ...last, without: [1] }], [30, 12])
    expect(leads).toHaveLength(2)
    // Seat 1 had no last turn: its first one learns from the end.
    expect(leads[0]).toBeCloseTo(20.88 - (10 + 0.85 * (12 - 8)), 10)
  })
})
