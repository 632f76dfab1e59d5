import type { Kysely } from 'kysely'
import { CHANNEL_READS } from './channels.ts'
import type { Schema } from './schema.ts'

/** What is read of channels and the outbox. */
export const NOTICE_READS = {
  ...CHANNEL_READS,

  async nextNotice(db: Kysely<Schema>, now: number): Promise<number | null> {
    const open = db.selectFrom('outbox').where('outcome', 'is', null)
    // What somebody is sending holds nobody up who is told later.
    const free = await open.select('due').where('lease', '<=', now).orderBy('due').limit(1).executeTakeFirst()
    const taken = await open.select('lease').where('lease', '>', now).orderBy('lease').limit(1).executeTakeFirst()
    const times = [free?.due, taken?.lease].filter((time) => time !== undefined)
    return times.length === 0 ? null : Math.min(...times)
  },
}
