/** Which of several processes does what on one database. Leases run out by themselves, by the database's clock, as a process that is killed gives nothing up. */
import { sql, type Kysely, type Migration, type Transaction } from 'kysely'
import { addColumn, timeIn } from './dialect.ts'
import type { Schema } from './schema.ts'
import type { Head } from './store.ts'

type Writing = Transaction<Schema>

export const leases: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('leases')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute()
    await addColumn(db, 'tables', 'keeper', 'text')
  },
}

/** The lease of a process itself: while it runs, what the process keeps is its own. */
const ALIVE = 'process '

/** How many tables are taken over at once. */
const BATCH = 50

export const LEASE_WRITES = {
  /**
   * Says that a process lives, and takes each of some leases that is its own already or has run out.
   * @param length how long it holds them, in milliseconds
   * @returns those that it holds from now on
   */
  async hold(db: Writing, owner: string, names: readonly string[], length: number): Promise<string[]> {
    const now = timeIn(db)
    const until = sql<number>`${now} + ${length}`
    const held = await db
      .insertInto('leases')
      // Always in this order, so that two processes wait for each other in no circle.
      .values([`${ALIVE}${owner}`, ...names].toSorted().map((name) => ({ name, owner, until })))
      .onConflict((on) =>
        on
          .column('name')
          .doUpdateSet({ owner, until })
          .where((where) => where.or([where('leases.owner', '=', owner), where('leases.until', '<=', now)])),
      )
      .returning('name')
      .execute()
    return held.map(({ name }) => name).filter((name) => !name.startsWith(ALIVE))
  },

  /** Gives up all that a process holds; what it was about to do falls to another one. */
  async giveUp(db: Writing, owner: string): Promise<void> {
    await db.updateTable('leases').set({ until: 0 }).where('owner', '=', owner).execute()
  },

  /** Forgets the processes that are gone. @returns those that nobody else has forgotten: what they left is for whoever asked */
  async bury(db: Writing): Promise<string[]> {
    const gone = await db
      .deleteFrom('leases')
      .where('name', 'like', `${ALIVE}%`)
      .where('until', '<=', timeIn(db))
      .returning('owner')
      .execute()
    return gone.map(({ owner }) => owner)
  },

  /** Makes a process the keeper of tables where bots have the move and whose keeper is gone. @returns their ids */
  async adopt(db: Writing, owner: string): Promise<string[]> {
    const alive = db
      .selectFrom('leases')
      .select('owner')
      .where('name', 'like', `${ALIVE}%`)
      .where('until', '>', timeIn(db))
    const left = await db
      .selectFrom('tables')
      .select('id')
      .where('bots_to_move', '=', 1)
      .where('archived', '=', 0)
      .where((where) => where.or([where('keeper', 'is', null), where('keeper', 'not in', alive)]))
      .limit(BATCH)
      // What another process is about to take, or somebody writes to, is left to them.
      .forUpdate()
      .skipLocked()
      .execute()
    const ids = left.map(({ id }) => id)
    if (ids.length > 0) await db.updateTable('tables').set({ keeper: owner }).where('id', 'in', ids).execute()
    return ids
  },
}

/**
 * Tables that a process keeps, where bots have the move and nothing that everybody knows has happened for so many milliseconds. Whoever wrote may
 * have had another time: of what has not happened yet nobody knows for how long it stands.
 * @returns their ids
 */
export async function standing(db: Kysely<Schema>, owner: string, still: number): Promise<string[]> {
  const found = await db
    .selectFrom('tables')
    .select('id')
    .where('bots_to_move', '=', 1)
    .where('archived', '=', 0)
    .where('keeper', '=', owner)
    .where((where) =>
      where.or([
        where('updated_at', '<=', sql<number>`${timeIn(db)} - ${still}`),
        where('updated_at', '>', sql<number>`${timeIn(db)} + ${still}`),
      ]),
    )
    .execute()
  return found.map(({ id }) => id)
}

/** What time it is at the database, in milliseconds since 1970. */
export async function time(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ now: number }>`select ${timeIn(db)} as now`.execute(db)
  return Number(rows[0]?.now)
}

/** The last entries of tables, and their hashes. Each is looked up: a join would have PostgreSQL read the whole journal. */
export async function heads(db: Kysely<Schema>, tables: readonly string[]): Promise<Head[]> {
  const { rows } = await sql<{ id: string; n: number | null; hash: string | null }>`
    select value as id,
      (select n from journal where table_id = value order by n desc limit 1) as n,
      (select hash from journal where table_id = value order by n desc limit 1) as hash
    from json_each(${JSON.stringify(tables)})`.execute(db)
  return rows.flatMap(({ id, n, hash }) => (n === null ? [] : [{ table: id, n, hash: hash ?? '' }]))
}
