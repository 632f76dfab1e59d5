import type { Log } from '../log.ts'
import { heedDatabaseTime } from '../serverTime.ts'
import type { SqlStore } from '../store/sqlite.ts'

/** Goes by the database's time: a process with the wrong one would take time from players whose moves come to it, and end games of all. */
export async function setClock(store: Pick<SqlStore, 'time'>, log: Pick<Log, 'warn'>): Promise<void> {
  const asked = performance.now()
  const told = await store.time()
  const ahead = heedDatabaseTime(told, performance.now() - asked)
  if (ahead === null) return
  const message =
    ahead === 0 ? 'this machine’s clock is right again' : 'this machine’s clock is off: the database’s counts'
  log.warn({ databaseAheadMs: ahead }, message)
}
