import type { TalkRoom } from '@fathom/protocol'
import { sql, type Kysely, type Migration, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'
import type { RoomOfTable } from './talkStore.ts'

/** When each room was begun, as its first line stays as long as there are others: so rooms that are old are found without reading what is said in all. */
export const silentRooms: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('talk_begun')
      .ifNotExists()
      .on('talk')
      .columns(['at'])
      .where(sql.ref('n'), '=', 1)
      .execute()
  },
}

export const SILENT_READS = {
  /** The rooms of tables that are over where something was said before a time, and nothing since. */
  async silentRooms(db: Kysely<Schema>, before: number): Promise<RoomOfTable[]> {
    const rows = await db
      .selectFrom('talk as first')
      .innerJoin('tables', 'tables.id', 'first.table_id')
      .select(['first.table_id', 'first.room'])
      // As the index says it.
      .where(sql<boolean>`first.n = 1`)
      .where('first.at', '<', before)
      .where('tables.status', 'in', ['finished', 'closed'])
      .where((one) =>
        one.not(
          one.exists(
            one
              .selectFrom('talk as later')
              .select('later.n')
              .whereRef('later.table_id', '=', 'first.table_id')
              .whereRef('later.room', '=', 'first.room')
              .where('later.at', '>=', before),
          ),
        ),
      )
      .execute()
    return rows.map(({ table_id: table, room }) => ({ table, room: room as TalkRoom }))
  },
}

export const SILENT_WRITES = {
  /** Forgets what was said in rooms where nobody has said anything since. Reports keep their lines. @returns how many lines */
  async forgetRooms(db: Transaction<Schema>, rooms: readonly RoomOfTable[], before: number): Promise<number> {
    let count = 0n
    for (const { table, room } of rooms) {
      const { numDeletedRows } = await db
        .deleteFrom('talk')
        .where('table_id', '=', table)
        .where('room', '=', room)
        .where((one) =>
          one.not(
            one.exists(
              one
                .selectFrom('talk as later')
                .select('later.n')
                .where('later.table_id', '=', table)
                .where('later.room', '=', room)
                .where('later.at', '>=', before),
            ),
          ),
        )
        .executeTakeFirst()
      count += numDeletedRows
    }
    return Number(count)
  },
}
