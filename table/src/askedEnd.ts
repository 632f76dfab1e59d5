import type { Seat } from '@fathom/kernel'
import type { EntryBody } from './entry.ts'

/** Somebody asks everybody to end the game here, without a result. */
export interface AskedEnd {
  readonly seat: Seat
  readonly agreed: readonly Seat[]
}

/** What of a table an entry about its end by agreement changes. */
interface Endable {
  readonly id: string
  readonly lines: { readonly length: number }
  askedEnd: AskedEnd | null
  refusedEnd: { readonly seat: Seat; readonly line: number } | null
}

/** Takes an answer into the table, or that who asked has left. */
export function noteEnding(
  table: Endable,
  entry: Extract<EntryBody, { kind: 'end-asked' | 'end-answered' | 'left' }>,
): void {
  const asked = table.askedEnd
  if (entry.kind === 'left') {
    if (asked?.seat === entry.seat) table.askedEnd = null
    return
  }
  if (entry.kind === 'end-asked') {
    table.askedEnd = { seat: entry.seat, agreed: [] }
    return
  }
  if (asked === null) throw new Error(`table ${table.id}: an answer to nothing`)
  table.askedEnd = entry.agrees ? { ...asked, agreed: [...asked.agreed, entry.seat] } : null
  // Also by who asked: they could ask for ever.
  if (!entry.agrees) table.refusedEnd = { seat: asked.seat, line: table.lines.length }
}
