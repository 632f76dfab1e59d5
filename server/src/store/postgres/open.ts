import type { PoolClient } from 'pg'
import type { OpenedDatabase } from '../opened.ts'
import type { StoreThreadData } from '../threadMessages.ts'
import { connect } from './connect.ts'
import { faultOf } from './errors.ts'
import { begin, orderOf } from './beside.ts'
import { takeLock } from './lock.ts'

/** How many reads are done beside one another. */
const READERS = 4

/** Whoever has a reader's connection sees one moment from a transaction's beginning to its end: what it reads may be several rows that belong together. */
const READER = 'set session characteristics as transaction isolation level repeatable read, read only'

/** Half-open connections are noticed within half a minute by PostgreSQL, too, and their locks given up. */
const KEEP_ALIVE = `
  select set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
    set_config('tcp_keepalives_count', '3', false)`

/**
 * A process that was paused, or whose machine has died, in the middle of a transaction keeps what it has locked from all others: PostgreSQL ends the
 * transaction, and with it the connection. Whoever waits for such a lock waits longer than that, and is then told so instead of staying in a queue.
 */
const SHORT = `
  select set_config('idle_in_transaction_session_timeout', '5s', false), set_config('lock_timeout', '8s', false)`

/** What is acknowledged is on the disk, also where the operator lets other programs risk their last transactions. */
const DURABLE = `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`

async function prepareWriter(client: PoolClient): Promise<void> {
  await client.query(KEEP_ALIVE)
  await client.query(SHORT)
  await client.query(DURABLE)
  await takeLock(client, 'use', 'together')
}

/** Opens a database of PostgreSQL that `prepareDatabase` has brought up to date. One connection writes, and holds the lock that keeps away who wants the tables alone. */
export function openPostgres({ role, database }: StoreThreadData): OpenedDatabase {
  const isWriter = role === 'writer'
  const db = connect(database, {
    most: isWriter ? 1 : READERS,
    prepare: isWriter ? prepareWriter : async (client) => void (await client.query(READER)),
  })
  return {
    db,
    readsTogether: !isWriter,
    begin,
    orderOf,
    // Takes the lock at once.
    prepare: async () => void (await db.selectFrom('probe').select('at').execute()),
    faultOf,
    close: () => db.destroy(),
  }
}
