import type { ListedTable } from '@fathom/engine'
import { LANGUAGES, type Language } from '@fathom/kernel'
import { paceOf, type NoticeKind, type OpenTableFilter } from '@fathom/protocol'
import { sql, type Kysely, type Migration, type Transaction } from 'kysely'
import { settingsFrom } from './channels.ts'
import type { Schema } from './schema.ts'

type Writing = Transaction<Schema>

/** Who is told of a new open table at most; the next table is told to others first. */
const MOST_TOLD = 200

/** Which channels are to be told of which new open tables. */
export const openWishes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('open_wishes')
      .ifNotExists()
      .addColumn('channel_id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('chosen_at', 'bigint', (column) => column.notNull())
      .addColumn('told_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('open_wishes_key')
      .ifNotExists()
      .on('open_wishes')
      .columns(['key', 'chosen_at'])
      .execute()
    await db.schema.createIndex('open_wishes_person').ifNotExists().on('open_wishes').columns(['person_id']).execute()
    // Nobody wishes it yet: whoever does is then told by all their ways, as by those that they will add.
    await sql`
      update channels set kinds = json_insert(kinds, '$[#]', 'opened') where kinds not like '%"opened"%'`.execute(db)
  },
}

const ANY = '*'

function keyOf({ game, pace, seats, language, noBots }: OpenTableFilter): string {
  return [game ?? ANY, pace ?? ANY, seats ?? ANY, language ?? ANY, noBots ? 'people' : ANY].join(' ')
}

/** The keys of all wishes that a table fulfils: few, so that nobody's wish has to be looked at but those. */
function keysFor(table: ListedTable, language: Language | null): string[] {
  const hasBots = table.seats.some(({ kind }) => kind === 'bot')
  const choices = [
    [ANY, table.game],
    [ANY, paceOf(table)],
    [ANY, table.seats.length],
    // A table whose language nobody knows speaks any.
    [ANY, ...(language === null ? LANGUAGES : [language])],
    hasBots ? [ANY] : [ANY, 'people'],
  ]
  return choices
    .reduce<(string | number)[][]>((keys, each) => keys.flatMap((key) => each.map((part) => [...key, part])), [[]])
    .map((key) => key.join(' '))
}

/** A channel that is to be told of a new open table. */
interface Wisher {
  readonly channel_id: string
  readonly person_id: string
}

/**
 * The channels that are to be told of a new open table, those first that were not chosen for longest. Who has opened it, or
 * sits there, knows it already. What this costs does not grow with how many wish.
 */
export async function chooseWishers(
  db: Writing,
  table: string,
  listed: ListedTable,
  at: number,
): Promise<readonly Wisher[]> {
  const owner = await db
    .selectFrom('owners')
    .leftJoin('guests', 'guests.id', 'owners.person_id')
    .select(['owners.person_id', 'guests.language'])
    .where('owners.table_id', '=', table)
    .executeTakeFirst()
  const language = LANGUAGES.find((each) => each === owner?.language) ?? null
  const except = JSON.stringify([owner?.person_id, ...listed.persons].filter((person) => person))
  const ofEach = keysFor(listed, language).map(
    (key) => sql`select * from (select channel_id, person_id, chosen_at from open_wishes
      where key = ${key} and person_id not in (select value from json_each(${except}))
        and not exists (select 1 from blocks where (blocks.person_id = open_wishes.person_id and other_id in (select value from json_each(${except})))
          or (other_id = open_wishes.person_id and blocks.person_id in (select value from json_each(${except})))) order by chosen_at limit ${MOST_TOLD}) as its`,
  )
  const { rows } = await sql<Wisher>`
    select channel_id, person_id from (${sql.join(ofEach, sql` union all `)}) as all_of_them order by chosen_at limit ${MOST_TOLD}
  `.execute(db)
  const chosen = JSON.stringify(rows.map(({ channel_id }) => channel_id))
  await sql`update open_wishes set chosen_at = ${at} where channel_id in (select value from json_each(${chosen}))`.execute(
    db,
  )
  return rows
}

/** Brings what is looked up in line with what a person has set: after every change of their settings or channels. */
export async function keepWishes(db: Writing, person: string): Promise<void> {
  const settings = await db
    .selectFrom('notice_settings')
    .select('body')
    .where('person_id', '=', person)
    .executeTakeFirst()
  const { openTables } = settingsFrom(settings?.body ?? null)
  const channels = await db
    .selectFrom('channels')
    .select(['id', 'kinds'])
    .where('person_id', '=', person)
    .where('state', '=', 'active')
    .execute()
  const told = channels.filter(({ kinds }) => (JSON.parse(kinds) as NoticeKind[]).includes('opened'))
  const ids = openTables === null ? [] : told.map(({ id }) => id)
  await sql`
    delete from open_wishes where person_id = ${person} and channel_id not in (select value from json_each(${JSON.stringify(ids)}))
  `.execute(db)
  if (openTables === null || ids.length === 0) return
  const key = keyOf(openTables)
  await db
    .insertInto('open_wishes')
    .values(ids.map((id) => ({ channel_id: id, person_id: person, key, chosen_at: 0, told_at: 0 })))
    .onConflict((on) => on.column('channel_id').doUpdateSet({ key }))
    .execute()
}
