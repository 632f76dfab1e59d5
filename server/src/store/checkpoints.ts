import type { Kysely, Migration, Transaction } from 'kysely'
import { linkAt } from './chain.ts'
import type { Schema } from './schema.ts'

/** A checkpoint as the engine makes and reads it. */
export interface StoredCheckpoint {
  readonly n: number
  readonly body: string
}

export const checkpoints: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('checkpoints')
      .ifNotExists()
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('stamp', 'text', (column) => column.notNull())
      .addColumn('journal', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute()
  },
}

/**
 * The checkpoint of a table, if this program made it of the journal as it is; else null. Of the journal its last entry's hash says enough: it is made
 * of all before it, and whoever loads the journal holds it against its hashes.
 */
export async function readCheckpoint(
  db: Kysely<Schema>,
  table: string,
  stamp: string,
): Promise<StoredCheckpoint | null> {
  const row = await db
    .selectFrom('checkpoints')
    .select(['n', 'body', 'journal'])
    .where('table_id', '=', table)
    .where('stamp', '=', stamp)
    .executeTakeFirst()
  if (row === undefined || row.journal !== (await linkAt(db, table, row.n))) return null
  return { n: row.n, body: row.body }
}

/** Keeps a checkpoint in place of the one before; not if the journal is not that long. @param end the hash of its last entry, as it was when it was made; null: nobody else writes */
export async function writeCheckpoint(
  db: Transaction<Schema>,
  table: string,
  { n, body }: StoredCheckpoint,
  stamp: string,
  end: string | null = null,
): Promise<void> {
  const journal = await linkAt(db, table, n)
  if (journal === undefined || (end !== null && end !== journal)) return
  const row = { n, stamp, journal, body }
  await db
    .insertInto('checkpoints')
    .values({ table_id: table, ...row })
    .onConflict((on) => on.column('table_id').doUpdateSet(row))
    .execute()
}

export async function dropCheckpoint(db: Transaction<Schema>, table: string): Promise<void> {
  await db.deleteFrom('checkpoints').where('table_id', '=', table).execute()
}
