import { createHash } from 'node:crypto'
import type { Kysely, Migration, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** What waits a short time for somebody, where several processes use the database: the next request may come to another one. */
export const waiting: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('waiting')
      .ifNotExists()
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text')
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('waiting_until').ifNotExists().on('waiting').columns(['until']).execute()
  },
}

export const WAITING_READS = {
  /** What is kept; null: nothing, or its time is over. */
  async waiting(db: Kysely<Schema>, key: string, now: number): Promise<string | null> {
    const row = await db
      .selectFrom('waiting')
      .select('body')
      .where('hash', '=', hashOf(key))
      .where('until', '>', now)
      .executeTakeFirst()
    return row?.body ?? null
  },
}

export const WAITING_WRITES = {
  /** Keeps something in place of what was kept by that key, and drops what is over. */
  async keepWaiting(
    db: Transaction<Schema>,
    key: string,
    kept: { readonly body: string; readonly person: string | null; readonly now: number; readonly until: number },
  ): Promise<void> {
    const { body, person, now, until } = kept
    await db.deleteFrom('waiting').where('until', '<=', now).execute()
    const row = { person_id: person, body, until }
    await db
      .insertInto('waiting')
      .values({ hash: hashOf(key), ...row })
      .onConflict((on) => on.column('hash').doUpdateSet(row))
      .execute()
  },

  /** Takes it out: of several who ask, one gets it. */
  async takeWaiting(db: Transaction<Schema>, key: string, now: number): Promise<string | null> {
    const row = await db
      .deleteFrom('waiting')
      .where('hash', '=', hashOf(key))
      .returning(['body', 'until'])
      .executeTakeFirst()
    return row !== undefined && row.until > now ? row.body : null
  },
}

/** A key as the store may know it: who reads the database can't be anybody. */
function hashOf(key: string): string {
  return createHash('sha256').update(`fathom waiting ${key}`).digest('base64url')
}
