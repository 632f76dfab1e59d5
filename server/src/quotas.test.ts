import type { CreateTable, Lobby, TableReading } from '@fathom/protocol'
import { ApiError } from './apiError.ts'
import { Quotas } from './quotas.ts'
import { describe, expect, test } from 'vitest'
import { throughProxy } from './testing/forgedHeaders.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { must, TestClient, until } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

/** At a time: 1 open table of a guest and 2 of an address. */
const NARROW = { library: TOY_LIBRARY, rateLimit: 0.05, trustProxy: { hops: 1 } } as const
const DAY = 24 * 3600_000

const OPEN: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open' }
const RUNNING: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] }

/** A new guest from an address; each comes from a fresh one to sit down, as guests are limited, too. */
async function guestAt(url: string, address: string, from = address): Promise<TestClient> {
  const arriving = new TestClient(url, throughProxy({}, from))
  const { token } = must(await arriving.post<{ token: string }>('/guests', { name: 'Ada' }), 201)
  const guest = new TestClient(url, throughProxy({}, address))
  guest.token = token
  return guest
}

describe('there is room for so many', () => {
  test('open tables of a guest, until one is joined', async () => {
    const { url } = await startForTest(NARROW)
    const ada = await guestAt(url, '192.0.2.1', '192.0.2.3')
    const { id } = must(await ada.post<TableReading>('/tables', OPEN), 201)
    const refused = await ada.post('/tables', OPEN)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-open-tables', params: { limit: 1 } } })
    await (await guestAt(url, '192.0.2.2')).does(id, 'join')
    expect((await ada.post('/tables', OPEN)).status).toBe(201)
  })

  test.each([
    ['open', 9, 39, null],
    ['open', 10, 10, '429 too-many-open-tables 10'],
    ['open', 0, 40, '429 too-many-open-tables 40'],
    ['running', 100, 100, '429 too-many-running-tables 100'],
    ['running', 0, 400, '429 too-many-running-tables 400'],
    ['seeds', 60, 60, '429 too-many-seeds 60'],
    ['seeds', 59, 240, '429 too-many-seeds 240'],
  ] as const)('%s: with %i of a guest and %i of their address it is %s', async (kind, guests, all, refused) => {
    const owned = (count: number) => ({ open: 0, running: 0, seeds: 0, [kind]: count })
    const store = { owned: () => Promise.resolve({ ofGuest: owned(guests), ofOrigin: owned(all) }) }
    const quotas = new Quotas(store, { originKey: (address) => address }, { scaled: (most) => most })
    const answer = await quotas
      .withRoom({ guest: 'ada', address: '192.0.2.1' }, kind, () => Promise.resolve(null))
      .catch((error: unknown) => error)
    const said = answer instanceof ApiError ? `${answer.status} ${answer.code} ${String(answer.params.limit)}` : answer
    expect(said).toBe(refused)
  })

  test('open tables of an address, whoever makes them and all at once', async () => {
    const { url } = await startForTest({ ...NARROW, rateLimit: 0.1 })
    const guests = await Promise.all(
      Array.from({ length: 6 }, (_, n) => guestAt(url, n < 5 ? '192.0.2.1' : '192.0.2.2', `192.0.2.${100 + n}`)),
    )
    const answers = await Promise.all(guests.map((guest) => guest.post('/tables', OPEN)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    expect(answers.at(-1)?.status).toBe(201)
  })
})

test('one guest and one address can’t fill the lobby', async () => {
  const server = await startForTest({ library: TOY_LIBRARY, trustProxy: { hops: 1 } })
  const ben = await guestAt(server.url, '192.0.2.2')
  const bens = (await ben.createTable(OPEN)).id
  const eves = [await guestAt(server.url, '192.0.2.66'), await guestAt(server.url, '192.0.2.66')]
  for (let n = 0; n < 60; n++) await eves[n % 2]?.createTable(OPEN)
  const { open } = (await new TestClient(server.url).get<Lobby>('/tables')).body
  expect(open).toHaveLength(50)
  expect(open.at(-1)?.id).toBe(bens)
})

describe('archived', () => {
  test('tables are in no list, wait for nobody, and come back when somebody does something', async () => {
    const server = await startForTest({ library: TOY_LIBRARY })
    const [ada, ben] = [await TestClient.named(server.url, 'Ada'), await TestClient.named(server.url, 'Ben')]
    const open = (await ada.createTable(OPEN)).id
    const running = (await ada.createTable(RUNNING)).id
    const later = Date.now() + DAY
    expect(await server.store.archive({ open: later, abandoned: 0, finished: 0 }, [open])).toBe(0)
    expect(await server.store.archive({ open: later, abandoned: later, finished: 0 }, [])).toBe(2)
    const lobby = async () => (await ada.get<Lobby>('/tables')).body.mine.map(({ id }) => id)
    expect(await lobby()).toEqual([])
    expect((await ben.get<Lobby>('/tables')).body.open).toEqual([])
    expect(await server.store.tablesWithBotsToMove()).toEqual([])
    expect((await ada.table(running)).status).toBe('playing')
    await ben.does(open, 'join')
    expect(await lobby()).toEqual([open])
  })

  test('nobody’s are while their page is open', async () => {
    const data = await startForTest({ library: TOY_LIBRARY })
    const ada = await TestClient.named(data.url, 'Ada')
    const { id } = await ada.createTable(OPEN)
    const subscription = await ada.listen(id)
    await until(() => subscription.heard.length > 0)
    expect(data.host.subscribers.tablesWithPeople()).toEqual([id])
    subscription.close()
  })
})
