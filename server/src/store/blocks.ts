import { type Kysely, type Migration, type Transaction } from 'kysely'
import { part } from './friends.ts'
import type { Schema } from './schema.ts'

/** That somebody keeps somebody else away. */
export interface StoredBlock {
  readonly person: string
  readonly other: string
}

/** As who keeps the other away reads it. */
export interface BlockOfMine {
  readonly id: string
  /** What the other is called now. */
  readonly name: string
  readonly at: number
}

/** Who keeps whom away. */
export const blocks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('blocks')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('other_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('blocks_pair', ['person_id', 'other_id'])
      .execute()
    await db.schema.createIndex('blocks_other').ifNotExists().on('blocks').columns(['other_id']).execute()
  },
}

export const BLOCK_READS = {
  async blocks(db: Kysely<Schema>): Promise<StoredBlock[]> {
    return db.selectFrom('blocks').select(['person_id as person', 'other_id as other']).execute()
  },

  /** The last first. */
  async blocksOf(db: Kysely<Schema>, person: string): Promise<BlockOfMine[]> {
    return db
      .selectFrom('blocks')
      .innerJoin('guests', 'guests.id', 'blocks.other_id')
      .select(['blocks.id', 'guests.name', 'blocks.created_at as at'])
      .where('blocks.person_id', '=', person)
      .orderBy('blocks.created_at', 'desc')
      .orderBy('blocks.id')
      .execute()
  },
}

export const BLOCK_WRITES = {
  /** @returns `full` if the person has as many as anybody may; `ok` also if the other was kept away already */
  async addBlock(
    db: Transaction<Schema>,
    id: string,
    { person, other }: StoredBlock,
    at: number,
    most: number,
  ): Promise<'ok' | 'full'> {
    const { count } = await db
      .selectFrom('blocks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('person_id', '=', person)
      .executeTakeFirstOrThrow()
    if (count >= most) return 'full'
    await db
      .insertInto('blocks')
      .values({ id, person_id: person, other_id: other, created_at: at })
      .onConflict((on) => on.doNothing())
      .execute()
    await part(db, person, other)
    return 'ok'
  },

  /** @returns who is not kept away any more; null: there is no such block of theirs */
  async removeBlock(db: Transaction<Schema>, person: string, id: string): Promise<string | null> {
    const row = await db
      .deleteFrom('blocks')
      .where('id', '=', id)
      .where('person_id', '=', person)
      .returning('other_id')
      .executeTakeFirst()
    return row?.other_id ?? null
  },
}
