import { ok, type Result, type Seat } from '@fathom/kernel'
import { seatOf } from './chairs.ts'
import { journalNumber } from './numbering.ts'
import { positionAt } from './positions.ts'
import { refuse } from './refusals.ts'
import type { Table } from './table.ts'

/** A step of a finished game, and the position in which it was chosen. */
export interface Choice {
  readonly seat: Seat
  /** In notation. */
  readonly action: string
  /** The whole position: what `seat` could not know must be dealt anew before anybody thinks about it. */
  readonly state: unknown
}

/**
 * The first choice after the entry that this person counts as `n`.
 * Refused: `not-finished` (what is hidden in a running game stays there), `no-choice` if nobody chose anything after it.
 */
export function choiceAfter(table: Table, personId: string | null, n: number): Result<Choice> {
  if (table.status !== 'finished') return refuse('not-finished')
  const after = journalNumber(table, seatOf(table, personId), n)
  const line = table.lines.of(table.lines.upTo(after) + 1)
  if (line === null) return refuse('no-choice', { at: n })
  return ok({ seat: line.seat, action: line.action, state: positionAt(table, line.n - 1) })
}
