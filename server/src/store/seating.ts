import type { Entry } from '@fathom/table'
import type { Transaction } from 'kysely'
import { isPostgres } from './dialect.ts'
import type { Schema } from './schema.ts'

/** Whom these entries give a chair. */
export function seatedBy(entries: readonly Entry[]): string[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'seated') return [entry.person.id]
    if (entry.kind !== 'created') return []
    return entry.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.person.id] : []))
  })
}

/** Whether none of these people has left for good. They can't before this is written: on PostgreSQL that waits for their rows. */
export async function areThere(db: Transaction<Schema>, people: readonly string[]): Promise<boolean> {
  if (people.length === 0) return true
  const theirs = db.selectFrom('guests').select('id').where('id', 'in', people)
  const found = await (isPostgres(db) ? theirs.forKeyShare() : theirs).execute()
  return found.length === new Set(people).size
}

/** Whether somebody has a chair at another table than these. They get none before this is written. */
export async function hasChair(db: Transaction<Schema>, person: string, except: readonly string[]): Promise<boolean> {
  const row = db.selectFrom('guests').select('id').where('id', '=', person)
  if (isPostgres(db)) await row.forUpdate().execute()
  const seats = await db.selectFrom('seats').select('table_id').where('person_id', '=', person).execute()
  return seats.some(({ table_id: table }) => !except.includes(table))
}
