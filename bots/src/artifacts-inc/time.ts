import { stat, STAT, type State, type Rules } from '@fathom/artifacts-inc'
import type { Seat } from '@fathom/kernel'

/** What sensible play makes of a dollar still to be earned. */
export const REPUTATION_A_DOLLAR = 0.32
/** The first dollars buy most: up to so many, so much reputation each; what is beyond hardly finds a card. */
const STEPS: readonly (readonly [dollars: number, each: number])[] = [
  [8, 0.34],
  [8, 0.26],
  [8, 0.1],
  [Infinity, 0.02],
]

/** Reputation that dollars in hand will buy. */
export function worthOfDollars(dollars: number): number {
  let left = dollars
  let sum = 0
  for (const [most, each] of STEPS) {
    const part = Math.min(left, most)
    sum += part * each
    left -= part
    if (left <= 0) break
  }
  return sum
}
/** Turns that a game lasts for people who know what they do, about. */
const WHOLE_GAME = 14
/** Reputation a turn that a leader makes towards the end. */
const PACE = 2.5
/** However long it lasts already, there may be another turn, or some if the own reputation is low. */
const ANOTHER = 0.7
const SOME = 3.5

/**
 * Turns that a seat will have after the one under way, about: by the rounds gone, and by how near the others are to the end. The own reputation counts
 * for little: what brings it nearer to winning must not look as if it cost time.
 */
export function turnsLeft(rules: Rules, state: State, seat: Seat): number {
  // Whoever ends the game has no more turn. That must not look like a loss: the lead says whether it is one.
  if (state.trigger === seat) return ANOTHER
  if (state.trigger >= 0) {
    const turnOf = (each: Seat): number => (each - state.startSeat + state.seats) % state.seats
    return turnOf(seat) > turnOf(state.active) ? 1 : 0
  }
  let most = 0
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) most = Math.max(most, stat(state, other, STAT.reputation))
  }
  const byOthers = 1 + (rules.set.board.endReputation - most) / PACE
  // A turn that is over shows in the next round only, so the round of the own turn counts until all have had theirs.
  const open = 1 - stat(state, seat, STAT.reputation) / rules.set.board.endReputation
  const atLeast = ANOTHER + (open > 0 ? SOME * open * open : 0)
  return Math.min(byOthers, Math.max(atLeast, WHOLE_GAME - state.round))
}

/** How likely money is still spent: in the last turn only if a die may still buy. */
export function spendable(state: State, seat: Seat, turns: number): number {
  const isActive = state.active === seat && state.phase !== 'lay'
  const mayBuyNow = isActive && (state.phase === 'buy' || state.dice.some((count) => count > 0))
  return Math.min(1, 0.15 + 0.5 * turns + (mayBuyNow ? 0.3 : 0))
}
