import type { Entry } from '@fathom/table'
import { KeyedQueue, type TableMetadata } from '@fathom/engine'
import { apiError } from '../apiError.ts'
import { CallTimeout } from '../threads/timedThread.ts'
import type { Store } from '../store/store.ts'
import { StoreError } from '../store/storeError.ts'
import type { Checkpoints } from './checkpoints.ts'
import type { Engines } from './engines.ts'
import { JournalEnds } from './journalEnds.ts'
import { lateBy } from './lateBy.ts'
import { LateTables } from './lateTables.ts'
import { sendTo, subscriptionOf, Subscribers, type LiveSubscription } from './subscribers.ts'
import { TableLoader } from './tableLoader.ts'
import { serverNow } from '../serverTime.ts'

/** Which process has changed a table; or it was only looked at. */
export type Changed = 'here' | 'elsewhere' | 'nowhere'

/** Tables that other processes may write to, too: what they have written is taken in before anything is said of a table. */
export class SharedTables {
  readonly subscribers = new Subscribers((table) => void this.release(table))
  protected readonly store: Pick<Store, 'append' | 'load' | 'heads' | 'journal'>
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
  /** How the journals of loaded tables end. Only where others write, too. */
  protected readonly ends = new JournalEnds()

  /** Called when those who look on late could not be told; not again before they could. */
  onLateTrouble: (table: string, error: unknown) => void = () => {}
  /** Called when what others have written to a table could not be taken in. */
  onPollTrouble: (table: string, error: unknown) => void = () => {}

  /** @param onDamage is called with a table whose journal can't be loaded, and why */
  constructor(
    store: Pick<Store, 'append' | 'load' | 'heads' | 'journal'>,
    engines: Pick<Engines, 'call'>,
    onMetadata: (metadata: TableMetadata, changed: Changed) => void,
    onDamage: (table: string, why: string) => void = () => {},
    checkpoints: Checkpoints | null = null,
    isShared = false,
  ) {
    this.store = store
    this.engines = engines
    this.onMetadata = onMetadata
    this.loader = new TableLoader({ load: (table) => this.loadAll(table) }, engines, checkpoints, onDamage)
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
      await this.late.reload(table)
      if (this.subscribers.of(table).length > 0) await this.lookNow(table)
    })
  }

  /** Nobody knows what may have been missed: whoever follows a table is told all of it next. */
  forgetTold(): void {
    for (const table of this.told.keys()) this.unknow(table)
  }

  /** Catches up with every table that is followed here and reaches further than was told. */
  async poll(): Promise<void> {
    if (this.told.size === 0) return
    for (const { table, n, hash } of await this.store.heads([...this.told.keys()])) {
      const isOther = n > (this.told.get(table) ?? n) || hash !== this.ends.get(table)
      const isBehind = isOther || this.subscribers.of(table).some(({ knows }) => !knows)
      // One table that can't be read keeps nobody else waiting.
      if (isBehind) await this.catchUp(table).catch((error: unknown) => this.onPollTrouble(table, error))
    }
  }

  /**
   * Takes in what other processes have written to a loaded table, and tells its subscribers.
   * @returns false: it was as its journal is, or is not loaded
   */
  protected async takeIn(table: string): Promise<boolean> {
    if (!this.isShared) return false
    const loaded = await this.engines.call('reached', { table })
    // The engine has let go of what subscribers know: they are told all of it.
    if (loaded === null) return this.lookIfFollowed(table)
    const [head] = await this.store.heads([table])
    const known = this.ends.get(table)
    if (head === undefined || (head.n === loaded.n && head.hash === known)) return false
    const { entries, before, end } = await this.store.journal(table, Math.min(loaded.n, head.n))
    if (before !== known) return this.readRewritten(table)
    const live = this.subscribers.prompt(table)
    const followed = { table, entries, subscriptions: live.map(subscriptionOf), present: this.subscribers.present(table) } // prettier-ignore
    const done = await this.engines.call('follow', followed)
    if (done === null) return this.lookIfFollowed(table)
    this.ends.set(table, end)
    await this.tell(done.metadata, live, done.pushes, entries)
    this.onMetadata(done.metadata, 'elsewhere')
    return true
  }

  /** What was written before is not what it was. @returns true */
  private async readRewritten(table: string): Promise<boolean> {
    await this.forget(table)
    await this.late.reload(table)
    await this.lookIfFollowed(table)
    return true
  }

  /** Who has written is not known, perhaps nobody: bots at work here go on. @returns whether it was looked at */
  private async lookIfFollowed(table: string): Promise<boolean> {
    const isFollowed = this.subscribers.of(table).length > 0
    if (isFollowed) this.onMetadata(await this.lookNow(table), 'nowhere')
    return isFollowed
  }

  /** The whole journal, for the engine. Where others write, subscribers may not know all that is in it. */
  private async loadAll(table: string): Promise<Entry[]> {
    if (!this.isShared) return this.store.load(table, 0)
    const { entries, end } = await this.store.journal(table, 0)
    this.ends.set(table, end)
    this.unknow(table)
    return entries
  }

  private unknow(table: string): void {
    for (const subscription of this.subscribers.of(table)) subscription.knows = false
  }

  protected async tell(
    metadata: TableMetadata,
    live: readonly LiveSubscription[],
    pushes: Parameters<Subscribers['tell']>[2],
    entries: readonly Entry[],
  ): Promise<void> {
    const table = metadata.id
    const late = this.subscribers.late(table)
    this.subscribers.tell(metadata, live, pushes, entries.at(-1))
    if (late.length > 0) await this.tellAtOnce(metadata, late)
    // Whoever waited for the game to start is told late from now on.
    this.late.watch(table)
    const last = entries.at(-1)
    if (last !== undefined) this.noteTold(table, last.n)
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
    const present = this.subscribers.present(table)
    // What subscribers know changes where the table has to be loaded first.
    const { pushes, metadata } = await this.loader.call(table, () =>
      this.engines.call('look', { table, at: serverNow(), subscriptions: live.map(subscriptionOf), present }),
    )
    this.subscribers.tell(metadata, live, pushes)
    this.late.watch(table)
    if (this.isShared) this.noteTold(table, (await this.engines.call('reached', { table }))?.n)
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
    this.unknow(table)
    this.ends.drop(table)
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
