import type { Seat } from '@fathom/kernel'
import { isMercenary } from '../people.ts'
import { PLACING } from '../frames.ts'
import { pop, push, setTop, top } from '../stack.ts'
import { AT_HOME, OWN, seatOf, type State } from '../state.ts'
import type { AutomaticStep } from '../topic.ts'
import type { Meeple } from '../types.ts'

/** In turn order, one meeple at a time, until nobody has one left to place (EN L415-440). */
export const placing: AutomaticStep = {
  run({ state }) {
    const first = top(state, PLACING.next)
    for (let turn = 0; turn < state.seats; turn++) {
      const place = (first + turn) % state.seats
      const seat = state.order[place] as Seat
      if (!hasToPlace(state, seat)) continue
      setTop(state, PLACING.next, (place + 1) % state.seats)
      push(state, 'place', seat)
      return
    }
    pop(state)
  },
}

/** Has a seat own meeples at home, or a mercenary that it has not kept for another time? */
function hasToPlace(state: State, seat: Seat): boolean {
  if (hasOwnAtHome(state, seat)) return true
  return ((state.passed >> seat) & 1) === 0 && mercenaryAtHome(state, seat) >= 0
}

export function hasOwnAtHome(state: State, seat: Seat): boolean {
  for (let meeple = seat * OWN; meeple < (seat + 1) * OWN; meeple++) if (state.at[meeple] === AT_HOME) return true
  return false
}

/** A mercenary that a seat can place, or -1. */
export function mercenaryAtHome(state: State, seat: Seat): Meeple {
  for (let meeple = state.seats * OWN; meeple < state.at.length; meeple++) {
    if (isMercenary(state, meeple) && state.at[meeple] === AT_HOME && seatOf(state, meeple) === seat) return meeple
  }
  return -1
}
