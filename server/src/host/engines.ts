import { availableParallelism } from 'node:os'
import type { Engine } from '../engine/engine.ts'
import { TimedThread } from '../engine/timedThread.ts'
import { BotDesk, type Thought } from './botDesk.ts'

type Methods = { [Name in keyof Engine]: Engine[Name] extends (args: never) => unknown ? Name : never }[keyof Engine]
type Args<Name extends Methods> = Parameters<Engine[Name]>[0]
type Reply<Name extends Methods> = Awaited<ReturnType<Engine[Name]>>

/** What a bot may think comes on top of what a call may take, in milliseconds. */
const THOUGHT = 1000

/** The worker threads: engines, each with its share of the tables, and bots. */
export class Engines {
  private readonly engines: readonly TimedThread[]
  private readonly bots: readonly TimedThread[]
  private readonly desk: BotDesk

  /** @param limit how long a call may take, in milliseconds */
  constructor(library: string, limit: number) {
    const threads = Math.max(1, Math.min(4, availableParallelism() - 1))
    const make = (file: string, longest: number) =>
      Array.from({ length: threads }, () => new TimedThread(new URL(file, import.meta.url), library, longest))
    this.engines = make('../engine/engineThread.ts', limit)
    this.bots = make('../engine/botThread.ts', limit + THOUGHT)
    this.desk = new BotDesk(this.bots)
  }

  /** Asks the engine thread that holds the table. @throws CallTimeout */
  call<Name extends Methods>(name: Name, args: Args<Name>): Promise<Reply<Name>> {
    const thread = this.engines[shardOf(args.table, this.engines.length)] as TimedThread
    return thread.run({ name, args }) as Promise<Reply<Name>>
  }

  /** Asks a bot for its action, which may fail with CallTimeout; `stop` has it answer at once. */
  think(thought: Thought): { readonly action: Promise<string>; stop(): void } {
    return this.desk.think(thought)
  }

  /** Resolves when every engine thread answers. */
  async check(): Promise<void> {
    await Promise.all(this.engines.map((thread) => thread.run({ name: 'drop', args: { table: '' } })))
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
