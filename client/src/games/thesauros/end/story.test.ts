import { expect, test } from 'vitest'
import type { SeatScore } from '@fathom/kernel'
import { leadsOf, mostOf, worstOf } from './story.ts'

const score = (sources: Readonly<Record<string, number>>): SeatScore => ({
  total: Object.values(sources).reduce((sum, points) => sum + points, 0),
  sources,
})
const scores = [
  score({ start: 10, advertising: 12, exhibits: 9, patents: 4, wages: -3, refusals: -1 }),
  score({ start: 10, advertising: 4, exhibits: 11, patents: 1, wages: 0 }),
  score({ start: 10, advertising: 8, exhibits: 0, patents: 0, refusals: -2 }),
]

test('what somebody did differently is where they are furthest ahead of everybody', () => {
  expect(leadsOf(scores, 0)).toEqual([
    { source: 'advertising', points: 12, ahead: 4 },
    { source: 'patents', points: 4, ahead: 3 },
  ])
  expect(leadsOf(scores, 1)).toEqual([{ source: 'exhibits', points: 11, ahead: 2 }])
  expect(leadsOf(scores, 2)).toEqual([])
})

test('who leads nowhere is told by what brought most', () => {
  expect(mostOf(scores, 2)).toEqual([{ source: 'advertising', points: 8, ahead: 0 }])
})

test('the start counts for nobody, the greatest loss is told', () => {
  expect(mostOf(scores, 0).map(({ source }) => source)).toEqual(['advertising', 'exhibits'])
  expect(worstOf(scores, 0)).toEqual({ source: 'wages', points: -3, ahead: 3 })
  expect(worstOf(scores, 1)).toBe(null)
})
