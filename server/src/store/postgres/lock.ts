import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { StoreError } from '../storeError.ts'

/**
 * How long somebody waits for a lock, in milliseconds. For the use of the tables, as long as PostgreSQL may need to notice that the holder was killed;
 * while another process brings them up to date, as long as many tables take: several that are started together follow each other.
 */
const PATIENCE = { use: 5000, prepare: 600_000 } as const
const PAUSE = 100

/** Fathom's own locks among those of a database; with each goes the schema whose tables it is for. */
const LOCKS = {
  /** Processes use the tables together; whoever moves data into them, and releases from before there were several processes, want them alone. */
  use: 0x46_54_48_4d,
  /** One makes or changes tables at a time. */
  prepare: 0x46_54_48_4e,
} as const

/** Of a transaction that must not run beside others of its kind: as SQLite has one writer, most changes read first and write then. */
export const ALONE = 0x46_54_48_4f

/**
 * Takes a lock of the database for this connection. PostgreSQL lets go of it when the connection ends, however it ends, and as it is the very
 * connection that writes, nobody can write without it.
 * @param how together with others who take it so, or alone
 * @throws StoreError where somebody else has it
 */
export async function takeLock(client: ClientBase, name: keyof typeof LOCKS, how: 'together' | 'alone'): Promise<void> {
  const take = how === 'together' ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock'
  for (const until = performance.now() + PATIENCE[name]; ; await sleep(PAUSE)) {
    const { rows } = await client.query<{ taken: number }>(
      `select ${take}($1, hashtext(current_schema()))::int as taken`,
      [LOCKS[name]],
    )
    if (rows[0]?.taken === 1) return
    if (performance.now() > until)
      throw new StoreError('store-away', 'the database is in use by another Fathom process')
  }
}
