import { KeyedQueue, lateKey, type TableReader, type TableSnapshot } from '@fathom/engine'
import type { Entry } from '@fathom/table'
import type { Store } from '../store/store.ts'
import type { Engines } from './engines.ts'
import { sendTo, subscriptionOf, type LiveSubscription, type Subscribers } from './subscribers.ts'
import { TableLoader } from './tableLoader.ts'
import { serverNow } from '../serverTime.ts'

interface Parts {
  readonly store: Pick<Store, 'load'>
  readonly engines: Pick<Engines, 'call'>
  readonly subscribers: Subscribers
  /** Called when a table could not be told; not again before it could. */
  onTrouble(table: string, error: unknown): void
}

/** After how many milliseconds it is tried again at the soonest, and, the more often it has failed, at the latest. */
const SOONEST = 100
const LATEST = 60_000

interface LateTable {
  /** How many entries of the journal are loaded. */
  readonly entries: number
  /** When the next entry is to be seen, in milliseconds since 1970, as far as is known. */
  readonly until: number
}

/**
 * Tables as they stood some minutes ago, for those who look on where a table wishes that. Such a table is folded from the beginning of the journal, up
 * to the last entry that is old enough: whatever is read of it, what came after can't be in it.
 */
export class LateTables {
  private readonly parts: Parts
  private readonly tables = new Map<string, LateTable>()
  private readonly queue = new KeyedQueue()
  private readonly timers = new Map<string, NodeJS.Timeout>()
  /** How often in a row telling a table has failed. */
  private readonly failed = new Map<string, number>()
  private isClosed = false

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** Asks the engine about the table as it stood so many milliseconds ago. @param request of the table kept by that key; null: it is not loaded */
  ask<T>(table: string, delay: number, request: (key: string) => Promise<T | null>): Promise<T> {
    return this.queue.run(table, async () => {
      const known = this.tables.get(table)
      if (known === undefined || known.until <= serverNow()) await this.load(table, delay)
      const loader = new TableLoader(
        { load: async () => this.oldEnough(await this.parts.store.load(table, 0), table, delay) },
        this.parts.engines,
        null,
        () => undefined,
      )
      return loader.call(lateKey(table), () => request(lateKey(table)))
    })
  }

  async read(table: string, delay: number, reader: TableReader, present: string[]): Promise<TableSnapshot> {
    const { snapshots } = await this.ask(table, delay, (key) =>
      this.parts.engines.call('read', { table: key, readers: [reader], present }),
    )
    const [snapshot] = snapshots
    if (snapshot === undefined) throw new Error('nothing was seen')
    return snapshot
  }

  /** Tells a subscriber how the table stood, and again whenever something has become old enough. */
  async follow(table: string, delay: number, subscription: LiveSubscription): Promise<void> {
    await this.tell(table, delay, subscription)
    this.wait(table)
  }

  /** Comes back to whoever is told late of a table, if anybody is. */
  watch(table: string): void {
    if (this.parts.subscribers.late(table).length > 0) this.wait(table)
  }

  /** The journal has been rewritten: whoever is told late is told all of it next. */
  async reload(table: string): Promise<void> {
    await this.queue.run(table, async () => {
      if (this.tables.delete(table)) await this.parts.engines.call('drop', { table: lateKey(table) })
    })
    this.watch(table)
  }

  /** Nobody is told late any more. */
  drop(table: string): void {
    clearTimeout(this.timers.get(table))
    this.timers.delete(table)
    this.failed.delete(table)
    if (!this.tables.delete(table) || this.isClosed) return
    void this.parts.engines.call('drop', { table: lateKey(table) }).catch(() => undefined)
  }

  close(): void {
    this.isClosed = true
    for (const timer of this.timers.values()) clearTimeout(timer)
    this.timers.clear()
  }

  private async tell(table: string, delay: number, subscription: LiveSubscription): Promise<void> {
    const present = this.parts.subscribers.present(table)
    const { push, metadata } = await this.ask(table, delay, (key) =>
      this.parts.engines.call('subscribe', { table: key, subscription: subscriptionOf(subscription), present }),
    )
    this.parts.subscribers.setLate(table, metadata)
    if (push.since > subscription.since || !subscription.knows) sendTo(subscription, push)
  }

  /** Comes back when the next entry is to be seen. */
  private wait(table: string): void {
    if (this.timers.has(table) || this.isClosed) return
    const until = this.tables.get(table)?.until ?? serverNow()
    const pause = Math.min(SOONEST * 2 ** (this.failed.get(table) ?? 0), LATEST)
    const timer = setTimeout(() => void this.tellAll(table), Math.max(until - serverNow(), pause))
    timer.unref()
    this.timers.set(table, timer)
  }

  /** Tells everybody who follows a table late what has become old enough. */
  async tellAll(table: string): Promise<void> {
    clearTimeout(this.timers.get(table))
    this.timers.delete(table)
    const late = this.parts.subscribers.late(table)
    if (late.length === 0) return this.drop(table)
    const errors: unknown[] = []
    for (const { subscription, delay } of late)
      await this.tell(table, delay, subscription).catch((error: unknown) => errors.push(error))
    this.count(table, errors)
    this.wait(table)
  }

  private count(table: string, errors: readonly unknown[]): void {
    const before = this.failed.get(table) ?? 0
    if (errors.length === 0) this.failed.delete(table)
    else this.failed.set(table, before + 1)
    if (errors.length > 0 && before === 0) this.parts.onTrouble(table, errors[0])
  }

  private async load(table: string, delay: number): Promise<void> {
    const all = await this.parts.store.load(table, 0)
    const before = this.tables.get(table)?.entries
    if (this.oldEnough(all, table, delay).length !== before)
      await this.parts.engines.call('drop', { table: lateKey(table) })
  }

  /** Entries have their times in order; the game's start is told at once, so that there is a table to look at. */
  private oldEnough(all: readonly Entry[], table: string, delay: number): Entry[] {
    const now = serverNow()
    const start = all.findIndex(({ kind }) => kind === 'started') + 1
    const first = all.findIndex(({ at }) => at > now - delay)
    const count = Math.max(start, first < 0 ? all.length : first)
    // What is written from now on is to be seen a whole delay later.
    this.tables.set(table, { entries: count, until: (all[count]?.at ?? now) + delay })
    return all.slice(0, count)
  }
}
