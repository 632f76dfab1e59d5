import { Piscina } from 'piscina'
import { CallWatch } from './callWatch.ts'
import { packed } from './packed.ts'

/** What a thread is given when it starts. */
export interface ThreadData {
  /** URL of the module that exports `library`. */
  readonly library: string
  /** About how much the loaded tables of an engine may take, in MB. */
  readonly tableMemory: number
}

/** How long a call may take, in milliseconds. */
export interface CallLimits {
  /** Of its thread's processor time: on a busy machine a call waits a lot, and ending it costs all that the thread remembers. */
  readonly processor: number
  readonly clock: number
}

/** A call took longer than it may; its thread was ended. */
export class CallTimeout extends Error {}

/**
 * One worker thread that does one call after the other, each with a limit of processor time. A call that overruns is given up
 * and its thread replaced: what the thread remembered is gone, the calls that wait go to the new one.
 */
export class TimedThread {
  private readonly newPool: () => Piscina
  /** Null: the last one is of no use any more. */
  private pool: Piscina | null
  private readonly limits: CallLimits
  private last: Promise<unknown> = Promise.resolve()
  private isWarm = false
  /** How many calls are being done or wait. */
  queued = 0

  /**
   * @param data the thread's `workerData`
   * @param memory what its heap may take at most, in MB; `young` of it for new objects
   * @param isLate it starts with the first call only
   */
  constructor(
    file: URL,
    data: ThreadData,
    limits: CallLimits,
    memory: { readonly all: number; readonly young: number },
    isLate = false,
  ) {
    this.limits = limits
    const [program = '', library = ''] = packed(file.href, data.library)
    this.newPool = () => {
      const pool = new Piscina({
        filename: program,
        workerData: { ...data, library },
        minThreads: isLate ? 0 : 1,
        maxThreads: 1,
        // Once it runs it stays, with what it remembers.
        idleTimeout: Infinity,
        concurrentTasksPerWorker: 1,
        resourceLimits: { maxOldGenerationSizeMb: memory.all, maxYoungGenerationSizeMb: memory.young },
      })
      // A thread that dies while it starts answers nobody for ever: the call that waits fails, and the next one gets a new pool.
      pool.on('error', () => {
        if (this.pool === pool) this.pool = null
        this.isWarm = false
        void pool.destroy()
      })
      return pool
    }
    this.pool = this.newPool()
  }

  /** @throws CallTimeout, or what the thread threw */
  run(task: unknown): Promise<unknown> {
    this.queued++
    const done = this.last.then(() => this.runNow(task)).finally(() => this.queued--)
    this.last = done.catch(() => null)
    return done
  }

  async close(): Promise<void> {
    await this.last
    await this.pool?.destroy()
  }

  private async runNow(task: unknown): Promise<unknown> {
    const pool = (this.pool ??= this.newPool())
    if (!this.isWarm) {
      await pool.run(null, { name: 'warmUp' })
      this.isWarm = true
    }
    const { processor, clock } = this.limits
    const watch = new CallWatch(() => this.processorTime(), processor, clock)
    try {
      return await pool.run(task, { name: 'run', signal: watch.signal })
    } catch (error) {
      if (!watch.signal.aborted) throw error
      this.isWarm = false
      throw new CallTimeout(String(watch.signal.reason))
    } finally {
      watch.end()
    }
  }

  /** What the thread has used so far, in milliseconds. */
  private async processorTime(): Promise<number> {
    const { user, system } = (await this.pool?.threads[0]?.cpuUsage()) ?? { user: 0, system: 0 }
    return (user + system) / 1000
  }
}
