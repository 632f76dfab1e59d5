import { SPECTATOR, type GameView, type Seat } from '@fathom/kernel'
import { stateFor, type Table } from './table.ts'

/**
 * What a seat (null: a spectator) sees of the position, its own draft included; null before the start. Made once for each state of the
 * table, and where the game has no secrets once for all who have no draft: readings, prompts and patches all look at the same one.
 */
export function viewFor(table: Table, seat: Seat | null): GameView | null {
  if (table.state === null) return null
  const state = stateFor(table, seat)
  const isShared = state === table.state && !table.game.meta.hasSecrets
  const key = isShared ? null : seat
  const views = (table.shared.views ??= new Map())
  let view = views.get(key)
  if (view === undefined) {
    view = table.game.view(state, seat ?? SPECTATOR)
    views.set(key, view)
  }
  return view
}
