/** What is read of finished games for somebody's page. Of others' games only those count that were open to all, or where the reader sat as well. */
import { GIVEN_UP } from '@fathom/engine'
import { LOST_ON_TIME } from '@fathom/kernel'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { HistoryFilter, KeptDuel, KeptGame, KeptOpponent, KeptProfile, KeptSource } from './resultStore.ts'
import type { Schema } from './schema.ts'

type Reading = Kysely<Schema>

/** The page is whose, and who reads it; null: somebody without a name. */
interface Readers {
  readonly person: string
  readonly reader: string | null
}

const MOST_OPPONENTS = 50
const COURSE = 200
/** Where somebody gave up they came after all others. */
const PLACE = (seat: string): RawBuilder<number> => sql`case when ${sql.ref(`${seat}.gave_up`)} = 1 then 99 else ${sql.ref(`${seat}.rank`)} end` // prettier-ignore
/** How many rows are so: PostgreSQL adds up no truths. */
const countIf = (is: RawBuilder<unknown>): RawBuilder<number> => sql`sum(case when ${is} then 1 else 0 end)`
const WON = sql`mine.rank = 1 and mine.gave_up = 0`

/** Seats `mine` of the person at tables `results` that the reader may know of. */
function shown({ person, reader }: Readers): RawBuilder<boolean> {
  if (person === reader) return sql`mine.person_id = ${person}`
  return sql`mine.person_id = ${person} and (results.visibility = 'open' or exists (
    select 1 from result_seats as readers where readers.table_id = results.table_id and readers.person_id = ${reader}))`
}

/** Of these, those that nobody could have made up: a game of one device is in one's history, and counts nowhere. */
function countable(readers: Readers): RawBuilder<boolean> {
  return sql`${shown(readers)} and results.one_device = 0`
}

const MINE = sql`result_seats as mine join results on results.table_id = mine.table_id`
/** The points of these games say what they are worth. */
const SCORED = sql`mine.gave_up = 0 and results."end" not in (${GIVEN_UP}, ${LOST_ON_TIME})`

export const HISTORY_READS = {
  async profile(db: Reading, readers: Readers): Promise<KeptProfile> {
    const { person, reader } = readers
    const [games, sources, opponents, duels, course] = [
      await gamesOf(db, readers),
      await sourcesOf(db, readers),
      await opponentsOf(db, readers),
      await duelsOf(db, readers),
      person === reader ? await courseOf(db, person) : [],
    ]
    const ratings = await db.selectFrom('ratings').selectAll().where('person_id', '=', person).execute()
    return { games, sources, opponents, duels, course, ratings: ratings.map(({ game, mu, sigma, games: count }) => ({ game, mu, sigma, games: count })) } // prettier-ignore
  },

  /** Finished games, last first: `limit` of them after a place. */
  async playedGames(db: Reading, readers: Readers, filter: HistoryFilter, limit: number): Promise<KeptGame[]> {
    const { game, won, rated, against, after } = filter
    const wishes = [
      shown(readers),
      ...(game === null ? [] : [sql`mine.game = ${game}`]),
      ...(rated === null ? [] : [sql`results.rated = ${rated ? 1 : 0}`]),
      ...(won === null ? [] : [won ? WON : sql`not (${WON})`]),
      ...(against === null ? [] : [sql`exists (select 1 from result_seats as others
        where others.table_id = mine.table_id and others.seat <> mine.seat and ${keyOf('others')} = ${against})`]), // prettier-ignore
      ...(after === null ? [] : [sql`(mine.ended_at, mine.table_id) < (${after.endedAt}, ${after.table})`]),
    ]
    const { rows } = await sql<Omit<KeptGame, 'seats'>>`
      select mine.table_id as "table", mine.game, mine.ended_at as "endedAt", results.rated, results.one_device as "oneDevice", results."end", mine.seat,
        mine.before_mu as "before", mine.after_mu as "after"
      from ${MINE} where ${sql.join(wishes, sql` and `)}
      order by mine.ended_at desc, mine.table_id desc limit ${limit}`.execute(db)
    const ids = JSON.stringify(rows.map(({ table }) => table))
    const seats = await sql<KeptGame['seats'][number] & { table: string }>`
      select table_id as "table", name, level, total, rank, gave_up as "gaveUp" from result_seats
      where table_id in (select value from json_each(${ids})) order by seat`.execute(db)
    return rows.map((row) => ({ ...row, seats: seats.rows.filter(({ table }) => table === row.table) }))
  },

  /** What the ratings of a table's seats were before and after; null: its result is not kept. */
  async ratingChanges(db: Reading, table: string) {
    const result = await db.selectFrom('results').select('rated').where('table_id', '=', table).executeTakeFirst()
    if (result === undefined) return null
    const seats = await db
      .selectFrom('result_seats')
      .select(['before_mu', 'before_sigma', 'after_mu', 'after_sigma', 'nth'])
      .where('table_id', '=', table)
      .orderBy('seat')
      .execute()
    return { rated: result.rated === 1, seats }
  },
}

async function gamesOf(db: Reading, readers: Readers): Promise<KeptProfile['games']> {
  const { rows } = await sql<KeptProfile['games'][number]>`
    select mine.game, count(*) as played, ${countIf(WON)} as won, sum(mine.gave_up) as "gaveUp",
      avg(case when ${SCORED} then mine.total end) as mean, max(case when ${SCORED} then mine.total end) as best,
      ${countIf(SCORED)} as scored
    from ${MINE} where ${countable(readers)} group by mine.game order by played desc, mine.game`.execute(db)
  return rows
}

/** What a source brought, which lies in JSON. */
const POINTS = sql`cast(source.value as integer)`

/** What the sources brought the person and, at the same tables, a seat of the others. */
async function sourcesOf(db: Reading, readers: Readers): Promise<KeptSource[]> {
  const { rows } = await sql<KeptSource>`
    select seats.game, source.key as source,
      sum(case when seats.seat = mine.seat then ${POINTS} else 0 end) as mine,
      sum(case when seats.seat <> mine.seat then ${POINTS} else 0 end) as others
    from ${MINE} join result_seats as seats on seats.table_id = mine.table_id, json_each(seats.sources) as source
    where ${countable(readers)} and ${SCORED} group by seats.game, source.key order by mine desc, source.key`.execute(
    db,
  )
  const counted = await sql<{ game: string; others: number }>`
    select mine.game, count(*) as others
    from ${MINE} join result_seats as seats on seats.table_id = mine.table_id and seats.seat <> mine.seat
    where ${countable(readers)} and ${SCORED} group by mine.game`.execute(db)
  const seatsIn = (game: string) => counted.rows.find((row) => row.game === game)?.others ?? 0
  return rows.map((row) => ({ ...row, others: seatsIn(row.game) === 0 ? 0 : row.others / seatsIn(row.game) }))
}

/** Seats `others` whose games with the person are told. */
function opponent({ person, reader }: Readers): RawBuilder<boolean> {
  return person === reader ? sql`true` : sql`others.person_id = ${reader}`
}

/** The same by game. Several bots of a level may have sat at one table: it counts once. */
async function duelsOf(db: Reading, readers: Readers): Promise<KeptDuel[]> {
  const { rows } = await sql<KeptDuel>`
    select ${keyOf('others')} as key, mine.game, count(distinct mine.table_id) as played,
      count(distinct case when ${WON} then mine.table_id end) as won,
      count(distinct case when others.rank = 1 and others.gave_up = 0 then mine.table_id end) as lost
    from ${MINE} join result_seats as others on others.table_id = mine.table_id and others.seat <> mine.seat
    where ${countable(readers)} and ${opponent(readers)} group by 1, mine.game
    order by played desc, mine.game`.execute(db)
  return rows
}

/** Of a page of mine all whom I have played with; of somebody else's me alone. */
async function opponentsOf(db: Reading, readers: Readers): Promise<KeptOpponent[]> {
  const { rows } = await sql<KeptOpponent>`
    select ${keyOf('others')} as key, max(others.person_id) as person, max(others.level) as level,
      coalesce(max(guests.name), max(others.name)) as name, max(accounts.person_id) is not null as "hasPage",
      count(*) as played, ${countIf(sql`${PLACE('mine')} < ${PLACE('others')}`)} as ahead,
      ${countIf(sql`${PLACE('mine')} > ${PLACE('others')}`)} as behind
    from ${MINE} join result_seats as others on others.table_id = mine.table_id and others.seat <> mine.seat
      left join guests on guests.id = others.person_id left join accounts on accounts.person_id = others.person_id
    where ${countable(readers)} and ${opponent(readers)} group by 1 order by played desc, key limit ${MOST_OPPONENTS}`.execute(
    db,
  )
  return rows
}

/** A person's id, or `bot:` and the level. */
function keyOf(seat: string): RawBuilder<string> {
  return sql`coalesce(${sql.ref(`${seat}.person_id`)}, 'bot:' || ${sql.ref(`${seat}.level`)})`
}

async function courseOf(db: Reading, person: string): Promise<KeptProfile['course']> {
  const { rows } = await sql<KeptProfile['course'][number]>`
    select game, table_id as "table", ended_at as at, after_mu as mu, after_sigma as sigma from (
      select *, row_number() over (partition by game order by ended_at desc, table_id desc) as back from result_seats
      where person_id = ${person} and nth is not null) as its
    where back <= ${COURSE} order by game, ended_at, table_id`.execute(db)
  return rows
}
