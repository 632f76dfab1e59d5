import { describe, expect, it } from 'vitest'
import { scaleEnd, scaleX, spreadFlags } from './race.ts'

describe('the reputation race', () => {
  it('shows a little more than the goal, and more when somebody has it', () => {
    expect(scaleEnd(20, [{ score: 0 }, { score: 19 }])).toBe(24)
    expect(scaleEnd(20, [{ score: 31 }])).toBe(32)
  })

  it('starts and ends inside the margins', () => {
    expect(scaleX(0, 24, 1060, 16)).toBe(16)
    expect(scaleX(24, 24, 1060, 16)).toBe(1044)
    expect(scaleX(-1, 24, 1060, 16)).toBe(16)
  })

  it('leaves flags that are far apart where they are', () => {
    expect(spreadFlags([14, 300, 100], 20, 29, 366)).toEqual([14, 300, 100])
  })

  it('spreads flags on one score in the order of seats', () => {
    expect(spreadFlags([14, 14, 14, 14], 20, 29, 366)).toEqual([14, 34, 54, 74])
  })

  it('keeps flags at the end on the strip', () => {
    expect(spreadFlags([350, 350, 345], 20, 29, 366)).toEqual([317, 337, 297])
  })
})
