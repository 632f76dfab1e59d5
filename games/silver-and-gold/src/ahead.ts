import type { Seat } from '@fathom/kernel'
import { cardsToTake } from './apply/display.ts'
import { clone, type State } from './state.ts'

/**
 * The position as if a seat that waits to replace a finished card took it now. The other choices are made by all at once: nobody has to wait with
 * those, and what comes after them begins with a pattern that nobody has seen.
 */
export function ahead(state: State, seat: Seat): State | null {
  if (state.phase !== 'take' || state.taking === seat) return null
  if ((state.replace[seat] ?? 0) === 0 || cardsToTake(state) === 0) return null
  const next = clone(state)
  next.taking = seat
  return next
}
