import { tableSummary } from '@fathom/engine'
import type { TableSummary } from '@fathom/protocol'
import type { Chair } from '@fathom/table'
import { lateBy } from '../host/lateBy.ts'
import type { StoredGuest, StoredTable } from '../store/store.ts'
import { may, type Apart } from './may.ts'
import { serverNow } from '../serverTime.ts'

/**
 * The tables of others as lists of people show them to a guest, what changed last first. Tables that the guest may not look at are left out; of a game
 * that they see late, there is only that it is on: the store knows the table as it stands.
 */
export function shownTo(
  { id: me, language }: Pick<StoredGuest, 'id' | 'language'>,
  tables: readonly StoredTable[],
  blocks: Apart,
): TableSummary[] {
  const now = serverNow()
  return tables
    .flatMap((table) => {
      const room = roomOf(table)
      if (may.watch(room, me, blocks) !== null) return []
      const summary = tableSummary(table, me, language, now)
      return [lateBy(room, me) === 0 ? summary : untold(summary, table)]
    })
    .toSorted((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1))
}

/** A summary without anything that play has changed since the start. */
function untold(summary: TableSummary, { listed }: StoredTable): TableSummary {
  return { ...summary, prompt: '', happened: '', lostOnTime: [], updatedAt: listed.startedAt }
}

function roomOf({
  id: table,
  listed: { status, onlookers, persons, seats },
}: StoredTable): Parameters<typeof may.watch>[0] {
  const chairs = persons.map((id, seat): Chair =>
    id === null ? { kind: 'open' } : { kind: 'person', person: { id, name: seats[seat]?.name ?? '' }, nonce: '' },
  )
  return { id: table, status, onlookers, chairs }
}
