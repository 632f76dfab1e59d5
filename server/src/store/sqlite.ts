import type { Entry } from '@fathom/table'
import { Worker } from 'node:worker_threads'
import { StartError } from '../startError.ts'
import type { Reads } from './reads.ts'
import type { NewSeed, Store, StoredGuest, StoredTable, Summary } from './store.ts'
import type { StoreReply, StoreRequest, StoreThreadData } from './thread.ts'
import type { Writes } from './writes.ts'

/** What an operation takes after the database, and what it gives. */
type Args<F> = F extends (db: never, ...args: infer A) => unknown ? A : never
type Value<F> = F extends (...args: never) => Promise<infer V> ? V : never

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** A store thread as seen from the main thread: calls go in, promises come back. */
class StoreThread<Calls> {
  /** How many changes the largest commit so far held. */
  largestBatch = 0
  private readonly worker: Worker
  private readonly waiting = new Map<number, Waiting>()
  private nextId = 1
  private dead: Error | null = null

  constructor(data: StoreThreadData) {
    this.worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: data })
    this.worker.on('message', (reply: StoreReply) => this.receive(reply))
    this.worker.on('error', (error) => this.die(error instanceof Error ? error : new Error(String(error))))
    this.worker.on('exit', () => this.die(new Error('the store is closed')))
  }

  /** Resolves when the thread has opened the database. */
  ready(): Promise<unknown> {
    return new Promise((resolve, reject) => this.waiting.set(0, { resolve, reject }))
  }

  call<Name extends keyof Calls & string>(name: Name, ...args: Args<Calls[Name]>): Promise<Value<Calls[Name]>> {
    return this.send(name, args) as Promise<Value<Calls[Name]>>
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
    const waiting = this.waiting.get(reply.id)
    this.waiting.delete(reply.id)
    if (!reply.ok) return waiting?.reject(new Error(`the store failed: ${reply.message}`))
    this.largestBatch = Math.max(this.largestBatch, reply.batch)
    waiting?.resolve(reply.value)
  }

  private die(error: Error): void {
    this.dead ??= error
    for (const { reject } of this.waiting.values()) reject(error)
    this.waiting.clear()
  }
}

/** The embedded store: SQLite in one file, WAL and synchronous=FULL, one writer thread with group commit, one reader thread. */
export class SqliteStore implements Store {
  private readonly writer: StoreThread<Writes>
  private readonly reader: StoreThread<Reads>

  private constructor(writer: StoreThread<Writes>, reader: StoreThread<Reads>) {
    this.writer = writer
    this.reader = reader
  }

  /** Opens the database, makes or updates its tables. @throws StartError if it can't be used */
  static async open(database: string): Promise<SqliteStore> {
    try {
      const writer = new StoreThread<Writes>({ role: 'writer', database })
      await writer.ready()
      const reader = new StoreThread<Reads>({ role: 'reader', database })
      await reader.ready()
      return new SqliteStore(writer, reader)
    } catch (error) {
      throw new StartError(`The database ${database} can't be opened: ${error instanceof Error ? error.message : ''}.`)
    }
  }

  /** How many changes the largest commit so far held. */
  get largestBatch(): number {
    return this.writer.largestBatch
  }

  append(table: string, entries: readonly Entry[], summary: Summary): Promise<'ok' | 'conflict'> {
    return this.writer.call('append', table, entries, summary)
  }
  load(table: string, after: number): Promise<Entry[]> {
    return this.reader.call('load', table, after)
  }
  tablesOf(person: string, which: 'running' | 'finished', limit: number): Promise<StoredTable[]> {
    return this.reader.call('tablesOf', person, which, limit)
  }
  openTables(since: number, limit: number): Promise<StoredTable[]> {
    return this.reader.call('openTables', since, limit)
  }
  tablesWithBotsToMove(): Promise<string[]> {
    return this.reader.call('tablesWithBotsToMove')
  }
  saveGuest(guest: StoredGuest, at: number): Promise<void> {
    return this.writer.call('saveGuest', guest, at)
  }
  guest(id: string): Promise<StoredGuest | null> {
    return this.reader.call('guest', id)
  }
  addSeed(seed: NewSeed): Promise<void> {
    return this.writer.call('addSeed', seed)
  }
  takeSeed(hash: string, owner: string): Promise<string | null> {
    return this.writer.call('takeSeed', hash, owner)
  }
  async check(): Promise<void> {
    await Promise.all([this.writer.call('check'), this.reader.call('check')])
  }
  async close(): Promise<void> {
    await this.reader.close()
    await this.writer.close()
  }
}
