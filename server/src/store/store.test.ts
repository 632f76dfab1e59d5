import type { Entry, EntryBody } from '@fathom/table'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { Kysely, Migrator, SqliteDialect, type Migration } from 'kysely'
import { newFolder, startForTest } from '../testing/serverUnderTest.ts'
import { TOY_LIBRARY } from '../testing/toyLibrary.ts'
import { TestClient } from '../testing/testClient.ts'
import { MIGRATIONS } from './migrations.ts'
import type { Schema } from './schema.ts'
import { forKysely } from './nodeSqlite.ts'
import { SqliteStore } from './sqlite.ts'
import type { StoredGuest, ListedTable } from './store.ts'

async function openStore(folder = newFolder()): Promise<SqliteStore> {
  const store = await SqliteStore.open(join(folder, 'fathom.db'))
  onTestFinished(() => store.close())
  return store
}

const LISTED: ListedTable = {
  game: 'toy',
  status: 'open',
  nobodyCame: false,
  visibility: 'open',
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'open', name: '' },
  ],
  persons: ['ada', null],
  left: [],
  waitingFor: [],
  prompts: { en: ['', '', ''], fr: ['', '', ''] },
  happened: { en: '', fr: '' },
  timeControl: null,
  totals: null,
  lostOnTime: [],
  rated: false,
  changedAt: [5, 5, 5],
  botsToMove: false,
  due: null,
  clocks: null,
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
        expect(await store.append(table, [entry(n)], LISTED)).toBe('ok')
        expect(await store.load(table, 0)).toHaveLength(n)
      }
    }),
  )
  expect(store.largestBatch).toBeGreaterThan(20)
})

test('a journal comes back as it was written, from any number on', async () => {
  const store = await openStore()
  const entries = [entry(1), entry(2, 1), entry(3)]
  await store.append('t1', entries, LISTED)
  expect(await store.load('t1', 0)).toEqual(entries)
  expect(await store.load('t1', 2)).toEqual([entry(3)])
  expect(await store.load('t2', 0)).toEqual([])
})

test('of two who write the same number, the second gets a conflict and changes nothing', async () => {
  const store = await openStore()
  await store.append('t1', [entry(1)], LISTED)
  const both = await Promise.all([
    store.append('t1', [entry(2, 0)], LISTED),
    store.append('t1', [entry(2, 1), entry(3, 1)], { ...LISTED, status: 'finished' }),
  ])
  expect(both).toEqual(['ok', 'conflict'])
  expect(await store.load('t1', 0)).toEqual([entry(1), entry(2, 0)])
  expect((await store.openTables(0, 10)).map(({ listed }) => listed.status)).toEqual(['open'])
})

test('a change that fails takes nobody else’s with it', async () => {
  const store = await openStore()
  const broken = { id: 'x', name: null, language: 'en' } as unknown as StoredGuest
  const results = await Promise.allSettled([
    store.append('t1', [entry(1)], LISTED),
    store.saveGuest(broken, 1),
    store.append('t2', [entry(1)], LISTED),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await store.load('t1', 0)).toHaveLength(1)
  expect(await store.load('t2', 0)).toHaveLength(1)
})

test('a seed is taken once and by its owner only', async () => {
  const store = await openStore()
  await store.addSeed({ hash: 'h', seed: 's', owner: 'ada', origin: 'x', at: 1 })
  expect(await store.takeSeed('h', 'ben')).toBeNull()
  expect(await store.takeSeed('h', 'ada')).toBe('s')
  expect(await store.takeSeed('h', 'ada')).toBeNull()
})

test('lists follow the seats and the state of the tables', async () => {
  const store = await openStore()
  await store.append('t1', [entry(1)], LISTED)
  expect((await store.tablesOf('ada', 'running', 10)).map(({ id }) => id)).toEqual(['t1'])
  const seated: Entry = { kind: 'seated', seat: 1, person: { id: 'ben', name: 'Ben' }, nonce: '-', n: 2, at: 5 }
  const full: ListedTable = { ...LISTED, status: 'playing', persons: ['ada', 'ben'], botsToMove: true }
  await store.append('t1', [seated], full)
  expect((await store.tablesOf('ben', 'running', 10)).map(({ id, updatedAt }) => [id, updatedAt])).toEqual([['t1', 5]])
  expect(await store.openTables(0, 10)).toEqual([])
  expect(await store.tablesWithBotsToMove()).toEqual(['t1'])
  await store.append('t1', [entry(3)], { ...full, status: 'finished', botsToMove: false })
  expect(await store.tablesOf('ben', 'running', 10)).toEqual([])
  expect((await store.tablesOf('ben', 'finished', 10)).map(({ id }) => id)).toEqual(['t1'])
  expect(await store.tablesWithBotsToMove()).toEqual([])
})

test('a data folder of before: the times of its lists forget the hidden steps', async () => {
  const folder = newFolder()
  const sqlite = new DatabaseSync(join(folder, 'fathom.db'))
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: forKysely(sqlite) }) })
  const first = { '0001-first': MIGRATIONS['0001-first'] as Migration }
  await new Migrator({ db, provider: { getMigrations: () => Promise.resolve(first) } }).migrateToLatest()
  const { changedAt: _, ...listed } = LISTED
  sqlite.exec(`
    insert into tables values ('t1', 'open', 'open', 1, 0, 1002, '${JSON.stringify(listed)}');
    insert into seats values ('t1', 0, 'ada');
    insert into journal values ('t1', 1, 7, '{"kind":"created"}'), ('t1', 2, 1002, '{"kind":"drafted","seat":1}')`)
  sqlite.close()
  const [table] = await (await openStore(folder)).tablesOf('ada', 'running', 10)
  expect(table?.updatedAt).toBe(7)
  expect(table?.listed.changedAt).toEqual([7, 7, 7])
})

test('a command that meets another writer’s entry is decided again on what stands then', async () => {
  const server = await startForTest({ library: TOY_LIBRARY })
  const ada = await TestClient.named(server.url, 'Ada')
  const ben = await TestClient.named(server.url, 'Ben')
  const open = { kind: 'open' } as const
  const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, open, open] })
  // Somebody else sits down, past this server's memory.
  const seated: Entry = { kind: 'seated', seat: 1, person: { id: 'eve', name: 'Eve' }, nonce: '-', n: 2, at: 5 }
  expect(await server.store.append(id, [seated], LISTED)).toBe('ok')
  const table = await ben.does(id, 'join')
  expect(table.seats.map(({ name }) => name)).toEqual(['Ada', 'Eve', 'Ben'])
  expect(table).toMatchObject({ you: 2, version: 4, status: 'playing' })
})

test('two become one: of a channel that both had, what was to be sent by the one that goes is dropped', async () => {
  const folder = newFolder()
  const store = await openStore(folder)
  const channel = (id: string, person: string, url: string) =>
    store.notices.addChannel(
      { id, person, name: '', address: { kind: 'webhook', url }, site: '', kinds: ['your-turn', 'opened'], daily: null, state: 'active', trouble: null }, // prettier-ignore
      1,
      8,
    )
  await channel('kept', 'account', 'https://one.example')
  await channel('same', 'guest', 'https://one.example')
  await channel('moved', 'guest', 'https://two.example')
  const database = new DatabaseSync(join(folder, 'fathom.db'), { timeout: 5000 })
  onTestFinished(() => database.close())
  for (const id of ['same', 'moved'])
    database.exec(`
      insert into outbox (person_id, table_id, entry, kind, channel_id, seat, created_at, due, is_held, attempts, lease)
        values ('guest', 't1', 1, 'your-turn', '${id}', 0, 1, 1, 0, 0, 0);
      insert into open_wishes (channel_id, person_id, key, chosen_at, told_at) values ('${id}', 'guest', 'any', 0, 0)`)
  await store.people.bringPerson('guest', 'account')
  const channels = (table: string) => database.prepare(`select channel_id, person_id from ${table}`).all()
  expect(channels('outbox')).toEqual([{ channel_id: 'moved', person_id: 'account' }])
  expect(channels('open_wishes')).toEqual([])
})
