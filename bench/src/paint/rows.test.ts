import { describe, expect, it } from 'vitest'
import { paintTable, percentile, summary } from './rows.ts'

describe('paint rows', () => {
  it('tell what three of four gestures did not exceed', () => {
    expect(percentile([40, 10, 30, 20], 0.75)).toBe(30)
    expect(percentile([7], 0.75)).toBe(7)
    expect(percentile([], 0.75)).toBe(0)
  })

  it('are held to 100 ms', () => {
    const slow = summary(
      'slow',
      [120, 130, 140].map((paint) => ({ paint, blocked: 0 })),
    )
    const quick = summary('quick', [{ paint: 16, blocked: 61.4 }])
    expect(slow).toEqual({ what: 'slow', times: 3, median: 130, p75: 140, worst: 140, blocked75: 0, goal: 100 })
    const [, , first = '', second = ''] = paintTable([slow, quick]).split('\n')
    expect(first).toContain('MISSED')
    expect(second).toContain('61 ms')
    expect(second).toContain('met')
  })
})
