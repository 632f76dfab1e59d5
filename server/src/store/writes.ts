import type { Entry } from '@fathom/table'
import type { Transaction } from 'kysely'
import type { Schema } from './migrations.ts'
import type { NewSeed, StoredGuest, Summary } from './store.ts'

type Writing = Transaction<Schema>

/** Seeds that nobody used for this long are forgotten, in milliseconds. */
const SEED_LIFE = 24 * 3600_000

/** Everything that changes the store. Each runs inside a transaction that it may share with others. */
export const WRITES = {
  async append(db: Writing, table: string, entries: readonly Entry[], summary: Summary): Promise<'ok' | 'conflict'> {
    const rows = entries.map(({ n, at, ...body }) => ({ table_id: table, n, at, body: JSON.stringify(body) }))
    const [first] = rows
    const last = entries.at(-1)
    if (first === undefined || last === undefined) return 'ok'
    // Journals have no gaps: where the first number is free, the following are.
    const done = await db
      .insertInto('journal')
      .values(first)
      .onConflict((on) => on.doNothing())
      .executeTakeFirst()
    if (done.numInsertedOrUpdatedRows !== 1n) return 'conflict'
    if (rows.length > 1) await db.insertInto('journal').values(rows.slice(1)).execute()
    await keepSummary(db, table, summary, last.at)
    if (first.n === 1 || entries.some((entry) => entry.kind === 'seated' || entry.kind === 'freed')) {
      await keepSeats(db, table, summary)
    }
    return 'ok'
  },

  async saveGuest(db: Writing, guest: StoredGuest, at: number): Promise<void> {
    const { id, name, language } = guest
    await db
      .insertInto('guests')
      .values({ id, name, language, created_at: at })
      .onConflict((on) => on.column('id').doUpdateSet({ name, language }))
      .execute()
  },

  async addSeed(db: Writing, seed: NewSeed): Promise<void> {
    await db
      .deleteFrom('seeds')
      .where('at', '<', seed.at - SEED_LIFE)
      .execute()
    await db.insertInto('seeds').values(seed).execute()
  },

  async takeSeed(db: Writing, hash: string, owner: string): Promise<string | null> {
    const taken = await db
      .deleteFrom('seeds')
      .where('hash', '=', hash)
      .where('owner', '=', owner)
      .returning('seed')
      .executeTakeFirst()
    return taken?.seed ?? null
  },

  /** An empty transaction: proves that the writer is alive and the disk takes commits. */
  async check(db: Writing): Promise<void> {
    await db.deleteFrom('seeds').where('hash', '=', '').execute()
  },
}

export type Writes = typeof WRITES

async function keepSummary(db: Writing, table: string, summary: Summary, at: number): Promise<void> {
  const isWaiting = summary.status === 'open' && summary.seats.some((seat) => seat.kind === 'open')
  const row = {
    status: summary.status,
    visibility: summary.visibility,
    joinable: isWaiting && summary.persons.some((person) => person !== null) ? 1 : 0,
    bots_to_move: summary.botsToMove ? 1 : 0,
    updated_at: at,
    summary: JSON.stringify(summary),
  }
  await db
    .insertInto('tables')
    .values({ id: table, ...row })
    .onConflict((on) => on.column('id').doUpdateSet(row))
    .execute()
}

async function keepSeats(db: Writing, table: string, summary: Summary): Promise<void> {
  await db.deleteFrom('seats').where('table_id', '=', table).execute()
  const taken = summary.persons.flatMap((person, seat) =>
    person === null ? [] : [{ table_id: table, seat, person_id: person }],
  )
  if (taken.length > 0) await db.insertInto('seats').values(taken).execute()
}
