import type { TableMetadata } from '@fathom/engine'
import type { Log } from '../log.ts'
import type { TableHost } from './tableHost.ts'
import { serverNow } from '../serverTime.ts'

/** The longest that a timer of Node may take is some 24 days: it looks again sooner, in milliseconds. */
const LONGEST = 3600_000

export interface ClockWatchParts {
  readonly host: Pick<TableHost, 'look'> & { readonly subscribers: Pick<TableHost['subscribers'], 'of'> }
  readonly log: Log
}

/**
 * Tells whose page is open when a clock begins or ceases to stand still by itself. That is in no journal: it follows from when its person rests.
 * One timer serves all tables, and tables that nobody looks at are not remembered.
 */
export class ClockWatch {
  private readonly parts: ClockWatchParts
  private readonly moments = new Map<string, number>()
  private timer: ReturnType<typeof setTimeout> | null = null
  /** When the timer rings, in milliseconds since 1970. */
  private ringsAt = Infinity
  private isClosed = false

  constructor(parts: ClockWatchParts) {
    this.parts = parts
  }

  /** A table has changed, or somebody looks at it. */
  heed({ id, nextRest }: TableMetadata): void {
    const isSeen = this.parts.host.subscribers.of(id).length > 0
    if (isSeen && nextRest !== null) {
      this.moments.set(id, nextRest)
      this.ringAt(nextRest)
    } else this.moments.delete(id)
  }

  close(): void {
    this.isClosed = true
    if (this.timer !== null) clearTimeout(this.timer)
  }

  /** What does not come first needs nothing, and a timer whose table has changed rings for nothing: a change looks at no other table. */
  private ringAt(moment: number): void {
    if (this.isClosed || moment >= this.ringsAt) return
    if (this.timer !== null) clearTimeout(this.timer)
    this.ringsAt = moment
    this.timer = setTimeout(() => this.ring(), Math.min(Math.max(moment - serverNow(), 0), LONGEST))
    this.timer.unref()
  }

  private ring(): void {
    this.ringsAt = Infinity
    const now = serverNow()
    let first = Infinity
    for (const [table, moment] of this.moments) {
      if (moment > now) {
        first = Math.min(first, moment)
        continue
      }
      this.moments.delete(table)
      this.parts.host.look(table).catch((error: unknown) => {
        if (!this.isClosed) this.parts.log.error({ table, err: error }, 'the clocks of a table could not be told')
      })
    }
    if (first < Infinity) this.ringAt(first)
  }
}
