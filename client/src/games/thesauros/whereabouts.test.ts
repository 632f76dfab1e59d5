import { expect, test } from 'vitest'
import { spotOf } from './whereabouts.ts'

test('a line of the log leads to the space, the boat, the site, the building or the flag that it tells of', () => {
  expect(spotOf({ type: 'placed', seat: 1, sort: 'W', zone: 3, space: 2, double: false })).toBe('queue:3:2')
  expect(spotOf({ type: 'placed', seat: 1, sort: 'M', zone: 3, space: 0, double: false })).toBe('queue:3:special')
  expect(spotOf({ type: 'dived', seat: 0, zodiac: 'green', number: 4, column: 2 })).toBe('column:4:2')
  expect(spotOf({ type: 'patented', seat: 0, card: 'drill' })).toBe('zone:2')
  expect(spotOf({ type: 'reputation', seat: 2, change: 1, reason: 'hiring', total: 9 })).toBe('score:red')
})

test('money has no place on the chart', () => {
  expect(spotOf({ type: 'paid', seat: 0, account: 'HR', amount: 2, purpose: 'hire' })).toBe(null)
})
