import { describe, expect, it } from 'vitest'
import { changesBetween } from './gained.ts'

describe('what a step has brought', () => {
  it('is what is another number than before, gains and what was given for them', () => {
    const before = { 'money ': 5, 'artifact fossil': 2, 'find pottery': 0, 'reputation ': 3 }
    const now = { 'money ': 9, 'artifact fossil': 0, 'find pottery': 1, 'reputation ': 3 }
    expect(changesBetween(before, now)).toEqual([
      { of: 'money', id: '', by: 4 },
      { of: 'artifact', id: 'fossil', by: -2 },
      { of: 'find', id: 'pottery', by: 1 },
    ])
  })

  it('is nothing where all is as it was', () => {
    expect(changesBetween({ 'money ': 5 }, { 'money ': 5 })).toEqual([])
  })

  it('counts what one had none of, and what one has none of any more', () => {
    expect(changesBetween({ 'artifact gem': 1 }, { 'artifact scroll': 1 })).toEqual([
      { of: 'artifact', id: 'scroll', by: 1 },
      { of: 'artifact', id: 'gem', by: -1 },
    ])
  })
})
