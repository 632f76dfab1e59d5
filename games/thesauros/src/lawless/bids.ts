import type { Seat } from '@fathom/kernel'
import { AUCTION } from '../frames.ts'
import { top } from '../stack.ts'
import type { State } from '../state.ts'
import type { Look } from '../topic.ts'
import { MAX_BID } from '../verbs.ts'

/** Bids of an auction that goes on, from `State.bids`: seat, amount, seat, amount ... */

/**
 * How many sums are offered, from the least on, and how many more each time a seat asks for higher ones. So lists stay short, and every sum
 * can be bid (EN L1463). The number must not depend on the slush fund, or asking for more would tell what it holds.
 */
export const SUMS_OFFERED = 61

/** $ of the highest bid, 0 before the first. */
function highestBid({ bids }: State): number {
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

/** $ of the highest bid that is offered to whoever is asked; below `leastBid` when there is no higher sum. */
export function mostBid(look: Look): number {
  return Math.min(MAX_BID, leastBid(look) + SUMS_OFFERED * (1 + top(look.state, AUCTION.raised)) - 1)
}

export function hasPassed(state: State, seat: Seat): boolean {
  return ((state.passed >> seat) & 1) === 1
}
