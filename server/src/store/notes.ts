import type { Kysely, Migration, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** What people write to themselves at a table. */
export const notes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('notes')
      .ifNotExists()
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('notes_key', ['table_id', 'person_id'])
      .execute()
  },
}

/** What a person wrote to themselves at a table; empty: nothing. */
export async function readNote(db: Kysely<Schema>, table: string, person: string): Promise<string> {
  const row = await db
    .selectFrom('notes')
    .select('words')
    .where('table_id', '=', table)
    .where('person_id', '=', person)
    .executeTakeFirst()
  return row?.words ?? ''
}

/** Keeps a person's note in place of the one before; an empty one is none. */
export async function saveNote(db: Transaction<Schema>, table: string, person: string, words: string): Promise<void> {
  if (words === '') {
    await db.deleteFrom('notes').where('table_id', '=', table).where('person_id', '=', person).execute()
    return
  }
  await db
    .insertInto('notes')
    .values({ table_id: table, person_id: person, words })
    .onConflict((on) => on.columns(['table_id', 'person_id']).doUpdateSet({ words }))
    .execute()
}
