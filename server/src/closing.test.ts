import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Lobby } from '@fathom/protocol'
import type { RunningServer } from './server.ts'
import { newFolder, startForTest } from './testing/serverUnderTest.ts'
import { TestClient } from './testing/testClient.ts'

const data = newFolder()
let server: RunningServer
let ada: TestClient

beforeAll(async () => {
  server = await startForTest({ data, botDelay: 60_000 })
  ada = await TestClient.named(server.url, 'Ada')
})
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
  server = await startForTest({ data, botDelay: 60_000 })
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
