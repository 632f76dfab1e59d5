import { expect, test } from 'vitest'
import { meantBy, pointsAt } from './pointsAt.ts'

test('anywhere in a column that the ship may sail to, its stop is meant', () => {
  expect(meantBy('space:c3r4', [3, 7])).toBe('space:c3r1')
  expect(pointsAt('sail 3')).toContain(meantBy('space:c3r2', [3, 7]))
})

test('elsewhere, and while no ship sails, a thing means itself', () => {
  expect(meantBy('space:c2r4', [3, 7])).toBe('space:c2r4')
  expect(meantBy('tile:jade-eye', [3])).toBe('tile:jade-eye')
  expect(meantBy('space:c3r4', [])).toBe('space:c3r4')
})
