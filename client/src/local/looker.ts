import { createSignal } from 'solid-js'
import type { Seat } from '@fathom/kernel'

/**
 * Who looks at a table of this device, where that is not its owner: through the `eyes` of a seat at a recorded game, or somebody in a `chair` of a
 * table that several people play at one device.
 */
export interface Looker {
  readonly kind: 'eyes' | 'chair'
  readonly seat: Seat
}

const [chosen, setChosen] = createSignal<(Looker & { readonly table: string }) | null>(null)

/** Who looks at a table; null: this device's owner, or somebody who looks on. */
export function lookerAt(table: string): Looker | null {
  const now = chosen()
  return now?.table === table ? { kind: now.kind, seat: now.seat } : null
}

/** From now on the table is shown to this one. */
export function showTo(table: string, looker: Looker | null): void {
  setChosen(looker === null ? null : { table, ...looker })
}
