import { fastChance } from '@fathom/kernel'
import { describe, expect, it } from 'vitest'
import { logistic } from '../../logistic.ts'
import { strengthBy } from '../../network.ts'
import { fitNetwork, type TrainingGame, type NetworkPlan } from './fitNetwork.ts'

const PLAN: NetworkPlan = { inputs: ['coins', 'luck'], units: 4, epochs: 120, seed: 7, lambda: 1, learningRate: 0.02 }

/** Games of one position each: who has more coins wins more often, by the logistic curve; luck says nothing. */
function gamesOf(count: number): TrainingGame[] {
  const chance = fastChance(3)
  return Array.from({ length: count }, () => {
    const [mine, theirs] = [chance.below(10), chance.below(10)]
    const share = logistic(mine - theirs)
    const measured = [Float32Array.of(mine, chance.below(10), theirs, chance.below(10))]
    return { seats: 2, measured, target: [share, 1 - share] }
  })
}

describe('a network', () => {
  it('learns what wins, and that the rest does not matter', () => {
    const { network, error } = fitNetwork(gamesOf(1500), PLAN, null)
    const strengthOf = strengthBy(network)
    const more = (coins: number, luck: number): number =>
      strengthOf(Float64Array.of(coins, luck)) - strengthOf(Float64Array.of(5, 5))
    expect(error).toBeLessThan(0.002)
    expect(more(7, 5)).toBeCloseTo(2, 0)
    expect(more(4, 5)).toBeCloseTo(-1, 0)
    expect(Math.abs(more(5, 9))).toBeLessThan(0.3)
  })

  it('is the same for the same games', () => {
    const [once, twice] = [0, 1].map(() => fitNetwork(gamesOf(100), PLAN, null).network)
    expect(twice).toEqual(once)
    expect(fitNetwork(gamesOf(100), { ...PLAN, seed: 8 }, null).network).not.toEqual(once)
  })

  it('goes on from where it was', () => {
    const { network, error } = fitNetwork(gamesOf(1500), PLAN, null)
    const next = fitNetwork(gamesOf(1500), { ...PLAN, epochs: 1, learningRate: 1e-4 }, network)
    expect(next.error).toBeLessThan(error + 1e-4)
  })

  it('takes what it foresees one position on for a part of what a position is worth', () => {
    // Who had luck was two coins ahead one turn later, and lost all the same.
    const lost: TrainingGame = {
      seats: 2,
      measured: [Float32Array.of(5, 1, 5, 0), Float32Array.of(6, 0, 4, 0)],
      target: [0, 1],
    }
    const before = { inputs: PLAN.inputs, hidden: [], direct: [1, 0] }
    const lostGames = Array.from({ length: 20 }, () => lost)
    const worthOfLuck = (lambda: number): number =>
      strengthBy(fitNetwork(lostGames, { ...PLAN, units: 0, epochs: 300, lambda }, before).network)(
        Float64Array.of(0, 1),
      )
    expect(worthOfLuck(1)).toBeLessThan(-2)
    // Half of 0 and half of the 0.88 that two coins promise.
    expect(logistic(worthOfLuck(0.5))).toBeCloseTo(0.44, 1)
  })
})
