/** The two threads of the SQLite store: one writer that commits together what waits together, one reader beside it. */
import Database from 'better-sqlite3'
import { Kysely, SqliteDialect, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import { parentPort, workerData } from 'node:worker_threads'
import { MIGRATIONS, SCHEMA_VERSION, type Schema } from './migrations.ts'
import { READS } from './reads.ts'
import { WRITES } from './writes.ts'

export interface StoreThreadData {
  readonly role: 'writer' | 'reader'
  readonly database: string
}

export interface StoreRequest {
  readonly id: number
  readonly call: string
  readonly args: readonly unknown[]
}

/** `batch`: how many changes were committed together, for the curious. */
export type StoreReply =
  | { readonly id: number; readonly ok: true; readonly value: unknown; readonly batch: number }
  | { readonly id: number; readonly ok: false; readonly message: string }

type Operation<Db> = (db: Db, ...args: readonly unknown[]) => Promise<unknown>

const port = parentPort
if (port === null) throw new Error('this runs in a worker thread')
const { role, database } = workerData as StoreThreadData
const sqlite = new Database(database, { readonly: role === 'reader', timeout: 5000 })
const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) })

const send = (reply: StoreReply) => port.postMessage(reply)
const fail = (request: StoreRequest, error: unknown) =>
  send({ id: request.id, ok: false, message: error instanceof Error ? error.message : String(error) })

async function prepare(): Promise<void> {
  if (role === 'reader') return
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  if (sqlite.pragma('user_version', { simple: true }) !== SCHEMA_VERSION) {
    sqlite.pragma(`user_version = ${SCHEMA_VERSION}`)
    // Into the file itself: an older program reads the version there without opening the database.
    sqlite.pragma('wal_checkpoint(TRUNCATE)')
  }
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
    // One of them spoiled it for all: each on its own, so that only that one fails.
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
  // The first that comes waits until the mail has been read, so that all the mail goes into one commit.
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
