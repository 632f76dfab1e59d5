import type { Entry } from '@fathom/table'
import { KeyedQueue, type TableMetadata } from '@fathom/engine'
import { apiError } from '../apiError.ts'
import { CallTimeout } from '../threads/timedThread.ts'
import type { Store } from '../store/store.ts'
import { StoreError } from '../store/storeError.ts'
import type { Checkpoints } from './checkpoints.ts'
import type { Engines } from './engines.ts'
import { lateBy } from './lateBy.ts'
import { LateTables } from './lateTables.ts'
import { sendTo, subscriptionOf, Subscribers, type LiveSubscription } from './subscribers.ts'
import { TableLoader } from './tableLoader.ts'

/** Which process has changed a table; or it was only looked at. */
export type Changed = 'here' | 'elsewhere' | 'nowhere'

/** Tables that other processes may write to, too: what they have written is taken in before anything is said of a table. */
export class SharedTables {
  readonly subscribers = new Subscribers((table) => void this.release(table))
  protected readonly store: Pick<Store, 'append' | 'load' | 'heads'>
  protected readonly engines: Pick<Engines, 'call'>
  protected readonly loader: TableLoader
  protected readonly queue = new KeyedQueue()
  protected readonly late: LateTables
  /** Null: tables are loaded from their journals alone. */
  protected readonly checkpoints: Checkpoints | null
  /** Called after every change, and when a table is looked at, with how it stands. */
  protected readonly onMetadata: (metadata: TableMetadata, changed: Changed) => void
  /** Other processes may write to the journals, too. */
  protected readonly isShared: boolean
  /** How far the tables that somebody is subscribed to here are told. Only where others write, too. */
  private readonly told = new Map<string, number>()

  /** Called when those who look on late could not be told; not again before they could. */
  onLateTrouble: (table: string, error: unknown) => void = () => {}

  /** @param onDamage is called with a table whose journal can't be loaded, and why */
  constructor(
    store: Pick<Store, 'append' | 'load' | 'heads'>,
    engines: Pick<Engines, 'call'>,
    onMetadata: (metadata: TableMetadata, changed: Changed) => void,
    onDamage: (table: string, why: string) => void = () => {},
    checkpoints: Checkpoints | null = null,
    isShared = false,
  ) {
    this.store = store
    this.engines = engines
    this.onMetadata = onMetadata
    this.loader = new TableLoader(store, engines, checkpoints, onDamage)
    this.checkpoints = checkpoints
    this.isShared = isShared
    this.late = new LateTables({
      store,
      engines,
      subscribers: this.subscribers,
      onTrouble: (table, error) => this.onLateTrouble(table, error),
    })
  }

  /** Another process may have written: tells the subscribers what they do not know yet. */
  catchUp(table: string): Promise<void> {
    return this.queued(table, async () => {
      await this.takeIn(table)
      if (this.subscribers.of(table).some(({ knows }) => !knows)) await this.lookNow(table)
    })
  }

  /** What was written before was changed by another process: the table is read anew. */
  readAnew(table: string): Promise<void> {
    return this.queued(table, async () => {
      await this.forget(table)
      if (this.subscribers.of(table).length > 0) await this.lookNow(table)
    })
  }

  /** Nobody knows what may have been missed: whoever follows a table is told all of it next. */
  forgetTold(): void {
    for (const table of this.told.keys())
      for (const subscription of this.subscribers.of(table)) subscription.knows = false
  }

  /** Catches up with every table that is followed here and reaches further than was told. */
  async poll(): Promise<void> {
    if (this.told.size === 0) return
    for (const { table, n } of await this.store.heads([...this.told.keys()])) {
      const isBehind = n > (this.told.get(table) ?? n) || this.subscribers.of(table).some(({ knows }) => !knows)
      if (isBehind) await this.catchUp(table)
    }
  }

  /**
   * Takes in what other processes have written to a loaded table, and tells its subscribers.
   * @returns false: it was as its journal is, or is not loaded
   */
  protected async takeIn(table: string): Promise<boolean> {
    if (!this.isShared) return false
    const loaded = await this.engines.call('reached', { table })
    const [head] = loaded === null ? [] : await this.store.heads([table])
    if (loaded === null || head === undefined || head.n <= loaded.n) return false
    const entries = await this.store.load(table, loaded.n)
    const live = this.subscribers.prompt(table)
    const followed = { table, entries, subscriptions: live.map(subscriptionOf), present: this.subscribers.present(table) } // prettier-ignore
    const done = await this.engines.call('follow', followed)
    if (done === null) return false
    await this.tell(done.metadata, live, done.pushes, entries)
    this.onMetadata(done.metadata, 'elsewhere')
    return true
  }

  protected async tell(
    metadata: TableMetadata,
    live: readonly LiveSubscription[],
    pushes: Parameters<Subscribers['tell']>[2],
    entries: readonly Entry[],
  ): Promise<void> {
    const table = metadata.id
    const late = this.subscribers.late(table)
    this.subscribers.tell(metadata, live, pushes)
    if (late.length > 0) await this.tellAtOnce(metadata, late)
    // Whoever waited for the game to start is told late from now on.
    this.late.watch(table)
    this.noteTold(table, entries.at(-1)?.n)
  }

  protected noteTold(table: string, n = 0): void {
    if (this.isShared && this.subscribers.of(table).length > 0) this.told.set(table, n)
  }

  /** Whoever was told late is told all when there is nothing to wait for any more. */
  private async tellAtOnce(metadata: TableMetadata, late: ReturnType<Subscribers['late']>): Promise<void> {
    const table = metadata.id
    const present = this.subscribers.present(table)
    for (const { subscription } of late) {
      if (lateBy(metadata, subscription.person) > 0) continue
      const { push } = await this.loader.call(table, () =>
        this.engines.call('subscribe', { table, subscription: subscriptionOf(subscription), present }),
      )
      sendTo(subscription, push)
    }
    if (this.subscribers.late(table).length === 0) this.late.drop(table)
  }

  protected async lookNow(table: string): Promise<TableMetadata> {
    const live = this.subscribers.prompt(table)
    const subscriptions = live.map(subscriptionOf)
    const present = this.subscribers.present(table)
    const { pushes, metadata } = await this.loader.call(table, () =>
      this.engines.call('look', { table, at: Date.now(), subscriptions, present }),
    )
    this.subscribers.tell(metadata, live, pushes)
    return metadata
  }

  /** The engine need not keep a table that nobody is subscribed to. While the server stops there may be no engine any more. */
  private release(table: string): Promise<void> {
    const work = async () => {
      if (this.subscribers.of(table).length > 0) return
      this.late.drop(table)
      this.told.delete(table)
      await this.engines.call('release', { table })
    }
    return this.queue.run(table, work).catch(() => {})
  }

  /** Resolves when nothing is being done any more. */
  idle(): Promise<void> {
    this.late.close()
    return this.queue.idle()
  }

  /** Drops the loaded table. Its journal may have what subscribers have not been told: of another process, or of an append whose answer was lost. */
  protected async forget(table: string): Promise<void> {
    for (const subscription of this.subscribers.of(table)) subscription.knows = false
    await this.engines.call('drop', { table })
  }

  /** `queued`, with what other processes have written by then; while the database is away, as it is known. */
  protected fresh<T>(table: string, work: () => Promise<T>): Promise<T> {
    return this.queued(table, async () => {
      await this.takeIn(table).catch(unlessAway)
      return work()
    })
  }

  protected queued<T>(table: string, work: () => Promise<T>): Promise<T> {
    return this.queue.run(table, async () => {
      try {
        return await work()
      } catch (error) {
        throw error instanceof CallTimeout ? apiError('engine-timeout') : error
      }
    })
  }
}

function unlessAway(error: unknown): void {
  if (!(error instanceof StoreError) || error.fault !== 'store-away') throw error
}
