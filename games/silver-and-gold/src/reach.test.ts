import { describe, expect, test } from 'vitest'
import { countBoxes } from './boxes.ts'
import { CARDS } from './cards.ts'
import { cellsOf, EXPEDITION_BAG, placementsOf } from './shapes.ts'
import { DISPLAY, SLOTS } from './state.ts'
import { SHAPES } from './types.ts'

// What no game can reach, by arithmetic: such positions are covered by made ones in the scenarios.

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const sizes = EXPEDITION_BAG.map((shape) => cellsOf(SHAPES[shape] ?? 'I2').length).toSorted((a, b) => b - a)

/** The most boxes that patterns alone can cross off for one seat by the end of turn 27, the last after which cards are replaced. */
const MOST = 3 * sum(sizes.slice(0, 7)) + sum(sizes.slice(0, 6))

/** What finishing so many cards costs at least, in pattern boxes: a bonus box is given only for an X crossed off, so it pays for that X. */
function leastFor(cards: number): number {
  const costs = CARDS.map((card) => card.points - countBoxes(card.xs)).toSorted((a, b) => a - b)
  return sum(costs.slice(0, cards))
}

describe('what no game can reach', () => {
  test('patterns cross off at most 93 boxes a seat in 27 turns, 372 for four seats', () => {
    expect(MOST).toBe(93)
  })

  test('a finished card always finds a new one: display and deck never run out together', () => {
    // All other cards would have to be finished before one is missing.
    const finished = CARDS.length - 4 * SLOTS + 1
    expect(finished).toBe(40)
    expect(leastFor(finished)).toBe(377)
    expect(leastFor(finished)).toBeGreaterThan(4 * MOST)
  })

  test('with two or three seats the deck can’t run out', () => {
    for (const seats of [2, 3]) {
      expect(leastFor(CARDS.length - seats * SLOTS - DISPLAY)).toBeGreaterThan(seats * MOST)
    }
  })

  test('with four seats an empty deck takes 35 finished cards and 320 of 372 boxes, not one wasted on the wrong card', () => {
    expect(CARDS.length - 4 * SLOTS - DISPLAY).toBe(35)
    expect(leastFor(35)).toBe(320)
  })

  test('no pattern covers two X, or more than three of X and coins: one seat can’t complete two coin rows in a turn', () => {
    for (const card of CARDS) {
      for (const boxes of SHAPES.flatMap((shape) => placementsOf(shape))) {
        if ((boxes & ~card.boxes) !== 0) continue
        expect(countBoxes(boxes & card.xs)).toBeLessThan(2)
        expect(countBoxes(boxes & (card.xs | card.coins))).toBeLessThan(4)
      }
    }
  })
})
