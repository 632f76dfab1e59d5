import { shareOf } from '../../logistic.ts'
import { strengthBy, type Network } from '../../network.ts'
import { Learner, type Hyperparameters } from './learner.ts'
import type { Position } from './position.ts'

/** A game to learn from. */
export interface TrainingGame {
  readonly seats: number
  /** Of each position, in the order of the game: what was measured of every seat, at [seat * inputs + input]. */
  readonly measured: readonly Float32Array[]
  /** What the game brought each seat, 0 to 1; together 1. */
  readonly target: readonly number[]
}

/** How a network is to learn. */
export interface NetworkPlan extends Hyperparameters {
  /** How much a position's target is what came of the game; the rest is what the network before predicts at the next position (TD(lambda)). */
  readonly lambda: number
}

export interface FittedNetwork {
  readonly network: Network
  /** Mean of the squares by which it missed the targets of the games that were held out; smaller is better. */
  readonly error: number
}

/** One game of so many is held out, to see what was learnt; games of three and four seats come every tenth time, and some of them are held out, too. */
const HELD_OUT = 11

/**
 * Fits a network to games: the chances of all seats, as e to how strong each stands, come as near as can be to what the games brought (cross entropy, by
 * Adam's steps: Kingma and Ba, 2014). The same games and plan give the same network to the last bit, on any machine.
 * @param before the network to go on from; null: a new one
 */
export function fitNetwork(games: readonly TrainingGame[], plan: NetworkPlan, before: Network | null): FittedNetwork {
  const predict = before === null ? null : predictorBy(before)
  const positions = games.map((game) => positionsOf(game, plan.lambda, predict))
  const taught = positions.filter((_, number) => number % HELD_OUT !== 0).flat()
  const heldOut = positions.filter((_, number) => number % HELD_OUT === 0).flat()
  const learner = new Learner(plan, taught, before)
  for (let epoch = 0; epoch < plan.epochs; epoch++) learner.runEpoch(epoch)
  const network = learner.network()
  return { network, error: errorOf(heldOut, predictorBy(network)) }
}

type Predictor = (measured: Float32Array, seats: number) => number[]

function predictorBy(network: Network): Predictor {
  const strengthOf = strengthBy(network)
  return (measured, seats) => {
    const width = measured.length / seats
    const strengths = Array.from({ length: seats }, (_, seat) =>
      strengthOf(Float64Array.from(measured.subarray(seat * width, (seat + 1) * width))),
    )
    return strengths.map((_, seat) => shareOf(strengths, seat))
  }
}

/** From the last position back: what the game brought, mixed with what was predicted on the way. */
function positionsOf({ seats, measured, target }: TrainingGame, lambda: number, predict: Predictor | null): Position[] {
  const positions: Position[] = []
  let ahead = target
  for (const each of measured.toReversed()) {
    positions.push({ seats, measured: each, target: ahead })
    if (predict === null || lambda === 1) continue
    const predicted = predict(each, seats)
    ahead = ahead.map((share, seat) => lambda * share + (1 - lambda) * (predicted[seat] as number))
  }
  return positions.toReversed()
}

function errorOf(positions: readonly Position[], predict: Predictor): number {
  let sum = 0
  for (const { seats, measured, target } of positions) {
    for (const [seat, share] of predict(measured, seats).entries()) sum += (share - (target[seat] as number)) ** 2
  }
  return sum / Math.max(1, positions.length)
}
