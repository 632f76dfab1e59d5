import type { Emblem } from '@fathom/protocol'
import { sql, type Kysely, type Migration, type Transaction } from 'kysely'
import { areApart } from './apart.ts'
import { parseTable, type ListedRow, type StoredTable } from './listed.ts'
import type { Schema } from './schema.ts'

/** A friend, as somebody has them. */
export interface StoredFriend {
  readonly id: string
  readonly other: string
  /** What they are called now. */
  readonly name: string
  readonly emblem: Emblem | null
  readonly at: number
}

/** Where a friend sits. */
export interface FriendAtTable {
  /** The friend's id, as `StoredFriend` has it. */
  readonly friend: string
  readonly table: StoredTable
}

/** Friends, and the links by which they become so. */
export const friends: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('friends')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('other_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('friends_pair', ['person_id', 'other_id'])
      .execute()
    await db.schema.createIndex('friends_other').ifNotExists().on('friends').columns(['other_id']).execute()
    await db.schema
      .createTable('friend_links')
      .ifNotExists()
      .addColumn('person_id', 'text', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute()
  },
}

export const FRIEND_READS = {
  /** By their names. */
  async friendsOf(db: Kysely<Schema>, person: string): Promise<StoredFriend[]> {
    return db
      .selectFrom('friends')
      .innerJoin('guests', 'guests.id', 'friends.other_id')
      .select(['friends.id', 'friends.other_id as other', 'guests.name', 'guests.emblem', 'friends.created_at as at'])
      .where('friends.person_id', '=', person)
      .orderBy(sql`lower(guests.name)`)
      .orderBy('friends.id')
      .execute()
  },

  /**
   * Where a person's friends sit, of what a friend may see: tables that were opened to everybody, those where the person sits, too, and those of
   * their groups. Where there are more than `most`, which are told hangs on nothing that is played: of some games the reader sees all late.
   */
  async friendTables(db: Kysely<Schema>, person: string, most: number): Promise<FriendAtTable[]> {
    const { rows } = await sql<ListedRow & { readonly friend: string }>`
      select friends.id as friend, tables.id, tables.updated_at, tables.summary, opener.language
      from friends join seats on seats.person_id = friends.other_id join tables on tables.id = seats.table_id
        left join owners on owners.table_id = tables.id left join guests as opener on opener.id = owners.person_id
      where friends.person_id = ${person} and tables.status in ('open', 'playing') and tables.archived = 0
        and (tables.visibility = 'open'
          or exists (select 1 from group_tables join group_members on group_members.group_id = group_tables.group_id
            where group_tables.table_id = tables.id and group_members.person_id = ${person})
          or exists (select 1 from seats as mine where mine.table_id = tables.id and mine.person_id = ${person}))
      order by tables.status, tables.id limit ${most}`.execute(db)
    return rows.map(({ friend, ...row }) => ({ friend, table: parseTable(row) }))
  },

  /** Whose link has that hash; null: nobody's, or it is over. */
  async friendLink(db: Kysely<Schema>, hash: string, now: number): Promise<string | null> {
    const row = await db
      .selectFrom('friend_links')
      .select('person_id')
      .where('hash', '=', hash)
      .where('until', '>', now)
      .executeTakeFirst()
    return row?.person_id ?? null
  },
}

export const FRIEND_WRITES = {
  /** In place of the one before. */
  async saveFriendLink(db: Transaction<Schema>, person: string, hash: string, until: number): Promise<void> {
    await db
      .insertInto('friend_links')
      .values({ person_id: person, hash, until })
      .onConflict((on) => on.column('person_id').doUpdateSet({ hash, until }))
      .execute()
  },

  /**
   * Makes two people friends by a link of one of them. Whether it still leads to them is asked in the same transaction: one of them may keep the other
   * away, or end the link, at this moment.
   * @returns `full` if one of them has as many as anybody may; `old`: the link is over; `ok` also if they are friends already
   */
  async befriend(
    db: Transaction<Schema>,
    hash: string,
    [one, other]: readonly [string, string],
    [id, back]: readonly [string, string],
    at: number,
    most: number,
  ): Promise<'ok' | 'full' | 'old'> {
    const owner = await FRIEND_READS.friendLink(db, hash, at)
    if ((owner !== one && owner !== other) || (await isBlocked(db, one, other))) return 'old'
    for (const person of [one, other]) {
      const { count } = await db
        .selectFrom('friends')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('person_id', '=', person)
        .executeTakeFirstOrThrow()
      if (count >= most) return 'full'
    }
    await db
      .insertInto('friends')
      .values([
        { id, person_id: one, other_id: other, created_at: at },
        { id: back, person_id: other, other_id: one, created_at: at },
      ])
      .onConflict((on) => on.doNothing())
      .execute()
    return 'ok'
  },

  /** Neither is the other's friend any more, nor becomes it again by the link that the person has given away. @returns false: there is no such friend of theirs */
  async unfriend(db: Transaction<Schema>, person: string, id: string): Promise<boolean> {
    const row = await db
      .selectFrom('friends')
      .select('other_id')
      .where('id', '=', id)
      .where('person_id', '=', person)
      .executeTakeFirst()
    if (row === undefined) return false
    await part(db, person, row.other_id)
    return true
  },
}

async function isBlocked(db: Transaction<Schema>, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ apart: number }>`select ${areApart(sql`${one}`, sql`${other}`)} as apart`.execute(db)
  return rows[0]?.apart === 1
}

/**
 * Neither of two people is the other's friend any more, nor asked to a table by the other.
 * @param person wishes that: their link is over as well, as the other may have it
 */
export async function part(db: Transaction<Schema>, person: string, other: string): Promise<void> {
  await db.deleteFrom('friend_links').where('person_id', '=', person).execute()
  for (const [one, of] of [
    [person, other],
    [other, person],
  ] as const) {
    // prettier-ignore
    await db.deleteFrom('friends').where('person_id', '=', one).where('other_id', '=', of).execute()
    await db.deleteFrom('invitations').where('person_id', '=', one).where('by_id', '=', of).execute()
  }
}
