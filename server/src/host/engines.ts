import { availableParallelism } from 'node:os'
import type { CallName, EngineCall, EngineCalls } from '@fathom/engine'
import { TimedThread, type CallLimits } from '../threads/timedThread.ts'
import { NO_TRACING, type Tracing } from '../tracing/tracing.ts'
import { BotScheduler, type BotJob } from './botScheduler.ts'

/** What a bot may think comes on top of what a call may take, in milliseconds. */
const THOUGHT = 1000
/** By the clock a call may take this many times as long: on a machine that is too busy for it the next try would take as long. */
const PATIENCE = 10
/** What new objects may take in a thread before it looks which of them are garbage, in MB: three parts of `--max-semi-space-size`. A search makes much. */
const YOUNG = 12
const YOUNG_OF_BOTS = 48
/** What a thread's heap may take besides loaded tables, in MB. */
const HEAP = 1024

/** The worker threads: engines, each with its share of the tables, and bots. */
export class Engines {
  private readonly engines: readonly TimedThread[]
  private readonly bots: readonly TimedThread[]
  private readonly scheduler: BotScheduler
  tracing: Tracing = NO_TRACING

  /**
   * @param limit how long a call may take, in milliseconds of processor time
   * @param tableMemory about how much the loaded tables of all engines may take, in MB
   * @param wanted how many threads play tables, and how many think; 0: as many as the machine has room for
   */
  constructor(library: string, limit: number, tableMemory: number, wanted: number) {
    const threads = wanted > 0 ? wanted : Math.max(1, Math.min(4, availableParallelism() - 1))
    const share = tableMemory / threads
    const make = (file: string, limits: CallLimits, all: number, young: number, isLate = false) =>
      Array.from(
        { length: threads },
        () =>
          new TimedThread(
            new URL(file, import.meta.url),
            { library, tableMemory: share },
            limits,
            { all, young },
            isLate,
          ),
      )
    this.engines = make(
      '../threads/engineThread.ts',
      { processor: limit, clock: PATIENCE * limit },
      HEAP + 2 * share,
      YOUNG,
    )
    this.bots = make(
      '../threads/botThread.ts',
      { processor: limit + THOUGHT, clock: PATIENCE * (limit + THOUGHT) },
      HEAP,
      YOUNG_OF_BOTS,
      true, // where people play each other alone, no bot's memory is needed
    )
    this.scheduler = new BotScheduler(this.bots)
  }

  /** Asks the engine thread that holds the table. @throws CallTimeout */
  call<Name extends CallName>(name: Name, request: EngineCalls[Name]['request']): Promise<EngineCalls[Name]['result']> {
    const thread = this.engines[shardOf(request.table, this.engines.length)] as TimedThread
    const call: EngineCall<Name> = { name, request }
    const run = () => thread.run(call) as Promise<EngineCalls[Name]['result']>
    return this.tracing.part(`engine ${name}`, {}, run)
  }

  /** Asks a bot for its action, which may fail with CallTimeout; `stop` has it answer at once. */
  think(job: BotJob): { readonly action: Promise<string>; stop(): void } {
    let stop = (): void => {}
    const action = this.tracing.part('bot thinks', { 'fathom.bot.level': job.level }, () => {
      const thought = this.scheduler.think(job)
      stop = thought.stop
      return thought.action
    })
    return { action, stop }
  }

  /** Resolves when every engine thread answers. */
  async check(): Promise<void> {
    const call: EngineCall<'drop'> = { name: 'drop', request: { table: '' } }
    await Promise.all(this.engines.map((thread) => thread.run(call)))
  }

  /** Loaded tables are loaded anew when they are asked about next. */
  async forgetTables(): Promise<void> {
    const call: EngineCall<'dropAll'> = { name: 'dropAll', request: { table: '' } }
    await Promise.all(this.engines.map((thread) => thread.run(call)))
  }

  /** How many calls the engines have before them, and how many tables have bots that wait to think. */
  get queues(): { readonly engine: number; readonly bots: number } {
    const engine = this.engines.reduce((sum, { queued }) => sum + queued, 0)
    return { engine, bots: this.scheduler.waitingTables }
  }

  /** What the engines have loaded, in all. */
  async loaded(): Promise<{ readonly tables: number; readonly bytes: number }> {
    const call: EngineCall<'loaded'> = { name: 'loaded', request: { table: '' } }
    const each = (await Promise.all(
      this.engines.map((thread) => thread.run(call)),
    )) as EngineCalls['loaded']['result'][]
    const sum = (of: 'tables' | 'bytes') => each.reduce((total, counted) => total + counted[of], 0)
    return { tables: sum('tables'), bytes: sum('bytes') }
  }

  async close(): Promise<void> {
    await Promise.all([...this.engines, ...this.bots].map((thread) => thread.close()))
  }
}

/** A table is always on the same thread. */
function shardOf(table: string, count: number): number {
  let hash = 0
  for (const letter of table) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0
  return hash % count
}
