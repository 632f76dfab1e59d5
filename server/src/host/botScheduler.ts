import type { BotTask } from '../threads/botThread.ts'
import { FairQueue } from './fairQueue.ts'

/** A thread that does one task after the other. */
export interface BotThread {
  run(task: unknown): Promise<unknown>
}

/** What is to be job about, and for how long if nobody waits. */
export type BotJob = Omit<BotTask, 'stop' | 'milliseconds'> & { readonly table: string; readonly milliseconds: number }

interface Waiting {
  readonly job: BotJob
  readonly stop: Int32Array
  readonly resolve: (action: string) => void
  readonly reject: (error: unknown) => void
}

/** However many wait, a thought may take so long, in milliseconds: shorter ones would mostly be the way to the thread and back. */
const LEAST = 10

/**
 * Gives jobs to the bots' threads. Tables take turns, jobs that need no time go first, and the more tables wait the shorter every bot thinks: so
 * all tables go on, with bots that play a little worse.
 */
export class BotScheduler {
  private readonly count: number
  private readonly idle: BotThread[]
  private readonly quick = new FairQueue<Waiting>()
  private readonly slow = new FairQueue<Waiting>()

  constructor(threads: readonly BotThread[]) {
    this.count = threads.length
    this.idle = [...threads]
  }

  /** The action that a bot chooses, and what ends its thinking early: then it answers with the best it has found. */
  think(job: BotJob): { readonly action: Promise<string>; stop(): void } {
    const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const action = new Promise<string>((resolve, reject) => {
      const queue = job.milliseconds > 0 ? this.slow : this.quick
      queue.add(job.table, { job, stop, resolve, reject })
    })
    this.handOut()
    return { action, stop: () => void Atomics.store(stop, 0, 1) }
  }

  /** How many tables have bots that wait for a thread. */
  get waitingTables(): number {
    return this.quick.size + this.slow.size
  }

  private handOut(): void {
    while (this.idle.length > 0) {
      const waiting = this.quick.next() ?? this.slow.next()
      if (waiting === undefined) return
      void this.give(this.idle.pop() as BotThread, waiting)
    }
  }

  private async give(thread: BotThread, { job, stop, resolve, reject }: Waiting): Promise<void> {
    const { table: _table, ...asked } = job
    // Their share: once around all that wait takes as long as one thought would alone.
    const share = (job.milliseconds * this.count) / (this.count + this.slow.size)
    const milliseconds = Math.max(share, Math.min(LEAST, job.milliseconds))
    const task: BotTask = { ...asked, milliseconds, stop }
    try {
      resolve((await thread.run(task)) as string)
    } catch (error) {
      reject(error)
    } finally {
      this.idle.push(thread)
      this.handOut()
    }
  }
}
