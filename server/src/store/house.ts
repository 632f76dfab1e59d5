import { sql, type Kysely, type Migration, type Transaction } from 'kysely'
import { writeMeasure } from './measures.ts'
import type { NewStoredMeasure, StoredInvitationLink } from './operatorStore.ts'
import type { Schema } from './schema.ts'

/** How the house is run, and the links by which people may make accounts. */
export const house: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('settings')
      .ifNotExists()
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('account_links')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('by_id', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addColumn('person_id', 'text')
      .addColumn('used_at', 'bigint')
      .execute()
    await db.schema
      .createIndex('account_links_person')
      .ifNotExists()
      .on('account_links')
      .columns(['person_id'])
      .execute()
  },
}

export const HOUSE_READS = {
  async houseSettings(db: Kysely<Schema>): Promise<Record<string, string>> {
    const rows = await db.selectFrom('settings').selectAll().execute()
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  },

  async invitationLinks(db: Kysely<Schema>, most: number): Promise<StoredInvitationLink[]> {
    return db
      .selectFrom('account_links as link')
      .leftJoin('guests as maker', 'maker.id', 'link.by_id')
      .leftJoin('guests as user', 'user.id', 'link.person_id')
      .select(['link.id', 'link.note', 'link.at', 'link.until', 'link.used_at as usedAt', 'user.name as usedBy'])
      .select(sql<string>`coalesce(maker.name, '–')`.as('by'))
      .orderBy('link.at', 'desc')
      .orderBy('link.id')
      .limit(most)
      .execute()
  },

  async isInvited(db: Kysely<Schema>, person: string): Promise<boolean> {
    const row = await db.selectFrom('account_links').select('id').where('person_id', '=', person).executeTakeFirst()
    return row !== undefined
  },
}

export const HOUSE_WRITES = {
  async saveSettings(
    db: Transaction<Schema>,
    settings: Readonly<Record<string, string>>,
    written: readonly NewStoredMeasure[],
  ): Promise<void> {
    for (const [key, value] of Object.entries(settings))
      await db
        .insertInto('settings')
        .values({ key, value })
        .onConflict((on) => on.column('key').doUpdateSet({ value }))
        .execute()
    for (const measure of written) await writeMeasure(db, measure)
  },

  async addInvitationLink(
    db: Transaction<Schema>,
    link: { readonly id: string; readonly hash: string; readonly note: string; readonly until: number },
    measure: NewStoredMeasure,
  ): Promise<void> {
    const row = { ...link, by_id: measure.by, at: measure.at, person_id: null, used_at: null }
    await db.insertInto('account_links').values(row).execute()
    await writeMeasure(db, measure)
  },

  /** What was used has made somebody an account: that stays. */
  async revokeInvitationLink(db: Transaction<Schema>, id: string, measure: NewStoredMeasure): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('account_links')
      .where('id', '=', id)
      .where('person_id', 'is', null)
      .executeTakeFirst()
    if (numDeletedRows === 1n) await writeMeasure(db, measure)
    return numDeletedRows === 1n
  },

  async useInvitationLink(db: Transaction<Schema>, hash: string, person: string, at: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('account_links')
      .set({ person_id: person, used_at: at })
      .where('hash', '=', hash)
      .where('person_id', 'is', null)
      .where('until', '>', at)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
}
