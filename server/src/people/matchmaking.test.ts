import type { Lobby, MyData, NewTicket, TicketReading } from '@fathom/protocol'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RunningServer } from '../server.ts'
import { accountOver, bring } from '../testing/bringing.ts'
import { outboxOf } from '../testing/outbox.ts'
import { newFolder, startForTest } from '../testing/serverUnderTest.ts'
import { must, refusalOf, TestClient } from '../testing/testClient.ts'
import { TOY_LIBRARY } from '../testing/toyLibrary.ts'

const TWO: NewTicket = { game: 'toy', pace: 'live', seats: 2 }
const TURNS: NewTicket = { ...TWO, pace: 'turns' }

let data: string
let server: RunningServer

const start = async () => (server = await startForTest({ library: TOY_LIBRARY, data, privateNotices: true }))
beforeAll(async () => {
  data = newFolder()
  await start()
})
beforeEach(() =>
  server.store.company.endTickets({ live: Number.MAX_SAFE_INTEGER, turns: Number.MAX_SAFE_INTEGER, found: 0 }),
)
beforeEach(() => server.store.company.endTickets({ live: 0, turns: 0, found: Number.MAX_SAFE_INTEGER }))

const named = (name: string) => TestClient.named(server.url, name)
const seek = async (client: TestClient, wish = TWO) => must(await client.post<TicketReading>('/me/ticket', wish), 201).ticket // prettier-ignore
const ticket = async (client: TestClient) => must(await client.get<TicketReading>('/me/ticket')).ticket

/** The same person, at the server that runs now. */
function again({ token }: TestClient): TestClient {
  const client = new TestClient(server.url)
  client.token = token
  return client
}

/** Lets a time pass for all tickets. */
function passTime(milliseconds: number): void {
  const database = new DatabaseSync(join(data, 'fathom.db'), { timeout: 5000 })
  database.exec(`update tickets set created_at = created_at - ${milliseconds}, seen_at = seen_at - ${milliseconds}`)
  database.close()
}

test('who waits is told since when and how choosy; who comes then finds them at a rated table that has begun', async () => {
  const [ada, ben] = [await named('Ada'), await named('Ben')]
  expect(await ticket(ada)).toBeNull()
  const waiting = await seek(ada)
  expect(waiting).toMatchObject({ ...TWO, within: 150, table: null })
  expect(Math.abs((waiting?.since ?? 0) - Date.now())).toBeLessThan(5000)
  const found = await seek(ben)
  const id = found?.table ?? ''
  expect((await ticket(ada))?.table).toBe(id)
  const table = await ada.table(id)
  expect(table).toMatchObject({ status: 'playing', visibility: 'private', rated: true })
  expect(table.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben'])
  // Whoever has come there need not be told any more.
  expect(must(await ada.post<TicketReading>('/me/ticket/withdraw', { table: id })).ticket).toBeNull()
  expect((await ticket(ben))?.table).toBe(id)
})

test('who asks again for what they have just found is told of it, and waits at no second table', async () => {
  const [ada, ben, cleo] = [await named('Ada'), await named('Ben'), await named('Cleo')]
  await seek(ada)
  const found = (await seek(ben))?.table
  expect((await seek(ben))?.table).toBe(found)
  expect((await seek(ben, TURNS))?.table).toBe(found)
  expect((await seek(cleo))?.table).toBeNull()
  // Whoever has been there, or whose table is closed, may look for others.
  must(await ben.post('/me/ticket/withdraw', { table: found }))
  expect((await seek(ben, TURNS))?.table).toBeNull()
  await server.host.execute(found ?? '', { as: 'operator' }, 'en', null)
  expect((await seek(ada, TURNS))?.table).not.toBe(found)
})

test('another game, pace or number of seats is another search; who withdraws is not found', async () => {
  const [ada, ben, cleo] = [await named('Ada'), await named('Ben'), await named('Cleo')]
  await seek(ada)
  expect((await seek(ben, TURNS))?.table).toBeNull()
  expect((await seek(cleo, { ...TWO, seats: 3 }))?.table).toBeNull()
  must(await ada.post('/me/ticket/withdraw', {}))
  expect((await seek(ben))?.table).toBeNull()
  // A new search ends the one before.
  expect((await seek(ada, TURNS))?.table).toBeNull()
  expect((await seek(cleo))?.table).toEqual((await ticket(ben))?.table)
})

test('nonsense is refused, and a stranger', async () => {
  const ada = await named('Ada')
  expect(refusalOf(await ada.post('/me/ticket', { ...TWO, game: 'chess' }))).toBe('404 unknown-game')
  expect(refusalOf(await ada.post('/me/ticket', { ...TWO, seats: 5 }))).toBe('422 bad-seat-count')
  for (const wrong of [{ seats: 1 }, { seats: 2.5 }, { pace: 'now' }, { game: 'x'.repeat(41) }])
    expect((await ada.post('/me/ticket', { ...TWO, ...wrong })).status).toBe(400)
  expect(refusalOf(await new TestClient(server.url).post('/me/ticket', TWO))).toBe('401 no-guest')
  expect(await ticket(ada)).toBeNull()
})

test('two with a block between them are not brought together, and are not told why', async () => {
  const [ada, ben, cleo] = [await named('Ada'), await named('Ben'), await named('Cleo')]
  const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open' })
  await ben.does(id, 'join')
  must(await ada.post(`/tables/${id}/block`, { seat: 1 }))
  await seek(ada)
  expect(await seek(ben)).toMatchObject({ ...TWO, within: 150, table: null })
  const found = (await seek(cleo))?.table
  expect([(await ticket(ada))?.table, (await ticket(ben))?.table]).toEqual([found, null])
})

test('where one of three is kept away just then, nobody is left at the table, and all wait on', async () => {
  const [ada, ben, cleo, dov] = [await named('Ada'), await named('Ben'), await named('Cleo'), await named('Dov')]
  const { id } = await ben.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await cleo.does(id, 'join')
  const create = server.host.create.bind(server.host)
  vi.spyOn(server.host, 'create').mockImplementationOnce(async (...table) => {
    const made = await create(...table)
    must(await ben.post(`/tables/${id}/block`, { seat: 1 }))
    return made
  })
  const three = { ...TWO, seats: 3 }
  for (const client of [ada, ben, cleo]) expect(await seek(client, three)).toMatchObject({ ...three, table: null })
  expect(await ticket(ada)).toMatchObject({ ...three, table: null })
  expect(must(await ada.get<Lobby>('/tables')).mine).toEqual([])
  const found = (await seek(dov, three))?.table
  expect((await dov.table(found ?? '')).seats.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Dov'])
  expect((await ticket(cleo))?.table).toBeNull()
})

describe('time', () => {
  test('a live search goes on after a restart, though its page could not ask for it meanwhile', async () => {
    const [ada, ben] = [await named('Ada'), await named('Ben')]
    await seek(ada)
    await seek(ben, TURNS)
    await server.close()
    passTime(120_000)
    await start()
    const [adaAgain, benAgain] = [again(ada), again(ben)]
    expect(await ticket(adaAgain)).toMatchObject({ pace: 'live', within: 300, table: null })
    expect(await ticket(benAgain)).toMatchObject({ pace: 'turns', within: 150, table: null })
    expect((await seek(await named('Cleo')))?.table).toEqual((await ticket(adaAgain))?.table)
  })

  test('a live search that was left while the server was off finds nobody before its person is back', async () => {
    const [ada, ben] = [await named('Ada'), await named('Ben')]
    await seek(ada)
    await server.close()
    passTime(9 * 3_600_000)
    await start()
    const [adaAgain, benAgain] = [again(ada), again(ben)]
    expect((await seek(benAgain))?.table).toBeNull()
    expect((await ticket(adaAgain))?.table).toBeNull()
    const found = await seek(benAgain)
    expect(found?.table).not.toBeNull()
    expect((await ticket(adaAgain))?.table).toBe(found?.table)
  })

  /** All who wait were found others a minute ago, and the server went away before they sat there. */
  async function claimAll(table: string): Promise<void> {
    const ids = (await server.store.company.waitingTickets(9)).map(({ id }) => id)
    expect(await server.store.company.claimTickets(ids, table, Date.now() - 60_000)).toBe(true)
    expect(await server.store.company.claimTickets(ids, 'other', Date.now())).toBe(false)
  }

  test('who was found others at a table that never came to be is not told of it, and waits on', async () => {
    const [ada, ben] = [await named('Ada'), await named('Ben')]
    await seek(ada)
    await claimAll('lost')
    expect(await ticket(ada)).toMatchObject({ ...TWO, table: null })
    const found = (await seek(ben))?.table
    expect((await ada.table(found ?? '')).status).toBe('playing')
    expect((await ticket(ada))?.table).toBe(found)
  })

  test('a table at which not all have sat down is closed, and its people sit at another one', async () => {
    const [ada, ben] = [await named('Ada'), await named('Ben')]
    await seek(ben, { ...TURNS, seats: 3 })
    await seek(ada, TURNS)
    const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await claimAll(id)
    expect((await ticket(ada))?.table).toBeNull()
    const found = (await seek(await named('Cleo'), TURNS))?.table
    expect((await ticket(ada))?.table).toBe(found)
    expect((await ticket(ben))?.table).toBeNull()
    expect((await ada.table(id)).status).toBe('closed')
  })

  test('a search that is not asked for any more ends, one by turns after days', async () => {
    const [ada, ben] = [await named('Ada'), await named('Ben')]
    await seek(ada)
    await seek(ben, TURNS)
    await server.store.company.endTickets({ live: Date.now() + 1, turns: 0, found: 0 })
    expect([await ticket(ada), (await ticket(ben))?.pace]).toEqual([null, 'turns'])
    await server.store.company.endTickets({ live: 0, turns: Date.now() + 1, found: 0 })
    expect(await ticket(ben)).toBeNull()
  })
})

test('whoever is away is told that the game has begun, also who sat down last', async () => {
  const [ada, ben] = [await named('Ada'), await named('Ben')]
  for (const client of [ada, ben]) must(await client.post('/me/notices/channels', { kind: 'webhook', url: 'http://127.0.0.1:9/x' }), 201) // prettier-ignore
  await seek(ada, TURNS)
  const id = (await seek(ben, TURNS))?.table ?? ''
  const told = outboxOf(data, id).filter(({ kind }) => kind === 'started')
  expect(new Set(told.map(({ channel }) => channel)).size).toBe(2)
})

test('a search is in what somebody takes with them, and goes when they leave for good', async () => {
  const [ada, ben] = [await named('Ada'), await named('Ben')]
  await seek(ada)
  expect(must(await ada.get<MyData>('/me/export')).ticket).toMatchObject({ ...TWO, mode: 'standard' })
  must(await ada.post('/me/delete', { name: 'Ada' }))
  expect(await server.store.company.waitingTickets(9)).toEqual([])
  expect((await seek(ben))?.table).toBeNull()
})

/** Has somebody else do something just before the next table is made. */
function beforeTheNext(does: () => Promise<unknown>): void {
  const create = server.host.create.bind(server.host)
  vi.spyOn(server.host, 'create').mockImplementationOnce(async (...table) => {
    await does()
    return create(...table)
  })
}

test('who leaves for good while their table is made gets no chair there, and the others wait on', async () => {
  const three = { ...TURNS, seats: 3 }
  for (const leaver of ['Ada', 'Ben']) {
    const waiting = { Ada: await named('Ada'), Ben: await named('Ben') }
    const [leaves, stays] = leaver === 'Ada' ? [waiting.Ada, waiting.Ben] : [waiting.Ben, waiting.Ada]
    beforeTheNext(async () => must(await leaves.post('/me/delete', { name: leaver })))
    for (const client of [waiting.Ada, waiting.Ben, await named('Cleo')]) await seek(client, three)
    expect(refusalOf(await leaves.get('/me'))).toBe('401 no-guest')
    expect(await ticket(stays)).toMatchObject({ ...three, table: null })
    const found = (await seek(await named('Dov'), three))?.table ?? ''
    const { seats } = await stays.table(found)
    expect(seats.map(({ name }) => name)).toEqual([leaver === 'Ada' ? 'Ben' : 'Ada', 'Cleo', 'Dov'])
  }
})

test('who may not sit down any more when their table is made looks no further, and the others do', async () => {
  const [ada, ben, cleo] = [await named('Ada'), await named('Ben'), await named('Cleo')]
  const { id: about } = must(await ada.get<{ id: string }>('/me'))
  await seek(ada, TURNS)
  const warning = { id: 'w', at: Date.now(), kind: 'warn', by: null, about, why: 'Be kind', until: null, report: null } as const // prettier-ignore
  await server.store.operators.addMeasure(warning, false)
  expect(await seek(ben, TURNS)).toMatchObject({ ...TURNS, table: null })
  expect(await ticket(ada)).toBeNull()
  const found = (await seek(cleo, TURNS))?.table ?? ''
  expect((await cleo.table(found)).seats.map(({ name }) => name)).toEqual(['Ben', 'Cleo'])
})

test('who is brought along while their table is made waits on as who they are then', async () => {
  const [ben, ada] = [await named('Ben'), await named('Ada')]
  const account = await accountOver(server.url, ben)
  beforeTheNext(() => bring(account))
  await seek(ben, TURNS)
  expect(await seek(ada, TURNS)).toMatchObject({ table: null })
  expect(await ticket(account)).toMatchObject({ ...TURNS, table: null })
  const found = (await seek(ada, TURNS))?.table ?? ''
  expect(await account.table(found)).toMatchObject({ you: 0, status: 'playing' })
})

test('whoever wants another mode is not found; who does not say wants the usual one', async () => {
  const real = await startForTest()
  const people = await Promise.all(['Ada', 'Ben', 'Cleo', 'Dov'].map((name) => TestClient.named(real.url, name)))
  const [ada, ben, cleo, dov] = people
  if (!ada || !ben || !cleo || !dov) throw new Error('four people are needed')
  const wish: NewTicket = { game: 'thesauros', pace: 'turns', seats: 2 }
  const usual = await seek(ada, wish)
  expect(usual).toMatchObject({ mode: 'standard', table: null })
  expect(await seek(ben, { ...wish, mode: 'lawless' })).toMatchObject({ mode: 'lawless', table: null })
  const found = await seek(cleo, { ...wish, mode: 'lawless' })
  expect((await ticket(ben))?.table).toBe(found?.table)
  expect((await ben.table(found?.table ?? '')).options['variant']).toBe('lawless')
  expect((await ticket(ada))?.table).toBeNull()
  expect((await seek(dov, { ...wish, mode: 'standard' }))?.table).toBe((await ticket(ada))?.table)
  const refused = await dov.post('/me/ticket', { ...wish, mode: 'solo' })
  expect(refusalOf(refused)).toBe('422 bad-option-value')
})
