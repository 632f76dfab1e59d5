import { Worker } from 'node:worker_threads'
import { packed } from '../threads/packed.ts'
import { NO_TRACING, type Tracing } from '../tracing/tracing.ts'
import type { Args, StoreCaller, Value } from './storeCalls.ts'
import { StoreError } from './storeError.ts'
import type { StoreReply, StoreRequest, StoreThreadData } from './threadMessages.ts'

/** Told how many entries of how many an upgrade has done. */
export type OnProgress = (done: number, total: number) => void

/** Told of a call that has ended: how many seconds it took, and whether it was done. */
export type OnCall = (call: string, seconds: number, isDone: boolean) => void

interface Asked {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** A store thread as seen from the main thread: calls go in, promises come back. */
export class StoreThread<Calls> implements StoreCaller<Calls> {
  /** How many changes the largest commit so far held. */
  largestBatch = 0
  private readonly worker: Worker
  private readonly waiting = new Map<number, Asked>()
  private nextId = 1
  private dead: Error | null = null
  private readonly onProgress: OnProgress
  /** Told of every call that has ended. */
  onCall: OnCall = () => {}
  tracing: Tracing = NO_TRACING

  constructor(data: StoreThreadData, onProgress: OnProgress) {
    this.onProgress = onProgress
    const [program = ''] = packed(new URL('./thread.ts', import.meta.url).href)
    this.worker = new Worker(new URL(program), { workerData: data })
    this.worker.on('message', (reply: StoreReply) => this.receive(reply))
    this.worker.on('error', (error) => this.die(error instanceof Error ? error : new Error(String(error))))
    this.worker.on('exit', () => this.die(new Error('the store is closed')))
  }

  /** Resolves when the thread has opened the database. */
  ready(): Promise<unknown> {
    return new Promise((resolve, reject) => this.waiting.set(0, { resolve, reject }))
  }

  call<Name extends keyof Calls & string>(name: Name, ...args: Args<Calls[Name]>): Promise<Value<Calls[Name]>> {
    const asked = performance.now()
    const send = () => this.send(name, args) as Promise<Value<Calls[Name]>>
    const done = this.tracing.part(`store ${name}`, {}, send)
    const tell = (isDone: boolean) => this.onCall(name, (performance.now() - asked) / 1000, isDone)
    done.then(() => tell(true)).catch(() => tell(false))
    return done
  }

  async close(): Promise<void> {
    if (this.dead === null) await this.send('close', [])
  }

  private send(call: string, args: readonly unknown[]): Promise<unknown> {
    if (this.dead !== null) return Promise.reject(this.dead)
    const request: StoreRequest = { id: this.nextId++, call, args }
    return new Promise((resolve, reject) => {
      this.waiting.set(request.id, { resolve, reject })
      this.worker.postMessage(request, [])
    })
  }

  private receive(reply: StoreReply): void {
    if ('done' in reply) return this.onProgress(reply.done, reply.total)
    const waiting = this.waiting.get(reply.id)
    this.waiting.delete(reply.id)
    if (!reply.ok) return waiting?.reject(new StoreError(reply.fault, `the store failed: ${reply.message}`))
    this.largestBatch = Math.max(this.largestBatch, reply.batch)
    waiting?.resolve(reply.value)
  }

  private die(error: Error): void {
    this.dead ??= error
    for (const { reject } of this.waiting.values()) reject(error)
    this.waiting.clear()
  }
}
