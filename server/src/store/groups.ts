import type { Emblem } from '@fathom/protocol'
import { sql, type Kysely, type Migration, type RawBuilder, type Transaction } from 'kysely'
import { areApart } from './apart.ts'
import { parseTable, type ListedRow, type StoredTable } from './listed.ts'
import type { Schema } from './schema.ts'

export interface StoredMember {
  readonly id: string
  readonly person: string
  readonly name: string
  readonly emblem: Emblem | null
  readonly at: number
  readonly played: number
  readonly won: number
}

export interface StoredGroup {
  readonly id: string
  readonly name: string
  readonly token: string
  /** Who has been there longest first. */
  readonly members: readonly StoredMember[]
}

/** What is kept of a new group. */
export interface NewStoredGroup {
  readonly id: string
  readonly name: string
  readonly token: string
}

/** Somebody who joins a group. */
export interface Joining {
  readonly id: string
  readonly person: string
  readonly at: number
}

/** Groups, who belongs to them, and their tables. */
export const groups: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('groups')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('group_members')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('group_id', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('joined_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('group_members_once', ['group_id', 'person_id'])
      .execute()
    await db.schema.createIndex('group_members_person').ifNotExists().on('group_members').columns(['person_id']).execute() // prettier-ignore
    await db.schema
      .createTable('group_tables')
      .ifNotExists()
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('group_id', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('group_tables_group').ifNotExists().on('group_tables').columns(['group_id']).execute()
  },
}

/** Whether a table, the value of a query or one of its columns, is a group's to which a person does not belong: they may not sit down there. */
export function isForOthers(table: RawBuilder<string>, person: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`exists (select 1 from group_tables where group_tables.table_id = ${table}
    and not exists (select 1 from group_members where group_members.group_id = group_tables.group_id and group_members.person_id = ${person}))`
}

export const GROUP_READS = {
  /** By their names. */
  async groupsOf(db: Kysely<Schema>, person: string): Promise<{ id: string; name: string; members: number }[]> {
    const { rows } = await sql<{ id: string; name: string; members: number }>`
      select groups.id, groups.name, (select count(*) from group_members as all_of where all_of.group_id = groups.id) as members
      from group_members as mine join groups on groups.id = mine.group_id
      where mine.person_id = ${person} order by lower(groups.name), groups.id`.execute(db)
    return rows
  },

  async group(db: Kysely<Schema>, id: string): Promise<StoredGroup | null> {
    const row = await db.selectFrom('groups').select(['id', 'name', 'token']).where('id', '=', id).executeTakeFirst()
    if (row === undefined) return null
    const { rows: members } = await sql<StoredMember>`
      select members.id, members.person_id as person, guests.name, guests.emblem, members.joined_at as at,
        (select count(*) from group_tables join result_seats on result_seats.table_id = group_tables.table_id
          where group_id = ${id} and result_seats.person_id = members.person_id) as played,
        (select count(*) from group_tables join result_seats on result_seats.table_id = group_tables.table_id
          where group_id = ${id} and result_seats.person_id = members.person_id and rank = 1
            and gave_up = 0) as won
      from group_members as members join guests on guests.id = members.person_id
      where members.group_id = ${id} order by members.joined_at, members.id`.execute(db)
    return { ...row, members }
  },

  async groupByToken(db: Kysely<Schema>, token: string): Promise<string | null> {
    const row = await db.selectFrom('groups').select('id').where('token', '=', token).executeTakeFirst()
    return row?.id ?? null
  },

  /** A group's tables, those that changed last for everybody first. */
  async groupTables(
    db: Kysely<Schema>,
    id: string,
    which: 'running' | 'finished',
    most: number,
  ): Promise<StoredTable[]> {
    const statuses = which === 'finished' ? ['finished'] : ['open', 'playing']
    const rows: ListedRow[] = await db
      .selectFrom('group_tables')
      .innerJoin('tables', 'tables.id', 'group_tables.table_id')
      .leftJoin('owners', 'owners.table_id', 'tables.id')
      .leftJoin('guests', 'guests.id', 'owners.person_id')
      .select(['tables.id', 'tables.updated_at', 'tables.summary', 'guests.language'])
      .where('group_tables.group_id', '=', id)
      .where('tables.status', 'in', statuses)
      .orderBy('tables.updated_at', 'desc')
      .orderBy('tables.id')
      .limit(most)
      .execute()
    return rows.map(parseTable)
  },

  /** The group of a table, and whether a person belongs to it; null: it is no group's. */
  async groupOfTable(
    db: Kysely<Schema>,
    table: string,
    person: string,
  ): Promise<{ id: string; isMember: boolean } | null> {
    const row = await db.selectFrom('group_tables').select('group_id').where('table_id', '=', table).executeTakeFirst()
    if (row === undefined) return null
    const member = await db
      .selectFrom('group_members')
      .select('id')
      .where('group_id', '=', row.group_id)
      .where('person_id', '=', person)
      .executeTakeFirst()
    return { id: row.group_id, isMember: member !== undefined }
  },
}

export const GROUP_WRITES = {
  /** @returns `full` if its maker belongs to as many groups as anybody may */
  async addGroup(
    db: Transaction<Schema>,
    { id, name, token }: NewStoredGroup,
    maker: Joining,
    most: number,
  ): Promise<'ok' | 'full'> {
    if ((await countOf(db, 'person_id', maker.person)) >= most) return 'full'
    await db.insertInto('groups').values({ id, name, token, created_at: maker.at }).execute()
    await addMember(db, id, maker)
    return 'ok'
  },

  /**
   * Joins the group that a link leads to. Whether it still does is asked in the same transaction: whoever was removed, or kept away by the maker, may
   * be asking at this moment.
   * @returns its id, also for who is in it; null: no group has that link, or its maker and they are kept apart; `full`: no more members may join it, or
   * they may join no more groups
   */
  async joinGroup(
    db: Transaction<Schema>,
    token: string,
    member: Joining,
    most: { readonly members: number; readonly groups: number },
  ): Promise<{ readonly id: string } | 'full' | null> {
    const group = await GROUP_READS.groupByToken(db, token)
    if (group === null || (await isApartFromMaker(db, group, member.person))) return null
    const isIn = await db
      .selectFrom('group_members')
      .select('id')
      .where('group_id', '=', group)
      .where('person_id', '=', member.person)
      .executeTakeFirst()
    if (isIn !== undefined) return { id: group }
    const isFull =
      (await countOf(db, 'group_id', group)) >= most.members ||
      (await countOf(db, 'person_id', member.person)) >= most.groups
    if (isFull) return 'full'
    await addMember(db, group, member)
    return { id: group }
  },

  /** A group without members is no more; its tables stay. @param token of the link from now on; null: the link stays */
  async removeMember(db: Transaction<Schema>, group: string, member: string, token: string | null): Promise<void> {
    await db.deleteFrom('group_members').where('group_id', '=', group).where('id', '=', member).execute()
    if (token !== null) await GROUP_WRITES.renewGroupToken(db, group, token)
    await dropEmptyGroups(db)
  },

  async renewGroupToken(db: Transaction<Schema>, group: string, token: string): Promise<void> {
    await db.updateTable('groups').set({ token }).where('id', '=', group).execute()
  },

  /** Once: who makes a table again after the first try has failed finds it there. */
  async addGroupTable(db: Transaction<Schema>, group: string, table: string): Promise<void> {
    await db
      .insertInto('group_tables')
      .values({ group_id: group, table_id: table })
      .onConflict((on) => on.column('table_id').doNothing())
      .execute()
  },
}

/** Groups that nobody belongs to any more, as after somebody has left for good. */
export async function dropEmptyGroups(db: Transaction<Schema>): Promise<void> {
  await sql`delete from groups where id not in (select group_id from group_members)`.execute(db)
  await sql`delete from group_tables where group_id not in (select id from groups)`.execute(db)
}

async function isApartFromMaker(db: Transaction<Schema>, group: string, person: string): Promise<boolean> {
  const { rows } = await sql<{ apart: number }>`
    select ${areApart(sql`maker.person_id`, sql`${person}`)} as apart
    from (select person_id from group_members where group_id = ${group} order by joined_at, id limit 1) as maker`.execute(
    db,
  )
  return rows[0]?.apart === 1
}

async function addMember(db: Transaction<Schema>, group: string, { id, person, at }: Joining): Promise<void> {
  await db.insertInto('group_members').values({ id, group_id: group, person_id: person, joined_at: at }).execute()
}

async function countOf(db: Transaction<Schema>, column: 'person_id' | 'group_id', value: string): Promise<number> {
  const { count } = await db
    .selectFrom('group_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(column, '=', value)
    .executeTakeFirstOrThrow()
  return count
}
