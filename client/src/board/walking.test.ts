import { describe, expect, it } from 'vitest'
import { nextBox, type Box } from './walking.ts'

/** Boxes of 10 x 10 in a grid of three columns, the last one lower and wider than the others. */
const at = (column: number, row: number): Box => ({ left: column * 20, top: row * 20, width: 10, height: 10 })
const grid = [at(0, 0), at(1, 0), at(2, 0), at(0, 1), at(2, 1), { left: 0, top: 60, width: 50, height: 10 }]

describe('an arrow key', () => {
  it('goes to the next thing in its direction', () => {
    expect(nextBox(at(0, 0), grid, 'right')).toBe(1)
    expect(nextBox(at(2, 0), grid, 'left')).toBe(1)
    expect(nextBox(at(2, 0), grid, 'down')).toBe(4)
    expect(nextBox(at(0, 1), grid, 'up')).toBe(0)
  })

  it('jumps over a gap and finds what is straight ahead before what is nearer but aside', () => {
    expect(nextBox(at(0, 1), grid, 'right')).toBe(4)
    expect(nextBox(at(0, 1), grid, 'down')).toBe(5)
  })

  it('stays where nothing lies that way', () => {
    expect(nextBox(at(2, 0), grid, 'right')).toBe(-1)
    expect(nextBox(at(1, 0), grid, 'up')).toBe(-1)
  })
})
