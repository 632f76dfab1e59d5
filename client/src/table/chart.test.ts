import { describe, expect, it } from 'vitest'
import { linePath, roomy, scaleOf, spread, turningPoint, type ChartSize } from './chart.ts'

const size: ChartSize = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 }
const points = [
  { n: 3, totals: [0, 0] },
  { n: 9, totals: [4, 10] },
  { n: 15, totals: [12, 10] },
  { n: 20, totals: [20, 18] },
]

describe('the chart of scores', () => {
  it('ends its scale on a round number above the best score', () => {
    expect(scaleOf(points)).toEqual({ most: 20, steps: [0, 5, 10, 15, 20] })
    expect(scaleOf([])).toEqual({ most: 1, steps: [0, 1] })
    expect(scaleOf([{ n: 1, totals: [95] }]).most).toBe(100)
  })
  it('draws a line from left to right, higher for more', () => {
    expect(linePath(points, 0, 20, size)).toBe('M10.0 55.0L43.3 45.0L76.7 25.0L110.0 5.0')
  })
  it('pushes labels apart and keeps them above the foot', () => {
    expect(spread([10, 12, 40], 14, 60)).toEqual([10, 24, 40])
    expect(spread([58, 59], 14, 60)).toEqual([46, 60])
  })
  it('names the parts of a game that have room for it', () => {
    expect([...roomy([10, 18, 30, 33, 50], 14)]).toEqual([0, 2, 4])
    expect([...roomy([], 14)]).toEqual([])
  })
  it('finds when the winner took the lead for good', () => {
    expect(turningPoint(points, 0)).toBe(2)
    expect(turningPoint(points, 1)).toBeNull()
    expect(turningPoint([{ n: 1, totals: [3, 1] }], 0)).toBeNull()
  })
})
