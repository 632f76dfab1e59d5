import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { add } from '../actionTable.ts'
import { AUCTION } from '../frames.ts'
import { pop, setTop, top, topSeat } from '../stack.ts'
import type { Decision, Look, Play } from '../topic.ts'
import { MAX_BID, type Action } from '../verbs.ts'
import { leastBid, mostBid } from './bids.ts'
import { own } from '../state.ts'

/**
 * A turn in an auction: bid more, or pass for good (EN L1463). A seat may bid more than its slush fund holds: that comes out at the end
 * (EN L1469). Sums far above the least are offered only when asked for. A seat that does not want to be asked again leaves a standing bid,
 * a secret limit: up to it the game bids the least that is needed, beyond it the game passes. Everybody knows that there is one, because
 * its answers come at once; only its owner knows the limit.
 */
export const auction: Decision = {
  verbs: ['bid', 'bid-up-to', 'higher', 'pass'],
  legal(look, _seat, out) {
    const most = mostBid(look)
    for (let amount = leastBid(look); amount <= most; amount++) {
      add(look.actionTable, out, 'bid', amount)
      add(look.actionTable, out, 'bid-up-to', amount)
    }
    if (most < MAX_BID) add(look.actionTable, out, 'higher')
    add(look.actionTable, out, 'pass')
  },
  explain,
  apply(play, seat, action) {
    const { state } = play
    if (action.do === 'bid-up-to') leaveStanding(play, seat, action.amount)
    if (action.do === 'bid') bid(play, seat, action.amount)
    else if (action.do === 'bid-up-to') bid(play, seat, leastBid(play))
    else if (action.do === 'higher') setTop(state, AUCTION.raised, top(state, AUCTION.raised) + 1)
    else pass(play, seat)
  },
  settle(play) {
    const { state, chance } = play
    const seat = topSeat(state)
    const limit = state.limits[seat] as number
    const least = leastBid(play)
    if (limit === 0) {
      if (mostBid(play) >= least) return false
      pass(play, seat)
      return true
    }
    chance.reveal()
    if (limit >= least) bid(play, seat, least)
    else pass(play, seat)
    return true
  },
}

function leaveStanding({ state, events }: Play, seat: Seat, limit: number): void {
  own(state, 'limits')[seat] = limit
  events.push({ type: 'standing-bid', seat, limit })
}

function bid({ state, events }: Play, seat: Seat, amount: number): void {
  pop(state)
  own(state, 'bids').push(seat, amount)
  events.push({ type: 'bid', seat, amount })
}

function pass({ state, events }: Play, seat: Seat): void {
  pop(state)
  state.passed |= 1 << seat
  events.push({ type: 'passed', seat })
}

/** Codes: `bid-too-low {amount, least}`, `bid-too-high {amount, most}` (higher sums must be asked for first), `no-higher-sum {most}`. */
function explain(look: Look, _seat: Seat, action: Action): Refusal {
  if (action.do === 'higher') return because('no-higher-sum', { most: mostBid(look) })
  if (action.do !== 'bid' && action.do !== 'bid-up-to') return because('not-now', { verb: action.do, asked: 'auction' })
  const { amount } = action
  const least = leastBid(look)
  if (amount < least) return because('bid-too-low', { amount, least })
  return because('bid-too-high', { amount, most: mostBid(look) })
}
