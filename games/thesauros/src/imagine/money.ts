import type { Chance, Seat } from '@fathom/kernel'
import { payable } from '../money/accounts.ts'
import { findFrame } from '../stack.ts'
import { own, type State } from '../state.ts'
import type { Look } from '../topic.ts'
import { ACCOUNTS, GE, HR, IN_BUDGET, ME, SF } from '../types.ts'
import { MAX_AMOUNT } from '../verbs.ts'

const COUNT = ACCOUNTS.length
/** $ that a slush fund is thought to hold at most, beyond what is known of it. */
const USUAL_SLUSH = 16
/** $ by which a standing bid is thought to go beyond what has been bid, at most. */
const USUAL_RAISE = 16
/** Of so many owners of an envelope one is thought not to pay. */
const UNWILLING = 6

function othersOf({ seats }: State, seat: Seat): Seat[] {
  return Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat)
}

const isChoosing = (state: State, seat: Seat): boolean => ((state.choosing >> seat) & 1) === 1

/**
 * Budgets that are being made: how much there is to split everybody sees, but not how; who has not finished may not have begun.
 */
export function imagineBudgets({ state }: Look, seat: Seat, chance: Chance): void {
  if (state.phase !== IN_BUDGET || state.choosing === 0) return
  const { money, pool, budgeted } = state
  for (const other of othersOf(state, seat)) {
    const first = other * COUNT
    let left = pool[other] as number
    for (let place = first; place < first + COUNT; place++) {
      left += money[place] as number
      money[place] = 0
    }
    pool[other] = left
    budgeted[other] = 0
    if (isChoosing(state, other)) continue
    const slush = chance.below(Math.min(left, USUAL_SLUSH) + 1)
    left -= slush
    for (let account = HR; account <= GE; account++) {
      const amount = chance.below(Math.floor(left / 2) + 1)
      money[first + account] = amount
      left -= amount
    }
    money[first + ME] = left
    money[first + SF] = slush
    pool[other] = 0
    budgeted[other] = SF
  }
}

/**
 * Slush funds are secret (EN L389). Who counts along could find out what is in them, but nothing may rest on that. Where slush money pays
 * ordinary expenses (introductory) it shows in all that somebody can or can't afford; there it stays.
 */
export function imagineSlush({ state }: Look, seat: Seat, chance: Chance): void {
  const { variant, slushTransfers } = state.rules
  if (state.phase === IN_BUDGET || (variant === 'introductory' && slushTransfers !== 'none')) return
  for (const other of othersOf(state, seat)) {
    state.money[other * COUNT + SF] = lastBidOf(state, other) + chance.below(USUAL_SLUSH + 1)
  }
}

/** $ of the seat's own highest bid in the auction that goes on. */
function lastBidOf({ bids }: State, seat: Seat): number {
  for (let place = bids.length - 2; place >= 0; place -= 2) if (bids[place] === seat) return bids[place + 1] as number
  return 0
}

/** Bribes that are sealed but not opened yet: nothing, or from the least that is taken up to all that there is. */
export function imagineBribes(look: Look, seat: Seat, chance: Chance): void {
  const { state, set } = look
  if (findFrame(state, 'bribe') < 0) return
  const { minBribe } = set.data.money
  for (const other of state.envelopes) {
    if (other === seat || isChoosing(state, other)) continue
    const most = Math.min(payable(look, other, SF), MAX_AMOUNT)
    const isPaid = most >= minBribe && chance.below(UNWILLING) > 0
    state.bribes[other] = isPaid ? minBribe + chance.below(most - minBribe + 1) : 0
  }
}

/** Standing bids: at least what has been bid for their owner. */
export function imagineBids({ state }: Look, seat: Seat, chance: Chance): void {
  for (const other of othersOf(state, seat)) {
    if (state.limits[other] === 0) continue
    own(state, 'limits')[other] = Math.min(MAX_AMOUNT, lastBidOf(state, other) + chance.below(USUAL_RAISE + 1))
  }
}
