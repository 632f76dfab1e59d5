import type { Seat } from '@fathom/kernel'
import type { Rules } from './rules.ts'
import { clone, startingLeft, type State } from './state.ts'

/** The position as if a seat that has still to lay its starting cards did so now. Every later turn begins with a roll: nothing of it can be laid ahead. */
export function ahead(rules: Rules, state: State, seat: Seat): State | null {
  if (state.phase !== 'lay' || state.active === seat || startingLeft(rules, state, seat).length === 0) return null
  const next = clone(state)
  next.active = seat
  return next
}
