import type { GameLibrary, TableMetadata } from '@fathom/engine'
import type { Duties } from '../cluster/leases.ts'
import { ApiError } from '../apiError.ts'
import type { Log } from '../log.ts'
import type { Store } from '../store/store.ts'
import type { TableHost } from './tableHost.ts'
import { serverNow } from '../serverTime.ts'

/** How many tables are looked at between two looks into the store. */
const BATCH = 50

/** The longest that a timer of Node may take is some 24 days: it looks again sooner, in milliseconds. */
const LONGEST = 3600_000

/** Where others write, too, it looks so often, in milliseconds. */
const LOOK = 1000

/** After something went wrong it looks again so much later, in milliseconds. */
const AGAIN = 5000

export interface ClockSweeperParts {
  readonly host: Pick<TableHost, 'execute' | 'metadata'>
  readonly store: Pick<Store, 'dueTables' | 'nextDue'>
  readonly library: Pick<GameLibrary, 'usualLevel'>
  /** Several processes use the store: which of them stops clocks, leases say, and what others write is found by looking. */
  readonly duties?: Duties
  readonly log: Log
}

/**
 * Stops the clocks that have come to zero. When each table's next one does stands in the store, written with every append: a server that was off does
 * at its start what fell due meanwhile. One timer serves all tables.
 */
export class ClockSweeper {
  private readonly parts: ClockSweeperParts
  private timer: ReturnType<typeof setTimeout> | null = null
  /** When the timer rings, in milliseconds since 1970. */
  private ringsAt = Infinity
  private sweeping: Promise<void> | null = null
  private isStarted = false
  private isClosed = false

  constructor(parts: ClockSweeperParts) {
    this.parts = parts
  }

  /** A table has changed: its clocks may come to zero before all others. Before the first sweep nothing is due: some clocks may not know yet that they rest. */
  heed({ due }: TableMetadata): void {
    if (due !== null && this.isStarted) this.ringAt(due)
  }

  /** Stops what has come to zero by now, then waits for the next clock. Never rejects. */
  sweep(): Promise<void> {
    this.isStarted = true
    this.sweeping ??= this.sweepAll().finally(() => (this.sweeping = null))
    return this.sweeping
  }

  async close(): Promise<void> {
    this.isClosed = true
    if (this.timer !== null) clearTimeout(this.timer)
    await this.sweeping
  }

  private get isOurs(): boolean {
    return this.parts.duties?.has('clocks') ?? true
  }

  private ringAt(due: number): void {
    if (this.isClosed || due >= this.ringsAt) return
    if (this.timer !== null) clearTimeout(this.timer)
    this.ringsAt = due
    const pause = Math.min(Math.max(due - serverNow(), 0), LONGEST)
    this.timer = setTimeout(() => {
      this.ringsAt = Infinity
      void this.sweep()
    }, pause)
    this.timer.unref()
  }

  private async sweepAll(): Promise<void> {
    const { store, log } = this.parts
    const failed = new Set<string>()
    try {
      while (this.isOurs) {
        const due = await store.dueTables(serverNow(), BATCH + failed.size)
        const tables = due.filter((table) => !failed.has(table))
        if (tables.length === 0 || this.isClosed) break
        for (const table of tables) if (!(await this.stopClocks(table))) failed.add(table)
      }
      if (this.parts.duties !== undefined) this.ringAt(serverNow() + LOOK)
      if (!this.isOurs) return
      const next = await store.nextDue()
      if (next !== null) this.ringAt(failed.size > 0 ? serverNow() + AGAIN : next)
    } catch (error) {
      log.error({ err: error }, 'the clocks could not be looked at')
      this.ringAt(serverNow() + AGAIN)
    }
  }

  /** @returns false if the table may still be due: somebody has just acted, it can't be loaded, or nothing can be written */
  private async stopClocks(table: string): Promise<boolean> {
    const { host, library, log } = this.parts
    try {
      const { game } = await host.metadata(table)
      await host.execute(table, { as: 'clock', standIn: library.usualLevel(game) }, 'en', null)
      return true
    } catch (error) {
      const isActed = error instanceof ApiError && error.code === 'not-timed-out'
      if (!isActed) log.error({ table, err: error }, 'a clock that has come to zero could not be stopped')
      return false
    }
  }
}
