/**
 * Ratings: a fold over the rated tables of a game in the order in which they ended. Each seat's row has what was thought of its person before and
 * after, so the fold can be taken up at any table; what it has come to for each person stands in `ratings`.
 */
import { sql, type Kysely, type Migration, type Transaction } from 'kysely'
import { rated, ratingFrom, SURE_SIGMA, UNKNOWN, type RatedSeat, type Rating, type Skill } from '../ratings/model.ts'
import type { RankedPerson, RankingWish } from './resultStore.ts'
import type { ResultSeatRow } from './rows/results.ts'
import type { Schema } from './schema.ts'

type Writing = Transaction<Schema>
type Reading = Kysely<Schema>

/** A place in the order of the tables of a game: when it ended, and of those of the same millisecond by id. */
interface Place {
  readonly endedAt: number
  readonly table: string
}

/** How many tables are folded in one transaction: others wait for it. */
const SOME = 300
const MOST_LISTED = 100

export const ratings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('ratings')
      .ifNotExists()
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('mu', 'real', (column) => column.notNull())
      .addColumn('sigma', 'real', (column) => column.notNull())
      .addColumn('games', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['person_id', 'game'])
      .execute()
    await db.schema.createIndex('ratings_game').ifNotExists().on('ratings').columns(['game', 'mu']).execute()
    await db.schema
      .createTable('rating_folds')
      .ifNotExists()
      .addColumn('game', 'text', (column) => column.primaryKey())
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .execute()
  },
}

/** Notes that the tables of a game are to be folded anew from a place on. */
export async function markFrom(db: Writing, game: string, { endedAt, table }: Place): Promise<void> {
  await sql`
    insert into rating_folds (game, ended_at, table_id) values (${game}, ${endedAt}, ${table})
    on conflict (game) do update set ended_at = excluded.ended_at, table_id = excluded.table_id
      where (excluded.ended_at, excluded.table_id) < (rating_folds.ended_at, rating_folds.table_id)`.execute(db)
}

/** Folds some of the tables that wait for it. @returns whether more of them wait */
export async function foldSome(db: Writing): Promise<boolean> {
  const mark = await db.selectFrom('rating_folds').selectAll().orderBy('game').executeTakeFirst()
  if (mark === undefined) return false
  const { game } = mark
  const tables = await db
    .selectFrom('results')
    .select(['table_id', 'ended_at'])
    .where('game', '=', game)
    .where('rated', '=', 1)
    .where(sql<boolean>`(ended_at, table_id) >= (${mark.ended_at}, ${mark.table_id})`)
    .orderBy('ended_at')
    .orderBy('table_id')
    .limit(SOME + 1)
    .execute()
  const people = new Map<string, Standing>()
  // Of who was brought along there may be a rating from before that. Others whom a game does not move keep what they have.
  const unmoved = new Set<string>()
  for (const { table_id } of tables.slice(0, SOME)) await foldTable(db, table_id, people, unmoved)
  for (const person of people.keys()) await keepRating(db, person, game)
  for (const person of unmoved) await keepRating(db, person, game)
  const next = tables[SOME]
  if (next === undefined) await db.deleteFrom('rating_folds').where('game', '=', game).execute()
  else {
    const { table_id, ended_at } = next
    await db.updateTable('rating_folds').set({ table_id, ended_at }).where('game', '=', game).execute()
  }
  return (await db.selectFrom('rating_folds').select('game').executeTakeFirst()) !== undefined
}

/** What is known of somebody after some rated games. */
interface Standing extends Skill {
  readonly games: number
}

/** @param people what is known of them so far; changed @param unmoved those whom it does not rate; changed */
async function foldTable(
  db: Writing,
  table: string,
  people: Map<string, Standing>,
  unmoved: Set<string>,
): Promise<void> {
  const rows = await db.selectFrom('result_seats').selectAll().where('table_id', '=', table).orderBy('seat').execute()
  const counted = rows.filter((row) => row.person_id !== null || row.elo !== null)
  const before: Standing[] = []
  for (const row of counted) before.push(await known(db, row, people))
  const after = counted.length < 2 ? before : await rated(ratedSeats(counted, before))
  for (const [index, { person_id: person, seat, elo }] of counted.entries()) {
    const [was, is] = [before[index], after[index]]
    if (person !== null && elo !== null) unmoved.add(person)
    if (person === null || elo !== null || was === undefined || is === undefined) continue
    const nth = was.games + 1
    people.set(person, { ...is, games: nth })
    await db
      .updateTable('result_seats')
      .set({ before_mu: was.mu, before_sigma: was.sigma, after_mu: is.mu, after_sigma: is.sigma, nth })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .execute()
  }
}

/** Who gave up comes behind all who did not, wherever a bot has brought the chair since. */
function ratedSeats(rows: readonly ResultSeatRow[], before: readonly Skill[]): RatedSeat[] {
  return rows.map(({ rank, gave_up, person_id, elo }, index) => {
    const { mu, sigma } = before[index] ?? UNKNOWN
    return { mu, sigma, rank: gave_up === 1 ? LAST : rank, isFixed: person_id === null || elo !== null }
  })
}

/** A place that no table has. */
const LAST = 99

async function known(db: Writing, row: ResultSeatRow, people: Map<string, Standing>): Promise<Standing> {
  const { person_id: person, elo, error, game, ended_at: endedAt, table_id: table } = row
  if (person === null || elo !== null) return { mu: elo ?? UNKNOWN.mu, sigma: error ?? 0, games: 0 }
  return people.get(person) ?? (await lastBefore(db, person, game, { endedAt, table })) ?? { ...UNKNOWN, games: 0 }
}

/** What a person's last rated game before a place led to; null: there was none. */
async function lastBefore(db: Writing, person: string, game: string, before: Place | null): Promise<Standing | null> {
  const row = await db
    .selectFrom('result_seats')
    .select(['after_mu', 'after_sigma', 'nth'])
    .where('person_id', '=', person)
    .where('game', '=', game)
    .where('nth', 'is not', null)
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(ended_at, table_id) < (${before?.endedAt ?? 0}, ${before?.table ?? ''})`),
    )
    .orderBy('ended_at', 'desc')
    .orderBy('table_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined || row.after_mu === null || row.after_sigma === null) return null
  return { mu: row.after_mu, sigma: row.after_sigma, games: row.nth ?? 0 }
}

/** Writes what a person's rated games have come to; of who is not known here, as a former player, nothing is written. */
async function keepRating(db: Writing, person: string, game: string): Promise<void> {
  const now = await lastBefore(db, person, game, null)
  const someone = await db.selectFrom('guests').select('id').where('id', '=', person).executeTakeFirst()
  if (now === null || someone === undefined) {
    await db.deleteFrom('ratings').where('person_id', '=', person).where('game', '=', game).execute()
    return
  }
  const { mu, sigma, games } = now
  await db
    .insertInto('ratings')
    .values({ person_id: person, game, mu, sigma, games })
    .onConflict((on) => on.columns(['person_id', 'game']).doUpdateSet({ mu, sigma, games }))
    .execute()
}

export const RATING_READS = {
  async ratingOf(db: Reading, person: string, game: string): Promise<Rating> {
    const row = await db
      .selectFrom('ratings')
      .select(['mu', 'sigma', 'games'])
      .where('person_id', '=', person)
      .where('game', '=', game)
      .executeTakeFirst()
    return row === undefined ? ratingFrom(UNKNOWN, 0) : ratingFrom(row, row.games)
  },

  /** Those of whom enough is known first, the strongest first; then the provisional ones. */
  async standings(db: Reading, game: string, { people, accountsOnly }: RankingWish): Promise<RankedPerson[]> {
    const rows = await db
      .selectFrom('ratings')
      .innerJoin('guests', 'guests.id', 'ratings.person_id')
      .leftJoin('accounts', 'accounts.person_id', 'ratings.person_id')
      .select(['ratings.person_id', 'name', 'emblem', 'mu', 'sigma', 'games', 'accounts.person_id as account'])
      .where('game', '=', game)
      .$if(people !== null, (query) =>
        query.where(sql<boolean>`ratings.person_id in (select value from json_each(${JSON.stringify(people)}))`),
      )
      .$if(accountsOnly, (query) => query.where('accounts.person_id', 'is not', null))
      .orderBy((each) => each('sigma', '>', SURE_SIGMA))
      .orderBy('mu', 'desc')
      .orderBy('ratings.person_id')
      .limit(MOST_LISTED)
      .execute()
    return rows.map(({ person_id, name, emblem, games, account, ...skill }) => ({
      person: person_id,
      name,
      emblem,
      hasPage: account !== null,
      rating: ratingFrom(skill, games),
    }))
  },
}
