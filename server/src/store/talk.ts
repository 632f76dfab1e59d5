import type { TalkRoom } from '@fathom/protocol'
import type { Kysely, Migration, Transaction } from 'kysely'
import { tellOf } from './invitations.ts'
import type { NewLine, ReportOfMine, SaidLine, StoredLine, StoredReport } from './talkStore.ts'
import type { TalkRow } from './rows/company.ts'
import type { Schema } from './schema.ts'

export const talk: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('talk')
      .ifNotExists()
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('room', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('change', 'integer', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('words', 'text')
      .addColumn('phrase', 'text')
      .addPrimaryKeyConstraint('talk_key', ['table_id', 'room', 'n'])
      .execute()
    await db.schema.createIndex('talk_person').ifNotExists().on('talk').columns(['person_id']).execute()
    await db.schema
      .createTable('mutes')
      .ifNotExists()
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('muted_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('mutes_key', ['person_id', 'muted_id'])
      .execute()
    await db.schema.createIndex('mutes_muted').ifNotExists().on('mutes').columns(['muted_id']).execute()
    await db.schema
      .createTable('reports')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('about_id', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('room', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('why', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('lines', 'text', (column) => column.notNull())
      .addColumn('closed_at', 'bigint')
      .addUniqueConstraint('reports_once', ['person_id', 'table_id', 'room', 'n'])
      .execute()
  },
}

/** What was changed since is found without reading the whole room, and so is the last change. */
export const talkChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('talk_changes')
      .ifNotExists()
      .on('talk')
      .columns(['table_id', 'room', 'change'])
      .execute()
  },
}

export const TALK_READS = {
  /** The last lines of a room that were said or changed after `since`, in the order in which they were said. */
  async lines(db: Kysely<Schema>, table: string, room: TalkRoom, since: number, most: number): Promise<StoredLine[]> {
    const rows = await db
      .selectFrom('talk')
      .selectAll()
      .where('table_id', '=', table)
      .where('room', '=', room)
      .where('change', '>', since)
      .orderBy('n', 'desc')
      .limit(most)
      .execute()
    return rows.toReversed().map(lineFrom)
  },

  async line(db: Kysely<Schema>, table: string, room: TalkRoom, n: number): Promise<StoredLine | null> {
    const row = await db
      .selectFrom('talk')
      .selectAll()
      .where('table_id', '=', table)
      .where('room', '=', room)
      .where('n', '=', n)
      .executeTakeFirst()
    return row === undefined ? null : lineFrom(row)
  },

  /** Lines of some tables that were said after a moment, the first change first. */
  async linesSince(db: Kysely<Schema>, tables: readonly string[], since: number): Promise<SaidLine[]> {
    const rows = await db
      .selectFrom('talk')
      .selectAll()
      .where('table_id', 'in', tables)
      .where('at', '>=', since)
      .orderBy('change')
      .execute()
    return rows.map((row) => ({ ...lineFrom(row), table: row.table_id, room: row.room as TalkRoom }))
  },

  /** A line with those before and after it. */
  async linesAround(db: Kysely<Schema>, table: string, room: TalkRoom, n: number, each: number): Promise<StoredLine[]> {
    const rows = await db
      .selectFrom('talk')
      .selectAll()
      .where('table_id', '=', table)
      .where('room', '=', room)
      .where('n', '>=', n - each)
      .where('n', '<=', n + each)
      .orderBy('n')
      .execute()
    return rows.map(lineFrom)
  },

  /** Whom a person does not want to read. */
  async mutedBy(db: Kysely<Schema>, person: string): Promise<string[]> {
    const rows = await db.selectFrom('mutes').select('muted_id').where('person_id', '=', person).execute()
    return rows.map((row) => row.muted_id)
  },

  /** Who does not want to read a person. */
  async mutersOf(db: Kysely<Schema>, person: string): Promise<string[]> {
    const rows = await db.selectFrom('mutes').select('person_id').where('muted_id', '=', person).execute()
    return rows.map((row) => row.person_id)
  },

  /** The names of those whom a person does not want to read. */
  async namesMutedBy(db: Kysely<Schema>, person: string): Promise<{ name: string }[]> {
    return db
      .selectFrom('mutes')
      .innerJoin('guests', 'guests.id', 'mutes.muted_id')
      .select('name')
      .where('person_id', '=', person)
      .orderBy('name')
      .execute()
  },

  /** What a person has reported. */
  async reportsBy(db: Kysely<Schema>, person: string): Promise<ReportOfMine[]> {
    const rows = await db
      .selectFrom('reports')
      .select(['table_id as table', 'room', 'at', 'why', 'note'])
      .where('person_id', '=', person)
      .orderBy('at')
      .execute()
    return rows
  },

  /** Everything that a person has said. */
  async linesBy(db: Kysely<Schema>, person: string): Promise<SaidLine[]> {
    const rows = await db.selectFrom('talk').selectAll().where('person_id', '=', person).orderBy('at').execute()
    return rows.map((row) => ({ ...lineFrom(row), table: row.table_id, room: row.room as TalkRoom }))
  },
}

export const TALK_WRITES = {
  /**
   * Writes that people are to be told that a line names them, but for those who are to be told already of one that the same person has said there, or
   * do not want to read them. @returns when the first of it falls due; null: nobody is to be told anything
   */
  async tellNamed(
    db: Transaction<Schema>,
    { table, n, by }: { readonly table: string; readonly n: number; readonly by: string },
    people: readonly { readonly person: string; readonly seat: number }[],
    { at, due }: { readonly at: number; readonly due: number },
  ): Promise<number | null> {
    let isTold = false
    for (const { person, seat } of people) {
      const waits = await db
        .selectFrom('outbox')
        .innerJoin('talk', (join) =>
          join.onRef('talk.table_id', '=', 'outbox.table_id').onRef('talk.n', '=', 'outbox.entry'),
        )
        .select('outbox.id')
        .where('talk.room', '=', 'players')
        .where('talk.person_id', '=', by)
        .where('outbox.table_id', '=', table)
        .where('outbox.person_id', '=', person)
        .where('kind', '=', 'named')
        .where('outcome', 'is', null)
        .executeTakeFirst()
      const isMuted = (await TALK_READS.mutersOf(db, by)).includes(person)
      if (waits !== undefined || isMuted) continue
      if (await tellOf(db, { table, person, kind: 'named', seat, at, due, entry: n })) isTold = true
    }
    return isTold ? due : null
  },

  /** Keeps a line of a room that has fewer than `most`; null: it is full. */
  async say(
    db: Transaction<Schema>,
    table: string,
    room: TalkRoom,
    line: NewLine,
    most: number,
  ): Promise<StoredLine | null> {
    const last = await lastOf(db, table, room, 'n')
    if (last >= most) return null
    const change = (await lastOf(db, table, room, 'change')) + 1
    const { person, name, seat, at, words, phrase } = line
    const row = { n: last + 1, change, name, seat, at, state: 'said', words, phrase } as const
    await db
      .insertInto('talk')
      .values({ ...row, table_id: table, room, person_id: person })
      .execute()
    return { ...row, person }
  },

  /** Changes the words of a line; null takes it back. Null: it is not that person's, or was said before `since`, or taken back. */
  async changeLine(
    db: Transaction<Schema>,
    table: string,
    room: TalkRoom,
    n: number,
    { person, since, words }: { readonly person: string; readonly since: number; readonly words: string | null },
  ): Promise<StoredLine | null> {
    const known = await TALK_READS.line(db, table, room, n)
    if (known === null || known.person !== person || known.at < since || known.state === 'removed') return null
    const change = (await lastOf(db, table, room, 'change')) + 1
    const now = { words, phrase: null, change, state: words === null ? 'removed' : 'edited' } as const
    await db
      .updateTable('talk')
      .set(now)
      .where('table_id', '=', table)
      .where('room', '=', room)
      .where('n', '=', n)
      .execute()
    return { ...known, ...now }
  },

  async mute(db: Transaction<Schema>, person: string, muted: string, isMuted: boolean): Promise<void> {
    if (isMuted) {
      await db
        .insertInto('mutes')
        .values({ person_id: person, muted_id: muted })
        .onConflict((on) => on.doNothing())
        .execute()
      return
    }
    await db.deleteFrom('mutes').where('person_id', '=', person).where('muted_id', '=', muted).execute()
  },

  /** Keeps a report. A second one of the same line by the same person says why anew; the lines stay as they were at the first. */
  async report(db: Transaction<Schema>, { lines, ...report }: StoredReport): Promise<void> {
    const { id, by, about, table, room, n, at, why, note } = report
    const row = { at, why, note, lines: JSON.stringify(lines), closed_at: null }
    const isTalk = room === 'players' || room === 'onlookers'
    const anew = { at, why, note, closed_at: null, ...(isTalk ? {} : { lines: row.lines }) }
    await db
      .insertInto('reports')
      .values({ id, person_id: by, about_id: about, table_id: table, room, n, ...row })
      .onConflict((on) => on.columns(['person_id', 'table_id', 'room', 'n']).doUpdateSet(anew))
      .execute()
  },
}

/** The highest number in a room; 0: nothing was said there. Asked for together, both would be looked for in every line. */
export async function lastOf(db: Kysely<Schema>, table: string, room: string, of: 'n' | 'change'): Promise<number> {
  const row = await db
    .selectFrom('talk')
    .select(`${of} as last`)
    .where('table_id', '=', table)
    .where('room', '=', room)
    .orderBy(of, 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.last ?? 0
}

function lineFrom({ n, change, person_id: person, name, seat, at, state, words, phrase }: TalkRow): StoredLine {
  return {
    n,
    change,
    person,
    name,
    seat,
    at,
    state: state as StoredLine['state'],
    words,
    phrase: phrase as StoredLine['phrase'],
  }
}
