import { FORMER, type CreateTable, type Lobby, type MyData, type NewWayIn } from '@fathom/protocol'
import type { Entry } from '@fathom/table'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, expect, test } from 'vitest'
import { apiError, type ApiError } from '../apiError.ts'
import type { RunningServer } from '../server.ts'
import { StoreError } from '../store/storeError.ts'
import { newFolder, startForTest } from '../testing/serverUnderTest.ts'
import { must, refusalOf, TestClient, until } from '../testing/testClient.ts'
import { TOY_LIBRARY } from '../testing/toyLibrary.ts'
import { forgetPerson } from './leaving.ts'
import { renamed } from './renamed.ts'

const ALONE: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] }
const TWO: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] }
const PASSWORD = 'correct horse battery'

let server: RunningServer
const folder = newFolder()

beforeAll(async () => {
  server = await startForTest({ library: TOY_LIBRARY, data: folder })
})

/** Every text in the database, but for pages that were let go. */
function allTexts(): string {
  const database = new DatabaseSync(join(folder, 'fathom.db'), { readOnly: true })
  const tables = database.prepare(`select name from sqlite_master where type = 'table'`).all()
  const texts = tables.map(({ name }) => JSON.stringify(database.prepare(`select * from "${String(name)}"`).all()))
  database.close()
  return texts.join('\n')
}

test('a journal names somebody else wherever it named a person, and nowhere else', () => {
  const [ada, ben, cleo] = [{ id: 'a', name: 'Ada' }, { id: 'b', name: 'Ben' }, { id: 'c', name: 'X' }] // prettier-ignore
  const at = (n: number) => ({ n, at: n })
  const journal = (of: typeof ada): Entry[] => [
    { kind: 'created', game: 'toy', rulesVersion: 1, options: {}, chairs: [{ kind: 'person', person: ben, nonce: '-' }, { kind: 'open' }], visibility: 'open', seed: 's', ...at(1) }, // prettier-ignore
    { kind: 'seated', seat: 1, person: of, nonce: '-', ...at(2) },
    { kind: 'freed', seat: 1, name: of.name, ...at(3) },
    { kind: 'seated', seat: 1, person: ben, nonce: '-', ...at(4) },
    { kind: 'freed', seat: 1, name: ben.name, ...at(5) },
    { kind: 'started', draws: [], ...at(6) },
  ]
  expect(renamed(journal(ada), 'a', cleo)).toEqual(journal(cleo))
  expect(renamed(journal(ada), 'nobody', cleo)).toEqual(journal(ada))
})

test('whoever leaves for good is in the database no more; their games stay and can be played on', async () => {
  const name = 'Wilhelmina Unmistakable'
  const leaver = await TestClient.named(server.url, name)
  const ben = await TestClient.named(server.url, 'Ben')
  const { id: person } = must(await leaver.get<{ id: string }>('/me'))
  const done = await leaver.createTable(ALONE)
  await leaver.playOut(done.id, (legal) => legal.at(-1) ?? '')
  const alone = await leaver.createTable(ALONE)
  const both = await ben.createTable(TWO)
  await leaver.does(both.id, 'join')
  const gotUp = await ben.createTable({ ...TWO, seats: [...TWO.seats, { kind: 'open' }] })
  await leaver.does(gotUp.id, 'join')
  await leaver.does(gotUp.id, 'leave')
  const waiting = await leaver.createTable({ ...TWO, visibility: 'open' })
  must(await leaver.post(`/tables/${both.id}/note`, { words: `${name} was here` }))
  must(await leaver.send('PATCH', '/me/notices', { muted: [alone.id] }))
  must(await leaver.post<NewWayIn>('/me/password', { password: PASSWORD }), 201)
  must(await leaver.post('/seeds'), 201)
  const follower = await ben.follow(both.id)
  await until(() => follower.table !== null)
  await server.store.check()
  expect(allTexts()).toContain(person)

  const myData = must(await leaver.get<MyData>('/me/export'))
  expect(myData).toMatchObject({ me: { id: person, name }, account: { hasPassword: true, codes: 10 } })
  expect(myData.tables.map(({ id }) => id)).toEqual(expect.arrayContaining([done.id, alone.id, both.id, waiting.id]))
  expect(myData.tables.find(({ id }) => id === done.id)?.record).toContain(name)
  expect(myData.tables.find(({ id }) => id === alone.id)?.record).toBeNull()
  expect(myData.notes).toEqual([{ table: both.id, words: `${name} was here` }])
  expect(JSON.stringify(myData)).not.toMatch(/argon2|token|seed"/)

  expect(refusalOf(await leaver.post('/me/delete', { name: 'Ben' }))).toBe('409 wrong-name')
  must(await leaver.post('/me/delete', { name }))
  expect(refusalOf(await leaver.get('/me'))).toBe('401 no-guest')
  expect(refusalOf(await leaver.post('/sign-in/password', { name, password: PASSWORD }))).toBe('403 bad-sign-in')
  await server.store.check()
  const left = allTexts()
  expect(left).not.toContain(person)
  expect(left).not.toContain(name)

  expect((await ben.table(both.id)).seats).toMatchObject([{ name: 'Ben' }, { name: FORMER }])
  expect((await ben.table(both.id)).status).toBe('playing')
  expect((await ben.playOut(both.id, (legal) => legal.at(-1) ?? '')).status).toBe('finished')
  await until(() => follower.table?.status === 'finished' && follower.table)
  expect(follower.table?.seats[1]?.name).toBe(FORMER)
  follower.close()
  const record = must(await ben.get<string>(`/tables/${done.id}/record`))
  expect(record).toContain(`seat G person - - ${FORMER}\n`)
  for (const id of [done.id, alone.id, both.id, gotUp.id, waiting.id]) await server.store.load(id, 0)
  expect(await server.store.damagedHeads()).toEqual([])
  expect((await ben.get<Lobby>('/tables')).body.open.map(({ id }) => id)).not.toContain(waiting.id)
  // The name is free again.
  must(await ben.send('PATCH', '/me', { name }))
})

test('whatever else they ask for in the same moment, nothing of whoever leaves for good stays or comes back', async () => {
  const ben = await TestClient.named(server.url, 'Ben')
  for (let round = 0; round < 6; round++) {
    const name = `Wanda Wherever ${round}`
    const leaver = await TestClient.named(server.url, name)
    const { id: person } = must(await leaver.get<{ id: string }>('/me'))
    const { id } = await ben.createTable(TWO)
    const asks = [
      () => leaver.post('/me/delete', { name }),
      () => leaver.post('/tables', ALONE),
      () => leaver.send('PATCH', '/me', { language: 'fr' }),
      () => leaver.post(`/tables/${id}/join`),
      () => leaver.send('PATCH', '/me/notices', { autoPass: true }),
      () => leaver.post('/me/delete', { name }),
    ]
    const answers = await Promise.all([...asks.slice(round), ...asks.slice(0, round)].map((ask) => ask()))
    const statuses = new Set(answers.map(({ status }) => status))
    for (const status of statuses) expect([200, 201, 401]).toContain(status)
    expect(refusalOf(await leaver.get('/me'))).toBe('401 no-guest')
    await server.store.check()
    const left = allTexts()
    expect([left.includes(person), left.includes(name)]).toEqual([false, false])
  }
})

const LEAVER = { id: 'leaver', name: 'Lea', language: 'en', emblem: null, color: null } as const

interface Around {
  readonly journals?: readonly string[]
  readonly seats?: readonly string[]
  /** Where others were found for them since. */
  readonly found?: readonly string[]
  /** What getting up at a table is refused with. */
  readonly refused?: ApiError
  /** A table with a damaged journal. */
  readonly damaged?: string
}

/** What `forgetPerson` works with, and what it has called. */
function partsOf({ journals = [], seats = [], found = [], refused, damaged }: Around) {
  const calls: string[] = []
  const called = <T>(name: string, value: T): Promise<T> => {
    calls.push(name)
    return Promise.resolve(value)
  }
  const people = {
    journalsWith: () => called('all journals', journals),
    tablesWith: () => called('seats', (calls.includes('forget') ? found : seats).map((id) => ({ id }))), // prettier-ignore
    forgetPerson: (_: string, __: string, except: readonly string[]) => called('forget', found.every((table) => except.includes(table))), // prettier-ignore
  }
  const host = {
    metadata: () => Promise.resolve({ game: 'toy', chairs: [{ kind: 'person', person: LEAVER }], status: 'playing' }),
    execute: (table: string) => (refused === undefined ? called(`close ${table}`, null) : Promise.reject(refused)),
    rewrite: (table: string) =>
      table === damaged ? Promise.reject(new StoreError('damaged-journal', '')) : called(`rename ${table}`, null),
  }
  const sessions = {
    endOthers: () => Promise.resolve(),
    end: (_: string, ids: readonly string[]) => called(`end ${ids.join()}`, undefined),
  }
  const log = { warn: ({ table }: { table: string }) => calls.push(`log ${table}`) }
  const results = { fold: () => called('fold', undefined) }
  const parts = { store: { people, results }, host, guests: { sessions, forget: () => {} }, library: TOY_LIBRARY, log }
  return { calls, parts: parts as unknown as Parameters<typeof forgetPerson>[0] }
}

test('all journals are read once for whoever is in none; where they sat down meanwhile they are renamed', async () => {
  const { calls, parts } = partsOf({ journals: [], seats: ['t1'] })
  await forgetPerson(parts, LEAVER, 's1')
  expect(calls).toEqual(['all journals', 'seats', 'close t1', 'rename t1', 'forget', 'end s1', 'fold'])
})

test('where others were found for them until the end they are renamed, too', async () => {
  const { calls, parts } = partsOf({ found: ['t1'] })
  await forgetPerson(parts, LEAVER, 's1')
  expect(calls).toEqual([
    'all journals',
    'seats',
    'forget',
    'seats',
    'close t1',
    'rename t1',
    'forget',
    'end s1',
    'fold',
  ])
})

test('where a bot can’t take the chair just now nobody is forgotten; where it never can they are', async () => {
  for (const code of ['engine-timeout', 'disk-full'] as const) {
    const { calls, parts } = partsOf({ journals: ['t1'], refused: apiError(code) })
    await expect(forgetPerson(parts, LEAVER, 's1')).rejects.toMatchObject({ code })
    expect(calls).toEqual(['all journals'])
  }
  for (const code of ['damaged-journal', 'other-rules', 'table-finished'] as const) {
    const { calls, parts } = partsOf({ journals: ['t1'], refused: apiError(code) })
    await forgetPerson(parts, LEAVER, 's1')
    expect(calls).toEqual(['all journals', 'rename t1', 'all journals', 'rename t1', 'forget', 'end s1', 'fold'])
  }
})

test('a journal that is damaged keeps nobody from being forgotten, and the operator reads which', async () => {
  const { calls, parts } = partsOf({ journals: ['t1', 't2'], damaged: 't1', refused: apiError('damaged-journal') })
  await forgetPerson(parts, LEAVER, 's1')
  expect(calls).toEqual([
    'all journals',
    'log t1',
    'rename t2',
    'all journals',
    'rename t2',
    'forget',
    'end s1',
    'fold',
  ])
})

test('nobody’s export takes place more than ten times an hour', async () => {
  const narrow = await startForTest({ library: TOY_LIBRARY, rateLimit: 0.2 })
  const ada = await TestClient.named(narrow.url, 'Ada')
  const answers = [await ada.get('/me/export'), await ada.get('/me/export'), await ada.get('/me/export')]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  // Nor does anybody else there delete themselves: that reads all journals.
  const ben = await TestClient.named(narrow.url, 'Ben')
  expect(refusalOf(await ben.post('/me/delete', { name: 'Ben' }))).toBe('429 too-many-requests')
})
