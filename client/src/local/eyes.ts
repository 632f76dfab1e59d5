import { createSignal } from 'solid-js'
import type { Seat } from '@fathom/kernel'

/** Through whose eyes a recorded game is watched, by table. */
const [chosen, setChosen] = createSignal<{ readonly table: string; readonly seat: Seat } | null>(null)

/** The seat whose view of a table is shown; null: somebody's who looks on, or my own. */
export function eyesAt(table: string): Seat | null {
  const now = chosen()
  return now?.table === table ? now.seat : null
}

/** Shows a recorded game as this seat saw it. */
export function lookThrough(table: string, seat: Seat | null): void {
  setChosen(seat === null ? null : { table, seat })
}
