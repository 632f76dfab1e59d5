import { beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { outboxOf } from '../testing/outbox.ts'
import { newFolder, startForTest } from '../testing/serverUnderTest.ts'
import { must, TestClient } from '../testing/testClient.ts'
import { TOY_LIBRARY } from '../testing/toyLibrary.ts'
import { playToy } from '../testing/toyPlay.ts'
import { namedIn } from './named.ts'

const data = newFolder()
let server: RunningServer

beforeAll(async () => {
  server = await startForTest({ data, library: TOY_LIBRARY, privateNotices: true })
})

test('a name counts whole, in any capitals, and the longer of two that begin alike', () => {
  const people = ['Ben', 'Ben Gunn', 'Zoë'].map((name) => ({ name }))
  const named = (words: string) => namedIn(words, people).map(({ name }) => name)
  expect(named('Hi @ben, and @ZOË!')).toEqual(['Ben', 'Zoë'])
  expect(named('@Ben Gunn has cheese')).toEqual(['Ben Gunn'])
  expect(named('@Benjamin, ben, a@b')).toEqual([])
  expect(named('@')).toEqual([])
})

test('who is named at their table is told once, unless they muted or keep away whoever says it', async () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dov']
  const people = await Promise.all(names.map((name) => TestClient.named(server.url, name)))
  const [ada, ben, cleo, dov] = people
  if (!ada || !ben || !cleo || !dov) throw new Error('four people are needed')
  for (const [index, each] of people.entries())
    must(await each.post('/me/notices/channels', { kind: 'webhook', url: `http://127.0.0.1:9/${index}` }), 201)
  const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await ben.does(id, 'join')
  const say = async (who: TestClient, words: string) => must(await who.post(`/tables/${id}/talk`, { words }), 201)
  const told = () => outboxOf(data, id).filter(({ kind }) => kind === 'named').length
  await say(ada, 'Hello everybody, @Ada as well')
  await say(cleo, '@Ben, you are lost')
  expect(told()).toBe(0)
  await say(ada, 'It is you, @Ben')
  expect(told()).toBe(1)
  // As long as it waits nothing is added.
  await say(ada, 'Wake up, @Ben!')
  expect(told()).toBe(1)
  await say(ben, 'Yes, @Ada')
  expect(told()).toBe(2)
  // Whom Ada does not want to read does not call her.
  const other = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await dov.does(other.id, 'join')
  must(await dov.post(`/tables/${other.id}/talk`, { words: 'Ho' }), 201)
  must(await ada.post(`/tables/${other.id}/talk/mute`, { room: 'players', n: 1, muted: true }))
  must(await dov.post(`/tables/${other.id}/talk`, { words: '@Ada?' }), 201)
  must(await ada.post(`/tables/${id}/block`, { seat: 1 }))
  const before = told()
  await say(ada, '@Ben?')
  expect([told(), outboxOf(data, other.id).filter(({ kind }) => kind === 'named')]).toEqual([before, []]) // prettier-ignore
})

async function running(one: TestClient, other: TestClient): Promise<string> {
  const { id } = await one.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await other.does(id, 'join')
  return id
}

test('what was said at a table that is over is forgotten when all have been silent for long', async () => {
  const { talk } = server.store
  const [ada, ben] = [await TestClient.named(server.url, 'Ada'), await TestClient.named(server.url, 'Ben')]
  const tables: string[] = []
  for (const isOver of [true, true, false]) {
    const id = isOver ? await playToy([ada, ben]) : await running(ada, ben)
    must(await ada.post(`/tables/${id}/talk`, { words: 'Ho' }), 201)
    tables.push(id)
  }
  const lines = () => Promise.all(tables.map(async (id) => (await talk.lines(id, 'players', 0, 9)).length))
  const past = Date.now() - 60_000
  expect(await talk.silentRooms(past)).toEqual([])
  const over = tables.slice(0, 2).map((table) => ({ table, room: 'players' as const }))
  // Where something was said since it was looked for, all of it stays.
  expect(await talk.forgetRooms(over, past)).toBe(0)
  expect(await lines()).toEqual([1, 1, 1])
  const now = Date.now() + 1
  const byTable = (rooms: readonly { readonly table: string; readonly room: string }[]) =>
    rooms.toSorted((a, b) => a.table.localeCompare(b.table))
  expect(byTable(await talk.silentRooms(now))).toEqual(byTable(over))
  expect([await talk.forgetRooms(over.slice(0, 1), now), await talk.forgetRooms(over, now)]).toEqual([1, 1])
  expect(await talk.silentRooms(now)).toEqual([])
  expect(await lines()).toEqual([0, 0, 1])
})
