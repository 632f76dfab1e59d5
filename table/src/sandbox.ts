import type { Seat } from '@fathom/kernel'
import type * as kernel from '@fathom/kernel'
import { seatOf } from './chairs.ts'
import type { EntryBody } from './entry.ts'
import { lineOf } from './positions.ts'
import { isOver, refuse, refuseOver } from './refusals.ts'
import type { Table } from './tableState.ts'

/** The table begins at a position that a seat could think of: moves are tried out there, and nothing counts. */
export function isSandbox({ branch }: Pick<Table, 'branch'>): boolean {
  return branch?.position !== undefined
}

/** Why a person may not try moves out in a sandbox of their own that begins here; null: they may. */
export function whyNoSandbox(table: Table, personId: string | null): ReturnType<typeof kernel.refuse> | null {
  const seat = seatOf(table, personId)
  if (seat === null || table.standIns[seat] !== null) return refuse('not-seated')
  if (table.status === 'open') return refuse('table-not-started')
  if (isOver(table)) return refuseOver(table)
  if (table.rated !== null) return refuse('sandbox-rated')
  return table.noSandbox || isSandbox(table) ? refuse('no-sandbox') : null
}

/** Whether an undo leads back beyond what is not final: in a sandbox, as far as people have chosen anything. */
export function canStepBack(table: Table): boolean {
  return isSandbox(table) && stepBack(table).length > 0
}

/**
 * One step back in a sandbox: the choice of whoever has chosen last, or else the last final action of a person with all that bots did after it.
 * What was drawn comes again. Empty: the sandbox stands at its beginning.
 */
export function stepBack(table: Table): EntryBody[] {
  const isPersons = (seat: Seat): boolean => table.chairs[seat]?.kind === 'person'
  const choosers = table.drafts.flatMap(({ steps, held }, seat) => (isPersons(seat) && (steps.length > 0 || held !== null) ? [seat] : [])) // prettier-ignore
  const [last] = choosers.toSorted((one, other) => (table.touched[other] ?? 0) - (table.touched[one] ?? 0))
  if (last !== undefined) return [{ kind: 'undone', seat: last }]
  const lines = table.path.lines()
  const index = lines.findLastIndex((line) => isPersons(lineOf(table, line).seat))
  if (index < 0) return []
  return [{ kind: 'taken-back', seat: lineOf(table, lines[index] as number).seat, to: lines[index - 1] ?? 0 }]
}
