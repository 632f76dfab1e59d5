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

const WON = 1000
/** A win alone: what is above the threshold and the bonus for speed are in the score. */
const SOLO_WIN = 40
/** Points of each opponent, against own ones. */
const OPPONENTS = 0.1
/** Choices that go on: what they are worth shows when they are made. */
const GOING_ON = ['tile', 'satellite-map', 'mercenary-map', 'island', 'place-recruit'] as const

/**
 * What a Thesauros player would call sane, in points: what is sure already; treasures by what selling them may bring; money by what is still
 * to be paid from its account; people by the acts that they have left, those in a queue by the best that it offers; Zodiacs by the dives
 * that their gear and maps allow; the place in the order. Most of it is reckoned once a decision (`Mind`).
 */
export const thesaurosEvaluation: Evaluation<State, Action> = {
  at: (game, mind, seat) => evaluationAt(game, mind, seat),
  // Without a decision to think of: as if one were due here, with the set that comes along.
  value: (state, seat) => positionAt(thesauros, state, seat).value(state, seat),
  continues: goesOn,
  tries,
}

/** What a shark does is a matter of luck. */
function tries(action: Action): number {
  return action.do === 'deeper' || action.do === 'dive' ? 3 : 1
}

function evaluationAt(game: AnyGame, position: State, seat: Seat): Evaluation<State, Action> {
  const { box } = game as unknown as Thesauros
  if (position.phase === IN_BUDGET) return budgeting(mindOf(emptyMind(box, position, seat), position))
  return positionAt(game, position, seat)
}

function positionAt(game: AnyGame, position: State, seat: Seat): Evaluation<State, Action> {
  const { box } = game as unknown as Thesauros
  const mind = mindOf(emptyMind(box, position, seat), position)
  return {
    value: (state) => (state.phase === OVER ? finalWorth(game, state, seat) : worth(mind, state)),
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

function worth(mind: Mind, state: State): number {
  const { seat } = mind
  let others = 0
  for (let other = 0; other < state.seats; other++) if (other !== seat) others += state.reputation[other] as number
  return (
    (state.reputation[seat] as number) -
    OPPONENTS * others +
    mind.set.data.scoring.shark * (state.sharks[seat] as number) +
    treasuresWorth(mind, state) +
    patentsWorth(mind, state) +
    itemsWorth(mind, state) +
    mapsWorth(mind, state) +
    moneyWorth(mind, state) +
    peopleWorth(mind, state) +
    boatsWorth(mind, state) +
    orderWorth(mind, state) +
    plannedWorth(mind, state) +
    (state.phase === IN_AUCTION ? bidsWorth(mind, state) : 0)
  )
}

function finalWorth(game: AnyGame, state: State, seat: Seat): number {
  const { ranks, scores } = game.outcome(state)
  const total = scores[seat]?.total ?? 0
  if (state.seats === 1) return total + (state.end === 'museum-full' ? SOLO_WIN : 0)
  return WON * (1.5 - (ranks[seat] ?? 2)) + total
}
