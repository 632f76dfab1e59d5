import {
  ACCOUNTS,
  askedSeat,
  decisionOf,
  IN_AUCTION,
  IN_BUDGET,
  isPlacingWithMore,
  OVER,
  SF,
  thesauros,
  type Action,
  type State,
  type Thesauros,
  type DecisionKind,
} from '@fathom/thesauros'
import type { AnyGame, Seat } from '@fathom/kernel'
import type { Evaluation } from '../greedy.ts'
import type { Shifts } from '../characters/character.ts'
import {
  shiftedWeights,
  weighEach,
  weightedSum,
  weightsInUse,
  type LinearEvaluation,
  type WeightsFile,
} from '../linearEvaluation.ts'
import { bidsWorth } from './auction.ts'
import { BOAT_FEATURES, measureBoats } from './boats.ts'
import { itemsWorth, MAP_FEATURES, measureMaps, patentsWorth } from './deals.ts'
import { emptyContext, type EvaluationContext } from './context.ts'
import { measureMoney, MONEY_FEATURES, targets } from './money.ts'
import { measureTreasures, TREASURE_FEATURES } from './museum.ts'
import { orderWorth } from './order.ts'
import { measurePeople, PEOPLE_FEATURES } from './people.ts'
import { offersOf, sailorsGainOf } from './offers.ts'
import { measurePlans, PLAN_FEATURES } from './plan.ts'
import file from './weights.json' with { type: 'json' }

const WON = 1000
/** A win alone: what is above the threshold and the bonus for speed are in the score. */
const SOLO_WIN = 40
/** Choices that go on: what they are worth shows when they are made. */
const GOING_ON: readonly DecisionKind[] = ['tile', 'satellite-map', 'mercenary-map', 'island', 'place-recruit']

/** All in points: what is sure already, and what everything else may bring. */
const FEATURES = [
  'reputation',
  'reputation of others',
  'sharks',
  'patents',
  'items',
  'place in the order',
  'bids',
  ...TREASURE_FEATURES,
  ...MAP_FEATURES,
  ...MONEY_FEATURES,
  ...PEOPLE_FEATURES,
  ...BOAT_FEATURES,
  ...PLAN_FEATURES,
] as const

/** Where each kind begins among the features. */
const TREASURES = FEATURES.indexOf(TREASURE_FEATURES[0])
const MAPS = FEATURES.indexOf(MAP_FEATURES[0])
const MONEY = FEATURES.indexOf(MONEY_FEATURES[0])
const PEOPLE = FEATURES.indexOf(PEOPLE_FEATURES[0])
const BOATS = FEATURES.indexOf(BOAT_FEATURES[0])
const PLANS = FEATURES.indexOf(PLAN_FEATURES[0])

/** What a Thesauros player looks at. */
export const thesaurosLinearEvaluation: LinearEvaluation<State, Action> = {
  features: FEATURES,
  measure(state, seat, into) {
    measure(contextOf(emptyContext(thesauros.gameData, state, seat), state), state, into)
  },
  withWeights(weights) {
    return {
      at: (game, context, seat) => evaluationAt(game, context, seat, weights),
      // Without a decision to think of: as if one were due here, with the set that comes along.
      value: (state, seat) => positionAt(thesauros, state, seat, weights).value(state, seat),
      continues: goesOn,
      tries,
    }
  },
}

/** The weights that play, and where they come from. */
export const thesaurosWeights = file as unknown as WeightsFile

/**
 * What a Thesauros player would call sane, in points: what is sure already; treasures by what selling them may bring; money by what is still
 * to be paid from its account; people by the acts that they have left, those in a queue by the best that it offers; Zodiacs by the dives
 * that their gear and maps allow; the place in the order. Most of it is computed once a decision (`EvaluationContext`).
 */
export const thesaurosEvaluation = thesaurosInCharacter({})

/** The same by somebody who makes more or less of some of it. */
export function thesaurosInCharacter(shifts: Shifts): Evaluation<State, Action> {
  const weights = shiftedWeights(FEATURES, weightsInUse(FEATURES, thesaurosWeights), shifts)
  return thesaurosLinearEvaluation.withWeights(weights)
}

/** What a shark does is a matter of luck. */
function tries(action: Action): number {
  return action.do === 'deeper' || action.do === 'dive' ? 3 : 1
}

function evaluationAt(game: AnyGame, position: State, seat: Seat, weights: Float64Array): Evaluation<State, Action> {
  const { gameData } = game as unknown as Thesauros
  if (position.phase === IN_BUDGET) return budgeting(contextOf(emptyContext(gameData, position, seat), position))
  return positionAt(game, position, seat, weights)
}

function positionAt(game: AnyGame, position: State, seat: Seat, weights: Float64Array): Evaluation<State, Action> {
  const { gameData } = game as unknown as Thesauros
  const context = contextOf(emptyContext(gameData, position, seat), position)
  const measured = new Float64Array(FEATURES.length)
  return {
    value(state) {
      if (state.phase === OVER) return finalWorth(game, state, seat)
      measure(context, state, measured)
      return weightedSum(measured, weights)
    },
    parts(state, _, into) {
      measure(context, state, into)
      weighEach(into, weights)
    },
    continues: goesOn,
    tries,
  }
}

function contextOf(empty: EvaluationContext, state: State): EvaluationContext {
  const first = empty.seat * ACCOUNTS.length
  let total = state.pool[empty.seat] as number
  for (let account = 0; account < ACCOUNTS.length; account++) total += state.money[first + account] as number
  const context = { ...empty, needs: targets(empty, state, total) }
  return { ...context, offers: offersOf(context, state), sailorsGain: sailorsGainOf(context, state) }
}

/** A budget is as good as it is near to what is wanted. */
function budgeting({ seat, needs }: EvaluationContext): Evaluation<State, Action> {
  return {
    value(state) {
      let apart = 0
      const done = (state.choosing >> seat) & 1 ? (state.budgeted[seat] as number) : SF
      for (let account = 0; account < done; account++) {
        apart += Math.abs((state.money[seat * ACCOUNTS.length + account] as number) - (needs[account] as number))
      }
      return -apart
    },
    continues: () => false,
    goesWith: (state) => state.phase === IN_BUDGET && ((state.choosing >> seat) & 1) === 1,
    tries: () => 1,
  }
}

/** A choice of the same seat that belongs to the one before: a tile for a map, where the recruit goes, who stands on a Double Action. */
function goesOn(state: State, seat: Seat): boolean {
  if (askedSeat(state) !== seat) return false
  const decision = decisionOf(state)
  return (decision !== null && GOING_ON.includes(decision)) || isPlacingWithMore(state)
}

function measure(context: EvaluationContext, state: State, into: Float64Array): void {
  const { seat } = context
  let others = 0
  for (let other = 0; other < state.seats; other++) if (other !== seat) others += state.reputation[other] as number
  into[0] = state.reputation[seat] as number
  into[1] = others
  into[2] = context.set.data.scoring.shark * (state.sharks[seat] as number)
  into[3] = patentsWorth(context, state)
  into[4] = itemsWorth(context, state)
  into[5] = orderWorth(context, state)
  into[6] = state.phase === IN_AUCTION ? bidsWorth(context, state) : 0
  measureTreasures(context, state, into, TREASURES)
  measureMaps(context, state, into, MAPS)
  measureMoney(context, state, into, MONEY)
  measurePeople(context, state, into, PEOPLE)
  measureBoats(context, state, { into, first: BOATS })
  measurePlans(context, state, into, PLANS)
}

function finalWorth(game: AnyGame, state: State, seat: Seat): number {
  const { ranks, scores } = game.outcome(state)
  const total = scores[seat]?.total ?? 0
  if (state.seats === 1) return total + (state.end === 'museum-full' ? SOLO_WIN : 0)
  return WON * (1.5 - (ranks[seat] ?? 2)) + total
}
