import { expect, it } from 'vitest'
import { isBehind } from './behind.ts'

it('luck that favours both cancels out: a small lead in every world is certain', () => {
  const leader = [10, 0, 7, 3, 12, 1]
  const one = leader.map((each) => each - 1)
  expect(isBehind(one, leader, 3)).toBe(true)
  expect(isBehind(leader, one, 3)).toBe(false)
  expect(isBehind(leader, leader, 3)).toBe(false)
})

it('a lead is certain up to as many standard errors as it is', () => {
  const brought = [0, 0, 0, 0, 0]
  const leader = [4.5, 0, 3.5, -1, 0.5]
  const mean = leader.reduce((sum, each) => sum + each, 0) / 5
  const variance = leader.reduce((sum, each) => sum + (each - mean) ** 2, 0) / 4
  const errors = mean / Math.sqrt(variance / 5)
  expect(isBehind(brought, leader, errors - 0.01)).toBe(true)
  expect(isBehind(brought, leader, errors + 0.01)).toBe(false)
})
