import type { Kysely } from 'kysely'
import { CHANNEL_READS } from './channels.ts'
import type { Schema } from './schema.ts'

/** What is read of channels and the outbox. */
export const NOTICE_READS = {
  ...CHANNEL_READS,

  async nextNotice(db: Kysely<Schema>): Promise<number | null> {
    const row = await db
      .selectFrom('outbox')
      .select(['due', 'lease'])
      .where('outcome', 'is', null)
      .orderBy('due')
      .limit(1)
      .executeTakeFirst()
    return row === undefined ? null : Math.max(row.due, row.lease)
  },
}
