import type { Chance } from '@fathom/kernel'
import type { Action, Verb } from '../verbs.ts'

/**
 * How somebody plays who wants something. Uniform play seldom leaves port with the right gear, dives or sells anything; with a taste whole
 * games of that happen. A taste gives verbs weights: 1 for those it does not name.
 */
export type Taste = Readonly<Partial<Record<Verb, number>>>

const EAGER: Taste = {
  refuse: 0.02,
  skip: 0.1,
  lift: 40,
  deeper: 10,
  dive: 30,
  sell: 20,
  sponsor: 3,
  teach: 10,
  done: 0.4,
  rent: 0.3,
  crews: 0.3,
  pilot: 0.3,
  exchange: 0.5,
  envelope: 0.1,
}

/** Goes to sea with whatever helps there. */
const diver: Taste = {
  ...EAGER,
  depart: 12,
  step: 4,
  sail: 6,
  item: 6,
  prototype: 4,
  buy: 6,
  move: 3,
  lagoon: 1,
}
/** Stays ashore and on the lagoon: reputation and money. */
const trader: Taste = { ...EAGER, advertise: 10, patent: 6, prototype: 6, lagoon: 10, 'buy-zodiac': 3, hire: 10 }
/** Bids, bribes and plays mercenaries, the mine first of all. */
export const rogue: Taste = {
  ...diver,
  envelope: 3,
  bribe: 5,
  bid: 2,
  'bid-up-to': 4,
  pass: 0.6,
  deed: 5,
  mine: 0.6,
  steal: 5,
  swap: 3,
  shift: 5,
}

export const TASTES: readonly Taste[] = [diver, trader, rogue]

/** One of the legal actions: a verb by the taste's weights, then any action of it, small budgets and bids before large ones. */
export function choose(legal: readonly Action[], taste: Taste, chance: Chance): Action {
  const verbs = [...new Set(legal.map((action) => action.do))]
  const weights = verbs.map((verb) => Math.round((taste[verb] ?? 1) * 100))
  let rest = chance.below(weights.reduce((sum, weight) => sum + weight, 0))
  const index = weights.findIndex((weight) => (rest -= weight) < 0)
  const actions = legal.filter((action) => action.do === verbs[index])
  const isAmount = verbs[index] === 'budget' || verbs[index] === 'bid' || verbs[index] === 'bid-up-to'
  return chance.pick(isAmount ? actions.slice(0, 14) : actions)
}
