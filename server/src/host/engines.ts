import { availableParallelism } from 'node:os'
import type { BotTask } from '../engine/botThread.ts'
import type { Engine } from '../engine/engine.ts'
import { TimedThread } from '../engine/timedThread.ts'

type Methods = { [Name in keyof Engine]: Engine[Name] extends (args: never) => unknown ? Name : never }[keyof Engine]
type Args<Name extends Methods> = Parameters<Engine[Name]>[0]
type Reply<Name extends Methods> = Awaited<ReturnType<Engine[Name]>>

/** The worker threads: engines, each with its share of the tables, and bots. */
export class Engines {
  private readonly engines: readonly TimedThread[]
  private readonly bots: readonly TimedThread[]
  private nextBot = 0

  /** @param limit how long a call may take, in milliseconds */
  constructor(library: string, limit: number) {
    const threads = Math.max(1, Math.min(4, availableParallelism() - 1))
    const make = (file: string) =>
      Array.from({ length: threads }, () => new TimedThread(new URL(file, import.meta.url), library, limit))
    this.engines = make('../engine/engineThread.ts')
    this.bots = make('../engine/botThread.ts')
  }

  /** Asks the engine thread that holds the table. @throws CallTimeout */
  call<Name extends Methods>(name: Name, args: Args<Name>): Promise<Reply<Name>> {
    const thread = this.engines[shardOf(args.table, this.engines.length)] as TimedThread
    return thread.run({ name, args }) as Promise<Reply<Name>>
  }

  /** Asks a bot for its action. @throws CallTimeout */
  think(task: BotTask): Promise<string> {
    this.nextBot = (this.nextBot + 1) % this.bots.length
    return (this.bots[this.nextBot] as TimedThread).run(task) as Promise<string>
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
