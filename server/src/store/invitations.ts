import type { NoticeKind } from '@fathom/protocol'
import { sql, type Kysely, type Migration, type Transaction } from 'kysely'
import { settingsFrom } from './channels.ts'
import { isForOthers } from './groups.ts'
import { parseTable, type ListedRow, type StoredTable } from './listed.ts'
import type { Schema } from './schema.ts'
import { areThere } from './seating.ts'

/** A table to which somebody is asked. */
export interface StoredInvitation {
  /** Who asks. */
  readonly by: string
  readonly from: string
  readonly table: StoredTable
}

/** An invitation as whoever was asked has it. */
export interface InvitationOfMine {
  readonly table: string
  readonly from: string
  readonly at: number
  readonly declined: boolean
}

/** Who is asked to which table. */
export const invitations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('invitations')
      .ifNotExists()
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('by_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('declined', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('invitations_key', ['table_id', 'person_id'])
      .execute()
    await db.schema.createIndex('invitations_person').ifNotExists().on('invitations').columns(['person_id']).execute()
    // Nobody has been asked yet: from now on they are told by all their ways, as by those that they will add.
    await sql`
      update channels set kinds = json_insert(kinds, '$[#]', 'invited') where kinds not like '%"invited"%'`.execute(db)
  },
}

export const INVITATION_READS = {
  /** The tables to which a person is asked and that still wait for players, the last first; none of a group that they have left. */
  async invitationsTo(db: Kysely<Schema>, person: string, most: number): Promise<StoredInvitation[]> {
    const { rows } = await sql<ListedRow & { readonly by: string; readonly from: string }>`
      select invitations.by_id as by, asker.name as "from", tables.id, tables.updated_at, tables.summary, opener.language
      from invitations join tables on tables.id = invitations.table_id join guests as asker on asker.id = invitations.by_id
        left join owners on owners.table_id = tables.id left join guests as opener on opener.id = owners.person_id
      where invitations.person_id = ${person} and declined = 0 and tables.status = 'open' and tables.archived = 0
        and not ${isForOthers(sql`tables.id`, sql`invitations.person_id`)}
      order by invitations.created_at desc limit ${most}`.execute(db)
    return rows.map(({ by, from, ...row }) => ({ by, from, table: parseTable(row) }))
  },

  /** All that a person was ever asked to, also what they have declined. */
  async allInvitationsTo(db: Kysely<Schema>, person: string): Promise<InvitationOfMine[]> {
    const rows = await db
      .selectFrom('invitations')
      .innerJoin('guests', 'guests.id', 'invitations.by_id')
      .select(['table_id as table', 'guests.name as from', 'invitations.created_at as at', 'declined'])
      .where('person_id', '=', person)
      .orderBy('invitations.created_at')
      .execute()
    return rows.map(({ declined, ...row }) => ({ ...row, declined: declined === 1 }))
  },

  /** Who has been asked to a table, also those who have declined. */
  async invitedTo(db: Kysely<Schema>, table: string): Promise<string[]> {
    const rows = await db.selectFrom('invitations').select('person_id').where('table_id', '=', table).execute()
    return rows.map((row) => row.person_id)
  },
}

export const INVITATION_WRITES = {
  /**
   * Asks people to a table, those who have not been asked yet, and writes that they are to be told.
   * @param due not to be told before: they may see it by themselves
   * @returns when the first of it falls due; null: nobody is to be told anything
   */
  async invite(
    db: Transaction<Schema>,
    table: string,
    by: string,
    people: readonly string[],
    { at, due }: { readonly at: number; readonly due: number },
  ): Promise<number | null> {
    let isTold = false
    for (const person of people) {
      // Whoever has left for good since the guestlist was read is asked to nothing.
      if (!(await areThere(db, [person]))) continue
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('invitations')
        .values({ table_id: table, person_id: person, by_id: by, created_at: at, declined: 0 })
        .onConflict((on) => on.doNothing())
        .executeTakeFirst()
      if (
        numInsertedOrUpdatedRows === 1n &&
        (await tellOf(db, { table, person, kind: 'invited', seat: NOBODY, at, due }))
      )
        isTold = true
    }
    return isTold ? due : null
  },

  /** A person does not want to come; they are not asked to that table again. */
  async decline(db: Transaction<Schema>, table: string, person: string): Promise<void> {
    const of = (query: 'invitations' | 'outbox') =>
      sql`${sql.table(query)}.table_id = ${table} and person_id = ${person}`
    await sql`update invitations set declined = 1 where ${of('invitations')}`.execute(db)
    await sql`update outbox set outcome = 'stale' where ${of('outbox')} and kind = 'invited' and outcome is null`.execute(
      db,
    )
  },
}

/** Who has no seat there. */
const NOBODY = -1

/** What somebody is to be told, by all their ways that tell them of its kind. */
interface Telling {
  readonly table: string
  readonly person: string
  readonly kind: NoticeKind
  readonly seat: number
  readonly at: number
  readonly due: number
  /** The same is told once; what has another number is told again. */
  readonly entry?: number
}

/** @returns false: by none of their ways they want to be told that */
export async function tellOf(
  db: Transaction<Schema>,
  { table, person, kind, seat, at, due, entry = 0 }: Telling,
): Promise<boolean> {
  const channels = await db
    .selectFrom('channels')
    .leftJoin('notice_settings', 'notice_settings.person_id', 'channels.person_id')
    .select(['channels.id', 'channels.kinds', 'notice_settings.body'])
    .where('channels.person_id', '=', person)
    .where('channels.state', '=', 'active')
    .execute()
  const told = channels.filter(
    ({ kinds, body }) =>
      (JSON.parse(kinds) as NoticeKind[]).includes(kind) && !settingsFrom(body).muted.includes(table),
  )
  if (told.length === 0) return false
  const row = { person_id: person, table_id: table, entry, kind, seat, created_at: at, due, is_held: 0, attempts: 0, lease: 0 } // prettier-ignore
  await db
    .insertInto('outbox')
    .values(told.map(({ id }) => ({ ...row, channel_id: id })))
    .onConflict((on) => on.doNothing())
    .execute()
  return true
}
