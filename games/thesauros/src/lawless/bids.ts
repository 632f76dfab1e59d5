import type { Seat } from '@fathom/kernel'
import type { State } from '../state.ts'
import type { Look } from '../topic.ts'
import { MAX_AMOUNT } from '../verbs.ts'

/** Bids of an auction that goes on, from `State.bids`: seat, amount, seat, amount ... */

/** So much more than the least that a bid must be is offered: keeps lists short, and is beyond any slush fund that makes sense. */
const SPREAD = 60

/** $ of the highest bid, 0 before the first. */
export function highestBid({ bids }: State): number {
  return bids.length === 0 ? 0 : (bids[bids.length - 1] as number)
}

/** Who has made it, -1 before the first. */
export function highestBidder({ bids }: State): Seat {
  return bids.length === 0 ? -1 : (bids[bids.length - 2] as Seat)
}

/** $ that the next bid has to be at least: more than the highest one (EN L1463). */
export function leastBid({ state, set }: Look): number {
  return Math.max(set.data.money.minAuctionBid, highestBid(state) + 1)
}

/** $ that the next bid may be at most; below `leastBid` when there is no higher number. */
export function mostBid(look: Look): number {
  return Math.min(MAX_AMOUNT, leastBid(look) + SPREAD)
}

export function hasPassed(state: State, seat: Seat): boolean {
  return ((state.passed >> seat) & 1) === 1
}
