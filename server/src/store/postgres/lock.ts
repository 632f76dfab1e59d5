import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { StoreError } from '../storeError.ts'

/** How long somebody waits for the lock, in milliseconds: PostgreSQL may need a moment to notice that the holder was killed. */
const PATIENCE = 5000
const PAUSE = 100
/** Fathom's own locks among those of a database; with each goes the schema whose tables it is for. */
const FATHOM = 0x46_54_48_4d

/**
 * Takes the lock of the database for this connection. PostgreSQL lets go of it when the connection ends, however it ends, and as it is the very
 * connection that writes, nobody can write without it.
 * @throws StoreError where another process has it
 */
export async function takeLock(client: ClientBase): Promise<void> {
  for (const until = performance.now() + PATIENCE; ; await sleep(PAUSE)) {
    const { rows } = await client.query<{ taken: number }>(
      'select pg_try_advisory_lock($1, hashtext(current_schema())) as taken',
      [FATHOM],
    )
    if (rows[0]?.taken === 1) return
    if (performance.now() > until)
      throw new StoreError('store-away', 'the database is in use by another Fathom process')
  }
}
