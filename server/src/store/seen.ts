import type { Kysely, Migration } from 'kysely'
import type { Schema } from './schema.ts'

export const seen: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('seen')
      .ifNotExists()
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('seen_key', ['person_id', 'table_id'])
      .execute()
  },
}

/** The last entry of a table that a person has seen, as they count; 0: none. */
export async function readSeen(db: Kysely<Schema>, person: string, table: string): Promise<number> {
  const row = await db
    .selectFrom('seen')
    .select('n')
    .where('person_id', '=', person)
    .where('table_id', '=', table)
    .executeTakeFirst()
  return row?.n ?? 0
}

/** Keeps that a person has seen a table up to an entry, if nobody knows better: a device that was away longer tells less. */
export async function keepSeen(db: Kysely<Schema>, person: string, table: string, n: number): Promise<void> {
  await db
    .insertInto('seen')
    .values({ person_id: person, table_id: table, n })
    .onConflict((on) => on.columns(['person_id', 'table_id']).doUpdateSet({ n }).where('seen.n', '<', n))
    .execute()
}
