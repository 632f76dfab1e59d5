import { ok, type Refusal, type Result, type Seat } from '@fathom/kernel'
import { isOver, refuse, refuseOver } from './refusals.ts'
import type { Table } from './table.ts'
import { Turn } from './turn.ts'

/**
 * What `act` would refuse, each chain of actions by itself upon the seat's own draft. It changes nothing and shows nothing that trying would not
 * show: what follows a draw is not told.
 * @param chains of actions in notation
 * @returns for each chain why not, null if nothing is in the way; of a table that is over, that it is. Refused as a whole: `table-not-started`
 */
export function whyNot(table: Table, seat: Seat, chains: readonly (readonly string[])[]): Result<(Refusal | null)[]> {
  if (table.status === 'open') return refuse('table-not-started')
  // A page may ask before it has heard that the game is over.
  if (isOver(table)) return ok(chains.map(() => refuseOver(table).refusal))
  return ok(chains.map((actions) => new Turn(table, seat).refusalOf(actions)))
}

/** For each chain of actions whether it would be final at once: no undo would lead back. False as well for what would be refused. */
export function areFinal(table: Table, seat: Seat, chains: readonly (readonly string[])[]): boolean[] {
  return chains.map((actions) => new Turn(table, seat).isFinal(actions))
}
