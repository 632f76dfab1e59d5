import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Lobby, TableReading } from '@fathom/protocol'
import type { RunningServer } from './server.ts'
import { NoticeReceiver } from './testing/noticeReceiver.ts'
import { newFolder, startForTest } from './testing/serverUnderTest.ts'
import { must, refusalOf, TestClient, until } from './testing/testClient.ts'

const data = newFolder()
let server: RunningServer
let ada: TestClient

beforeAll(async () => {
  server = await startForTest({ data, botDelay: 60_000, privateNotices: true })
  ada = await TestClient.named(server.url, 'Ada')
})
afterEach(() => void vi.useRealTimers())
afterAll(() => server.close())

const me = { kind: 'me' } as const
const bot = { kind: 'bot', level: 'deckhand' } as const
const free = { kind: 'open' } as const
const game = 'silver-and-gold'

const listed = async (): Promise<string[]> => {
  const { mine, finished, open } = (await ada.get<Lobby>('/tables')).body
  return [...mine, ...finished, ...open].map(({ id }) => id)
}

test('a game with bots alone is ended at once, listeners hear it, no list has it, and it stays so after a restart', async () => {
  const { id } = await ada.createTable({ game, seats: [me, bot] })
  const spectator = await new TestClient(server.url).listen(id)
  expect(await listed()).toContain(id)
  const closed = await ada.does(id, 'close')
  expect(closed).toMatchObject({ status: 'closed', waitingFor: [], legal: [], seed: null, outcome: null })
  expect(closed.prompt).toBe('Ada has ended this game.')
  await expect.poll(() => spectator.table?.status).toBe('closed')
  expect(await listed()).not.toContain(id)
  for (const command of ['close', 'leave', 'undo', 'end-turn', 'join']) {
    expect(await ada.refused(id, command), command).toMatch(/^409 (table-closed|already-seated)$/)
  }
  expect((await ada.get(`/tables/${id}/record`)).status).toBe(409)
  await server.close()
  server = await startForTest({ data, botDelay: 60_000, privateNotices: true })
  ada = Object.assign(new TestClient(server.url), { token: ada.token })
  expect(await ada.table(id)).toMatchObject({ status: 'closed' })
  expect(await listed()).not.toContain(id)
})

test('where somebody else plays a game goes on; who leaves it has handed it over, and the list says so', async () => {
  const ben = await TestClient.named(server.url, 'Ben')
  const { id } = await ada.createTable({ game, seats: [me, free] })
  expect(await ben.refused(id, 'close')).toBe('403 not-seated')
  await ben.does(id, 'join')
  expect(await ada.refused(id, 'close')).toBe('409 others-play')
  const left = async () => (await ada.get<Lobby>('/tables')).body.mine.find((table) => table.id === id)?.left
  expect(await left()).toBe(false)
  await ada.does(id, 'leave')
  expect(await left()).toBe(true)
  // Now Ben is alone with a bot.
  expect(await ben.does(id, 'close')).toMatchObject({ status: 'closed' })
  expect(await left()).toBeUndefined()
})

test('an open table that nobody else has come to is ended, and offered to nobody', async () => {
  const { id } = await ada.createTable({ game, seats: [me, free], visibility: 'open' })
  const openTables = async () =>
    (await new TestClient(server.url).get<Lobby>('/tables')).body.open.map((table) => table.id)
  expect(await openTables()).toContain(id)
  await ada.does(id, 'close')
  expect(await openTables()).not.toContain(id)
  const ben = await TestClient.named(server.url, 'Ben')
  expect(await ben.refused(id, 'join')).toBe('409 table-closed')
})

test('a table that nobody came to closes after three days, the server being off meanwhile; its host opens it again', async () => {
  const timeControl = { bank: 86_400, increment: 0, cap: 86_400, timeOut: 'wait' } as const
  const { id } = await ada.createTable({ game, seats: [free, me, bot], visibility: 'open', timeControl })
  const busy = await ada.createTable({ game, seats: [me, bot] })
  await server.close()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 24 * 3600_000 })
  server = await startForTest({ data, botDelay: 60_000, privateNotices: true })
  ada = Object.assign(new TestClient(server.url), { token: ada.token })
  const ben = await TestClient.named(server.url, 'Ben', 'fr')
  await until(async () => (await ada.table(id)).nobodyCame)
  expect(await ada.table(busy.id)).toMatchObject({ status: 'playing', nobodyCame: false })
  expect((await ben.table(id)).prompt).toBe('Personne n’est venu : cette table est close.')
  expect(await ben.refused(id, 'join')).toBe('409 table-closed')
  const mine = async () => (await ada.get<Lobby>('/tables')).body.mine.find((table) => table.id === id)
  expect(await mine()).toMatchObject({ status: 'closed', yourTurn: false, prompt: 'Nobody came, so this table has closed.' }) // prettier-ignore
  expect(refusalOf(await ben.post(`/tables/${id}/rematch`, {}))).toBe('403 not-seated')
  const again = must(await ada.post<TableReading>(`/tables/${id}/rematch`, {}), 200)
  expect(again).toMatchObject({ status: 'open', visibility: 'open', you: 1, timeControl })
  expect(again.seats.map(({ kind }) => kind)).toEqual(['open', 'person', 'bot'])
  expect((await ben.table(id)).rematch).toBe(again.id)
  expect(await mine()).toBeUndefined()
  expect(must(await ada.post<TableReading>(`/tables/${id}/rematch`, {}), 200).id).toBe(again.id)
})

test('who waits at a table that closes is told in words, by the ways that they chose', async () => {
  const receiver = await NoticeReceiver.start()
  must(await ada.post('/me/notices/channels', { kind: 'webhook', url: `${receiver.url}/hook` }), 201)
  const { id } = await ada.createTable({ game, seats: [me, free] })
  await server.close()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 3600_000 })
  server = await startForTest({ data, botDelay: 60_000, privateNotices: true })
  ada = Object.assign(new TestClient(server.url), { token: ada.token })
  await until(async () => (await ada.table(id)).nobodyCame)
  vi.setSystemTime(Date.now() + 120_000)
  const told = await until(async () => {
    await server.dispatcher.sweep()
    return receiver.texts[0]
  })
  expect(told).toContain('Gold: Nobody came, so this table has closed.')
})
