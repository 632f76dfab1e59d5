import { ok, type Result, type Seat } from '@fathom/kernel'
import type { EntryBody, Person } from './entry.ts'
import { seatOf } from './chairs.ts'
import { isOver, refuse, refuseOver } from './refusals.ts'
import { legalNow, type Table } from './table.ts'

/**
 * Notes that a person asks for a hint: in the journal and in the record, once for each position. Nothing is noted where they have nothing to choose.
 * Refused: `not-seated`, `table-not-started`, `table-finished`, `table-closed`, `hints-rated`, and `no-hints-here` where others play who have not agreed to hints.
 */
export function askHint(table: Table, person: Person): Result<EntryBody[]> {
  const seat = seatOf(table, person.id)
  if (seat === null || table.chairs[seat]?.kind !== 'person' || table.standIns[seat] !== null)
    return refuse('not-seated')
  if (table.status === 'open') return refuse('table-not-started')
  if (isOver(table)) return refuseOver(table)
  if (table.rated !== null) return refuse('hints-rated')
  if (!mayHint(table, seat)) return refuse('no-hints-here')
  if (legalNow(table, seat).length === 0) return ok([])
  const last = table.hints.findLast((hint) => hint.seat === seat)
  const isNoted = last !== undefined && last.after === table.lines.length && last.n > lastTakenBack(table)
  return ok(isNoted ? [] : [{ kind: 'hinted', seat }])
}

/** Lines that were taken back are played anew: a hint there is another one. */
function lastTakenBack({ takeBacks }: Table): number {
  return takeBacks.at(-1)?.n ?? 0
}

/** May a seat be given hints here? In a game that does not count, where it plays with bots alone or all have agreed by sitting down. */
export function mayHint({ rated, chairs, standIns, hintsAgreed }: Table, seat: Seat): boolean {
  if (rated !== null) return false
  const others = chairs.some(({ kind }, at) => at !== seat && kind !== 'bot' && standIns[at] === null)
  return hintsAgreed || !others
}
