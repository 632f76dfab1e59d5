import type { Seat } from '@fathom/kernel'
import { balance } from '../money/accounts.ts'
import { pay } from '../money/pay.ts'
import { gainReputation } from '../reputation.ts'
import { AUCTIONS } from '../frames.ts'
import { pop, push, setTop, top } from '../stack.ts'
import { AT_HOME, OWN, own } from '../state.ts'
import type { Play, AutomaticStep } from '../topic.ts'
import { SF } from '../types.ts'
import { hasPassed, highestBidder } from './bids.ts'

/** The auction after a maintenance: turn after turn in the order until nobody bids more (EN L1461-1469). */
export const auctions: AutomaticStep = {
  run(play) {
    const { state } = play
    if (top(state, AUCTIONS.begun) === 0) return begin(play)
    const seat = nextBidder(play)
    if (seat < 0) return conclude(play)
    setTop(state, AUCTIONS.next, (state.order.indexOf(seat) + 1) % state.seats)
    push(state, 'auction', seat)
  },
}

function begin({ state, events }: Play): void {
  setTop(state, AUCTIONS.begun, 1)
  state.bids = []
  state.passed = 0
  own(state, 'limits').fill(0)
  events.push({ type: 'auction-began', quadrimester: state.quadrimester })
}

/** The next in the order who has not passed; nobody if only the highest bidder is left. */
function nextBidder({ state }: Play): Seat {
  const first = top(state, AUCTIONS.next)
  for (let step = 0; step < state.seats; step++) {
    const seat = state.order[(first + step) % state.seats] as Seat
    if (!hasPassed(state, seat) && seat !== highestBidder(state)) return seat
  }
  return -1
}

/**
 * Goes through the bids from the last one back (EN L1469, ruling 37). A bid that its bidder can't pay is void and costs the bidder a point,
 * but only once. The first bid that can be paid buys. If there is none, the mercenary leaves the game.
 */
function conclude(play: Play): void {
  const { state, chance, events } = play
  pop(state)
  // This shows what slush funds hold.
  if (state.bids.length > 0) chance.reveal()
  const place = voidUnpayable(play)
  if (place < 0) events.push({ type: 'mercenary-unsold' })
  else sell(play, state.bids[place] as Seat, state.bids[place + 1] as number)
  state.bids = []
  state.passed = 0
  own(state, 'limits').fill(0)
}

/** Takes points for the bids that can't be paid. @returns the place of the last one that can, below 0 if there is none */
function voidUnpayable(play: Play): number {
  const { state, events } = play
  let failed = 0
  let place = state.bids.length - 2
  for (; place >= 0; place -= 2) {
    const [seat, amount] = [state.bids[place] as Seat, state.bids[place + 1] as number]
    if (balance(play, seat, SF) >= amount) break
    if (((failed >> seat) & 1) === 1) continue
    failed |= 1 << seat
    events.push({ type: 'bid-failed', seat, amount })
    gainReputation(play, seat, -1, 'auctions')
  }
  return place
}

function sell(play: Play, seat: Seat, amount: number): void {
  const { state, events } = play
  pay(play, seat, SF, amount, 'mercenary')
  own(state, 'mercenaries')[numberOf(play)] = seat
  state.at[state.seats * OWN + numberOf(play)] = AT_HOME
  events.push({ type: 'mercenary-hired', seat, amount })
}

/** Which of the game's mercenaries is for sale: one an auction. */
function numberOf({ state, set }: Play): number {
  return set.data.calendar.auctionsAfter.indexOf(state.quadrimester)
}
