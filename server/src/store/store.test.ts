import type { Entry, EntryBody } from '@fathom/table'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder, startForTest } from '../testing/serverUnderTest.ts'
import { TOY_LIBRARY } from '../testing/toyLibrary.ts'
import { Visitor } from '../testing/visitor.ts'
import { SqliteStore } from './sqlite.ts'
import type { StoredGuest, Summary } from './store.ts'

async function openStore(folder = newFolder()): Promise<SqliteStore> {
  const store = await SqliteStore.open(join(folder, 'fathom.db'))
  onTestFinished(() => store.close())
  return store
}

const SUMMARY: Summary = {
  game: 'soundings',
  status: 'open',
  visibility: 'open',
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'open', name: '' },
  ],
  persons: ['ada', null],
  left: [],
  waitingFor: [],
  prompts: { en: ['', '', ''], fr: ['', '', ''] },
  totals: null,
  botsToMove: false,
}

function entry(n: number, seat = 0): Entry {
  const body: EntryBody = { kind: 'undone', seat }
  return { ...body, n, at: 1000 + n }
}

test('what waits is committed together, and each change is there when it is acknowledged', async () => {
  const store = await openStore()
  await Promise.all(
    Array.from({ length: 300 }, async (_, index) => {
      const table = `t${index}`
      for (let n = 1; n <= 3; n++) {
        expect(await store.append(table, [entry(n)], SUMMARY)).toBe('ok')
        expect(await store.load(table, 0)).toHaveLength(n)
      }
    }),
  )
  expect(store.largestBatch).toBeGreaterThan(20)
})

test('a journal comes back as it was written, from any number on', async () => {
  const store = await openStore()
  const entries = [entry(1), entry(2, 1), entry(3)]
  await store.append('t1', entries, SUMMARY)
  expect(await store.load('t1', 0)).toEqual(entries)
  expect(await store.load('t1', 2)).toEqual([entry(3)])
  expect(await store.load('t2', 0)).toEqual([])
})

test('of two who write the same number, the second gets a conflict and changes nothing', async () => {
  const store = await openStore()
  await store.append('t1', [entry(1)], SUMMARY)
  const both = await Promise.all([
    store.append('t1', [entry(2, 0)], SUMMARY),
    store.append('t1', [entry(2, 1), entry(3, 1)], { ...SUMMARY, status: 'finished' }),
  ])
  expect(both).toEqual(['ok', 'conflict'])
  expect(await store.load('t1', 0)).toEqual([entry(1), entry(2, 0)])
  expect((await store.openTables(0, 10)).map(({ summary }) => summary.status)).toEqual(['open'])
})

test('a change that fails takes nobody else’s with it', async () => {
  const store = await openStore()
  const broken = { id: 'x', name: null, language: 'en' } as unknown as StoredGuest
  const results = await Promise.allSettled([
    store.append('t1', [entry(1)], SUMMARY),
    store.saveGuest(broken, 1),
    store.append('t2', [entry(1)], SUMMARY),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await store.load('t1', 0)).toHaveLength(1)
  expect(await store.load('t2', 0)).toHaveLength(1)
})

test('a seed is taken once and by its owner only', async () => {
  const store = await openStore()
  await store.addSeed({ hash: 'h', seed: 's', owner: 'ada', at: 1 })
  expect(await store.takeSeed('h', 'ben')).toBeNull()
  expect(await store.takeSeed('h', 'ada')).toBe('s')
  expect(await store.takeSeed('h', 'ada')).toBeNull()
})

test('lists follow the seats and the state of the tables', async () => {
  const store = await openStore()
  await store.append('t1', [entry(1)], SUMMARY)
  expect((await store.tablesOf('ada', 'running', 10)).map(({ id }) => id)).toEqual(['t1'])
  const seated: Entry = { kind: 'seated', seat: 1, person: { id: 'ben', name: 'Ben' }, nonce: '-', n: 2, at: 5 }
  const full: Summary = { ...SUMMARY, status: 'playing', persons: ['ada', 'ben'], botsToMove: true }
  await store.append('t1', [seated], full)
  expect((await store.tablesOf('ben', 'running', 10)).map(({ id, updatedAt }) => [id, updatedAt])).toEqual([['t1', 5]])
  expect(await store.openTables(0, 10)).toEqual([])
  expect(await store.tablesWithBotsToMove()).toEqual(['t1'])
  await store.append('t1', [entry(3)], { ...full, status: 'finished', botsToMove: false })
  expect(await store.tablesOf('ben', 'running', 10)).toEqual([])
  expect((await store.tablesOf('ben', 'finished', 10)).map(({ id }) => id)).toEqual(['t1'])
  expect(await store.tablesWithBotsToMove()).toEqual([])
})

test('a command that meets another writer’s entry is decided again on what stands then', async () => {
  const server = await startForTest({ library: TOY_LIBRARY })
  const ada = await Visitor.named(server.url, 'Ada')
  const ben = await Visitor.named(server.url, 'Ben')
  const open = { kind: 'open' } as const
  const { id } = await ada.createTable({ game: 'soundings', seats: [{ kind: 'me' }, open, open] })
  // Somebody else sits down, past this server's memory.
  const seated: Entry = { kind: 'seated', seat: 1, person: { id: 'eve', name: 'Eve' }, nonce: '-', n: 2, at: 5 }
  expect(await server.store.append(id, [seated], SUMMARY)).toBe('ok')
  const table = await ben.does(id, 'join')
  expect(table.seats.map(({ name }) => name)).toEqual(['Ada', 'Eve', 'Ben'])
  expect(table).toMatchObject({ you: 2, version: 4, status: 'playing' })
})
