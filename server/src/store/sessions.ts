import { sql, type Kysely, type Migration, type Transaction } from 'kysely'
import { addColumn } from './dialect.ts'
import type { Schema } from './schema.ts'
import { areThere } from './seating.ts'

/** A browser or program that is somebody, for as long as they let it. */
export interface StoredSession {
  readonly id: string
  readonly person: string
  /** What the browser and its system are called; empty: not known. */
  readonly browser: string
  readonly system: string
  readonly createdAt: number
  /** Known to about a day: nothing is written for most requests. */
  readonly usedAt: number
}

export const sessions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sessions')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('system', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('sessions_person').ifNotExists().on('sessions').columns(['person_id']).execute()
    // Who is there already has a signed token of which no row says anything.
    await addColumn(db, 'guests', 'old_token', sql`integer`, (column) => column.notNull().defaultTo(0))
    await sql`update guests set old_token = 1`.execute(db)
  },
}

export const SESSION_READS = {
  /** The session of a token, by the token's hash. */
  async session(db: Kysely<Schema>, tokenHash: string): Promise<StoredSession | null> {
    const row = await db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
    return row === undefined ? null : sessionFrom(row)
  },

  /** Last used first. */
  async sessionsOf(db: Kysely<Schema>, person: string): Promise<StoredSession[]> {
    const rows = await db
      .selectFrom('sessions')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('used_at', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
    return rows.map(sessionFrom)
  },

  /** Those of some sessions that there are no more. */
  async endedSessions(db: Kysely<Schema>, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return []
    const there = await db.selectFrom('sessions').select('id').where('id', 'in', ids).execute()
    const found = new Set(there.map(({ id }) => id))
    return ids.filter((id) => !found.has(id))
  },
}

export const SESSION_WRITES = {
  /**
   * Adds a session.
   * @returns the ids of those that had to go, so that nobody has more than `most`: the least used; null: the person has left for good
   */
  async addSession(
    db: Transaction<Schema>,
    session: StoredSession,
    tokenHash: string,
    most: number,
  ): Promise<string[] | null> {
    if (!(await areThere(db, [session.person]))) return null
    const before = await SESSION_READS.sessionsOf(db, session.person)
    const ended = before.slice(most - 1).map(({ id }) => id)
    await SESSION_WRITES.endSessions(db, session.person, ended)
    await insert(db, session, tokenHash)
    return ended
  },

  /** Makes a session of a token that was signed before there were sessions. @returns false if that counts no more */
  async adoptOldToken(db: Transaction<Schema>, session: StoredSession, tokenHash: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('guests')
      .set({ old_token: 0 })
      .where('id', '=', session.person)
      .where('old_token', '=', 1)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await insert(db, session, tokenHash)
    return true
  },

  async useSession(db: Transaction<Schema>, id: string, at: number): Promise<void> {
    await db.updateTable('sessions').set({ used_at: at }).where('id', '=', id).execute()
  },

  async endSessions(db: Transaction<Schema>, person: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await db.deleteFrom('sessions').where('person_id', '=', person).where('id', 'in', ids).execute()
  },
}

async function insert(db: Transaction<Schema>, session: StoredSession, tokenHash: string): Promise<void> {
  const { id, person, browser, system, createdAt, usedAt } = session
  const row = { id, token_hash: tokenHash, person_id: person, browser, system, created_at: createdAt, used_at: usedAt }
  await db.insertInto('sessions').values(row).execute()
}

function sessionFrom(row: Schema['sessions']): StoredSession {
  const { id, person_id: person, browser, system, created_at: createdAt, used_at: usedAt } = row
  return { id, person, browser, system, createdAt, usedAt }
}
