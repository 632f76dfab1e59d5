import { ACCOUNTS, SF, timesRaised, type State } from '@fathom/thesauros'
import type { EvaluationContext } from './context.ts'

/** Points that a mercenary brings, wages and all. */
const WORTH = 2.6
/** Whoever has bid most may be outbid. */
const KEEPS = 0.6
/** A bid that can't be paid. */
const BROKE = -2
/** A standing bid shows more than a bid. */
const SHOWN = 0.001
/** Asking for higher sums is never better than passing. */
const ASKED = 0.01

/** Is the seat bidding, and what is its bid worth? Once the auction is over the mercenary counts by itself. */
export function bidsWorth({ seat, dollar }: EvaluationContext, state: State): number {
  const { bids } = state
  const raised = timesRaised(state, seat)
  if (raised >= 0) return -ASKED * raised
  if (bids.length === 0 || bids[bids.length - 2] !== seat) return 0
  const bid = bids[bids.length - 1] as number
  if (bid > (state.money[seat * ACCOUNTS.length + SF] as number)) return BROKE
  return KEEPS * (WORTH - bid * dollar * 0.8) - SHOWN * (state.limits[seat] as number)
}
