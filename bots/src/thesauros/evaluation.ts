import {
  findFrame,
  FRAME,
  FRAME_A,
  FRAME_B,
  IN_AUCTION,
  IN_BUDGET,
  OVER,
  SF,
  ACCOUNTS,
  thesauros,
  topSeat,
  type Action,
  type State,
  type Thesauros,
} from '@fathom/thesauros'
import type { AnyGame, Seat } from '@fathom/kernel'
import type { Evaluation } from '../greedy.ts'
import { weigh, weightsInUse, type Judgement, type WeightsFile } from '../judgement.ts'
import { bidsWorth } from './auction.ts'
import { boatsWorth } from './boats.ts'
import { itemsWorth, mapsWorth, patentsWorth } from './deals.ts'
import { emptyMind, type Mind } from './mind.ts'
import { moneyWorth, targets } from './money.ts'
import { treasuresWorth } from './museum.ts'
import { orderWorth } from './order.ts'
import { peopleWorth } from './people.ts'
import { offersOf, sailorsGainOf } from './offers.ts'
import { plannedWorth } from './plan.ts'
import file from './weights.json' with { type: 'json' }

const WON = 1000
/** A win alone: what is above the threshold and the bonus for speed are in the score. */
const SOLO_WIN = 40
/** Choices that go on: what they are worth shows when they are made. */
const GOING_ON = ['tile', 'satellite-map', 'mercenary-map', 'island', 'place-recruit'] as const

/** All in points: what is sure already, and what everything else may bring. */
const FEATURES = [
  'reputation',
  'reputation of others',
  'sharks',
  'treasures',
  'patents',
  'items',
  'maps',
  'money',
  'people',
  'boats',
  'place in the order',
  'plans',
  'bids',
] as const

/** What a Thesauros player looks at. */
export const thesaurosJudgement: Judgement<State, Action> = {
  features: FEATURES,
  measure(state, seat, into) {
    measure(mindOf(emptyMind(thesauros.box, state, seat), state), state, into)
  },
  weighed(weights) {
    return {
      at: (game, mind, seat) => evaluationAt(game, mind, seat, weights),
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
 * that their gear and maps allow; the place in the order. Most of it is reckoned once a decision (`Mind`).
 */
export const thesaurosEvaluation = thesaurosJudgement.weighed(weightsInUse(FEATURES, thesaurosWeights))

/** What a shark does is a matter of luck. */
function tries(action: Action): number {
  return action.do === 'deeper' || action.do === 'dive' ? 3 : 1
}

function evaluationAt(game: AnyGame, position: State, seat: Seat, weights: Float64Array): Evaluation<State, Action> {
  const { box } = game as unknown as Thesauros
  if (position.phase === IN_BUDGET) return budgeting(mindOf(emptyMind(box, position, seat), position))
  return positionAt(game, position, seat, weights)
}

function positionAt(game: AnyGame, position: State, seat: Seat, weights: Float64Array): Evaluation<State, Action> {
  const { box } = game as unknown as Thesauros
  const mind = mindOf(emptyMind(box, position, seat), position)
  const measured = new Float64Array(FEATURES.length)
  return {
    value(state) {
      if (state.phase === OVER) return finalWorth(game, state, seat)
      measure(mind, state, measured)
      return weigh(measured, weights)
    },
    continues: goesOn,
    tries,
  }
}

function mindOf(empty: Mind, state: State): Mind {
  const first = empty.seat * ACCOUNTS.length
  let total = state.pool[empty.seat] as number
  for (let account = 0; account < ACCOUNTS.length; account++) total += state.money[first + account] as number
  const mind = { ...empty, needs: targets(empty, state, total) }
  return { ...mind, offers: offersOf(mind, state), sailorsGain: sailorsGainOf(mind, state) }
}

/** A budget is as good as it is near to what is wanted. */
function budgeting({ seat, needs }: Mind): Evaluation<State, Action> {
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
    tries: () => 1,
  }
}

/** A choice of the same seat that belongs to the one before: a tile for a map, where the recruit goes, who stands on a Double Action. */
function goesOn(state: State, seat: Seat): boolean {
  if (state.stack.length === 0 || topSeat(state) !== seat) return false
  const top = state.stack.length - FRAME
  for (const kind of GOING_ON) if (findFrame(state, kind) === top) return true
  if (findFrame(state, 'place') !== top) return false
  return state.stack[top + FRAME_A] === 1 || state.stack[top + FRAME_B] === 1
}

function measure(mind: Mind, state: State, into: Float64Array): void {
  const { seat } = mind
  let others = 0
  for (let other = 0; other < state.seats; other++) if (other !== seat) others += state.reputation[other] as number
  into[0] = state.reputation[seat] as number
  into[1] = others
  into[2] = mind.set.data.scoring.shark * (state.sharks[seat] as number)
  into[3] = treasuresWorth(mind, state)
  into[4] = patentsWorth(mind, state)
  into[5] = itemsWorth(mind, state)
  into[6] = mapsWorth(mind, state)
  into[7] = moneyWorth(mind, state)
  into[8] = peopleWorth(mind, state)
  into[9] = boatsWorth(mind, state)
  into[10] = orderWorth(mind, state)
  into[11] = plannedWorth(mind, state)
  into[12] = state.phase === IN_AUCTION ? bidsWorth(mind, state) : 0
}

function finalWorth(game: AnyGame, state: State, seat: Seat): number {
  const { ranks, scores } = game.outcome(state)
  const total = scores[seat]?.total ?? 0
  if (state.seats === 1) return total + (state.end === 'museum-full' ? SOLO_WIN : 0)
  return WON * (1.5 - (ranks[seat] ?? 2)) + total
}
