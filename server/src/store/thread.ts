/** The two threads of a store: one writer that commits together what waits together, one reader beside it. */
import type { Kysely, Transaction } from 'kysely'
import { parentPort, workerData } from 'node:worker_threads'
import type { OpenedDatabase } from './opened.ts'
import type { Schema } from './schema.ts'
import { READS } from './reads.ts'
import type { StoreReply, StoreRequest, StoreThreadData } from './threadMessages.ts'
import { WRITES } from './writes.ts'

type Operation<Db> = (db: Db, ...args: readonly unknown[]) => Promise<unknown>

const port = parentPort
if (port === null) throw new Error('this runs in a worker thread')
const data = workerData as StoreThreadData
// Each brings a library that the other one does without.
const opened: OpenedDatabase = data.database.includes('://')
  ? (await import('./postgres/open.ts')).openPostgres(data)
  : (await import('./openSqlite.ts')).openSqlite(data)
const { db } = opened

const send = (reply: StoreReply) => port.postMessage(reply)
const fail = (request: StoreRequest, error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  send({ id: request.id, ok: false, fault: opened.faultOf(error, request.call), message })
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
    // Nobody knows whether it was committed: what is done once more might be done twice.
    if (opened.faultOf(error, 'commit') === 'store-away') return batch.forEach((request) => fail(request, error))
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
  await opened.begin(transaction, batch)
  for (const place of opened.orderOf(batch)) {
    const { call, args } = batch[place] as StoreRequest
    values[place] = await operation<Transaction<Schema>>(WRITES, call)(transaction, ...args)
  }
  return values
}

let work: Promise<unknown> = Promise.resolve()

function write(request: StoreRequest): void {
  waiting.push(request)
  // The first request waits until all waiting messages have been read, so that they go into one commit.
  if (waiting.length === 1) setImmediate(startCommit)
}

function startCommit(): void {
  work = work.then(commitWaiting)
}

function read(request: StoreRequest): void {
  const done = opened.readsTogether ? readOne(request) : work.then(() => readOne(request))
  work = Promise.all([work, done])
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
  await opened.close()
  send({ id: request.id, ok: true, value: null, batch: 1 })
  port?.close()
}

try {
  await opened.prepare((done, total) => send({ id: -1, done, total }))
  send({ id: 0, ok: true, value: null, batch: 0 })
} catch (error) {
  fail({ id: 0, call: 'open', args: [] }, error)
}

port.on('message', (request: StoreRequest) => {
  if (request.call === 'close') void close(request)
  else if (data.role === 'writer') write(request)
  else read(request)
})
