import { fastChance, type AnyGame } from '@fathom/kernel'
import { describe, expect, it } from 'vitest'
import type { Answer, Budget } from '../bot.ts'
import type { Evaluation } from '../greedy.ts'
import { comparingBot } from './compare.ts'
import type { ComparisonSettings } from './comparisonProblem.ts'
import { nim, pennies } from './testing/games.ts'

const KNOWS_NOTHING: Evaluation = { value: () => 0, continues: () => false, tries: () => 1 }
const TO_THE_END: ComparisonSettings = {
  leadScale: 1,
  scoreScale: 1,
  rivals: 1,
  alone: false,
  width: 10,
  trust: 1,
  looks: Infinity,
  horizon: () => Infinity,
}

function times(iterations: number): Budget {
  return { iterations, mayGoOn: () => true }
}

function ask(game: AnyGame, state: unknown, seat: number, seed: number, budget: Budget, by = KNOWS_NOTHING): Answer {
  const chance = fastChance(seed)
  return comparingBot(by, TO_THE_END).search(
    { game, determinize: () => game.determinize(state, seat, chance), seat, chance },
    budget,
  )
}

describe('comparing actions in the same worlds', () => {
  it.each([
    [2, 2],
    [3, 3],
    [5, 1],
    [6, 2],
    [7, 3],
  ])('finds the winning move with %i stones left', (left, taken) => {
    expect(ask(nim, { left, active: 0 }, 0, 1, times(600)).action).toBe(taken)
  })

  it('gives up what is behind for certain, and stops when one is left', () => {
    expect(ask(nim, { left: 3, active: 0 }, 0, 1, times(100_000)).iterations).toBeLessThan(100)
  })

  it('never plays more worlds than it may, and answers without any', () => {
    for (const iterations of [0, 1, 2, 5]) {
      const answer = ask(nim, { left: 18, active: 0 }, 0, 1, times(iterations))
      expect(answer.iterations).toBe(iterations)
      expect([1, 2, 3]).toContain(answer.action)
    }
    const likesThree: Evaluation = { ...KNOWS_NOTHING, value: (state) => -(state as { left: number }).left }
    expect(ask(nim, { left: 18, active: 0 }, 0, 1, times(0), likesThree).action).toBe(3)
  })

  it('stops when it may not go on', () => {
    let left = 5
    const stopped = ask(nim, { left: 18, active: 0 }, 0, 1, { iterations: 1000, mayGoOn: () => left-- > 0 })
    expect(stopped.iterations).toBeLessThanOrEqual(5)
  })

  it('can’t be seen through where others choose at the same time', () => {
    for (const seat of [0, 1]) {
      const sides = Array.from({ length: 200 }, (_, seed) => ask(pennies, [null, null], seat, seed, times(20)).action)
      const heads = sides.filter((side) => side === 'heads').length
      expect(heads).toBeGreaterThan(60)
      expect(heads).toBeLessThan(140)
    }
  })
})
