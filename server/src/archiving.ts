import { ALL_DUTIES, type Duties } from './cluster/leases.ts'
import type { Subscribers } from './host/subscribers.ts'
import type { Log } from './log.ts'
import type { ArchiveTimes, Store } from './store/store.ts'

const HOUR = 3600_000

/**
 * Takes tables that nobody has touched for long out of every list and quota, now and every hour. Nothing is lost: their links still work, and
 * the next action there brings a table back into the lists. Tables where a person is present stay.
 * @param days by kind of table; 0: never
 * @returns stops it
 */
export function startArchiving(
  store: Store,
  subscribers: Subscribers,
  days: ArchiveTimes,
  log: Log,
  duties: Duties = ALL_DUTIES,
): () => void {
  const archive = async () => {
    if (!duties.has('archiving')) return
    const now = Date.now()
    const before = (limit: number) => (limit === 0 ? 0 : now - limit * 24 * HOUR)
    const { open, abandoned, finished } = days
    const times = { open: before(open), abandoned: before(abandoned), finished: before(finished) }
    const count = await store.archive(times, subscribers.tablesWithPeople())
    if (count > 0) log.info({ count }, 'tables were archived')
  }
  const tryArchive = () => void archive().catch((error: unknown) => log.error({ err: error }, 'nothing was archived'))
  tryArchive()
  const timer = setInterval(tryArchive, HOUR)
  timer.unref()
  return () => clearInterval(timer)
}
