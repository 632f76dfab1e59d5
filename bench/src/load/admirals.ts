import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { percentile } from '../paint/rows.ts'

/** What many bots have to keep, in milliseconds: an action, and the acknowledgement of a person's. */
export const ADMIRAL_GOALS = { action: 2000, p99: 30 }

/** Seats take turns there, so that it is plain how long each bot took. */
export const againstAdmirals = () => ({ game: 'artifacts-inc', level: 'admiral' })

/** How long bots took for an action, in milliseconds. */
interface BotActions {
  readonly count: number
  readonly median: number
  readonly p99: number
  readonly slowest: number
}

/** The bots' actions since a time, from the journals: each since the entry before it, with which the bot could begin. */
export function botActions(folder: string, from: number): BotActions {
  const database = new DatabaseSync(join(folder, 'fathom.db'), { readOnly: true, timeout: 5000 })
  try {
    const rows = database.prepare('select table_id, at, body from journal order by table_id, n').all()
    const taken: number[] = []
    let [table, last] = ['', 0]
    for (const { table_id: id, at, body } of rows) {
      const { seat } = JSON.parse(String(body)) as { seat?: number }
      const time = Number(at)
      // What follows in the same moment is the same action.
      if (id === table && seat === BOT_SEAT && last >= from && time > last) taken.push(time - last)
      table = String(id)
      last = time
    }
    return { count: taken.length, median: percentile(taken, 0.5), p99: percentile(taken, 0.99), slowest: Math.max(0, ...taken) } // prettier-ignore
  } finally {
    database.close()
  }
}

/** Where the bots sit. */
const BOT_SEAT = 1

export function admiralsLine(result: {
  readonly admirals: number
  readonly acknowledged: { readonly median: number; readonly p99: number }
  readonly bots: BotActions
}): string {
  const { admirals, acknowledged, bots } = result
  return [
    `${admirals} Admirals: ${bots.count} actions, median ${bots.median} ms, 99 of 100 within ${bots.p99} ms, slowest ${bots.slowest} ms`,
    `people: acknowledged in ${acknowledged.median.toFixed(1)} ms in the median, 99 of 100 within ${acknowledged.p99.toFixed(1)} ms`,
  ].join('\n')
}
