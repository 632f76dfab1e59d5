/**
 * `npm run -s bench:store [-- --json] [--seconds n] [--tables n]`: how long it takes a new process to open a database and read a journal, and
 * how many changes a second the store acknowledges, each of them on the disk by then.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SqliteStore } from '@fathom/server/store'
import type { Entry } from '@fathom/table'
import { percentile } from '../paint/rows.ts'

type Summary = Parameters<SqliteStore['append']>[2]

/** As long as a table's usual summary. */
const PROMPT = 'Ada chooses one of the cards that lie open, or draws from the deck.'
const SUMMARY: Summary = {
  game: 'silver-and-gold',
  status: 'playing',
  nobodyCame: false,
  visibility: 'private',
  seats: ['Ada', 'Ben', 'Cleo'].map((name) => ({ kind: 'person', name })),
  persons: ['ada', 'ben', 'cleo'],
  left: [],
  waitingFor: [0],
  prompts: { en: Array.from({ length: 4 }, () => PROMPT), fr: Array.from({ length: 4 }, () => PROMPT) },
  happened: { en: '', fr: '' },
  timeControl: null,
  totals: [12, 20, 17],
  lostOnTime: [],
  onlookers: { allowed: true, delay: 0 },
  startedAt: 0,
  rated: false,
  changedAt: [1, 1, 1, 1],
  botsToMove: false,
  due: null,
  clocks: null,
}

const entry = (n: number): Entry => ({ kind: 'undone', seat: 0, n, at: n })

/** Appends to a table's journal, one entry after the other, until the time is over. How long each took, in milliseconds. */
async function fill(store: SqliteStore, table: string, end: number): Promise<number[]> {
  const times: number[] = []
  for (let n = 1; performance.now() < end; n++) {
    const started = performance.now()
    await store.append(table, [entry(n)], SUMMARY)
    times.push(performance.now() - started)
  }
  return times
}

/** Opens the database and reads from it: milliseconds. */
async function timeOpening(database: string): Promise<{ store: SqliteStore; took: number }> {
  const started = performance.now()
  const store = await SqliteStore.open(database)
  await store.load('none', 0)
  return { store, took: performance.now() - started }
}

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, seconds: { type: 'string' }, tables: { type: 'string' } },
})
const seconds = Number(values.seconds ?? '5')
const tables = Number(values.tables ?? '64')
const folder = mkdtempSync(join(tmpdir(), 'fathom-bench-'))
try {
  const database = join(folder, 'fathom.db')
  const { store, took } = await timeOpening(database)
  const started = performance.now()
  const end = started + seconds * 1000
  const lists = await Promise.all(Array.from({ length: tables }, (_, index) => fill(store, `table${index}`, end)))
  const elapsed = (performance.now() - started) / 1000
  const times = lists.flat()
  const alone = await fill(store, 'alone', performance.now() + seconds * 250)
  const again = await timeOpening(database)
  const result = {
    tables,
    appends: Math.round(times.length / elapsed),
    median: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    largestBatch: store.largestBatch,
    alone: percentile(alone, 0.5),
    newDatabase: took,
    oldDatabase: again.took,
  }
  await again.store.close()
  await store.close()
  console.log(
    values.json
      ? JSON.stringify(result)
      : `${result.appends} appends/s from ${tables} tables at once (median ${result.median.toFixed(1)} ms, p99 ${result.p99.toFixed(1)} ms, ` +
          `at most ${result.largestBatch} in a commit), ${result.alone.toFixed(2)} ms for one alone; ` +
          `a new database opens in ${took.toFixed(0)} ms, this one again in ${again.took.toFixed(0)} ms`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
