import type { Language } from '@fathom/kernel'
import type { Entry, EntryBody } from '@fathom/table'
import type {
  EngineCalls,
  ListedTable,
  TableMetadata,
  TableReader,
  TableRequest,
  TableResult,
  TableSnapshot,
} from '@fathom/engine'
import { ApiError, apiError, badRecord, refusedBy } from '../apiError.ts'
import { firstLink } from '../store/chain.ts'
import type { AppendResult, Store, Written } from '../store/store.ts'
import { NO_TRACING, type Tracing } from '../tracing/tracing.ts'
import { AskedTables, first } from './askedTables.ts'
import { lateBy } from './lateBy.ts'
import { sendTo, subscriptionOf, type LiveSubscription } from './subscribers.ts'
import { serverNow } from '../serverTime.ts'

/** How often a command is decided anew because somebody else wrote first. */
const TRIES = 5

/** What became of a command. */
export interface CommandResult {
  /** The last entry, as who asked counts. */
  readonly version: number
  /** The table as they see it, if they wanted that. */
  readonly snapshot: TableSnapshot | null
}

/**
 * The tables of this server. Everything asked of a table goes through one queue. A command is one call of the engine, which decides it and evolves
 * its loaded table; then the server appends the entries, and only then tells anybody. Until then nobody reads the loaded table: they wait in the
 * queue. If the store does not take the entries, the server drops the loaded table, and the next call loads it from the journal.
 */
export class TableHost extends AskedTables {
  /** Called with every command that has been answered: what somebody asked, what came of it, and how many seconds they waited. */
  onAnswered: (asked: string, error: unknown, seconds: number) => void = () => {}
  tracing: Tracing = NO_TRACING
  /** Called with every journal that was written to: how far it reaches now; null: what was written before was changed. */
  onWritten: (table: string, n: number | null) => void = () => {}

  /** Makes a new table from its first entry; a full one starts at once. */
  create(table: string, created: EntryBody, reader: TableReader): Promise<TableSnapshot> {
    return this.timed('create', table, async () => {
      const readers = [reader]
      const made = await this.engines.call('create', { table, at: serverNow(), created, readers, present: [] })
      if ((await this.append(table, made.entries, made.listed, made.result)) === 'conflict') {
        throw new Error(`there is a table ${table} already`)
      }
      this.onMetadata(made.metadata, 'here')
      return first(made.snapshots)
    })
  }

  /** Makes a table of a finished game's record, unless there is one of that id. @throws ApiError if the record is no good */
  keepRecord(table: string, kept: Omit<EngineCalls['keepRecord']['request'], 'table' | 'at' | 'readers' | 'present'>) {
    return this.timed('keep-record', table, async () => {
      if ((await this.store.load(table, 0)).length > 0) return
      const asked = { ...kept, table, at: serverNow(), readers: [], present: [] }
      const made = await this.engines.call('keepRecord', asked)
      if (!made.ok) throw badRecord(made.refusal)
      // Where another process was faster, that is what was asked for.
      await this.append(table, made.entries, made.listed, made.result)
    })
  }

  /**
   * Does what somebody asks.
   * @param language of a refusal
   * @param reader whose snapshot of the table is wanted afterwards; null: nobody's
   * @throws ApiError if it is refused
   */
  execute(
    table: string,
    request: TableRequest,
    language: Language,
    reader: TableReader | null,
  ): Promise<CommandResult> {
    const asked = request.as === 'person' ? request.command.do : request.as
    return this.timed(asked, table, () => this.executeNow(table, request, language, reader))
  }

  /** Tells those who look on late what has become old enough; a timer does it, too. */
  lookLate(table: string): Promise<void> {
    return this.late.tellAll(table)
  }

  /** Reads the clocks of a table anew, and tells its subscribers of those that have begun or ceased to stand still by themselves. */
  look(table: string): Promise<void> {
    return this.queued(table, async () => this.onMetadata(await this.lookNow(table), 'nowhere'))
  }

  /** Starts a subscription: sends what it missed and how the table stands, then every change. */
  async enter(table: string, subscription: LiveSubscription): Promise<void> {
    await this.fresh(table, async () => {
      const present = [
        ...this.subscribers.present(table),
        ...(subscription.person === null ? [] : [subscription.person]),
      ]
      const { push, metadata } = await this.loader.call(table, () =>
        this.engines.call('subscribe', { table, subscription: subscriptionOf(subscription), present }),
      )
      this.subscribers.enter(subscription, metadata)
      const delay = lateBy(metadata, subscription.person)
      if (delay === 0) sendTo(subscription, push)
      else await this.late.follow(table, delay, subscription)
      if (this.isShared) this.noteTold(table, (await this.engines.call('reached', { table }))?.n)
      this.onMetadata(metadata, 'nowhere')
    })
  }

  /** Lets the bots of a table go on here if they have the move. */
  async wake(table: string): Promise<void> {
    this.onMetadata(await this.metadata(table), 'here')
  }

  /**
   * Makes the rematch of a table that is finished or that nobody came to, once; `make` makes the other table and is not called if there is one already.
   * @returns the id of the rematch's table
   */
  rematch(
    table: string,
    request: (next: string) => TableRequest,
    reader: TableReader,
    make: (old: TableMetadata) => Promise<string>,
  ) {
    return this.fresh(table, async () => {
      const { metadata } = await this.loader.call(table, () =>
        this.engines.call('read', { table, readers: [], present: [] }),
      )
      if (metadata.rematch !== null) return metadata.rematch
      // Refused before a table is made that nobody would find.
      const isSeated = metadata.chairs.some((chair) => chair.kind === 'person' && chair.person.id === reader.person)
      if (!isSeated) throw apiError('not-seated')
      if (metadata.status !== 'finished' && !metadata.nobodyCame) throw apiError('not-finished')
      const next = await make(metadata)
      try {
        await this.executeNow(table, request(next), reader.language, null)
        return next
      } catch (error) {
        // Asked for at another process meanwhile.
        const made = error instanceof ApiError && error.code === 'rematch-exists' ? error.params['table'] : null
        if (typeof made === 'string') return made
        throw error
      }
    })
  }

  /** Puts another journal in the place of a table's, with the same actions and draws. */
  rewrite(table: string, change: (entries: readonly Entry[]) => Entry[], keep: Store['rewrite']): Promise<void> {
    return this.queued(table, async () => {
      for (let tries = 0; tries < TRIES; tries++)
        if ((await this.rewriteNow(table, change, keep)) === 'ok') return this.onWritten(table, null)
      throw othersWrote(table)
    })
  }

  private async rewriteNow(
    table: string,
    change: (entries: readonly Entry[]) => Entry[],
    keep: Store['rewrite'],
  ): Promise<Written> {
    const { entries: before, end } = await this.store.journal(table, 0)
    const entries = change(before)
    await this.engines.call('drop', { table })
    await this.engines.call('load', { table, entries, checkpoint: null, verify: false })
    try {
      return await keep(table, entries, (await this.engines.call('list', { table }))?.listed ?? null, end)
    } finally {
      // Whoever follows the table is told all of it next, from the journal as it is now.
      await this.forget(table)
      await this.late.reload(table)
    }
  }

  private async executeNow(
    table: string,
    request: TableRequest,
    language: Language,
    reader: TableReader | null,
  ): Promise<CommandResult> {
    const readers = reader === null ? [] : [reader]
    for (let tries = 0; tries < TRIES; tries++) {
      const live = this.subscribers.prompt(table)
      const present = this.subscribers.present(table)
      const done = await this.loader.call(table, () => {
        // What subscribers know changes where the table has to be loaded first.
        const subscriptions = live.map(subscriptionOf)
        return this.engines.call('execute', { table, at: serverNow(), request, readers, subscriptions, present, language }) // prettier-ignore
      })
      if (!done.ok) {
        // What is refused may be possible by now.
        if (await this.takeIn(table)) continue
        throw refusedBy(done.refusal, done.message)
      }
      if ((await this.append(table, done.entries, done.listed, done.result)) === 'conflict') {
        // Subscribers may not have been told what is there.
        if (this.isShared) {
          // What was written before may be another journal now.
          await this.late.reload(table)
          await this.lookNow(table)
        }
        continue
      }
      await this.tell(done.metadata, live, done.pushes, done.entries)
      this.onMetadata(done.metadata, 'here')
      if (done.isCheckpointDue) void this.tracing.apart(() => this.checkpoint(table))
      return { version: done.version, snapshot: done.snapshots[0] ?? null }
    }
    throw othersWrote(table)
  }

  /** Makes a checkpoint, after everybody who waits for the table now. While the server stops there may be no engine any more. */
  private checkpoint(table: string): Promise<void> {
    const work = async () => {
      const made = this.checkpoints && (await this.engines.call('checkpoint', { table }))
      if (made !== null) this.checkpoints?.save(table, made, this.ends.get(table))
    }
    return this.queue.run(table, work).catch(() => {})
  }

  /** Appends. If the store did not take the entries, the loaded table, which has them, is dropped. */
  private async append(
    table: string,
    entries: readonly Entry[],
    listed: ListedTable,
    ended: TableResult | null,
  ): Promise<Written> {
    const [opening] = entries
    if (opening === undefined) return 'ok'
    let result: AppendResult | 'failed' = 'failed'
    try {
      const before = opening.n === 1 ? firstLink(table) : this.ends.get(table)
      // On which journal this was decided is not known any more.
      if (this.isShared && before === null) return (result = 'conflict')
      result = await this.store.append(table, entries, listed, ended, this.isShared ? before : null)
      if (result === 'gone') throw apiError('no-guest')
      if (typeof result === 'object') throw apiError('rated-game-runs', { table: result.runs })
      if (result === 'ok') {
        if (this.isShared && before !== null) this.ends.append(table, before, entries)
        this.onWritten(table, entries.at(-1)?.n ?? 0)
      }
      return result
    } finally {
      if (result !== 'ok') await this.forget(table)
    }
  }

  /** `queued`, and tells how long that took. */
  private async timed<T>(asked: string, table: string, work: () => Promise<T>): Promise<T> {
    const since = performance.now()
    let error: unknown = null
    try {
      return await this.tracing.span(`command ${asked}`, { 'fathom.table': table }, () => this.queued(table, work))
    } catch (refused) {
      error = refused
      throw refused
    } finally {
      this.onAnswered(asked, error, (performance.now() - since) / 1000)
    }
  }
}

function othersWrote(table: string): Error {
  return new Error(`table ${table}: somebody else always wrote first`)
}
