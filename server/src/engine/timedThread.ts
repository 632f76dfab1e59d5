import { Piscina } from 'piscina'

/** A call took longer than it may; its thread was ended. */
export class CallTimeout extends Error {}

/**
 * One worker thread that does one call after the other, each with a time limit. A call that overruns is given up
 * and its thread replaced: what the thread remembered is gone, the calls that wait go to the new one.
 */
export class TimedThread {
  private readonly pool: Piscina
  private readonly limit: number
  private last: Promise<unknown> = Promise.resolve()
  private isWarm = false

  constructor(file: URL, library: string, limit: number) {
    this.limit = limit
    this.pool = new Piscina({
      filename: file.href,
      workerData: { library },
      minThreads: 1,
      maxThreads: 1,
      concurrentTasksPerWorker: 1,
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    })
    // Each failed call rejects its own promise; this only keeps Node from ending the process over a dead thread.
    this.pool.on('error', () => (this.isWarm = false))
  }

  /** @throws CallTimeout, or what the thread threw */
  run(task: unknown): Promise<unknown> {
    const done = this.last.then(() => this.runNow(task))
    this.last = done.catch(() => null)
    return done
  }

  async close(): Promise<void> {
    await this.last
    await this.pool.destroy()
  }

  private async runNow(task: unknown): Promise<unknown> {
    if (!this.isWarm) {
      await this.pool.run(null, { name: 'warmUp' })
      this.isWarm = true
    }
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), this.limit)
    try {
      return await this.pool.run(task, { name: 'run', signal: abort.signal })
    } catch (error) {
      if (!abort.signal.aborted) throw error
      this.isWarm = false
      throw new CallTimeout(`a call took longer than ${this.limit} ms`)
    } finally {
      clearTimeout(timer)
    }
  }
}
