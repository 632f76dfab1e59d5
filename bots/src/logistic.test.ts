import { expect, it } from 'vitest'
import { logistic } from './logistic.ts'

it('is the logistic curve', () => {
  expect(logistic(0)).toBe(0.5)
  for (let x = -20; x <= 20; x += 0.25) expect(logistic(x)).toBeCloseTo(1 / (1 + Math.exp(-x)), 8)
  expect([logistic(-1e9), logistic(1e9)].map((value) => Math.round(value * 1e9))).toEqual([0, 1e9])
})

it('has the same bits everywhere', () => {
  // Written down once: an engine that computes sums and products otherwise is none.
  expect([0.1, -1.7, 3.3].map((x) => logistic(x).toString())).toEqual([
    '0.5249791874789402',
    '0.1544652650875214',
    '0.9644288107872632',
  ])
})
