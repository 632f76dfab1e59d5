import { fitNetwork, type FittedNetwork, type NetworkPlan } from '../train/network/fitNetwork.ts'
import { playTrainingGames } from './trainingGames.ts'
import { OUTLOOK } from './outlook.ts'

/** From how much the network is to learn. */
export interface NetworkTraining {
  /** Games of Mates; a fifth as many follow in which the network so far plays whole turns. */
  readonly games: number
  readonly seed: number
}

const OWN_GAMES = 5
const SEED_APART = 7919

/**
 * Makes the network that judges the ends of turns anew: it learns from games of Mates, then from those and games of its own, and once more with targets mixed
 * with its own predictions. The same training gives the same network to the last bit.
 * @param tell what is done now
 */
export function trainNetwork({ games, seed }: NetworkTraining, tell: (what: string) => void): FittedNetwork {
  const plan: NetworkPlan = { inputs: OUTLOOK, units: 32, epochs: 12, seed, lambda: 1, learningRate: 2e-3 }
  tell(`${games} games of Mates`)
  const mates = playTrainingGames(games, seed, null)
  tell('a first network')
  const first = fitNetwork(mates, plan, null)
  const more = Math.ceil(games / OWN_GAMES)
  tell(`${more} games of its own; it misses by ${first.error.toFixed(4)}`)
  const all = [...mates, ...playTrainingGames(more, seed + SEED_APART, first.network)]
  tell('a second network')
  const second = fitNetwork(all, plan, null)
  tell(`once more with its own predictions; it misses by ${second.error.toFixed(4)}`)
  return fitNetwork(all, { ...plan, epochs: 4, lambda: 0.8, learningRate: 5e-4 }, second.network)
}
