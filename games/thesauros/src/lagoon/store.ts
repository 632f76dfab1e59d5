import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { canPay, cannotPay, discounted } from '../money/accounts.ts'
import { pay } from '../money/pay.ts'
import { isSkilled } from '../people.ts'
import { gainReputation } from '../reputation.ts'
import { PORT } from '../sea/graph.ts'
import { MEEPLE_ACT } from '../frames.ts'
import { pop, top } from '../stack.ts'
import { AT_STORE, ZODIAC_COUNT, own } from '../state.ts'
import type { Look, Play } from '../topic.ts'
import { FIRST_NEUTRAL, ME, NOBODY, PORT_AND_LAGOON, type Zodiac } from '../types.ts'
import { zodiacId } from '../view/names.ts'

/** Points for a new Zodiac (EN L889). */
const STORE_POINTS = 1

/**
 * The cheapest space of the store that the meeple could take, -1 if there is none. Its own one is free as well: who goes to the store again
 * by a Double Action leaves it first (ruling 11).
 */
function freeSpace({ state }: Look): number {
  const meeple = top(state, MEEPLE_ACT.meeple)
  return state.store.findIndex((there) => there === NOBODY || there === meeple)
}

/** The next Zodiac that belongs to nobody, -1 if all are sold. */
function nextNeutral({ state, set }: Look): Zodiac {
  const last = Math.min(ZODIAC_COUNT, FIRST_NEUTRAL + set.data.supply.neutralZodiacs)
  for (let zodiac = FIRST_NEUTRAL; zodiac < last; zodiac++) if ((state.zodiacOwner[zodiac] as Seat) < 0) return zodiac
  return -1
}

export function priceOf(look: Look): number {
  const { state, board } = look
  const price = board.store[freeSpace(look)] ?? 0
  return discounted(look, price, isSkilled(state, top(state, MEEPLE_ACT.meeple), PORT_AND_LAGOON))
}

/** Why no Zodiac can be bought now, or null. */
export function storeProblem(look: Look, seat: Seat): 'store-full' | 'no-zodiac-left' | 'cannot-pay' | null {
  if (freeSpace(look) < 0) return 'store-full'
  if (nextNeutral(look) < 0) return 'no-zodiac-left'
  return canPay(look, seat, ME, priceOf(look)) ? null : 'cannot-pay'
}

/** Codes: `store-full`, `no-zodiac-left`, `cannot-pay`. */
export function explainStore(look: Look, seat: Seat): Refusal {
  const problem = storeProblem(look, seat)
  return problem === 'cannot-pay' ? cannotPay(look, seat, ME, priceOf(look)) : because(problem ?? 'not-now')
}

/** The meeple goes to the cheapest free space and stays there until maintenance; a new Zodiac lies in port, and a point is gained. */
export function buyZodiac(play: Play, seat: Seat): void {
  const { state, events } = play
  const [meeple, space, zodiac, price] = [
    top(state, MEEPLE_ACT.meeple),
    freeSpace(play),
    nextNeutral(play),
    priceOf(play),
  ]
  pop(state)
  const left = state.store.indexOf(meeple)
  if (left >= 0) state.store[left] = NOBODY
  state.store[space] = meeple
  state.at[meeple] = AT_STORE
  own(state, 'zodiacOwner')[zodiac] = seat
  state.zodiacAt[zodiac] = PORT
  events.push({ type: 'zodiac-bought', seat, zodiac: zodiacId(zodiac), space: space + 1 })
  gainReputation(play, seat, STORE_POINTS, 'store')
  pay(play, seat, ME, price, 'zodiac')
}
