import type { Remark } from '@fathom/kernel'
import type { Kysely, Migration, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** What somebody wrote about the positions of a table. */
export interface StoredRemarks {
  readonly remarks: Remark[]
  /** By what others may read them; null: nobody may. */
  readonly key: string | null
}

/** What people write about positions of games that are over, and by which link others read it. */
export const remarks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('remarks')
      .ifNotExists()
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('line', 'integer', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('remarks_key', ['table_id', 'person_id', 'line'])
      .execute()
    await db.schema
      .createTable('remark_links')
      .ifNotExists()
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addPrimaryKeyConstraint('remark_links_key', ['table_id', 'person_id'])
      .execute()
    await db.schema.createIndex('remarks_person').ifNotExists().on('remarks').columns(['person_id']).execute()
    await db.schema.createIndex('remark_links_person').ifNotExists().on('remark_links').columns(['person_id']).execute()
  },
}

export const REMARK_READS = {
  /** By their positions. */
  async remarks(db: Kysely<Schema>, table: string, person: string): Promise<StoredRemarks> {
    const link = await db
      .selectFrom('remark_links')
      .select('key')
      .where('table_id', '=', table)
      .where('person_id', '=', person)
      .executeTakeFirst()
    const rows = await db
      .selectFrom('remarks')
      .select(['line', 'words'])
      .where('table_id', '=', table)
      .where('person_id', '=', person)
      .orderBy('line')
      .execute()
    return { remarks: rows, key: link?.key ?? null }
  },

  /** Who lets others read their remarks on a table by that key; null: nobody. */
  async sharerOf(db: Kysely<Schema>, table: string, key: string): Promise<string | null> {
    const row = await db
      .selectFrom('remark_links')
      .select('person_id')
      .where('table_id', '=', table)
      .where('key', '=', key)
      .executeTakeFirst()
    return row?.person_id ?? null
  },

  async allRemarksOf(db: Kysely<Schema>, person: string): Promise<(Remark & { readonly table: string })[]> {
    return db
      .selectFrom('remarks')
      .select(['table_id as table', 'line', 'words'])
      .where('person_id', '=', person)
      .orderBy('table_id')
      .orderBy('line')
      .execute()
  },
}

export const REMARK_WRITES = {
  /** Keeps a remark in place of the one before; an empty one is none. @returns false: it would be more than `most` */
  async saveRemark(
    db: Transaction<Schema>,
    table: string,
    person: string,
    { line, words }: Remark,
    most: number,
  ): Promise<boolean> {
    const mine = db.deleteFrom('remarks').where('table_id', '=', table).where('person_id', '=', person)
    await mine.where('line', '=', line).execute()
    if (words === '') return true
    const { kept } = await db
      .selectFrom('remarks')
      .select(({ fn }) => fn.countAll<number>().as('kept'))
      .where('table_id', '=', table)
      .where('person_id', '=', person)
      .executeTakeFirstOrThrow()
    if (kept >= most) return false
    await db.insertInto('remarks').values({ table_id: table, person_id: person, line, words }).execute()
    return true
  },

  /** @param key by which others read a person's remarks from now on, and by no other; null: nobody reads them */
  async shareRemarks(db: Transaction<Schema>, table: string, person: string, key: string | null): Promise<void> {
    await db.deleteFrom('remark_links').where('table_id', '=', table).where('person_id', '=', person).execute()
    if (key !== null) await db.insertInto('remark_links').values({ table_id: table, person_id: person, key }).execute()
  },
}
