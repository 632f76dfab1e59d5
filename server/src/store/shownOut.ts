import { sql, type Kysely, type Migration, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** Somebody whom a table's host does not want to look on there. */
export interface StoredShownOut {
  readonly id: string
  readonly table: string
  readonly person: string
  /** As they were shown to the others then; null: their name was not. */
  readonly name: string | null
}

/** Who may not look on at which table any more. */
export const shownOut: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('shown_out')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text')
      .addUniqueConstraint('shown_out_once', ['table_id', 'person_id'])
      .execute()
    await db.schema.createIndex('shown_out_person').ifNotExists().on('shown_out').columns(['person_id']).execute()
  },
}

/** Nobody has been named yet: from now on they are told by all their ways, as by those that they will add. */
export const named: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update channels set kinds = json_insert(kinds, '$[#]', 'named') where kinds not like '%"named"%'`.execute(db)
  },
}

export const SHOWN_OUT_READS = {
  async shownOut(db: Kysely<Schema>): Promise<StoredShownOut[]> {
    return db.selectFrom('shown_out').select(['id', 'table_id as table', 'person_id as person', 'name']).execute()
  },

  /** Who has made a table; null: nobody knows. */
  async hostOf(db: Kysely<Schema>, table: string): Promise<string | null> {
    const row = await db.selectFrom('owners').select('person_id').where('table_id', '=', table).executeTakeFirst()
    return row?.person_id ?? null
  },
}

export const SHOWN_OUT_WRITES = {
  async showOut(db: Transaction<Schema>, { id, table, person, name }: StoredShownOut): Promise<void> {
    await db
      .insertInto('shown_out')
      .values({ id, table_id: table, person_id: person, name })
      .onConflict((on) => on.columns(['table_id', 'person_id']).doNothing())
      .execute()
  },

  /** Forgets who was shown out of tables that are over, and where nothing has happened since. @returns how many */
  async purgeShownOut(db: Transaction<Schema>, before: number): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom('shown_out')
      .where((one) =>
        one.exists(
          one
            .selectFrom('tables')
            .select('tables.id')
            .whereRef('tables.id', '=', 'shown_out.table_id')
            .where('tables.status', 'in', ['finished', 'closed'])
            .where('tables.updated_at', '<', before),
        ),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  },

  async letIn(db: Transaction<Schema>, table: string, id: string): Promise<void> {
    await db.deleteFrom('shown_out').where('table_id', '=', table).where('id', '=', id).execute()
  },
}
