import type { CreateTable, FriendLink, FriendList, NoticesReading } from '@fathom/protocol'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { RunningServer } from './server.ts'
import { NoticeReceiver } from './testing/noticeReceiver.ts'
import { outboxOf, passTime } from './testing/outbox.ts'
import { ServerProcess } from './testing/serverProcess.ts'
import { newFolder, startForTest } from './testing/serverUnderTest.ts'
import { must, TestClient, until } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

const NOON = Date.parse('2026-06-01T12:00:00Z')
const BY_TURNS = { bank: 24 * 3600, increment: 4 * 3600, cap: 72 * 3600, timeOut: 'wait' } as const
const LIVE = { bank: 300, increment: 30, cap: 600, timeOut: 'bot' } as const

const EVERY_TABLE = { game: null, pace: null, seats: null, language: null, noBots: false } as const

const data = newFolder()
let server: RunningServer
let week = 0

beforeAll(async () => void (server = await startForTest({ data, library: TOY_LIBRARY, privateNotices: true })))
// Each test has a week of its own.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON + 7 * 24 * 3600_000 * week++ }))
afterEach(() => void vi.useRealTimers())

/** Two people who play by turns; Ben is told by a webhook. */
async function house(timeControl: CreateTable['timeControl'] = BY_TURNS) {
  const receiver = await NoticeReceiver.start()
  const [ada, ben] = [await TestClient.named(server.url, 'Ada'), await TestClient.named(server.url, 'Ben', 'fr')]
  const { channels } = await addWebhook(ben, receiver)
  const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], timeControl })
  await ben.does(id, 'join')
  return { receiver, ada, ben, id, channel: channels[0]?.id ?? '' }
}

async function addWebhook(person: TestClient, { url }: NoticeReceiver): Promise<NoticesReading> {
  return must(await person.post<NoticesReading>('/me/notices/channels', { kind: 'webhook', url: `${url}/hook` }), 201)
}

/** Both hide; then Ada's turn is ended, and it is Ben's. */
async function bensTurn(ada: TestClient, ben: TestClient, id: string): Promise<void> {
  await ben.does(id, 'act', { actions: ['hide 1'], endTurn: true })
  await ada.does(id, 'act', { actions: ['hide 3'], endTurn: true })
  await ada.does(id, 'act', { actions: ['stop'], endTurn: true })
}

/** So much later, what is due is sent. */
async function after(seconds: number): Promise<void> {
  vi.setSystemTime(Date.now() + seconds * 1000)
  await server.dispatcher.sweep()
}

const openOf = (table: string | null, folder = data) =>
  outboxOf(folder, table).filter(({ outcome }) => outcome === null)

test('whose turn it is is told after two minutes, in their language, with the prompt and the link', async () => {
  const { receiver, ada, ben, id } = await house()
  await bensTurn(ada, ben, id)
  await after(119)
  expect(receiver.got).toEqual([])
  await after(1)
  expect(receiver.texts).toEqual([`À vous de jouer à Toy : you: sound\n${server.url.replace('127.0.0.1', 'localhost')}/table/${id}`]) // prettier-ignore
  await after(3600)
  expect(receiver.got).toHaveLength(1)
})

test('at a live table people are told after twenty seconds, and nobody is called to a clock', async () => {
  const { receiver, ada, ben, id } = await house(LIVE)
  await bensTurn(ada, ben, id)
  await after(20)
  expect(receiver.got).toHaveLength(1)
  expect(outboxOf(data, id).map(({ kind }) => kind)).toEqual(['your-turn'])
})

test('nothing is written where nobody has said how to be told', async () => {
  const { url } = server
  const [ada, ben] = [await TestClient.named(url, 'Ada'), await TestClient.named(url, 'Ben')]
  const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], timeControl: BY_TURNS }) // prettier-ignore
  await ben.does(id, 'join')
  await bensTurn(ada, ben, id)
  expect(outboxOf(data, id)).toEqual([])
})

test('who has moved meanwhile, or whose page is open, is not told', async () => {
  const { receiver, ada, ben, id } = await house()
  await bensTurn(ada, ben, id)
  await ben.does(id, 'act', { actions: ['row'] })
  await after(120)
  expect(outboxOf(data, id).map(({ kind, outcome }) => [kind, outcome])).toContainEqual(['your-turn', 'stale'])
  await ben.does(id, 'act', { actions: ['stop'], endTurn: true })
  await bensTurn(ada, ben, id)
  const page = await ben.listen(id)
  await until(() => page.heard.length > 0)
  await after(120)
  expect(outboxOf(data, id).map(({ kind, outcome }) => [kind, outcome])).toContainEqual(['your-turn', 'seen'])
  page.close()
  expect(receiver.got).toEqual([])
})

test('whoever has kept somebody away meanwhile is told nothing of them', async () => {
  const { receiver, ada, ben, id } = await house()
  must(await ben.send('PATCH', '/me/notices', { openTables: EVERY_TABLE }))
  const open = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open' })
  const asked = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  must(await ada.post(`/tables/${asked.id}/invite`, { table: id, seat: 1 }))
  must(await ada.post(`/tables/${id}/talk`, { words: '@Ben?' }), 201)
  const waiting = [open.id, asked.id, id].flatMap((table) => openOf(table).map(({ kind }) => kind))
  expect(waiting).toEqual(expect.arrayContaining(['opened', 'invited', 'named']))
  must(await ben.post(`/tables/${id}/block`, { seat: 0 }))
  await after(120)
  expect([openOf(open.id), openOf(asked.id)]).toEqual([[], []])
  expect(receiver.texts.filter((text) => /New|asked|nouvelle|invité|parle/i.test(text))).toEqual([])
})

test('who is named by two is told though one of them takes it back; a line that is gone is not told', async () => {
  const { ada, ben } = await house()
  const cleo = await TestClient.named(server.url, 'Cleo')
  const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] })
  for (const each of [ben, cleo]) await each.does(id, 'join')
  const say = async (who: TestClient) => must(await who.post(`/tables/${id}/talk`, { words: '@Ben?' }), 201)
  await say(ada)
  await say(cleo)
  must(await ada.post(`/tables/${id}/talk/change`, { room: 'players', n: 1, words: null }))
  const named = () => outboxOf(data, id).flatMap(({ kind, outcome }) => (kind === 'named' ? [outcome] : []))
  await after(3600)
  expect(named()).toEqual(['stale', 'sent'])
})

test('an invitation that is no more is not told', async () => {
  const { receiver, ada, ben, id } = await house()
  const { token } = must(await ada.post<FriendLink>('/me/friend-link'), 201)
  must(await ben.post('/friend-links/accept', { token }))
  const asked = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  must(await ada.post(`/tables/${asked.id}/invite`, { table: id, seat: 1 }))
  const { friends } = must(await ben.get<FriendList>('/me/friends'))
  must(await ben.post(`/me/friends/${friends[0]?.id}/remove`))
  await after(120)
  expect(outboxOf(data, asked.id).map(({ kind, outcome }) => [kind, outcome])).toEqual([['invited', 'stale']])
  expect(receiver.texts.filter((text) => text.includes('invité'))).toEqual([])
})

test('a clock that rests is low later: what was written before is not sent', async () => {
  const { receiver, ada, ben, id } = await house()
  await bensTurn(ada, ben, id)
  await after(120)
  const told = receiver.got.length
  const [from = '', to = ''] = [0, 3].map((days) => new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 10)) // prettier-ignore
  must(await ben.post('/me/vacations', { from, to }), 201)
  await after(25 * 3600)
  const lows = outboxOf(data, id).flatMap(({ kind, outcome }) => (kind === 'clock-low' ? [outcome] : []))
  expect(lows.slice(-2)).toEqual(['stale', null])
  expect(receiver.got).toHaveLength(told)
})

test('who is asked to wait is told, until it is settled', async () => {
  const { receiver, ada, ben, id } = await house()
  await bensTurn(ada, ben, id)
  await ben.does(id, 'act', { actions: ['row'] })
  await ada.does(id, 'pause')
  await after(120)
  expect(receiver.texts[0]).toMatch(/^On attend votre réponse à Toy/)
  await ben.does(id, 'pause-answer', { agrees: false })
  await ada.does(id, 'pause')
  await ada.does(id, 'pause-answer', { agrees: false })
  await after(120)
  expect(receiver.got).toHaveLength(1)
  expect(outboxOf(data, id).filter(({ kind }) => kind === 'asked').map(({ outcome }) => outcome)).toEqual(['sent', 'stale']) // prettier-ignore
})

test('a clock that runs low is told once', async () => {
  const { receiver, ada, ben, id } = await house()
  await bensTurn(ada, ben, id)
  await after(120)
  // A turn has brought four hours more: the clock held 28.
  await after(24 * 3600 - 120 - 1)
  expect(receiver.got).toHaveLength(1)
  await after(1)
  expect(receiver.texts.map((text) => text.split('\n')[0])).toEqual([
    'À vous de jouer à Toy : you: sound',
    'Il vous reste peu de temps à Toy : you: sound',
  ])
  await after(3600)
  expect(receiver.got).toHaveLength(2)
})

test('a receiver that fails twice gets it at the third try, and the settings say what went wrong', async () => {
  const { receiver, ada, ben, id } = await house()
  await bensTurn(ada, ben, id)
  receiver.answers.push(500, 302)
  await after(120)
  const trouble = async () => must(await ben.get<NoticesReading>('/me/notices')).channels[0]?.trouble
  expect(await trouble()).toEqual({ why: 'refused', at: Date.now(), final: false })
  await after(29)
  expect(receiver.got).toHaveLength(1)
  await after(1)
  await after(59)
  expect(receiver.got).toHaveLength(2)
  await after(1)
  expect(receiver.got).toHaveLength(3)
  expect(new Set(receiver.got.map(({ body }) => body.toString())).size).toBe(1)
  expect(new Set(receiver.got.map(({ path }) => path))).toEqual(new Set(['/hook']))
  expect(await trouble()).toBe(null)
  expect(openOf(id).filter(({ kind }) => kind === 'your-turn')).toEqual([])
})

test('after a day in vain a notice is given up, and that is told; what comes later is tried', async () => {
  const { receiver, ada, ben, id } = await house({ ...BY_TURNS, bank: 72 * 3600 })
  await bensTurn(ada, ben, id)
  receiver.answers.push(...Array.from({ length: 100 }, () => 503))
  await after(120)
  for (let hour = 0; hour < 26; hour++) await after(3600)
  expect(outboxOf(data, id).find(({ kind }) => kind === 'your-turn')?.outcome).toBe('failed')
  const { channels } = must(await ben.get<NoticesReading>('/me/notices'))
  expect([channels[0]?.state, channels[0]?.trouble?.why, channels[0]?.trouble?.final]).toEqual(['active', 'refused', true]) // prettier-ignore
})

test('a receiver that does not answer yet holds up nobody who is told later', async () => {
  const { receiver, ada, ben, id } = await house()
  const quick = await NoticeReceiver.start()
  await addWebhook(ada, quick)
  const answer = Promise.withResolvers<void>()
  receiver.answersAfter = answer.promise
  await bensTurn(ada, ben, id)
  let isAnswered = false
  const slow = after(120).then(() => (isAnswered = true))
  await until(() => receiver.got.length > 0)
  await ben.does(id, 'act', { actions: ['stop'], endTurn: true })
  await ada.does(id, 'act', { actions: ['hide 1'], endTurn: true })
  await ben.does(id, 'act', { actions: ['hide 3'], endTurn: true })
  await after(120)
  expect([quick.got.length, isAnswered]).toEqual([1, false])
  // What is told to the same receiver waits until it has answered.
  await ada.does(id, 'act', { actions: ['stop'], endTurn: true })
  await after(120)
  expect([receiver.got.length, isAnswered]).toEqual([1, false])
  answer.resolve()
  await slow
  await after(5)
  expect(receiver.got).toHaveLength(2)
})

test('what is gone is told nothing any more', async () => {
  const { receiver, ada, ben, id } = await house()
  await bensTurn(ada, ben, id)
  receiver.answers.push(410)
  await after(120)
  const { channels } = must(await ben.get<NoticesReading>('/me/notices'))
  expect([channels[0]?.state, channels[0]?.trouble?.why]).toEqual(['gone', 'gone'])
  expect(openOf(id)).toEqual([])
  await ben.does(id, 'act', { actions: ['stop'], endTurn: true })
  expect(openOf(id)).toEqual([])
})

test('in quiet hours what falls due waits for their end, and comes in one message', async () => {
  const { receiver, ada, ben, id } = await house()
  must(await ben.send('PATCH', '/me/notices', { timeZone: 'Europe/Paris', quiet: { from: '14:00', to: '16:00' } }))
  const second = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], timeControl: BY_TURNS }) // prettier-ignore
  await ben.does(second.id, 'join')
  await bensTurn(ada, ben, id)
  await bensTurn(ada, ben, second.id)
  await after(120)
  expect(receiver.got).toEqual([])
  // In Paris it is 14:02.
  await after(2 * 3600 - 120 - 1)
  expect(receiver.got).toEqual([])
  await after(1)
  expect(receiver.texts[0]?.split('\n').slice(0, 2)).toEqual(Array(2).fill('À vous de jouer à Toy : you: sound'))
  expect(receiver.got).toHaveLength(1)
})

test('who wants one message a day gets one', async () => {
  const { receiver, ada, ben, id, channel } = await house({ ...BY_TURNS, bank: 72 * 3600 })
  must(await ben.send('PATCH', `/me/notices/channels/${channel}`, { daily: '18:00' }))
  await bensTurn(ada, ben, id)
  await after(120)
  await after(6 * 3600 - 121)
  expect(receiver.got).toEqual([])
  await after(1)
  expect(receiver.got).toHaveLength(1)
})

test('what waits for an hour comes at once when it is to wait no more', async () => {
  const { receiver, ada, ben, id, channel } = await house({ ...BY_TURNS, bank: 72 * 3600 })
  must(await ben.send('PATCH', `/me/notices/channels/${channel}`, { daily: '18:00' }))
  await bensTurn(ada, ben, id)
  await after(120)
  // Then it waits for the end of the quiet hours, and then for nothing.
  must(await ben.send('PATCH', '/me/notices', { quiet: { from: '11:00', to: '16:00' } }))
  must(await ben.send('PATCH', `/me/notices/channels/${channel}`, { daily: null }))
  await after(1)
  expect(receiver.got).toEqual([])
  expect(openOf(id).filter(({ kind }) => kind === 'your-turn').map(({ due }) => new Date(due).getUTCHours())).toEqual([16]) // prettier-ignore
  must(await ben.send('PATCH', '/me/notices', { quiet: null }))
  await after(1)
  expect(receiver.got).toHaveLength(1)
})

test('of muted tables, and of what a channel is not for, nothing comes', async () => {
  const { receiver, ada, ben, id, channel } = await house()
  must(await ben.send('PATCH', `/me/notices/channels/${channel}`, { kinds: ['ended'] }))
  const before = outboxOf(data, id)
  await bensTurn(ada, ben, id)
  expect(outboxOf(data, id)).toEqual(before)
  must(await ben.send('PATCH', `/me/notices/channels/${channel}`, { kinds: ['ended', 'your-turn'] }))
  await ben.does(id, 'act', { actions: ['stop'], endTurn: true })
  await bensTurn(ada, ben, id)
  const turns = () => outboxOf(data, id).filter(({ kind }) => kind === 'your-turn')
  expect(turns().map(({ outcome }) => outcome)).toEqual([null])
  must(await ben.send('PATCH', '/me/notices', { muted: [id] }))
  await after(120)
  expect(turns().map(({ outcome }) => outcome)).toEqual(['stale'])
  expect(receiver.got).toEqual([])
})

test('a table that starts is told to who waits for it', async () => {
  const receiver = await NoticeReceiver.start()
  const [ada, ben] = [await TestClient.named(server.url, 'Ada'), await TestClient.named(server.url, 'Ben')]
  await addWebhook(ada, receiver)
  await addWebhook(ben, receiver)
  const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await ben.does(id, 'join')
  expect(outboxOf(data, id).map(({ kind }) => kind)).toEqual(['started', 'your-turn'])
  await after(120)
  expect(receiver.texts.map((text) => text.split('\n')[0])).toEqual(['Your turn in Toy: you: hide'])
})

test('what a server that was killed had still to send is sent once by the next', { timeout: 60_000 }, async () => {
  vi.useRealTimers()
  const folder = newFolder()
  const env = { FATHOM_DATA: folder, FATHOM_PRIVATE_NOTICES: '1' }
  const receiver = await NoticeReceiver.start()
  const first = await ServerProcess.start(env)
  const [ada, ben] = [await TestClient.named(first.url, 'Ada'), await TestClient.named(first.url, 'Ben')]
  await addWebhook(ben, receiver)
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const ids: string[] = []
  for (let count = 0; count < 5; count++) {
    const { id } = await ben.createTable({ game: 'silver-and-gold', seats, timeControl: BY_TURNS })
    ids.push(id)
  }
  // The last thing that it acknowledges.
  for (const id of ids) await ada.does(id, 'join')
  await first.kill()
  expect(openOf(null, folder).filter(({ kind }) => kind === 'your-turn')).toHaveLength(5)
  passTime(folder, 3 * 60_000)
  const second = await ServerProcess.start(env)
  await until(() => openOf(null, folder).every(({ kind }) => kind === 'clock-low'))
  await second.kill()
  await ServerProcess.start(env)
  await sleep(500)
  const lines = receiver.texts
    .join('\n')
    .split('\n')
    .filter((line) => line.startsWith('Your turn'))
  expect(lines).toHaveLength(5)
})
