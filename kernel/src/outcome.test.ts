import { describe, expect, test } from 'vitest'
import { rankBy } from './outcome.ts'
import { parseSeatLetter, SEAT_LETTERS, seatLetter } from './seat.ts'

describe('places', () => {
  test('more is better', () => {
    expect(rankBy([[3], [9], [5]])).toEqual({ ranks: [3, 1, 2], partedBy: 0 })
  })

  test('a tie goes to the next key, and it is told which one', () => {
    expect(
      rankBy([
        [9, 1, 0],
        [9, 1, 2],
        [4, 9, 9],
      ]),
    ).toEqual({ ranks: [2, 1, 3], partedBy: 2 })
  })

  test('who is equal in all keys shares the place, and the next place is left out', () => {
    expect(
      rankBy([
        [9, 1],
        [4, 0],
        [9, 1],
      ]),
    ).toEqual({ ranks: [1, 3, 1], partedBy: -1 })
    expect(rankBy([[2], [9], [2]])).toEqual({ ranks: [2, 1, 2], partedBy: 0 })
  })

  test('one alone is first', () => {
    expect(rankBy([[1]])).toEqual({ ranks: [1], partedBy: -1 })
    expect(rankBy([])).toEqual({ ranks: [], partedBy: -1 })
  })
})

describe('seat letters', () => {
  test('go both ways', () => {
    expect(SEAT_LETTERS.map((_, seat) => seatLetter(seat))).toEqual(['G', 'W', 'R', 'B', 'V'])
    expect(SEAT_LETTERS.map(parseSeatLetter)).toEqual([0, 1, 2, 3, 4])
    expect(parseSeatLetter('X')).toBeNull()
    expect(parseSeatLetter('')).toBeNull()
    expect(() => seatLetter(5)).toThrow('no seat 5')
  })
})
