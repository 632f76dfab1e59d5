import type { DamagedTables } from './host/damagedTables.ts'
import type { Engines } from './host/engines.ts'
import type { TableHost } from './host/tableHost.ts'
import type { Log } from './log.ts'
import type { Rests } from './notices/rests.ts'
import type { SqlStore } from './store/sqlite.ts'

interface Resuming {
  readonly store: SqlStore
  readonly host: TableHost
  readonly rests: Rests
  readonly engines: Engines
  readonly damaged: DamagedTables
  readonly log: Log
  /** The server stops: a table that has not been woken by then waits for the next start. */
  isClosing(): boolean
}

/** After a start: warms the threads up, checks the ends of the journals, and lets bots go on that had the move when the server stopped. */
export async function resume({ store, host, rests, engines, damaged, log, isClosing }: Resuming): Promise<void> {
  await engines.check()
  // Before any clock is stopped that was to stand still.
  await rests.resume()
  for (const table of await store.damagedHeads()) damaged.add(table, 'its last entry is not what was written')
  // Where several processes share a store, whoever holds the lease of a table's bots wakes them.
  if (store.keeper !== null) return
  for (const table of await store.tablesWithBotsToMove()) {
    if (isClosing()) return
    await host.wake(table).catch((error: unknown) => {
      if (!isClosing()) log.error({ table, err: error }, 'a table could not be resumed')
    })
  }
}
