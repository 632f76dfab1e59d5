import type { Seat } from '@fathom/kernel'
import { OFF } from './board.ts'
import { canTrade } from './apply/turn.ts'
import { clone, type State } from './state.ts'
import { COLOR_COUNT } from './tokens.ts'

/**
 * The position as if another seat's turn began now: what is under way in the turn of the active one is left as it lies on the board. Cards are drawn
 * at the end of a turn only, so everything up to the first collection by card can be laid ahead.
 */
export function ahead(state: State, seat: Seat): State | null {
  if (state.phase === 'over' || state.active === seat) return null
  const next = clone(state)
  next.active = seat
  next.ready = 0
  next.collecting = -1
  next.acted = 0
  next.paying = -1
  next.due.fill(0)
  for (let color = 0; color < COLOR_COUNT; color++) {
    next.laid[color] = 0
    next.gained[color] = 0
  }
  if (state.phase === 'place' && isToPlace(state, seat)) return next
  if (state.ships[seat] !== OFF) next.phase = 'sail'
  else if (canTrade(state, seat)) next.phase = 'wait'
  else return null
  return next
}

/** Bathyscaphes are placed one by one in turn order: the seat has one left if its turn comes before all are placed. */
function isToPlace({ seats, active, toPlace }: State, seat: Seat): boolean {
  return (seat - active + seats) % seats < toPlace
}
