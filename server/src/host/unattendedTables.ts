import type { Duties } from '../cluster/leases.ts'
import { ApiError } from '../apiError.ts'
import type { Log } from '../log.ts'
import type { Store } from '../store/store.ts'
import type { Subscribers } from './subscribers.ts'
import type { TableHost } from './tableHost.ts'
import { serverNow } from '../serverTime.ts'

/** How many tables are looked at between two looks into the store. */
const BATCH = 50
/** It looks so often, in milliseconds: nobody waits for it to the minute. */
const PERIOD = 600_000
const DAY = 24 * 3600_000

export interface UnattendedTablesParts {
  readonly host: Pick<TableHost, 'execute' | 'metadata'> & { readonly subscribers: Pick<Subscribers, 'present'> }
  readonly store: Pick<Store, 'unattendedTables'>
  /** After how many days an open table closes; 0: never. */
  readonly days: number
  readonly duties?: Duties
  readonly log: Log
}

/**
 * Closes open tables that nobody has come to for some days. Since when they wait stands in the store, so a server that was off does it at its start.
 * Where two people sit and one of them is there, the table waits on.
 */
export class UnattendedTables {
  private readonly parts: UnattendedTablesParts
  private timer: ReturnType<typeof setInterval> | null = null
  private sweeping: Promise<void> | null = null
  private isClosed = false

  constructor(parts: UnattendedTablesParts) {
    this.parts = parts
  }

  /** Looks now and again and again. Never rejects. */
  start(): Promise<void> {
    if (this.isClosed || this.parts.days === 0) return Promise.resolve()
    this.timer = setInterval(() => void this.sweep(), PERIOD)
    this.timer.unref()
    return this.sweep()
  }

  /** Closes what has waited long enough by now. Never rejects. */
  sweep(): Promise<void> {
    this.sweeping ??= this.sweepAll().finally(() => (this.sweeping = null))
    return this.sweeping
  }

  async close(): Promise<void> {
    this.isClosed = true
    if (this.timer !== null) clearInterval(this.timer)
    await this.sweeping
  }

  private async sweepAll(): Promise<void> {
    const { store, log, days, duties } = this.parts
    if (duties !== undefined && !duties.has('closing')) return
    const since = serverNow() - days * DAY
    const kept = new Set<string>()
    try {
      for (;;) {
        const waiting = await store.unattendedTables(since, BATCH + kept.size)
        const tables = waiting.filter((table) => !kept.has(table))
        if (tables.length === 0 || this.isClosed) break
        for (const table of tables) if (!(await this.closeTable(table, since))) kept.add(table)
      }
    } catch (error) {
      if (!this.isClosed) log.error({ err: error }, 'open tables could not be looked at')
    }
  }

  /** @returns false if it stays open: company is there, somebody has just come, or it can't be closed */
  private async closeTable(table: string, since: number): Promise<boolean> {
    const { host, log } = this.parts
    try {
      if (await this.hasCompany(table)) return false
      await host.execute(table, { as: 'calendar', since }, 'en', null)
      return true
    } catch (error) {
      const hasChanged = error instanceof ApiError && error.code === 'not-timed-out'
      if (!hasChanged) log.error({ table, err: error }, 'a table that nobody came to could not be closed')
      return false
    }
  }

  private async hasCompany(table: string): Promise<boolean> {
    const { chairs } = await this.parts.host.metadata(table)
    const people = chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.person.id] : []))
    const present = this.parts.host.subscribers.present(table)
    return people.length > 1 && people.some((person) => present.includes(person))
  }
}
