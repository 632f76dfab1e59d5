import type { Seat } from '@fathom/kernel'
import type { BotTurn } from '@fathom/table'
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '../apiError.ts'
import type { TableMetadata } from '@fathom/engine'
import type { GameLibrary } from '@fathom/engine'
import type { Log } from '../log.ts'
import type { Engines } from './engines.ts'
import { StoreError } from '../store/storeError.ts'
import type { TableHost } from './tableHost.ts'
import { NO_TRACING, type Tracing } from '../tracing/tracing.ts'

/** After this many refusals in a row a bot rests until its table changes again. */
const PATIENCE = 5

/** What passes by itself, or may: a folder can be written to again when somebody has seen to it. */
const WAITED_FOR: readonly string[] = ['disk-full', 'store-away', 'failed']

/** How long a bot waits before it tries again, in milliseconds. */
const FULL_PAUSE = 5000

/** A bot at work at a seat. */
class Work {
  readonly table: string
  readonly seat: Seat
  /** Something changed at the table meanwhile. */
  woken = false
  /** Another process has the table's bots now. */
  isLeft = false
  /** Ends the thought that is under way. */
  stopThinking: () => void = () => {}
  /** Ends the wait until something can be written again. */
  stopWaiting: () => void = () => {}

  constructor({ id }: TableMetadata, seat: Seat) {
    this.table = id
    this.seat = seat
  }

  get key(): string {
    return `${this.table} ${this.seat}`
  }
}

export interface BotPlayersParts {
  readonly host: TableHost
  readonly engines: Engines
  readonly library: Pick<GameLibrary, 'thinkingTime'>
  readonly log: Log
  readonly tracing?: Tracing
  /** How long a bot takes for an action at least, in milliseconds, unless somebody at the table wants another pace. */
  readonly delay: number
  /** How long a bot waits when nothing can be written, in milliseconds. */
  readonly fullPause?: number
}

/** Plays the bots' turns: whenever a table stands so that bots have the move, each of them thinks and acts, one action after the other. */
export class BotPlayers {
  private readonly parts: BotPlayersParts
  /** By table and seat. */
  private readonly working = new Map<string, Work>()
  private readonly runs = new Set<Promise<void>>()
  private readonly closing = new AbortController()

  constructor(parts: BotPlayersParts) {
    this.parts = parts
  }

  /** Lets the bots that have the move begin; those at work go on, unless the move is no longer theirs. */
  wake(metadata: TableMetadata): void {
    for (const { seat } of metadata.bots) this.start(new Work(metadata, seat))
    for (const work of this.working.values()) {
      if (work.table === metadata.id && !metadata.bots.some(({ seat }) => seat === work.seat)) work.stopThinking()
    }
  }

  /** A table's bots are at work here. */
  areAt(table: string): boolean {
    return [...this.working.values()].some((work) => work.table === table)
  }

  /** The database is there: a table's bots that wait for it try again now. */
  tryAgain(table: string): void {
    for (const work of this.working.values()) if (work.table === table) work.stopWaiting()
  }

  /** Another process has written to a table: its bots are that one's. */
  leave(table: string): void {
    for (const work of this.working.values()) {
      if (work.table !== table) continue
      work.isLeft = true
      work.stopThinking()
    }
  }

  /** Resolves when no bot is at work; none begins any more. */
  async close(): Promise<void> {
    this.closing.abort()
    for (const work of this.working.values()) work.stopThinking()
    await Promise.all(this.runs)
  }

  private start(work: Work): void {
    const working = this.working.get(work.key)
    if (working !== undefined) {
      working.woken = true
      working.isLeft = false
      return
    }
    if (this.closing.signal.aborted) return
    const run = this.work(work)
    this.runs.add(run)
    void run.finally(() => this.runs.delete(run))
  }

  private async work(work: Work): Promise<void> {
    this.working.set(work.key, work)
    try {
      do {
        work.woken = false
        await this.playOrWait(work)
      } while (work.woken && !this.closing.signal.aborted)
    } catch (error) {
      const { table, seat } = work
      if (!this.closing.signal.aborted) this.parts.log.error({ table, seat, err: error }, 'a bot could not go on')
    } finally {
      this.working.delete(work.key)
    }
  }

  /** `playOn`; while nothing can be written the bot waits, as nobody might come to wake it. */
  private async playOrWait(work: Work): Promise<void> {
    try {
      await this.playOn(work)
    } catch (error) {
      if (!(error instanceof StoreError) || !WAITED_FOR.includes(error.fault)) throw error
      const { table, seat } = work
      this.parts.log.error({ table, seat, err: error }, 'a bot waits: nothing can be written now')
      const waiting = new AbortController()
      work.stopWaiting = () => waiting.abort()
      const signal = AbortSignal.any([waiting.signal, this.closing.signal])
      await sleep(this.parts.fullPause ?? FULL_PAUSE, null, { signal }).catch(() => null)
      work.woken = true
    }
  }

  /** Acts until the seat has nothing to do. */
  private async playOn(work: Work): Promise<void> {
    const { table, seat } = work
    let refused = 0
    for (let acted = 0; refused < PATIENCE;) {
      if (this.closing.signal.aborted || work.isLeft) return
      const { bots } = await this.parts.host.metadata(table)
      const turn = bots.find((each) => each.seat === seat)
      if (turn === undefined || work.isLeft) return
      if (await this.traced(work, () => this.act(work, turn, acted))) {
        refused = 0
        acted++
      } else refused++
    }
    this.parts.log.error({ table, seat }, 'a bot was refused again and again')
  }

  /** Whatever woke the bot has ended by the time that it acts. */
  private traced<T>({ table }: Work, act: () => Promise<T>): Promise<T> {
    const { tracing = NO_TRACING } = this.parts
    return tracing.apart(() => tracing.span('bot acts', { 'fathom.table': table }, act))
  }

  /** One action, or the end of the turn. False: it was refused, mostly because the table has moved on meanwhile. */
  private async act(work: Work, turn: BotTurn, before: number): Promise<boolean> {
    const { host, log } = this.parts
    const { table, seat } = work
    // Thinking is part of the time that an action takes.
    const pause = this.pause(table)
    const choice = turn.onlyEnd ? { action: null, version: null } : await this.choose(work, turn, before)
    await pause
    if (choice === null || work.isLeft || this.closing.signal.aborted) return false
    try {
      await host.execute(table, { as: 'bot', seat, ...choice }, 'en', null)
      return true
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      log.debug({ table, seat, code: error.code }, 'a bot was refused')
      return false
    }
  }

  /** The time that an action takes at least: the slowest pace that anybody at the table wants. */
  private async pause(table: string): Promise<void> {
    const delay = this.parts.host.subscribers.pace(table) ?? this.parts.delay
    if (delay > 0) await sleep(delay, null, { signal: this.closing.signal }).catch(() => null)
  }

  private async choose(work: Work, { level, name }: BotTurn, before: number) {
    const { host, engines, library, log } = this.parts
    const { table, seat } = work
    const sample = randomInt(2 ** 31)
    const position = await host.botPosition(table, seat, sample)
    if (position === null) return null
    const { state, game, version, fallback } = position
    try {
      const milliseconds = library.thinkingTime(level, before)
      const task = { thinker: work.key, table, game, level, name, state, seat, sample, milliseconds }
      const { action, stop } = engines.think(task)
      work.stopThinking = stop
      if (this.closing.signal.aborted) stop()
      return { action: await action, version }
    } catch (error) {
      log.error({ table, seat, level, err: error }, 'a bot failed to choose; it takes the first legal action')
      return { action: fallback, version }
    }
  }
}
