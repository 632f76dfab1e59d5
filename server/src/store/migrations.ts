import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** One line of a journal: the primary key is the last guard against two writers. */
interface JournalRow {
  readonly table_id: string
  readonly n: number
  readonly at: number
  readonly body: string
}

interface TableRow {
  readonly id: string
  readonly status: string
  readonly visibility: string
  /** 1 if a person waits for others at a free chair. */
  readonly joinable: number
  readonly bots_to_move: number
  readonly updated_at: number
  readonly summary: string
}

interface SeatRow {
  readonly table_id: string
  readonly seat: number
  readonly person_id: string
}

interface GuestRow {
  readonly id: string
  readonly name: string
  readonly language: string
  readonly created_at: number
}

interface SeedRow {
  readonly hash: string
  readonly seed: string
  readonly owner: string
  readonly at: number
}

export interface Schema {
  readonly journal: JournalRow
  readonly tables: TableRow
  readonly seats: SeatRow
  readonly guests: GuestRow
  readonly seeds: SeedRow
}

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('journal')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('journal_key', ['table_id', 'n'])
      .execute()
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('visibility', 'text', (column) => column.notNull())
      .addColumn('joinable', 'integer', (column) => column.notNull())
      .addColumn('bots_to_move', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('summary', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('tables_open').on('tables').columns(['visibility', 'joinable', 'updated_at']).execute()
    await db.schema.createIndex('tables_bots').on('tables').columns(['bots_to_move']).execute()
    await db.schema
      .createTable('seats')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
      .execute()
    await db.schema.createIndex('seats_person').on('seats').columns(['person_id']).execute()
    await db.schema
      .createTable('guests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('seeds')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('seed', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
  },
}

/** In order of their names. A released one never changes: what must change comes in a further one. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = { '0001-first': first }

/** The version of the data that this program writes; also in the database's header as `user_version`. */
export const SCHEMA_VERSION = Object.keys(MIGRATIONS).length
