import type { Entry, Person } from '@fathom/table'
import type { Transaction } from 'kysely'
import { chained, firstLink } from './chain.ts'
import { dropCheckpoint } from './checkpoints.ts'
import { reseatResult } from './results.ts'
import type { Schema } from './schema.ts'
import type { ListedTable, Written } from './store.ts'

type Writing = Transaction<Schema>

/** Puts a journal in the place of a table's, entry by entry, and makes its hashes anew; see `Store.rewrite`. */
export async function rewrite(
  db: Writing,
  table: string,
  entries: readonly Entry[],
  listed: ListedTable | null,
  end: string,
): Promise<Written> {
  const rows = chained(firstLink(table), entries)
  // First of all, and only if it ends where it was read: whoever appends meanwhile waits here, or has been quicker.
  const moved = await db
    .updateTable('tables')
    .set({ head: rows.at(-1)?.hash ?? end })
    .where('id', '=', table)
    .where('head', '=', end)
    .executeTakeFirst()
  if (moved.numUpdatedRows !== 1n) return 'conflict'
  for (const { n, body, hash } of rows)
    await db.updateTable('journal').set({ body, hash }).where('table_id', '=', table).where('n', '=', n).execute()
  await dropCheckpoint(db, table)
  const seated = await relist(db, table, entries, listed)
  const people = seatedIn(entries)
  await reseatResult(
    db,
    table,
    [...people].map(([seat, { id, name, isBrought }]) => ({ seat, person: id, name, isBrought: isBrought === true })),
  )
  for (const [seat, person] of seated.entries()) {
    if (person === null) continue
    await db
      .updateTable('seats')
      .set({ person_id: person })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .execute()
  }
  return 'ok'
}

/** @returns the person of each seat */
async function relist(
  db: Writing,
  table: string,
  entries: readonly Entry[],
  listed: ListedTable | null,
): Promise<readonly (string | null)[]> {
  const row = await db.selectFrom('tables').select('summary').where('id', '=', table).executeTakeFirstOrThrow()
  const now = listed ?? reseated(JSON.parse(row.summary) as ListedTable, entries)
  await db
    .updateTable('tables')
    .set({ summary: JSON.stringify(now) })
    .where('id', '=', table)
    .execute()
  return now.persons
}

/** What lists said of a table that can't be loaded any more, with whom its journal seats. Sentences may have names in them: they go. */
function reseated(listed: ListedTable, entries: readonly Entry[]): ListedTable {
  const people = seatedIn(entries)
  const nothing = listed.prompts.en.map(() => '')
  return {
    ...listed,
    persons: listed.persons.map((person, seat) => (person === null ? null : (people.get(seat)?.id ?? person))),
    seats: listed.seats.map((seat, index) =>
      seat.kind === 'person' ? { ...seat, name: people.get(index)?.name ?? seat.name } : seat,
    ),
    prompts: { en: nothing, fr: nothing },
    happened: { en: '', fr: '' },
  }
}

/** Who sat down last on each seat. */
function seatedIn(entries: readonly Entry[]): Map<number, Person> {
  const people = new Map<number, Person>()
  for (const entry of entries) {
    if (entry.kind === 'created')
      entry.chairs.forEach((chair, seat) => chair.kind === 'person' && people.set(seat, chair.person))
    if (entry.kind === 'seated') people.set(entry.seat, entry.person)
  }
  return people
}
