/** How finished games ended, a row a table and a row a seat: what profiles, histories and ratings are read from. */
import type { TableResult } from '@fathom/engine'
import { sql, type Kysely, type Migration, type Transaction } from 'kysely'
import { addColumn } from './dialect.ts'
import { jsonIs } from './json.ts'
import { UNKNOWN } from '../ratings/model.ts'
import { foldSome, markFrom } from './ratings.ts'
import type { Schema } from './schema.ts'

type Writing = Transaction<Schema>

export const results: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('results')
      .ifNotExists()
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('visibility', 'text', (column) => column.notNull())
      .addColumn('rated', 'integer', (column) => column.notNull())
      .addColumn('end', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('results_rated')
      .ifNotExists()
      .on('results')
      .columns(['game', 'rated', 'ended_at', 'table_id'])
      .execute()
    await db.schema
      .createTable('result_seats')
      .ifNotExists()
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('person_id', 'text')
      .addColumn('level', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('rank', 'integer', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('sources', 'text', (column) => column.notNull())
      .addColumn('gave_up', 'integer', (column) => column.notNull())
      .addColumn('elo', 'real')
      .addColumn('error', 'real')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .addColumn('before_mu', 'real')
      .addColumn('before_sigma', 'real')
      .addColumn('after_mu', 'real')
      .addColumn('after_sigma', 'real')
      .addColumn('nth', 'integer')
      .addPrimaryKeyConstraint('result_seats_key', ['table_id', 'seat'])
      .execute()
    await db.schema
      .createIndex('result_seats_person')
      .ifNotExists()
      .on('result_seats')
      .columns(['person_id', 'ended_at', 'table_id'])
      .execute()
    await db.schema
      .createIndex('result_seats_game')
      .ifNotExists()
      .on('result_seats')
      .columns(['person_id', 'game', 'ended_at', 'table_id'])
      .execute()
  },
}

/** Somebody whom a game does not move, as ratings see them: of an unknown strength that stays. */
const UNMOVED = {
  elo: UNKNOWN.mu,
  error: UNKNOWN.sigma,
  before_mu: null,
  before_sigma: null,
  after_mu: null,
  after_sigma: null,
  nth: null,
} as const

/** Games that were played on one device are told apart. */
export const oneDevice: Migration = {
  up: (db: Kysely<unknown>) =>
    addColumn(db, 'results', 'one_device', 'integer', (column) => column.notNull().defaultTo(0)),
}

/** How many games of one device a person keeps. */
export async function keptByDevice(db: Kysely<Schema>, person: string): Promise<number> {
  const { rows } = await sql<{ kept: number }>`
    select count(*) as kept from result_seats join results on results.table_id = result_seats.table_id
    where result_seats.person_id = ${person} and results.one_device = 1`.execute(db)
  return rows[0]?.kept ?? 0
}

/** Keeps how a table ended, once; a rated one moves the ratings of those who sat there. */
export async function keepResult(db: Writing, table: string, result: TableResult): Promise<void> {
  if (await addResult(db, table, result)) await foldSome(db)
}

/** Keeps how a table ended, once. @returns whether ratings are to be folded for it */
export async function addResult(db: Writing, table: string, result: TableResult): Promise<boolean> {
  const { game, options, visibility, rated, oneDevice, end, endedAt, seats } = result
  const done = await db
    .insertInto('results')
    .values({
      table_id: table,
      game,
      options: JSON.stringify(options),
      visibility,
      rated: rated ? 1 : 0,
      one_device: oneDevice ? 1 : 0,
      end,
      ended_at: endedAt,
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  if (done.numInsertedOrUpdatedRows !== 1n || seats.length === 0) return false
  await db
    .insertInto('result_seats')
    .values(
      seats.map(({ person, level, name, rank, total, sources, gaveUp, strength, isUnmoved }, seat) => ({
        table_id: table,
        seat,
        person_id: person,
        level,
        name,
        rank,
        total,
        sources: JSON.stringify(sources),
        gave_up: gaveUp ? 1 : 0,
        elo: isUnmoved === true ? UNMOVED.elo : (strength?.elo ?? null),
        error: isUnmoved === true ? UNMOVED.error : (strength?.error ?? null),
        game,
        ended_at: endedAt,
      })),
    )
    .execute()
  if (rated) await markFrom(db, game, { endedAt, table })
  return rated
}

/** Brings the kept result of a table in line with whom its journal seats now. */
export async function reseatResult(
  db: Writing,
  table: string,
  seated: readonly {
    readonly person: string
    readonly name: string
    readonly seat: number
    readonly isBrought: boolean
  }[],
): Promise<void> {
  const result = await db.selectFrom('results').selectAll().where('table_id', '=', table).executeTakeFirst()
  if (result === undefined) return
  let hasMoved = false
  for (const { person, name, seat, isBrought } of seated) {
    const done = await db
      .updateTable('result_seats')
      .set({ person_id: person, name, ...(isBrought ? UNMOVED : {}) })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('person_id', '<>', person)
      .executeTakeFirst()
    if (done.numUpdatedRows > 0n) hasMoved = true
  }
  // The ratings follow when all that somebody takes along or leaves has been rewritten (`foldSome`).
  if (hasMoved && result.rated === 1) await markFrom(db, result.game, { endedAt: result.ended_at, table })
}

/** Finished tables whose result is not kept, as programs of before did not: a batch of them after an id, in order. */
export async function tablesWithoutResult(db: Kysely<Schema>, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .leftJoin('results', 'results.table_id', 'tables.id')
    .select('tables.id')
    .where('tables.status', '=', 'finished')
    .where('results.table_id', 'is', null)
    .where('tables.id', '>', after)
    .orderBy('tables.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether a person's rated game of that kind against bots alone is still running: the table, if so. */
export async function runningAlone(db: Kysely<Schema>, person: string, game: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select tables.id from seats join tables on tables.id = seats.table_id
    where seats.person_id = ${person} and tables.status = 'playing'
      and ${jsonIs('tables.summary', '$.rated', true)} and json_extract(tables.summary, '$.game') = ${game}
      and not exists (select 1 from seats as others where others.table_id = tables.id and others.person_id <> ${person})
    limit 1`.execute(db)
  return rows[0]?.id ?? null
}

/** Forgets how tables ended, but for those whose journals can't be read any more; every rating is to be folded anew. */
export async function dropResults(db: Writing, except: readonly string[]): Promise<void> {
  const kept = JSON.stringify(except)
  for (const name of ['results', 'result_seats'])
    await sql`delete from ${sql.table(name)} where table_id not in (select value from json_each(${kept}))`.execute(db)
  for (const name of ['ratings', 'rating_folds']) await sql`delete from ${sql.table(name)}`.execute(db)
  const unread = await db.selectFrom('results').selectAll().where('rated', '=', 1).execute()
  for (const { game, ended_at: endedAt, table_id: table } of unread) await markFrom(db, game, { endedAt, table })
}
