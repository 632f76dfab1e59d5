/** The two threads of the SQLite store: one writer that commits together what waits together, one reader beside it. */
import { Kysely, Migrator, SqliteDialect, type Transaction } from 'kysely'
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { fillChain } from './chain.ts'
import { faultOf } from './faults.ts'
import { MIGRATIONS, SCHEMA_VERSION } from './migrations.ts'
import type { Schema } from './schema.ts'
import { forKysely } from './nodeSqlite.ts'
import { READS } from './reads.ts'
import type { Fault } from './storeError.ts'
import { WRITES } from './writes.ts'

export interface StoreThreadData {
  readonly role: 'writer' | 'reader'
  readonly database: string
  /** How large the database may become, in pages of 4 KiB; 0: as large as the disk is. */
  readonly pages: number
}

export interface StoreRequest {
  readonly id: number
  readonly call: string
  readonly args: readonly unknown[]
}

/** `batch`: how many changes were committed together, to be measured. -1: how far an upgrade is. */
export type StoreReply =
  | { readonly id: -1; readonly done: number; readonly total: number }
  | { readonly id: number; readonly ok: true; readonly value: unknown; readonly batch: number }
  | { readonly id: number; readonly ok: false; readonly fault: Fault; readonly message: string }

/** How much of the database each thread keeps in memory, in KiB. */
const CACHE = 16_000

type Operation<Db> = (db: Db, ...args: readonly unknown[]) => Promise<unknown>

const port = parentPort
if (port === null) throw new Error('this runs in a worker thread')
const { role, database, pages } = workerData as StoreThreadData
const sqlite = new DatabaseSync(database, { readOnly: role === 'reader', timeout: 5000 })
const forDialect = forKysely(sqlite)
const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: forDialect }) })

const send = (reply: StoreReply) => port.postMessage(reply)
const fail = (request: StoreRequest, error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  send({ id: request.id, ok: false, fault: faultOf(error, request.call, database), message })
}

async function prepare(): Promise<void> {
  sqlite.exec(`pragma cache_size = -${CACHE}`)
  if (role === 'reader') return
  if (pages > 0) sqlite.exec(`pragma max_page_count = ${pages}`)
  sqlite.exec('pragma journal_mode = WAL')
  sqlite.exec('pragma synchronous = FULL')
  if (versionOf(sqlite) === SCHEMA_VERSION) return
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  await fillChain(db, (done, total) => send({ id: -1, done, total }))
  sqlite.exec(`pragma user_version = ${SCHEMA_VERSION}`)
  // Into the file itself: an older program reads the version there without opening the database.
  sqlite.exec('pragma wal_checkpoint(TRUNCATE)')
}

function versionOf(of: DatabaseSync): unknown {
  return of.prepare('pragma user_version').get()?.['user_version']
}

function operation<Db>(map: object, name: string): Operation<Db> {
  if (!Object.hasOwn(map, name)) throw new Error(`the store has no ${name}`)
  return (map as Record<string, Operation<Db>>)[name] as Operation<Db>
}

let waiting: StoreRequest[] = []

async function commitWaiting(): Promise<void> {
  const batch = waiting
  waiting = []
  try {
    const values = await db.transaction().execute((transaction) => runAll(transaction, batch))
    batch.forEach(({ id }, index) => send({ id, ok: true, value: values[index], batch: batch.length }))
  } catch (error) {
    const [only] = batch
    if (batch.length === 1 && only !== undefined) return fail(only, error)
    // One change made the whole transaction fail: repeat each on its own, so that only that one fails.
    for (const request of batch) await commitOne(request)
  }
}

async function commitOne(request: StoreRequest): Promise<void> {
  try {
    const [value] = await db.transaction().execute((transaction) => runAll(transaction, [request]))
    send({ id: request.id, ok: true, value, batch: 1 })
  } catch (error) {
    fail(request, error)
  }
}

async function runAll(transaction: Transaction<Schema>, batch: readonly StoreRequest[]): Promise<unknown[]> {
  const values: unknown[] = []
  for (const { call, args } of batch) {
    values.push(await operation<Transaction<Schema>>(WRITES, call)(transaction, ...args))
  }
  return values
}

let work = Promise.resolve()

function write(request: StoreRequest): void {
  waiting.push(request)
  // The first request waits until all waiting messages have been read, so that they go into one commit.
  if (waiting.length === 1) setImmediate(startCommit)
}

function startCommit(): void {
  work = work.then(commitWaiting)
}

function read(request: StoreRequest): void {
  work = work.then(() => readOne(request))
}

async function readOne(request: StoreRequest): Promise<void> {
  try {
    const value = await operation<Kysely<Schema>>(READS, request.call)(db, ...request.args)
    send({ id: request.id, ok: true, value, batch: 1 })
  } catch (error) {
    fail(request, error)
  }
}

async function close(request: StoreRequest): Promise<void> {
  await work
  if (waiting.length > 0) await commitWaiting()
  await db.destroy()
  forDialect.close() // also where nothing was ever asked of Kysely
  send({ id: request.id, ok: true, value: null, batch: 1 })
  port?.close()
}

try {
  await prepare()
  send({ id: 0, ok: true, value: null, batch: 0 })
} catch (error) {
  fail({ id: 0, call: 'open', args: [] }, error)
}

port.on('message', (request: StoreRequest) => {
  if (request.call === 'close') void close(request)
  else if (role === 'writer') write(request)
  else read(request)
})
