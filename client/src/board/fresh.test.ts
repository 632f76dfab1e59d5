import { describe, expect, it } from 'vitest'
import { toldOf } from './fresh.ts'

describe('what has been told', () => {
  const [placed, sailed, bought] = [{ type: 'placed' }, { type: 'sailed' }, { type: 'bought' }]

  it('is everything while nothing waits for its moment', () => {
    const all = [placed, sailed]
    expect(toldOf(all, [])).toBe(all)
  })

  it('leaves out what will be told in moments to come, so that nothing is marked as new before', () => {
    expect(toldOf([placed, sailed, bought], [sailed, bought])).toEqual([placed])
  })
})
