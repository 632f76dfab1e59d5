import type { TableResult } from '@fathom/engine'
import type { Entry } from '@fathom/table'
import { sql, type Transaction } from 'kysely'
import { chained, damaged, linkAt } from './chain.ts'
import { dropCheckpoint, writeCheckpoint } from './checkpoints.ts'
import { compiled } from './compiled.ts'
import { NOTICE_WRITES } from './noticeWrites.ts'
import { addNotices } from './outbox.ts'
import { saveNote } from './notes.ts'
import { REMARK_WRITES } from './remarks.ts'
import { foldSome } from './ratings.ts'
import { keepResult, runningAlone } from './results.ts'
import { rewrite } from './rewriting.ts'
import { savePlan } from './plans.ts'
import type { Schema } from './schema.ts'
import { areThere, seatedBy } from './seating.ts'
import { keepSeen } from './seen.ts'
import { ACCOUNT_WRITES } from './accounts.ts'
import { BLOCK_WRITES } from './blocks.ts'
import { FRIEND_WRITES } from './friends.ts'
import { GROUP_WRITES } from './groups.ts'
import { MEASURE_WRITES } from './measures.ts'
import { HOUSE_WRITES } from './house.ts'
import { SHOWN_OUT_WRITES } from './shownOut.ts'
import { TICKET_WRITES } from './tickets.ts'
import { INVITATION_WRITES } from './invitations.ts'
import { FORGETTING_WRITES } from './forgetting.ts'
import { SESSION_WRITES } from './sessions.ts'
import { LEASE_WRITES } from './leases.ts'
import { StoreError } from './storeError.ts'
import { SILENT_WRITES } from './silentRooms.ts'
import { TALK_WRITES } from './talk.ts'
import { WAITING_WRITES } from './waiting.ts'
import type { AppendResult, ArchiveTimes, NewSeed, StoredGuest, ListedTable } from './store.ts'

type Writing = Transaction<Schema>

/** Seeds that nobody used for this long are forgotten, in milliseconds. */
const SEED_LIFE = 24 * 3600_000

/** What became of an append, and when the first notice that it wrote falls due; null: it wrote none. */
interface Appended {
  readonly result: AppendResult
  readonly noticeDue: number | null
}

/** The room that a probe asks for, in bytes: more than a command's entries take. */
const PROBE = 16 * 1024

/** So many entries go into one statement: SQLite takes 32,766 values, PostgreSQL twice as many. */
const AT_ONCE = 1000

/** Everything that changes the store. Each runs inside a transaction that it may share with others. */
export const WRITES = {
  async append(
    db: Writing,
    table: string,
    entries: readonly Entry[],
    listed: ListedTable,
    ended: TableResult | null,
    keeper: string | null = null,
    decidedOn: string | null = null,
  ): Promise<Appended> {
    const [opening] = entries
    if (opening === undefined) return { result: 'ok', noticeDue: null }
    const before = await linkAt(db, table, opening.n - 1)
    if (before === undefined) throw damaged(table, `entry ${opening.n - 1} is missing`)
    // What was decided on a journal that has been rewritten would bring back what it said.
    if (decidedOn !== null && decidedOn !== before) return { result: 'conflict', noticeDue: null }
    const [first, ...rest] = chained(before, entries).map((row) => ({ table_id: table, ...row }))
    if (first === undefined) return { result: 'ok', noticeDue: null }
    // A game that was played on one device is kept whole: its others are nobody here.
    if (ended === null && !(await areThere(db, seatedBy(entries)))) return { result: 'gone', noticeDue: null }
    const runs = await otherRated(db, entries, listed)
    if (runs !== null) return { result: { runs }, noticeDue: null }
    // Journals have no gaps: where the first number is free, the following are.
    const done = await db
      .insertInto('journal')
      .values(first)
      .onConflict((on) => on.doNothing())
      .executeTakeFirst()
    if (done.numInsertedOrUpdatedRows !== 1n) return { result: 'conflict', noticeDue: null }
    for (let from = 0; from < rest.length; from += AT_ONCE) {
      await db
        .insertInto('journal')
        .values(rest.slice(from, from + AT_ONCE))
        .execute()
    }
    const noticeDue = await addNotices(db, table, entries, listed)
    const isKept = await keepListed(db, table, listed, { before, head: rest.at(-1)?.hash ?? first.hash, keeper })
    // Its past was rewritten just now: what this is chained to is no more.
    if (!isKept) throw new StoreError('rewritten', `table ${table} was rewritten meanwhile`)
    if (ended !== null) await keepResult(db, table, ended)
    if (
      first.n === 1 ||
      entries.some((entry) => entry.kind === 'seated' || entry.kind === 'bot-seated' || entry.kind === 'freed')
    ) {
      await keepSeats(db, table, listed)
    }
    return { result: 'ok', noticeDue }
  },

  ...NOTICE_WRITES,
  ...SESSION_WRITES,
  ...ACCOUNT_WRITES,
  ...FORGETTING_WRITES,
  ...BLOCK_WRITES,
  ...FRIEND_WRITES,
  ...INVITATION_WRITES,
  ...GROUP_WRITES,
  ...TICKET_WRITES,
  ...TALK_WRITES,
  ...SILENT_WRITES,
  ...LEASE_WRITES,
  ...WAITING_WRITES,
  ...MEASURE_WRITES,
  ...HOUSE_WRITES,
  ...SHOWN_OUT_WRITES,
  ...REMARK_WRITES,

  saveCheckpoint: writeCheckpoint,
  dropCheckpoint,
  saveNote,
  savePlan,

  async saveGuest(db: Writing, guest: StoredGuest, at: number): Promise<void> {
    const { id, name, language, emblem, color } = guest
    await db
      .insertInto('guests')
      .values({ id, name, language, emblem, color, created_at: at })
      .onConflict((on) => on.column('id').doUpdateSet({ name, language, emblem, color }))
      .execute()
  },

  /** Of whoever has left for good meanwhile nothing is written. */
  async own(db: Writing, table: string, person: string, origin: string): Promise<void> {
    const owner = db.selectFrom('guests').select([sql.val(table).as('table_id'), 'id', sql.val(origin).as('origin')])
    await db
      .insertInto('owners')
      .columns(['table_id', 'person_id', 'origin'])
      .expression(owner.where('id', '=', person))
      .onConflict((on) => on.doNothing())
      .execute()
  },

  keepSeen,
  rewrite,
  keepResult,
  foldSome,

  async archive(db: Writing, { open, abandoned, finished }: ArchiveTimes, except: readonly string[]): Promise<number> {
    const done = await db
      .updateTable('tables')
      .set({ archived: 1 })
      .where('archived', '=', 0)
      .where((where) =>
        where.or([
          where.and([where('status', '=', 'open'), where('updated_at', '<', open)]),
          where.and([where('status', '=', 'playing'), where('updated_at', '<', abandoned)]),
          where.and([where('status', 'in', ['finished', 'closed']), where('updated_at', '<', finished)]),
        ]),
      )
      .where(sql<boolean>`id not in (select value from json_each(${JSON.stringify(except)}))`)
      .executeTakeFirst()
    return Number(done.numUpdatedRows)
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

  /** Writes one row, large at first: proves that the writer is alive, that the disk takes commits and that there is room for more. */
  async probe(db: Writing, at: number): Promise<void> {
    const row = { at, room: new Uint8Array(PROBE) }
    await db
      .insertInto('probe')
      .values({ id: 1, ...row })
      // Another process may have written a later one.
      .onConflict((on) => on.column('id').doUpdateSet(row).where('probe.at', '<', at))
      .execute()
    await db.updateTable('probe').set({ room: null }).execute()
  },
}

export type Writes = typeof WRITES

/** A rated game against bots alone that still runs, where these entries would begin another one of its kind; asked here, as two may begin at once. */
async function otherRated(db: Writing, entries: readonly Entry[], listed: ListedTable): Promise<string | null> {
  if (!listed.rated || !entries.some(({ kind }) => kind === 'started')) return null
  const [person, ...others] = listed.persons.filter((each) => each !== null)
  return person === undefined || others.length > 0 ? null : runningAlone(db, person, listed.game)
}

/** @returns false: the table does not end where it should, and nothing is changed */
async function keepListed(
  db: Writing,
  table: string,
  listed: ListedTable,
  { before, head, keeper }: { before: string; head: string; keeper: string | null },
): Promise<boolean> {
  const isWaiting = listed.status === 'open' && listed.seats.some((seat) => seat.kind === 'open')
  const joinable = isWaiting && listed.persons.some((person) => person !== null) ? 1 : 0
  const botsToMove = listed.botsToMove ? 1 : 0
  // What everybody knows: lists are ordered and cut by it.
  const updatedAt = listed.changedAt.at(-1) ?? 0
  const { status, visibility, due } = listed
  const kept = await keepRow(db, table, status, visibility, joinable, botsToMove, due, updatedAt, JSON.stringify(listed), head, keeper, before) // prettier-ignore
  return kept.length === 1
}

type RowValues = [
  table: string,
  status: string,
  visibility: string,
  joinable: number,
  botsToMove: number,
  due: number | null,
  updatedAt: number,
  summary: string,
  head: string,
  keeper: string | null,
  before: string,
]

/** The row of a table, new or where it ends as it should. */
const keepRow = compiled(
  11,
  (
    db,
    ...[table, status, visibility, joinable, botsToMove, due, updatedAt, summary, head, keeper, before]: RowValues
  ) => {
    const row = { status, visibility, joinable, bots_to_move: botsToMove, due, updated_at: updatedAt, summary, head, archived: 0, keeper } // prettier-ignore
    return db
      .insertInto('tables')
      .values({ id: table, ...row })
      .onConflict((on) => on.column('id').doUpdateSet(row).where('tables.head', '=', before))
      .returning('id')
  },
)

async function keepSeats(db: Writing, table: string, listed: ListedTable): Promise<void> {
  await db.deleteFrom('seats').where('table_id', '=', table).execute()
  const taken = listed.persons.flatMap((person, seat) =>
    person === null ? [] : [{ table_id: table, seat, person_id: person }],
  )
  if (taken.length > 0) await db.insertInto('seats').values(taken).execute()
}
