import {
  boardOf,
  QUADRIMESTERS,
  type Account,
  type GameData,
  type Look,
  type State,
  type Zone,
} from '@fathom/thesauros'
import type { Seat } from '@fathom/kernel'

/** What a position offers a meeple in a queue: points that it brings before it is paid for, and what it costs. */
export interface Offer {
  readonly worth: number
  readonly account: Account
  readonly cost: number
}

/**
 * What a decision's evaluations share: it is the same for everything that may be chosen now. Prices of things to come are those of the moment of
 * choosing, so that going on to the next quadrimester by itself makes no action look better or worse.
 */
export interface EvaluationContext extends GameData {
  readonly board: Look['board']
  readonly seat: Seat
  readonly seats: number
  readonly isSolo: boolean
  /** The quadrimester of the decision, and those after it. */
  readonly quadrimester: number
  readonly left: number
  /** Quadrimesters after this one, later ones counting less and less. */
  readonly future: number
  /** The same for what is paid for in advance: hardly less. */
  readonly lasting: number
  /** Points that a dollar will buy. */
  readonly dollar: number
  /** Points that an act of a meeple brings, all in all. */
  readonly act: number
  /** Per account: $ that will be wanted there in this year. */
  readonly needs: readonly number[]
  /** Per zone: what its queue offers the seat, the best first. */
  readonly offers: readonly (readonly Offer[])[]
  /** Per zone: points that a boss or a 5/7 makes more of it than a worker, by what comes of it at sea. */
  readonly sailorsGain: readonly number[]
}

/** Points for a dollar, by quadrimester: early ones are turned into more money and points. */
const DOLLAR = [0.32, 0.32, 0.32, 0.3, 0.25, 0.22, 0.2, 0.18, 0.13, 0.11]
/** Points for a usual act, by quadrimesters left. */
const ACT = [0.53, 0.59, 0.62, 0.65]

const NOTHING: readonly (readonly Offer[])[] = Array.from({ length: 11 }, () => [])

/** A context that knows nothing yet of needs and offers. */
export function emptyContext(gameData: GameData, state: State, seat: Seat): EvaluationContext {
  const left = QUADRIMESTERS - state.quadrimester
  return {
    set: gameData.set,
    actionTable: gameData.actionTable,
    board: boardOf(gameData.set, state.seats),
    seat,
    seats: state.seats,
    isSolo: state.rules.variant === 'solo',
    quadrimester: state.quadrimester,
    left,
    future: sumOf(FADING, left),
    lasting: sumOf(LASTING, left),
    dollar: DOLLAR[state.quadrimester] ?? 0.3,
    act: ACT[Math.min(left, ACT.length - 1)] ?? 1,
    needs: [0, 0, 0, 0, 0],
    offers: NOTHING,
    sailorsGain: [],
  }
}

/** What a quadrimester is worth in which something may go on as it does now: so far ahead little is as planned. */
const FADING = 0.28
/** The same for a worker who has been hired: wages and acts go on. */
const LASTING = 0.93

function sumOf(part: number, left: number): number {
  let sum = 0
  for (let number = 1; number <= left; number++) sum += part ** number
  return sum
}

/** A position as the rules' own readings want it. */
export function lookOf(context: EvaluationContext, state: State): Look {
  return { set: context.set, actionTable: context.actionTable, board: context.board, state }
}

/** A meeple with nothing to do in a queue loses a point, and its act. */
export const NOTHING_TO_DO = -1.9

/** Zones with a queue, in the order in which they are resolved. */
export const QUEUES: readonly Zone[] = [1, 2, 3, 4, 6, 7, 8, 9]
