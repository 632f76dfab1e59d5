import { describe, expect, it } from 'vitest'
import { luckOf } from './luck.ts'

const SEED = 0xc0ffee

function numbers(count: number, size: number, seed: number): number[] {
  const luck = luckOf(seed)
  return Array.from({ length: count }, () => luck.below(size))
}

describe('luck in a sampled world', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(numbers(20, 6, SEED)).toEqual(numbers(20, 6, SEED))
    expect(numbers(20, 6, SEED)).not.toEqual(numbers(20, 6, SEED + 1))
  })

  it('rolls a die alike however many cards are drawn in between', () => {
    const luck = luckOf(SEED)
    const rolls = Array.from({ length: 20 }, (_, roll) => {
      for (let drawn = 0; drawn < roll % 3; drawn++) luck.below(52 - drawn)
      return luck.below(6)
    })
    expect(rolls).toEqual(numbers(20, 6, SEED))
  })

  it.each([2, 6, 52, 300, 2 ** 32])('draws every part of %i about equally often', (size) => {
    const parts = [0, 0]
    for (const seed of Array.from({ length: 400 }, (_, number) => number)) {
      for (const number of numbers(5, size, seed)) {
        expect(number).toBeLessThan(size)
        parts[number < size / 2 ? 0 : 1]!++
      }
    }
    expect(Math.abs(parts[0]! - parts[1]!)).toBeLessThan(200)
  })
})
