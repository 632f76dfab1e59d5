import { ALL_DUTIES, type Duties } from './cluster/leases.ts'
import type { Subscribers } from './host/subscribers.ts'
import type { Log } from './log.ts'
import type { ArchiveTimes, Store } from './store/store.ts'
import { serverNow } from './serverTime.ts'

const HOUR = 3600_000
/** The talk of so many rooms is forgotten in one go. */
const ROOMS = 10
/** So many days after a game those whom its host had shown out may write there again. */
const SHOWN_OUT_DAYS = 30

/**
 * Takes tables that nobody has touched for long out of every list and quota, now and every hour. Nothing is lost: their links still work, and
 * the next action there brings a table back into the lists. Tables where a person is present stay.
 * What was said at tables that are over for long is forgotten, and who was shown out there.
 * @param days by kind of table, and how many of silence talk is kept; 0: never
 * @returns stops it
 */
export function startArchiving(
  store: Store,
  subscribers: Subscribers,
  days: ArchiveTimes & { readonly talk: number },
  log: Log,
  duties: Duties = ALL_DUTIES,
): () => void {
  const archive = async () => {
    if (!duties.has('archiving')) return
    const now = serverNow()
    const before = (limit: number) => (limit === 0 ? 0 : now - limit * 24 * HOUR)
    const { open, abandoned, finished } = days
    const times = { open: before(open), abandoned: before(abandoned), finished: before(finished) }
    const count = await store.archive(times, subscribers.tablesWithPeople())
    if (count > 0) log.info({ count }, 'tables were archived')
    await store.company.purgeShownOut(before(SHOWN_OUT_DAYS))
    const silent = days.talk > 0 ? await store.talk.silentRooms(before(days.talk)) : []
    // A batch after another: whoever plays waits for none of them long.
    for (let n = 0; n < silent.length; n += ROOMS)
      await store.talk.forgetRooms(silent.slice(n, n + ROOMS), before(days.talk))
  }
  let isStopped = false
  const tryArchive = () =>
    void archive().catch((error: unknown) => {
      // A store that closes under it is no failure of its own.
      if (!isStopped) log.error({ err: error }, 'nothing was archived')
    })
  tryArchive()
  const timer = setInterval(tryArchive, HOUR)
  timer.unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
