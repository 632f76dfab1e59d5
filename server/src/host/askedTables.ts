import type {
  HelpReading,
  Json,
  LogReading,
  SandboxReading,
  ScoreHistory,
  TableReading,
  WhyReading,
} from '@fathom/protocol'
import type { StoredSet } from '@fathom/table'
import { type BotPosition, type PlayedChoice, type ReadSetRequest, type ReadSetResult, type TableMetadata, type TableReader, type TableResult, type TableSnapshot } from '@fathom/engine' // prettier-ignore
import { apiError, refusedBy } from '../apiError.ts'
import { lateBy } from './lateBy.ts'
import { SharedTables } from './sharedTables.ts'
import { serverNow } from '../serverTime.ts'

/** What can be asked of the tables of this server without changing any. A question waits in its table's queue, as a command does. */
export class AskedTables extends SharedTables {
  /** The table as somebody may see it. */
  async read(table: string, reader: TableReader): Promise<TableSnapshot> {
    return this.fresh(table, async () => {
      const present = this.subscribers.present(table)
      const read = () => this.loader.call(table, () => this.engines.call('read', { table, readers: [reader], present }))
      let seen = await read()
      if ((seen.metadata.nextRest ?? Infinity) <= serverNow()) {
        await this.lookNow(table)
        seen = await read()
      }
      this.onMetadata(seen.metadata, 'nowhere')
      const delay = lateBy(seen.metadata, reader.person)
      return delay === 0 ? first(seen.snapshots) : this.late.read(table, delay, reader, present)
    })
  }

  metadata(table: string): Promise<TableMetadata> {
    return this.fresh(table, async () => {
      const seen = await this.loader.call(table, () => this.engines.call('read', { table, readers: [], present: [] }))
      return seen.metadata
    })
  }

  /** The table as it stood after the entry that the reader counts as `n`. @throws ApiError if it can't be looked at */
  async readAt(table: string, reader: TableReader, n: number): Promise<Json<TableReading>> {
    const present = this.subscribers.present(table)
    const answer = await this.asked(table, reader, (key) =>
      this.engines.call('readAt', { table: key, reader, n, present }),
    )
    if (!answer.ok) throw refusedBy(answer.refusal, answer.message)
    return answer.reading
  }

  /** Why a person may not take each of some actions, or chains of them, now. @throws ApiError if they have no seat or the game is not on */
  async why(
    table: string,
    reader: TableReader,
    actions: readonly (string | readonly string[])[],
    asksFinal: boolean,
  ): Promise<Json<WhyReading>> {
    const answer = await this.fresh(table, () =>
      this.loader.call(table, () => this.engines.call('why', { table, reader, actions, asksFinal })),
    )
    if (!answer.ok) throw refusedBy(answer.refusal, answer.message)
    return answer.reading
  }

  /** What a person's choices bring for certain, and what newcomers are told. @throws ApiError if they have no seat or the game is not on */
  async help(table: string, reader: TableReader): Promise<Json<HelpReading>> {
    const answer = await this.fresh(table, () =>
      this.loader.call(table, () => this.engines.call('help', { table, reader })),
    )
    if (!answer.ok) throw refusedBy(answer.refusal, answer.message)
    return answer.reading
  }

  /** How a person's plan would go now. @throws ApiError if they can't plan there; where it `mustHold`, also for a step that can't be taken */
  async plan(table: string, reader: TableReader, actions: readonly string[], mustHold: boolean) {
    const answer = await this.fresh(table, () =>
      this.loader.call(table, () => this.engines.call('plan', { table, reader, actions, mustHold })),
    )
    if (!answer.ok) throw refusedBy(answer.refusal, answer.message)
    return answer
  }

  /** A whole position that a person could think of at a table. @throws ApiError if they may not try moves out there */
  async sandbox(
    table: string,
    reader: TableReader,
    at: number | undefined,
    sample: number,
  ): Promise<Json<SandboxReading>> {
    const answer = await this.fresh(table, () =>
      this.loader.call(table, () => this.engines.call('sandbox', { table, reader, at, sample })),
    )
    if (!answer.ok) throw refusedBy(answer.refusal, answer.message)
    return answer.reading
  }

  /** What happened after the entry that the reader counts as `since`. */
  log(table: string, reader: TableReader, since: number): Promise<Json<LogReading>> {
    return this.asked(table, reader, (key) => this.engines.call('log', { table: key, reader, since }))
  }

  /** The history of the scores. */
  scores(table: string, reader: TableReader): Promise<Json<ScoreHistory>> {
    return this.asked(table, reader, (key) => this.engines.call('scores', { table: key, reader }))
  }

  /** The first choice after an entry of a finished game. @throws ApiError `not-finished`, `no-choice` */
  async choice(table: string, reader: TableReader, n: number): Promise<PlayedChoice> {
    const answer = await this.asked(table, reader, (key) => this.engines.call('choice', { table: key, reader, n }))
    if (!answer.ok) throw refusedBy(answer.refusal, answer.message)
    return answer.choice
  }

  /** How a table's game ended; null while it runs, or where it came to nothing. */
  async result(table: string): Promise<TableResult | null> {
    const { result } = await this.fresh(table, () =>
      this.loader.call(table, () => this.engines.call('result', { table })),
    )
    return result
  }

  /** The record of a finished game, or what of it had been played `upTo` an entry. */
  async record(table: string, upTo?: { readonly reader: TableReader; readonly n: number }): Promise<string> {
    const { text } = await this.fresh(table, () =>
      this.loader.call(table, () => this.engines.call('record', { table, upTo })),
    )
    if (text === null) throw apiError('not-finished')
    return text
  }

  /** The component values that a table plays with, as JSON, and its set if that did not come with the game. */
  components(table: string): Promise<{ json: string; foreign: StoredSet | null }> {
    return this.queued(table, () => this.loader.call(table, () => this.engines.call('components', { table })))
  }

  /** What a set from outside is, or what is wrong with it. */
  readSet(asked: ReadSetRequest): Promise<ReadSetResult> {
    return this.queued(asked.table, () => this.engines.call('readSet', asked))
  }

  async botPosition(table: string, seat: number, sample: number): Promise<BotPosition | null> {
    const { position } = await this.queued(table, () =>
      this.loader.call(table, () => this.engines.call('botPosition', { table, seat, sample })),
    )
    return position
  }

  /** Asks the engine about a table as a reader may see it: as it stands, or as it stood where they see it late. */
  private asked<T>(table: string, { person }: TableReader, request: (key: string) => Promise<T | null>): Promise<T> {
    return this.fresh(table, async () => {
      const { metadata } = await this.loader.call(table, () =>
        this.engines.call('read', { table, readers: [], present: [] }),
      )
      const delay = lateBy(metadata, person)
      return delay === 0 ? this.loader.call(table, () => request(table)) : this.late.ask(table, delay, request)
    })
  }
}

/** The only snapshot that was asked for. */
export function first(snapshots: readonly TableSnapshot[]): TableSnapshot {
  const [snapshot] = snapshots
  if (snapshot === undefined) throw new Error('nothing was seen')
  return snapshot
}
