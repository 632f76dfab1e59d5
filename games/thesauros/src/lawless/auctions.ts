import type { Seat } from '@fathom/kernel'
import { balance } from '../money/accounts.ts'
import { pay } from '../money/pay.ts'
import { gainReputation } from '../reputation.ts'
import { A, B, pop, push, setTop, top } from '../stack.ts'
import { AT_HOME, OWN, own } from '../state.ts'
import type { Play, Step } from '../topic.ts'
import { SF } from '../types.ts'
import { hasPassed, highestBidder } from './bids.ts'

/** The auction after a maintenance: turn after turn in the order until nobody bids more (EN L1461-1469). A 1 once begun, B who is next. */
export const auctions: Step = {
  run(play) {
    const { state } = play
    if (top(state, A) === 0) return begin(play)
    const seat = nextBidder(play)
    if (seat < 0) return conclude(play)
    setTop(state, B, (state.order.indexOf(seat) + 1) % state.seats)
    push(state, 'auction', seat)
  },
}

function begin({ state, events }: Play): void {
  setTop(state, A, 1)
  state.bids = []
  state.passed = 0
  own(state, 'limits').fill(0)
  events.push({ type: 'auction-began', quadrimester: state.quadrimester })
}

/** The next in the order who has not passed; nobody if only the highest bidder is left. */
function nextBidder({ state }: Play): Seat {
  const first = top(state, B)
  for (let step = 0; step < state.seats; step++) {
    const seat = state.order[(first + step) % state.seats] as Seat
    if (!hasPassed(state, seat) && seat !== highestBidder(state)) return seat
  }
  return -1
}

/**
 * The highest bidder pays and has the mercenary. Who can't pay loses a point, and the bidder before becomes the buyer, and so on back
 * (EN L1469, ruling 37); who has failed once is out of it. Without a bid, or a bidder who can pay, the mercenary is gone.
 */
function conclude(play: Play): void {
  const { state, chance, events } = play
  pop(state)
  // What is in a slush fund comes to light here.
  if (state.bids.length > 0) chance.reveal()
  let buyer: Seat = -1
  let failed = 0
  for (let place = state.bids.length - 2; place >= 0 && buyer < 0; place -= 2) {
    const [seat, amount] = [state.bids[place] as Seat, state.bids[place + 1] as number]
    if (((failed >> seat) & 1) === 1) continue
    if (balance(play, seat, SF) >= amount) {
      buyer = seat
      pay(play, seat, SF, amount, 'mercenary')
      own(state, 'mercenaries')[numberOf(play)] = seat
      state.at[state.seats * OWN + numberOf(play)] = AT_HOME
      events.push({ type: 'mercenary-hired', seat, amount })
    } else {
      failed |= 1 << seat
      events.push({ type: 'bid-failed', seat, amount })
      gainReputation(play, seat, -1, 'auctions')
    }
  }
  if (buyer < 0) events.push({ type: 'mercenary-unsold' })
  state.bids = []
  state.passed = 0
  own(state, 'limits').fill(0)
}

/** Which of the game's mercenaries is for sale: one an auction. */
function numberOf({ state, set }: Play): number {
  return set.data.calendar.auctionsAfter.indexOf(state.quadrimester)
}
