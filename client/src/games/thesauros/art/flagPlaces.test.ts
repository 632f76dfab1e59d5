import { describe, expect, it } from 'vitest'
import { lineEnd, reputationX } from '../layout.ts'
import { flagHeight, flagTop, placeFlags } from './flagPlaces.ts'

const seats = ['green', 'white', 'red', 'blue'] as const
const flags = (...reputations: number[]) =>
  placeFlags(reputations.map((reputation, index) => ({ seat: seats[index] ?? 'green', reputation })))

describe('flags on the ladder of reputation', () => {
  it.each([
    [0, 0, 0, 0],
    [24, 24, 25, 25],
    [10, 11, 12, 13],
    [50, 55, 61, 50],
    [49, 50, 50, 52],
    [15, 14, 15, 14],
  ])('stand at their numbers, and none covers another: %d %d %d %d', (...reputations) => {
    const places = flags(...reputations)
    expect(places.map(({ staff }) => staff)).toEqual(reputations.map(reputationX))
    const covered = places.flatMap(
      (one, index) =>
      places.slice(index + 1).filter((other) => other.row === one.row && one.x + one.width > other.x + 1 && other.x + other.width > one.x + 1), // prettier-ignore
    )
    expect(covered).toEqual([])
  })

  it('cover nobody in the lowest line when a game begins', () => {
    const above = flags(10, 10, 10, 10).filter(({ row }) => row > 0)
    expect(above.map(({ row, x }) => [row, x >= lineEnd])).toEqual([
      [1, true],
      [2, true],
    ])
  })

  it('fly on both sides of one staff before they fly over the water', () => {
    expect(flags(24, 24, 24).map(({ toLeft, row }) => [toLeft, row])).toEqual([
      [false, 0],
      [true, 0],
      [false, 1],
    ])
  })

  it('keep clear of the figures under them', () => {
    // Figures of 12 pixels stand on a line 33 pixels below the water's foot.
    expect(flagTop(0) + flagHeight).toBeLessThan(33 - 9)
  })
})
