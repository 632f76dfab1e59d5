import type { CreateTable, NoticesReading, OpenTableFilter } from '@fathom/protocol'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { RunningServer } from './server.ts'
import { NoticeReceiver } from './testing/noticeReceiver.ts'
import { outboxOf } from './testing/outbox.ts'
import { newFolder, startForTest } from './testing/serverUnderTest.ts'
import { must, TestClient } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

const NOON = Date.parse('2026-06-01T12:00:00Z')
const WEEK = 7 * 24 * 3600_000
const BY_TURNS = { bank: 24 * 3600, increment: 4 * 3600, cap: 72 * 3600, timeOut: 'wait' } as const
const ANY: OpenTableFilter = { game: null, pace: null, seats: null, language: null, noBots: false }
const ME = { kind: 'me' } as const
const FREE = { kind: 'open' } as const

const data = newFolder()
let server: RunningServer
let week = 0

beforeAll(async () => void (server = await startForTest({ data, library: TOY_LIBRARY, privateNotices: true })))
// Each test has a week of its own.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON + WEEK * week++ }))
afterEach(() => void vi.useRealTimers())

/** Somebody who wants to be told of new open tables, by a webhook. */
async function wisher(openTables: OpenTableFilter | null) {
  const receiver = await NoticeReceiver.start()
  const person = await TestClient.named(server.url, 'Ben')
  const change = async (body: unknown) => must(await person.send<NoticesReading>('PATCH', '/me/notices', body))
  await change({ openTables })
  const webhook = { kind: 'webhook', url: `${receiver.url}/hook` }
  const { channels } = must(await person.post<NoticesReading>('/me/notices/channels', webhook), 201)
  return { receiver, person, change, channel: channels[0]?.id ?? '' }
}

async function open(opener: TestClient, wanted: Partial<CreateTable> = {}): Promise<string> {
  return (await opener.createTable({ game: 'toy', seats: [ME, FREE], visibility: 'open', ...wanted })).id
}

/** So much later, what is due is sent. */
async function after(seconds: number): Promise<void> {
  vi.setSystemTime(Date.now() + seconds * 1000)
  await server.dispatcher.sweep()
}

/** What was told without its link, a line each. */
const toldTo = ({ texts }: NoticeReceiver) => texts.map((text) => text.split('\n').slice(0, -1).join('\n'))

test('a new open table is told once, then the next ones together an hour later, those that are full left out', async () => {
  const ada = await TestClient.named(server.url, 'Ada')
  const { receiver, person, change } = await wisher(ANY)
  const first = await open(ada)
  await after(29)
  expect(receiver.got).toEqual([])
  await after(1)
  expect(toldTo(receiver)).toEqual(['New open table: Toy, with Ada, no clock'])
  expect(receiver.texts[0]).toContain(`/table/${first}`)
  await open(ada, { timeControl: BY_TURNS })
  const full = await open(ada)
  await after(600)
  await open(ada)
  await open(ada)
  await (await TestClient.named(server.url, 'Cleo')).does(full, 'join')
  await after(2999)
  expect(receiver.got).toHaveLength(1)
  await after(1)
  expect(toldTo(receiver)[1]?.split('\n')).toEqual([
    'New open table: Toy, with Ada, by turns',
    'New open table: Toy, with Ada, no clock',
    'New open table: Toy, with Ada, no clock',
  ])
  expect(outboxOf(data, full).map(({ outcome }) => outcome)).toEqual(['stale'])
  // Who has had enough is not told of what waits either.
  await open(ada)
  await change({ openTables: null })
  await after(3600)
  expect(receiver.got).toHaveLength(2)
  await open(ada)
  expect(outboxOf(data, await open(person))).toEqual([])
})

test('only tables that fit are told: game, time, seats, language, without bots; never one’s own, a private one or a full one', async () => {
  const [ada, eve] = [await TestClient.named(server.url, 'Ada'), await TestClient.named(server.url, 'Eve', 'fr')]
  const wanted: Partial<OpenTableFilter>[] = [
    {},
    { game: 'toy' },
    { game: 'thesauros' },
    { pace: 'turns' },
    { pace: 'none' },
    { seats: 2 },
    { seats: 3 },
    { language: 'fr' },
    { language: 'en' },
    { noBots: true },
  ]
  const people = await Promise.all(wanted.map((filter) => wisher({ ...ANY, ...filter })))
  const channels = people.map(({ channel }) => channel)
  const told = (table: string) =>
    outboxOf(data, table)
      .map(({ channel }) => channels.indexOf(channel))
      .filter((index) => index >= 0)
      .toSorted((a, b) => a - b)
  expect(told(await open(ada))).toEqual([0, 1, 4, 5, 8, 9])
  expect(told(await open(eve, { timeControl: BY_TURNS }))).toEqual([0, 1, 3, 5, 7, 9])
  const bot = { kind: 'bot', level: 'random' } as const
  expect(told(await open(ada, { seats: [ME, bot, FREE] }))).toEqual([0, 1, 4, 6, 8])
  const [any] = people
  if (any === undefined) throw new Error('nobody wishes anything')
  expect(told(await open(any.person))).toEqual([1, 4, 5, 8, 9])
  // Whoever keeps her away, or whom she keeps away, is not told of her tables.
  const { id: both } = await ada.createTable({ game: 'toy', seats: [ME, FREE] })
  await any.person.does(both, 'join')
  must(await any.person.post(`/tables/${both}/block`, { seat: 0 }))
  expect(told(await open(ada))).toEqual([1, 4, 5, 8, 9])
  expect(told(await open(any.person))).toEqual([1, 4, 5, 8, 9])
  expect(told(await open(eve))).toEqual([0, 1, 4, 5, 7, 9])
  // Nobody waits there: the lobby does not list it.
  expect(told(await open(ada, { seats: [FREE, FREE] }))).toEqual([])
  expect(told(await open(ada, { visibility: 'private' }))).toEqual([])
  expect(told(await open(ada, { seats: [ME, bot] }))).toEqual([])
})

test('quiet hours hold it; a channel that is not for it, or is gone, is not told', async () => {
  const ada = await TestClient.named(server.url, 'Ada')
  const quiet = await wisher(ANY)
  await quiet.change({ quiet: { from: '11:00', to: '14:00' } })
  const other = await wisher(ANY)
  must(await other.person.send('PATCH', `/me/notices/channels/${other.channel}`, { kinds: ['your-turn'] }))
  const gone = await wisher(ANY)
  must(await gone.person.post(`/me/notices/channels/${gone.channel}/remove`, {}))
  await open(ada)
  await after(3600)
  await open(ada)
  await after(3599)
  expect(quiet.receiver.got).toEqual([])
  await after(1)
  expect(toldTo(quiet.receiver).map((text) => text.split('\n').length)).toEqual([2])
  expect([other.receiver.got, gone.receiver.got]).toEqual([[], []])
})
