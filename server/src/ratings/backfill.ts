import type { TableHost } from '../host/tableHost.ts'
import type { Log } from '../log.ts'
import type { Store } from '../store/store.ts'

interface Parts {
  readonly store: Pick<Store, 'results'>
  readonly host: Pick<TableHost, 'result'>
  readonly log: Pick<Log, 'info' | 'warn'>
  isClosing(): boolean
}

/** How many tables are looked up at once. */
const BATCH = 100

/**
 * Keeps how those tables ended that programs of before have played to their end, one after the other while the server runs; and lets ratings follow
 * what has changed hands. A journal that can't be read any more has no result.
 */
export async function keepMissingResults({ store, host, log, isClosing }: Parts): Promise<void> {
  let kept = 0
  for (let after = ''; ;) {
    const tables = await store.results.missing(after, BATCH)
    for (const table of tables) {
      if (isClosing()) return
      try {
        const result = await host.result(table)
        if (result !== null) await store.results.keep(table, result)
        kept++
      } catch (error) {
        if (isClosing()) return
        log.warn({ table, err: error }, 'the result of a table could not be kept')
      }
    }
    const last = tables.at(-1)
    if (last === undefined) break
    after = last
  }
  await store.results.fold()
  if (kept > 0) log.info({ kept }, 'results of finished tables are kept')
}
