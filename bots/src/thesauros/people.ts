import {
  ACCOUNTS,
  AT_DECK,
  AT_GONE,
  AT_HOME,
  AT_UNHIRED,
  AT_ZODIAC,
  HAT_SEA,
  HR,
  IN_PLACEMENT,
  IN_SALARIES,
  isBoss,
  isPending,
  OWN,
  type State,
} from '@fathom/thesauros'
import type { EvaluationContext, Offer } from './context.ts'

const WAGE = 2
/** $ that recruiting costs at least: where it is cheapest, done by the boss. */
const LEAST_PRICE = 4
/** Workers that a company begins with. */
const FIRST = 2
/** Points a quadrimester that each worker more makes, before wages: the next finds less to do. */
const HIRED = [1.12, 0.9, 0.8]
/** Alone nobody is in the way. */
const HIRED_ALONE = [1.7, 1.6, 1.4]
/** A Double Action that is kept, a hat and the 5/7, a mercenary that waits, by quadrimesters left. */
const TOKEN = 0.4
const HAT = 0.17
const SEA_HAT = 0.23
const MERCENARY = 2.4

export interface Wages {
  readonly workers: number
  /** $ of the next payday; of all that are to come in this year. */
  readonly now: number
  readonly year: number
}

/** Wages that the seat still has to pay. */
export function wagesDue({ seat }: EvaluationContext, state: State): Wages {
  let workers = 0
  for (let meeple = seat * OWN + 1; meeple < (seat + 1) * OWN; meeple++) {
    const at = state.at[meeple] as number
    if (at !== AT_UNHIRED && at !== AT_GONE) workers++
  }
  const isPaid = state.phase >= IN_SALARIES
  const paydays = 2 - ((state.quadrimester - 1) % 3) + (isPaid ? 0 : 1)
  return { workers, now: isPaid ? 0 : WAGE * workers, year: WAGE * workers * paydays }
}

export const PEOPLE_FEATURES = [
  'acts to come',
  'hired workers',
  'wages to come',
  'hats',
  'double actions',
  'mercenaries',
] as const

/** Acts to come of everybody ashore, what they cost until the end, and what they have learnt. */
export function measurePeople(context: EvaluationContext, state: State, into: Float64Array, first: number): void {
  const { seat, left, future, act, dollar, quadrimester } = context
  const isPlacing = state.phase === IN_PLACEMENT && state.quadrimester === quadrimester
  const isPlacingRecruit = isPending(state, 'place-recruit')
  let [acts, recruits, hats, workers] = [0, 0, 0, 0]
  for (let meeple = seat * OWN; meeple < (seat + 1) * OWN; meeple++) {
    const at = state.at[meeple] as number
    if (at === AT_UNHIRED || at === AT_GONE) continue
    if (meeple !== seat * OWN) workers++
    if (at !== AT_ZODIAC || isInHarbour(context, state, meeple)) {
      if (workers > FIRST) recruits += hiredWorth(context, workers - FIRST - 1) * context.lasting
      else acts += act * future
    }
    if (at === AT_HOME && (isPlacing || isPlacingRecruit)) acts += act
    if (at === AT_DECK) acts += 0.2
    const hat = state.hat[meeple] as number
    if (hat !== 0) hats += (hat === HAT_SEA ? SEA_HAT : HAT) * (left + 0.5)
  }
  const today = state.quadrimester === quadrimester && state.phase < IN_SALARIES ? 1 : 0
  const hired = Math.max(0, workers - FIRST)
  into[first] = acts
  into[first + 1] = recruits
  into[first + 2] = -WAGE * dollar * ((workers - hired) * (future + today) + hired * (context.lasting + today))
  into[first + 3] = hats
  into[first + 4] = TOKEN * (state.tokens[seat] as number) * Math.min(1, left / 2)
  into[first + 5] = mercenaries(context, state)
}

/** Points a quadrimester of the recruit that comes after so many others. */
function hiredWorth({ isSolo }: EvaluationContext, number: number): number {
  return (isSolo ? HIRED_ALONE : HIRED)[number] ?? 0
}

/** Is a crew only in the lagoon, and home again in the next quadrimester? */
function isInHarbour({ board }: EvaluationContext, state: State, meeple: number): boolean {
  return board.sea.isLagoon[state.zodiacAt[state.crew.indexOf(meeple)] ?? 0] === true
}

function mercenaries({ seat, left }: EvaluationContext, state: State): number {
  let sum = 0
  for (let number = 0; number < state.mercenaries.length; number++) {
    const isWaiting = state.at[state.seats * OWN + number] === AT_HOME
    if (state.mercenaries[number] === seat && isWaiting) sum += MERCENARY * Math.min(1, left + 0.4)
  }
  return sum
}

/** What zone 1 offers: a worker for the rest of the game, as long as there are any. */
export function hireOffers(context: EvaluationContext, state: State): Offer[] {
  const { seat, lasting, dollar } = context
  const offers: Offer[] = []
  // What a recruit costs this year has to be in HR, beside the wages of those who are there: else it is paid for with points.
  let free = (state.money[seat * ACCOUNTS.length + HR] as number) - wagesDue(context, state).year - LEAST_PRICE
  const wages = WAGE * (3 - ((state.quadrimester - 1) % 3))
  for (let number = state.hired[seat] as number; number < 3; number++) {
    const worth =
      (hiredWorth(context, number) - WAGE * dollar) * (lasting + 1) + (number === 1 ? TOKEN : number === 2 ? 1 : 0)
    // The wages of this year have to be there as well; they are in the worth already.
    if (free < wages) break
    free -= wages + LEAST_PRICE
    offers.push({ worth: worth + wages * dollar, account: HR, cost: wages })
  }
  return offers
}

/** Does somebody do better at sea: the boss, or a worker with the 5/7? */
export function isSailor(state: State, meeple: number): boolean {
  return meeple >= 0 && (isBoss(state, meeple) || state.hat[meeple] === HAT_SEA)
}
