import { describe, expect, it } from 'vitest'
import { boxAt, boxesOf, boxOf, boxRect, cellAt, cellOf, gridOrigin, hasBox, largeScrap, phoneScrap } from './layout.ts'

const rows = ['.oXo', 'o.oo', 'oooo', 'XooX']
const low = ['o.o.', 'oooo', 'o.o.']

describe('Silver & Gold layout', () => {
  it('numbers boxes row by row, four to a row', () => {
    expect(boxOf([2, 3])).toBe(11)
    expect(cellOf(11)).toEqual([2, 3])
    expect(boxesOf(low)).toEqual([0, 2, 4, 5, 6, 7, 8, 10])
  })

  it('has no box on water or off the grid', () => {
    expect(hasBox(rows, [0, 0])).toBe(false)
    expect(hasBox(rows, [0, 1])).toBe(true)
    expect(hasBox(rows, [-1, 1])).toBe(false)
    expect(hasBox(rows, [1, 4])).toBe(false)
    expect(hasBox(low, [3, 0])).toBe(false)
  })

  it('centres a three-row island half a box lower', () => {
    expect(gridOrigin(largeScrap, rows)).toEqual({ x: 82, y: 84 })
    expect(gridOrigin(largeScrap, low)).toEqual({ x: 82, y: 117 })
  })

  it.each([largeScrap, phoneScrap])('finds every box again from its middle', (layout) => {
    for (const island of [rows, low]) {
      for (const box of boxesOf(island)) {
        const rect = boxRect(layout, island, box)
        expect(boxAt(layout, island, rect.x + rect.width / 2, rect.y + rect.height / 2)).toBe(box)
        expect(rect.x).toBeGreaterThanOrEqual(0)
        expect(rect.x + rect.width).toBeLessThanOrEqual(layout.width)
        expect(rect.y + rect.height).toBeLessThanOrEqual(layout.height)
      }
    }
  })

  it('names cells off the island too', () => {
    expect(cellAt(largeScrap, rows, 80, 80)).toEqual([-1, -1])
    expect(boxAt(largeScrap, rows, 90, 90)).toBe(null)
  })
})
