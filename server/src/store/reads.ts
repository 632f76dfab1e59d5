import { LANGUAGES } from '@fathom/kernel'
import type { Entry, EntryBody } from '@fathom/table'
import type { Kysely } from 'kysely'
import type { Schema } from './migrations.ts'
import type { StoredGuest, StoredTable, Summary } from './store.ts'

type Reading = Kysely<Schema>

/** Everything that only looks. */
export const READS = {
  async load(db: Reading, table: string, after: number): Promise<Entry[]> {
    const rows = await db
      .selectFrom('journal')
      .select(['n', 'at', 'body'])
      .where('table_id', '=', table)
      .where('n', '>', after)
      .orderBy('n')
      .execute()
    return rows.map(({ n, at, body }) => ({ ...(JSON.parse(body) as EntryBody), n, at }))
  },

  async tablesOf(db: Reading, person: string, which: 'running' | 'finished', limit: number): Promise<StoredTable[]> {
    const rows = await db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['tables.id', 'tables.updated_at', 'tables.summary'])
      .where('seats.person_id', '=', person)
      .where('tables.status', which === 'finished' ? '=' : '<>', 'finished')
      .orderBy('tables.updated_at', 'desc')
      .limit(limit)
      .execute()
    return rows.map(parseTable)
  },

  async openTables(db: Reading, since: number, limit: number): Promise<StoredTable[]> {
    const rows = await db
      .selectFrom('tables')
      .select(['id', 'updated_at', 'summary'])
      .where('visibility', '=', 'open')
      .where('joinable', '=', 1)
      .where('updated_at', '>=', since)
      .orderBy('updated_at', 'desc')
      .limit(limit)
      .execute()
    return rows.map(parseTable)
  },

  async tablesWithBotsToMove(db: Reading): Promise<string[]> {
    const rows = await db.selectFrom('tables').select('id').where('bots_to_move', '=', 1).execute()
    return rows.map((row) => row.id)
  },

  async guest(db: Reading, id: string): Promise<StoredGuest | null> {
    const row = await db.selectFrom('guests').select(['id', 'name', 'language']).where('id', '=', id).executeTakeFirst()
    if (row === undefined) return null
    return { ...row, language: LANGUAGES.find((language) => language === row.language) ?? 'en' }
  },

  async check(db: Reading): Promise<void> {
    await db.selectFrom('guests').select('id').limit(1).execute()
  },
}

export type Reads = typeof READS

function parseTable(row: { id: string; updated_at: number; summary: string }): StoredTable {
  return { id: row.id, updatedAt: row.updated_at, summary: JSON.parse(row.summary) as Summary }
}
