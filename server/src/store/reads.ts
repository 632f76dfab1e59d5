import type { Entry, EntryBody } from '@fathom/table'
import { sql, type Kysely } from 'kysely'
import { checkChain, damaged, firstLink, linkAt, linkOf, type ChainedRow } from './chain.ts'
import { readCheckpoint } from './checkpoints.ts'
import { languageOf, parseTable, type ListedRow } from './listed.ts'
import { jsonIs } from './json.ts'
import { NOTICE_READS } from './noticeReads.ts'
import { heads, standing, time } from './leases.ts'
import { readNote } from './notes.ts'
import { REMARK_READS } from './remarks.ts'
import { plansAtOnce, readPlan } from './plans.ts'
import type { Schema } from './schema.ts'
import { readSeen } from './seen.ts'
import { ACCOUNT_READS, MAIL_READS } from './accounts.ts'
import { BLOCK_READS } from './blocks.ts'
import { FRIEND_READS } from './friends.ts'
import { GROUP_READS } from './groups.ts'
import { MEASURE_READS } from './measures.ts'
import { HOUSE_READS } from './house.ts'
import { REPORT_READS } from './reports.ts'
import { SHOWN_OUT_READS } from './shownOut.ts'
import { TICKET_READS } from './tickets.ts'
import { INVITATION_READS } from './invitations.ts'
import { FORGETTING_READS } from './forgetting.ts'
import { HISTORY_READS } from './history.ts'
import { RATING_READS } from './ratings.ts'
import { keptByDevice, runningAlone, tablesWithoutResult } from './results.ts'
import { SESSION_READS } from './sessions.ts'
import { SILENT_READS } from './silentRooms.ts'
import { TALK_READS } from './talk.ts'
import { WAITING_READS } from './waiting.ts'
import type { JournalPart, Owned, StoredGuest, StoredTable } from './store.ts'

type Reading = Kysely<Schema>

/** For so long the list of who sat there has a table that closed by itself, in milliseconds. */
const TOLD_CLOSED = 3 * 24 * 3600_000

/** Everything that only looks. */
export const READS = {
  /** @throws StoreError `damaged-journal` if an entry is missing or has been changed since it was written */
  async load(db: Reading, table: string, after: number): Promise<Entry[]> {
    return (await READS.journal(db, table, after)).entries
  },

  /** `load`, with how it is chained. */
  async journal(db: Reading, table: string, after: number): Promise<JournalPart> {
    // One transaction: between two an entry might be appended.
    const { rows, ...ends } = await db.transaction().execute((snapshot) => loadChecked(snapshot, table, after))
    return { ...ends, entries: rows.map(({ n, at, body }) => ({ ...(JSON.parse(body) as EntryBody), n, at })) }
  },

  heads,
  standing,
  time,
  checkpoint: readCheckpoint,
  seen: readSeen,
  ...NOTICE_READS,
  ...SESSION_READS,
  ...ACCOUNT_READS,
  ...MAIL_READS,
  ...FORGETTING_READS,
  ...BLOCK_READS,
  ...FRIEND_READS,
  ...INVITATION_READS,
  ...GROUP_READS,
  ...TICKET_READS,
  ...TALK_READS,
  ...SILENT_READS,
  ...WAITING_READS,
  ...MEASURE_READS,
  ...HOUSE_READS,
  ...SHOWN_OUT_READS,
  ...REPORT_READS,
  ...RATING_READS,
  ...HISTORY_READS,
  ...REMARK_READS,
  tablesWithoutResult,
  keptByDevice,
  runningAlone,
  note: readNote,
  plan: readPlan,
  plansAtOnce,

  async tablesOf(db: Reading, person: string, which: 'running' | 'finished', limit: number): Promise<StoredTable[]> {
    const rows = await db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .leftJoin('owners', 'owners.table_id', 'tables.id')
      .leftJoin('guests', 'guests.id', 'owners.person_id')
      .select(['tables.id', 'tables.updated_at', 'tables.summary', 'guests.language'])
      .where('seats.person_id', '=', person)
      .where((where) =>
        which === 'finished'
          ? where('tables.status', '=', 'finished')
          : where.or([
              where('tables.status', 'in', ['open', 'playing']),
              where.and([
                where('tables.status', '=', 'closed'),
                where('tables.updated_at', '>=', Date.now() - TOLD_CLOSED),
                jsonIs('tables.summary', '$.nobodyCame', true),
              ]),
            ]),
      )
      .where('tables.archived', '=', 0)
      .orderBy('tables.updated_at', 'desc')
      .limit(limit)
      .execute()
    return rows.map(parseTable)
  },

  async openTables(db: Reading, since: number, limit: number): Promise<StoredTable[]> {
    const { rows } = await sql<ListedRow>`
      with waiting as (
        select id, person_id, updated_at, summary, coalesce(origin, id) as source,
          row_number() over (partition by coalesce(person_id, id) order by updated_at desc) as of_guest
        from tables left join owners on table_id = id
        where visibility = 'open' and joinable = 1 and archived = 0 and updated_at >= ${since}
      ), sharing as (
        select *, row_number() over (partition by source order by of_guest, updated_at desc) as of_source from waiting
      ), listed as (
        select * from sharing order by of_source, updated_at desc limit ${limit}
      )
      select listed.id, updated_at, summary, language from listed left join guests on guests.id = person_id
      order by updated_at desc`.execute(db)
    return rows.map(parseTable)
  },

  async owned(db: Reading, person: string, origin: string): Promise<{ ofGuest: Owned; ofOrigin: Owned }> {
    return {
      ofGuest: await countOwned(db, ['person_id', 'owner'], person),
      ofOrigin: await countOwned(db, ['origin', 'origin'], origin),
    }
  },

  async unattendedTables(db: Reading, since: number, limit: number): Promise<string[]> {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      // Both, so that the index is of use.
      .where('visibility', 'in', ['open', 'private'])
      .where('joinable', '=', 1)
      .where('archived', '=', 0)
      .where('updated_at', '<=', since)
      .orderBy('updated_at')
      .limit(limit)
      .execute()
    return rows.map((row) => row.id)
  },

  async tablesWithBotsToMove(db: Reading): Promise<string[]> {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('bots_to_move', '=', 1)
      .where('archived', '=', 0)
      .execute()
    return rows.map((row) => row.id)
  },

  async dueTables(db: Reading, until: number, limit: number): Promise<string[]> {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('due', '<=', until)
      .orderBy('due')
      .limit(limit)
      .execute()
    return rows.map((row) => row.id)
  },

  async nextDue(db: Reading): Promise<number | null> {
    const row = await db
      .selectFrom('tables')
      .select(({ fn }) => fn.min('due').as('due'))
      .executeTakeFirst()
    return row?.due ?? null
  },

  async guest(db: Reading, id: string): Promise<StoredGuest | null> {
    const row = await db
      .selectFrom('guests')
      .select(['id', 'name', 'language', 'emblem', 'color'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return null
    return { ...row, language: languageOf(row.language) ?? 'en' }
  },

  /** What the last probe wrote; 0: there was none. */
  async probed(db: Reading): Promise<number> {
    const row = await db.selectFrom('probe').select('at').where('id', '=', 1).executeTakeFirst()
    return row?.at ?? 0
  },

  /** Unfinished tables whose last entry is missing or has been changed: quick, as it looks at two entries a table. */
  async damagedHeads(db: Reading): Promise<string[]> {
    // Each entry is looked up: a join would have PostgreSQL read the whole journal.
    const last = <T>(column: 'n' | 'at' | 'body' | 'hash', back = 0) =>
      sql<T | null>`(select ${sql.ref(column)} from journal where table_id = tables.id order by n desc limit 1 offset ${sql.lit(back)})`
    const rows = await db
      .selectFrom('tables')
      .select([
        'id',
        'head',
        last<number>('n').as('n'),
        last<number>('at').as('at'),
        last<string>('body').as('body'),
        last<string>('hash', 1).as('before'),
      ])
      .where('status', '<>', 'finished')
      .execute()
    const isSound = ({ id, head, n, at, body, before }: (typeof rows)[number]) =>
      n !== null && at !== null && body !== null && linkOf(before ?? firstLink(id), { n, at, body }) === head
    return rows.filter((row) => !isSound(row)).map(({ id }) => id)
  },
}

async function loadChecked(
  db: Reading,
  table: string,
  after: number,
): Promise<{ rows: ChainedRow[]; before: string; end: string }> {
  const rows = await db
    .selectFrom('journal')
    .select(['n', 'at', 'body', 'hash'])
    .where('table_id', '=', table)
    .where('n', '>', after)
    .orderBy('n')
    .execute()
  const listed = await db.selectFrom('tables').select('head').where('id', '=', table).executeTakeFirst()
  if (rows.length === 0 && listed === undefined) return { rows, before: '', end: firstLink(table) }
  const before = await linkAt(db, table, after)
  if (before === undefined) throw damaged(table, `entry ${after} is missing`)
  const last = checkChain(table, rows, after, before)
  if (last !== listed?.head) throw damaged(table, `its end is missing`)
  return { rows, before, end: last }
}

export type Reads = typeof READS

/** What is counted by one column of `owners` and one of `seeds`. */
async function countOwned(
  db: Reading,
  [ofTable, ofSeed]: readonly ['person_id' | 'origin', 'owner' | 'origin'],
  value: string,
): Promise<Owned> {
  const tables = await db
    .selectFrom('owners')
    .innerJoin('tables', 'tables.id', 'owners.table_id')
    .select(({ fn }) => ['tables.status', fn.countAll<number>().as('count')])
    .where(`owners.${ofTable}`, '=', value)
    .where('tables.archived', '=', 0)
    .groupBy('tables.status')
    .execute()
  const seeds = await db
    .selectFrom('seeds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(ofSeed, '=', value)
    .executeTakeFirst()
  const count = (status: string) => tables.find((row) => row.status === status)?.count ?? 0
  return { open: count('open'), running: count('playing'), seeds: seeds?.count ?? 0 }
}
