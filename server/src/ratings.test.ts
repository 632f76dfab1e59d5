import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { CreateTable, TableReading } from '@fathom/protocol'
import { remakeRatings } from './admin/ratings.ts'
import { bringAlong } from './people/bringing.ts'
import type { RunningServer } from './server.ts'
import { forKysely } from './store/nodeSqlite.ts'
import type { Schema } from './store/schema.ts'
import { newFolder, startForTest } from './testing/serverUnderTest.ts'
import { refusalOf, TestClient, until } from './testing/testClient.ts'
import { library, TOY_LIBRARY } from './testing/toyLibrary.ts'
import { CLOCK, playToy } from './testing/toyPlay.ts'

const NAMES = ['Ada', 'Ben', 'Cleo'] as const

interface House {
  readonly data: string
  readonly server: RunningServer
  readonly people: TestClient[]
  readonly ids: readonly string[]
}

let shared: { readonly data: string; readonly server: RunningServer }

beforeAll(async () => {
  shared = await open()
})

afterEach(() => void vi.useRealTimers())

async function open(): Promise<typeof shared> {
  const data = newFolder()
  return { data, server: await startForTest({ data, library: TOY_LIBRARY }) }
}

/** Three people whom nothing is known of yet; at the server of all tests, unless one is to be stopped. */
async function house({ data, server } = shared): Promise<House> {
  const people = await Promise.all(NAMES.map((name) => TestClient.named(server.url, name)))
  const ids: string[] = []
  for (const person of people) ids.push((await person.get<{ id: string }>('/me')).body.id)
  return { data, server, people, ids }
}

const RESULTS = ['results', 'result_seats', 'ratings'] as const

/** Every row of what follows from finished tables. */
function rowsIn(data: string): unknown {
  const sqlite = new DatabaseSync(join(data, 'fathom.db'), { readOnly: true })
  try {
    return RESULTS.map((name) => {
      const rows = sqlite.prepare(`select * from ${name}`).all()
      return rows.map((row) => JSON.stringify(row)).toSorted()
    })
  } finally {
    sqlite.close()
  }
}

async function remake(data: string, spoil: (sqlite: DatabaseSync) => void = () => {}): Promise<unknown> {
  const sqlite = new DatabaseSync(join(data, 'fathom.db'))
  spoil(sqlite)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: forKysely(sqlite) }) })
  const done = await remakeRatings({ db, close: () => {} }, library)
  sqlite.close()
  return done
}

test('a rated game moves both, a casual one nobody', async () => {
  const { server, people, ids } = await house()
  const [ada, ben] = ids as [string, string]
  const casual = await playToy(people.slice(0, 2), { rated: false })
  expect(await people[0]?.table(casual)).toMatchObject({ status: 'finished', rated: false })
  const { results } = server.store
  expect(await results.ratingOf(ada, 'toy')).toEqual({ elo: 1500, margin: 588, isProvisional: true, games: 0 })
  expect(await results.standings('toy', { people: ids })).toEqual([])
  const id = await playToy(people.slice(0, 2))
  expect(await people[0]?.table(id)).toMatchObject({ status: 'finished', rated: true })
  const [winner, loser] = [await results.ratingOf(ada, 'toy'), await results.ratingOf(ben, 'toy')]
  expect(winner).toEqual({ elo: 1598, margin: 567, isProvisional: true, games: 1 })
  expect(loser).toEqual({ elo: 1402, margin: 567, isProvisional: true, games: 1 })
  expect(await results.standings('toy', { people: ids })).toEqual([
    { person: ada, name: 'Ada', emblem: null, hasPage: false, rating: winner },
    { person: ben, name: 'Ben', emblem: null, hasPage: false, rating: loser },
  ])
  expect(await results.standings('toy', { people: [ben, 'nobody'] })).toEqual([{ person: ben, name: 'Ben', emblem: null, hasPage: false, rating: loser }]) // prettier-ignore
  expect(await results.standings('toy', { accountsOnly: true })).toEqual([])
})

test('made anew from the journals, all is the same to the bit', async () => {
  const { data, server, people } = await house(await open())
  for (let game = 0; game < 3; game++) {
    await playToy(people)
    await playToy(people.toReversed().slice(0, 2), { rated: game !== 1 })
  }
  await server.close()
  const before = rowsIn(data)
  expect(JSON.stringify(before)).toContain('after_mu')
  expect(await remake(data)).toEqual({ results: 6, unread: [] })
  expect(rowsIn(data)).toEqual(before)
  // Even where nothing but the journals is left.
  await remake(data, (sqlite) => RESULTS.forEach((name) => sqlite.exec(`delete from ${name}`)))
  expect(rowsIn(data)).toEqual(before)
  // As a database of before: what is casual and rated there is kept at the next start.
  const sqlite = new DatabaseSync(join(data, 'fathom.db'))
  for (const name of RESULTS) sqlite.exec(`delete from ${name}`)
  sqlite.close()
  const again = await startForTest({ data, library: TOY_LIBRARY })
  await until(async () => JSON.stringify(rowsIn(data)) === JSON.stringify(before))
  await again.close()
})

test('who leaves a rated game for good has lost it, whatever the bot makes of it', async () => {
  const { server, people, ids } = await house()
  const [ada, ben] = people as [TestClient, TestClient]
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const { id } = await ada.createTable({ game: 'toy', seats, rated: true, timeControl: CLOCK })
  await ben.does(id, 'join')
  await ada.does(id, 'leave')
  for (let tries = 0; (await ben.table(id)).status === 'playing' && tries < 400; tries++) {
    const { legal, draft } = await ben.table(id)
    if (draft.canEndTurn) await ben.post(`/tables/${id}/end-turn`)
    else if (legal.length > 0) await ben.does(id, 'act', { actions: [legal[0] === 'hide 1' ? 'hide 1' : 'stop'], endTurn: true }) // prettier-ignore
  }
  const [left, stayed] = [await server.store.results.ratingOf(ids[0] ?? '', 'toy'), await server.store.results.ratingOf(ids[1] ?? '', 'toy')] // prettier-ignore
  expect(left.elo).toBe(1402)
  expect(stayed.elo).toBe(1598)
})

test('who only waits for somebody who never plays wins no rating; who runs out of time loses', async () => {
  for (const hasBenPlayed of [false, true]) {
    const { data, server, people, ids } = await house(await open())
    const [ada, ben] = people as [TestClient, TestClient]
    const timeControl = { bank: 60, increment: 0, cap: 60, timeOut: 'loss' } as const
    const seats: CreateTable['seats'] = [{ kind: 'me' }, { kind: 'open' }]
    const { id } = await ada.createTable({ game: 'toy', seats, rated: true, timeControl })
    await ben.does(id, 'join')
    await ada.does(id, 'act', { actions: ['hide 3'], endTurn: true })
    if (hasBenPlayed) {
      await ben.does(id, 'act', { actions: ['hide 1'], endTurn: true })
      await ada.does(id, 'act', { actions: ['stop'], endTurn: true })
    }
    await server.close()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    const { results } = (await startForTest({ data, library: TOY_LIBRARY })).store
    await until(async () => (await results.ratingOf(ids[1] ?? '', 'toy')).games === 1)
    const [winner, loser] = await Promise.all(ids.slice(0, 2).map((person) => results.ratingOf(person, 'toy')))
    expect([winner?.elo, winner?.games]).toEqual(hasBenPlayed ? [1598, 1] : [1500, 0])
    expect(loser).toMatchObject({ elo: 1402, games: 1 })
    vi.useRealTimers()
  }
})

test('against bots a rated game counts, one at a time, and giving it up is losing it', async () => {
  const { server, people, ids } = await house()
  const [ada] = people as [TestClient]
  const wish = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], rated: true } as const
  const create = (more: object = {}) => ada.post<TableReading>('/tables', { ...wish, ...more })
  const { body } = await create()
  expect(body.rated).toBe(true)
  expect(refusalOf(await create())).toBe('409 rated-game-runs')
  expect((await create({ rated: false })).status).toBe(201)
  expect(await ada.refused(body.id, 'take-back', { reason: 'Oh' })).toBe('409 take-back-rated')
  await ada.does(body.id, 'close')
  expect(await server.store.results.ratingOf(ids[0] ?? '', 'toy')).toMatchObject({ elo: 1370, games: 1 })
  expect((await create()).status).toBe(201)
})

test('of two rated games against bots that one person begins at once only one begins', async () => {
  const { people } = await house()
  const [ada] = people as [TestClient]
  const wish = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], rated: true } as const
  const both = await Promise.all([0, 1].map(() => ada.post<TableReading>('/tables', wish)))
  const [begun, refused] = both.toSorted((a, b) => a.status - b.status)
  expect([begun?.status, refused?.status]).toEqual([201, 409])
  expect(refused?.body).toMatchObject({ code: 'rated-game-runs', params: { table: begun?.body.id } })
})

test('what can’t be rated says so', async () => {
  const { people } = await house()
  const [ada] = people as [TestClient]
  const create = async (more: object) =>
    refusalOf(await ada.post('/tables', { game: 'toy', rated: true, timeControl: CLOCK, ...more }))
  const me = { kind: 'me' } as const
  const open = { kind: 'open' } as const
  expect(await create({ seats: [me, { kind: 'bot', level: 'broken' }], timeControl: null })).toBe('422 rated-needs-two')
  expect(await create({ seats: [me, open], timeControl: null })).toBe('422 rated-needs-clock')
  expect(await create({ seats: [me, open], timeControl: { ...CLOCK, timeOut: 'wait' } })).toBe('422 rated-needs-clock')
  expect(await create({ seats: [me, open], components: { game: 'toy', depths: [1] } })).toBe('422 rated-own-set')
})

test('a rematch of a rated game is rated', async () => {
  const { people } = await house()
  const id = await playToy(people.slice(0, 2))
  const next = await people[0]?.does(id, 'rematch')
  expect(next).toMatchObject({ rated: true, timeControl: CLOCK })
})

test('a chair given to a bot last makes no second rated game against bots alone', async () => {
  const { people } = await house()
  const [ada, ben] = people as [TestClient, TestClient]
  const wish: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], rated: true, timeControl: CLOCK }
  const [first, second] = [await ada.createTable(wish), await ada.createTable(wish)]
  await ada.does(first.id, 'seat-bot', { seat: 1 })
  expect(await ada.refused(second.id, 'seat-bot', { seat: 1 })).toBe('409 rated-game-runs')
  await ben.does(second.id, 'join')
  await ada.does(first.id, 'close')
  const { id } = await ada.createTable({ ...wish, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] })
  await ada.does(id, 'seat-bot', { seat: 1 })
  await ben.does(id, 'join')
  expect((await ada.table(id)).status).toBe('playing')
})

test('nobody stops the clocks of a rated game where no other person plays', async () => {
  const { people } = await house()
  const [ada, ben] = people as [TestClient, TestClient]
  const wish: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], rated: true, timeControl: CLOCK }
  const { id: alone } = await ada.createTable(wish)
  await ada.does(alone, 'seat-bot', { seat: 1 })
  expect(await ada.refused(alone, 'pause')).toBe('409 pause-rated')
  for (const isOn of [false, true]) {
    const { id } = await ada.createTable(wish)
    await ben.does(id, 'join')
    await ada.does(id, 'pause')
    if (isOn) await ben.does(id, 'pause-answer', { agrees: true })
    await ben.does(id, 'leave')
    expect((await ada.table(id)).pause).toBeNull()
    expect(await ada.refused(id, 'pause')).toBe('409 pause-rated')
  }
})

test('who leaves for good is in no ranking, and nobody else’s rating moves for it', async () => {
  const { data, server, people, ids } = await house(await open())
  await playToy(people.slice(0, 2))
  await playToy(people.slice(0, 2).toReversed())
  const { results } = server.store
  const before = await results.standings('toy')
  expect(before.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Ben'])
  expect((await people[1]?.post('/me/delete', { name: 'Ben' }))?.status).toBe(200)
  expect(await results.standings('toy')).toEqual(before.filter(({ name }) => name === 'Ada'))
  expect(JSON.stringify(rowsIn(data))).not.toContain(ids[1])
  await server.close()
  const rows = rowsIn(data)
  await remake(data)
  expect(rowsIn(data)).toEqual(rows)
})

test('a table played on while results are written never counts twice', async () => {
  const { server, people, ids } = await house()
  const id = await playToy(people.slice(0, 2))
  const result = await server.host.result(id)
  if (result !== null) await server.store.results.keep(id, result)
  expect((await server.store.results.ratingOf(ids[0] ?? '', 'toy')).games).toBe(1)
})

test('what a guest has played becomes the account’s, but does not rate it', async () => {
  const { data, server, people, ids } = await house(await open())
  const [ada, ben, cleo] = ids as [string, string, string]
  await playToy([people[0] as TestClient, people[1] as TestClient])
  await playToy([people[1] as TestClient, people[2] as TestClient])
  const guests = { sessions: { endOthers: () => Promise.resolve(), end: () => Promise.resolve() }, forget: () => {} }
  const parts = { store: server.store, host: server.host, guests } as unknown as Parameters<typeof bringAlong>[0]
  const [guest, account] = [await server.store.guest(ada), await server.store.guest(cleo)]
  if (guest === null || account === null) throw new Error('both are there')
  const { results } = server.store
  const before = await results.ratingOf(cleo, 'toy')
  expect(before.games).toBe(1)
  expect(await bringAlong(parts, guest, account, 'session')).toBe(0)
  expect(await results.ratingOf(ada, 'toy')).toMatchObject({ games: 0 })
  expect(await results.ratingOf(cleo, 'toy')).toEqual(before)
  expect((await results.profile(cleo, cleo)).games).toMatchObject([{ played: 2 }])
  expect(await results.ratingOf(ben, 'toy')).toMatchObject({ games: 2 })
  await server.close()
  const rows = rowsIn(data)
  await remake(data)
  expect(rowsIn(data)).toEqual(rows)
})

test('an account that brings rated games along has no rating of them, nor of one that still runs', async () => {
  const { data, server, people, ids } = await house(await open())
  const [ada, ben, cleo] = ids as [string, string, string]
  const pair = people.slice(0, 2)
  await playToy(pair)
  const guests = { sessions: { endOthers: () => Promise.resolve(), end: () => Promise.resolve() }, forget: () => {} }
  const parts = { store: server.store, host: server.host, guests } as unknown as Parameters<typeof bringAlong>[0]
  const [guest, account] = [await server.store.guest(ada), await server.store.guest(cleo)]
  if (guest === null || account === null) throw new Error('both are there')
  const wish: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], rated: true, timeControl: CLOCK }
  const { id } = await (people[0] as TestClient).createTable(wish)
  await people[1]?.does(id, 'join')
  expect(await bringAlong(parts, guest, account, 'session')).toBe(0)
  const { results } = server.store
  await people[2]?.does(id, 'leave')
  await people[1]?.does(id, 'close')
  expect(await results.ratingOf(cleo, 'toy')).toMatchObject({ elo: 1500, games: 0 })
  expect((await results.standings('toy')).map(({ person }) => person)).toEqual([ben])
  await server.close()
  const rows = rowsIn(data)
  await remake(data)
  expect(rowsIn(data)).toEqual(rows)
})
