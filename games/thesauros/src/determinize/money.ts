import type { Chance, Seat } from '@fathom/kernel'
import { payable } from '../money/accounts.ts'
import { findFrame } from '../stack.ts'
import { own, type State } from '../state.ts'
import type { Look } from '../topic.ts'
import { ACCOUNTS, GE, HR, IN_BUDGET, ME, SF } from '../types.ts'
import { MAX_AMOUNT, MAX_BID } from '../verbs.ts'

const COUNT = ACCOUNTS.length
/** $ that a slush fund is thought to hold at most, beyond what is known of it. */
const USUAL_SLUSH = 16
/** $ by which a standing bid is thought to go beyond what has been bid, at most. */
const USUAL_RAISE = 16
/** One in so many owners of an envelope is assumed not to pay. */
const UNWILLING = 6

function othersOf({ seats }: State, seat: Seat): Seat[] {
  return Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat)
}

const isChoosing = (state: State, seat: Seat): boolean => ((state.choosing >> seat) & 1) === 1

/**
 * Budgets that are being made. Everybody sees how much a seat has to split, but not how it does, nor whether it has begun.
 */
export function determinizeBudgets({ state }: Look, seat: Seat, chance: Chance): void {
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
 * Slush funds are secret (EN L389). A player who counts along could work them out, but no rule may rely on that. In an introductory game
 * slush money pays ordinary expenses, so that what a seat can afford shows it: there it is left as it is.
 */
export function determinizeSlush({ state }: Look, seat: Seat, chance: Chance): void {
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

/** Bribes that are sealed but not opened yet: none, or any sum from the smallest allowed to all that the seat has. */
export function determinizeBribes(look: Look, seat: Seat, chance: Chance): void {
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
export function determinizeBids({ state }: Look, seat: Seat, chance: Chance): void {
  for (const other of othersOf(state, seat)) {
    if (state.limits[other] === 0) continue
    own(state, 'limits')[other] = Math.min(MAX_BID, lastBidOf(state, other) + chance.below(USUAL_RAISE + 1))
  }
}
