import { fastChance } from '@fathom/kernel'
import { describe, expect, it } from 'vitest'
import { logistic } from '../logistic.ts'
import { strengthBy } from '../network.ts'
import { fitNetwork, type Course, type NetworkPlan } from './network.ts'

const PLAN: NetworkPlan = { inputs: ['coins', 'luck'], units: 4, passes: 120, seed: 7, ofGame: 1, rate: 0.02 }

/** Games of one position each: who has more coins wins more often, by the logistic curve; luck says nothing. */
function courses(count: number): Course[] {
  const chance = fastChance(3)
  return Array.from({ length: count }, () => {
    const [mine, theirs] = [chance.below(10), chance.below(10)]
    const share = logistic(mine - theirs)
    const measured = [Float32Array.of(mine, chance.below(10), theirs, chance.below(10))]
    return { seats: 2, measured, goal: [share, 1 - share] }
  })
}

describe('a network', () => {
  it('learns what wins, and that the rest does not matter', () => {
    const { network, error } = fitNetwork(courses(1500), PLAN, null)
    const strengthOf = strengthBy(network)
    const more = (coins: number, luck: number): number =>
      strengthOf(Float64Array.of(coins, luck)) - strengthOf(Float64Array.of(5, 5))
    expect(error).toBeLessThan(0.002)
    expect(more(7, 5)).toBeCloseTo(2, 0)
    expect(more(4, 5)).toBeCloseTo(-1, 0)
    expect(Math.abs(more(5, 9))).toBeLessThan(0.3)
  })

  it('is the same for the same games', () => {
    const [once, twice] = [0, 1].map(() => fitNetwork(courses(100), PLAN, null).network)
    expect(twice).toEqual(once)
    expect(fitNetwork(courses(100), { ...PLAN, seed: 8 }, null).network).not.toEqual(once)
  })

  it('goes on from where it was', () => {
    const { network, error } = fitNetwork(courses(1500), PLAN, null)
    const next = fitNetwork(courses(1500), { ...PLAN, passes: 1, rate: 1e-4 }, network)
    expect(next.error).toBeLessThan(error + 1e-4)
  })

  it('takes what it foresees one position on for a part of what a position is worth', () => {
    // Who had luck was two coins ahead one turn later, and lost all the same.
    const lost: Course = {
      seats: 2,
      measured: [Float32Array.of(5, 1, 5, 0), Float32Array.of(6, 0, 4, 0)],
      goal: [0, 1],
    }
    const before = { inputs: PLAN.inputs, hidden: [], direct: [1, 0] }
    const games = Array.from({ length: 20 }, () => lost)
    const worthOfLuck = (ofGame: number): number =>
      strengthBy(fitNetwork(games, { ...PLAN, units: 0, passes: 300, ofGame }, before).network)(Float64Array.of(0, 1))
    expect(worthOfLuck(1)).toBeLessThan(-2)
    // Half of 0 and half of the 0.88 that two coins promise.
    expect(logistic(worthOfLuck(0.5))).toBeCloseTo(0.44, 1)
  })
})
