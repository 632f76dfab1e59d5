import type {
  BlockList,
  CreateTable,
  FriendLink,
  FriendList,
  GroupReading,
  LogReading,
  Push,
  ScoreHistory,
} from '@fathom/protocol'
import { fastChance } from '@fathom/kernel'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { RunningServer } from './server.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { must, refusalOf, TestClient, until, type TestSubscription } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

let server: RunningServer
let ada: TestClient
let ben: TestClient
let zoe: TestClient
let stranger: TestClient
/** A group of Ada, Ben and Zoe; Ada and Zoe are friends. */
let group: string

beforeAll(async () => {
  server = await startForTest({ library: TOY_LIBRARY })
  ada = await TestClient.named(server.url, 'Ada')
  ben = await TestClient.named(server.url, 'Ben')
  zoe = await TestClient.named(server.url, 'Zoe')
  stranger = new TestClient(server.url)
  const made = must(await ada.post<GroupReading>('/groups', { name: 'Kelp' }), 201)
  group = made.id
  for (const who of [ben, zoe]) must(await who.post('/group-links/join', { token: made.token }))
  const { token } = must(await ada.post<FriendLink>('/me/friend-link'), 201)
  must(await zoe.post('/friend-links/accept', { token }))
})
afterEach(() => void vi.restoreAllMocks())

async function newGame(onlookers?: CreateTable['onlookers']): Promise<string> {
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const { id } = await ada.createTable({ game: 'toy', group, seats, ...(onlookers === undefined ? {} : { onlookers }) })
  await ben.does(id, 'join')
  return id
}

/** Both hide, so that everybody sees something new. */
async function playOn(id: string): Promise<void> {
  for (const who of [ada, ben]) {
    const { legal } = await who.table(id)
    await who.does(id, 'act', { actions: legal.slice(0, 1), endTurn: true })
  }
}

const MINUTE = 60_000
let skipped = 0
/** From now on it is so many minutes later, for the server too. */
function later(minutes: number): void {
  const real = performance.now.bind(performance)
  skipped += minutes * MINUTE
  const start = performance.timeOrigin
  vi.spyOn(Date, 'now').mockImplementation(() => Math.floor(start + real() + skipped))
}

/** All that somebody can ask of a table while its game is on, but for what is of the moment. */
async function allThatIsSeen(who: TestClient, id: string): Promise<string> {
  const answers = []
  for (const path of ['', '/log', '/scores', '?at=9999']) answers.push(await who.get(`/tables/${id}${path}`))
  if (who === zoe) for (const path of ['/tables', '/me/friends', `/groups/${group}`]) answers.push(await who.get(path))
  const socket = await who.listen(id)
  await until(() => socket.raw.length > 0)
  socket.close()
  return [...answers.map(({ body }) => JSON.stringify(body)), ...socket.raw.slice(0, 1)]
    .join('\n')
    .replaceAll(/"present":\w+/g, '"present":0')
}

test('where a table wishes a delay, who looks on sees nothing of it before, and whoever plays all at once', async () => {
  later(0)
  const id = await newGame({ allowed: true, delay: 3 })
  const [seen, unnamed] = [await allThatIsSeen(zoe, id), await allThatIsSeen(stranger, id)]
  const heard = await zoe.listen(id)
  await until(() => heard.table !== null)
  const pushed = heard.raw.length
  await playOn(id)
  expect((await ada.table(id)).version).toBeGreaterThan((await zoe.table(id)).version)
  later(2)
  await server.host.lookLate(id)
  expect([await allThatIsSeen(zoe, id), await allThatIsSeen(stranger, id)]).toEqual([seen, unnamed])
  expect(heard.raw.slice(pushed).filter((raw) => !raw.includes('"presence"'))).toEqual([])
  later(1.1)
  await server.host.lookLate(id)
  await until(() => heard.raw.slice(pushed).some((raw) => raw.includes('"update"')))
  expect(heard.table?.version).toBe((await zoe.table(id)).version)
  expect((await zoe.table(id)).view).toEqual((await stranger.table(id)).view)
  expect(await allThatIsSeen(zoe, id)).not.toBe(seen)
  const log = must(await zoe.get<LogReading>(`/tables/${id}/log`)).entries
  expect(log.at(-1)?.n).toBe((await zoe.table(id)).version)
  heard.close()
})

test('who sees a game late hears late of a stand-in, too, whoever comes and goes meanwhile', async () => {
  later(0)
  const id = await newGame({ allowed: true, delay: 10 })
  const [heard, quiet] = [await zoe.listen(id), await stranger.listen(id)]
  const bens = await ben.listen(id)
  await until(() => heard.table?.seats[1]?.present === true && quiet.table?.seats[1]?.present === true)
  const [before, pushed] = [heard.heard.length, quiet.raw.length]
  await ben.does(id, 'leave')
  bens.close()
  await until(() => heard.table?.seats[1]?.present === false && quiet.table?.seats[1]?.present === false)
  const told = heard.heard.slice(before).flatMap((push) => (push.type === 'presence' ? push.seats : []))
  expect(told.filter(({ standIn, level }) => standIn || level !== null)).toEqual([])
  expect([heard.heard.length - before, quiet.raw.length - pushed]).toEqual([1, 1])
  expect(heard.table?.seats).toEqual((await zoe.table(id)).seats)

  later(10.1)
  await server.host.lookLate(id)
  await until(() => heard.table?.seats[1]?.standIn === true)
  const adas = await ada.listen(id)
  await until(() => heard.table?.seats[0]?.present === true)
  expect(heard.table?.seats[1]).toMatchObject({ standIn: true, present: false })
  for (const each of [heard, quiet, adas]) each.close()
})

test('whoever waits for a delayed game to start goes on being told when it has', async () => {
  later(0)
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const { id } = await ada.createTable({ game: 'toy', seats, onlookers: { allowed: true, delay: 10 } })
  const heard = await zoe.listen(id)
  await until(() => heard.table !== null)
  await ben.does(id, 'join')
  const timer = await until(() => timers.mock.calls.find(([, ms = 0]) => ms > 9 * MINUTE && ms <= 10 * MINUTE))
  await playOn(id)
  const { version } = await ada.table(id)
  expect(heard.table?.version).toBeLessThan(version)
  later(10.1)
  timer[0]()
  await until(() => (heard.table?.version ?? 0) > 3)
  expect(heard.table?.version).toBe((await zoe.table(id)).version)
  heard.close()
})

test('a game that is over is open to its link at once, with everything, also for who saw it late', async () => {
  later(0)
  const id = await newGame({ allowed: true, delay: 60 })
  const heard = await zoe.listen(id)
  await until(() => heard.table !== null)
  const chance = fastChance(3)
  const play = async (who: TestClient) => who.playOut(id, (legal) => chance.pick(legal))
  await Promise.all([play(ada), play(ben)])
  await until(() => heard.table?.status === 'finished')
  const finished = await zoe.table(id)
  expect(finished.seed).not.toBeNull()
  expect(finished.view).toEqual((await stranger.table(id)).view)
  expect((await zoe.get(`/tables/${id}/record`)).status).toBe(200)
  expect(must(await zoe.get<ScoreHistory>(`/tables/${id}/scores`)).points.length).toBeGreaterThan(1)
  heard.close()
})

test('where nobody may look on, only who plays sees the game, until it is over', async () => {
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const { id } = await ada.createTable({ game: 'toy', seats, onlookers: { allowed: false, delay: 0 } })
  // Whoever has the link may come and sit down.
  expect((await zoe.get(`/tables/${id}`)).status).toBe(200)
  const early = await zoe.listen(id)
  await ben.does(id, 'join')
  await until(() => early.closeCode !== null)
  expect(early.heard.some((push) => push.type === 'update' && push.table.view !== null)).toBe(false)
  for (const who of [zoe, stranger])
    for (const path of ['', '/log', '/scores', '?at=2'])
      expect(refusalOf(await who.get(`/tables/${id}${path}`))).toBe('403 no-onlookers')
  await expect(zoe.listen(id)).rejects.toThrow('the socket was refused')
  expect(refusalOf(await zoe.get(`/tables/${id}/talk`))).toBe('403 no-onlookers')
  expect((await ben.table(id)).status).toBe('playing')
  await ben.does(id, 'leave')
  await ada.does(id, 'close')
  expect((await zoe.get(`/tables/${id}`)).status).toBe(200)
})

test('lists of friends and groups leave out games that somebody may not look at', async () => {
  const listed = async (id: string) => {
    const [friend] = must(await zoe.get<FriendList>('/me/friends')).friends
    const { tables } = must(await zoe.get<GroupReading>(`/groups/${group}`))
    return [friend?.tables.map(({ table }) => table.id), tables.map((table) => table.id)].map((ids) =>
      ids?.includes(id),
    )
  }
  expect(await listed(await newGame({ allowed: false, delay: 0 }))).toEqual([false, false])
  const id = await newGame()
  await playOn(id)
  expect(await listed(id)).toEqual([true, true])
  const page = must(await zoe.get<GroupReading>(`/groups/${group}`))
  expect(page.tables.find((table) => table.id === id)?.happened).not.toBe('')
  const { id: ours } = await zoe.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await ben.does(ours, 'join')
  must(await zoe.post(`/tables/${ours}/block`, { seat: 1 }))
  expect(await listed(id)).toEqual([false, false])
  const [block] = must(await zoe.get<BlockList>('/me/blocks')).blocks
  must(await zoe.post(`/me/blocks/${block?.id}/remove`))
})

test('who asks is told how many look on, and the names of those who want that', async () => {
  const id = await newGame()
  const ofAda = await ada.listen(id, 0, '&onlookers=1')
  const quiet = await ben.listen(id)
  const named = await zoe.listen(id, 0, '&onlookers=1&named=1')
  const again = await zoe.listen(id)
  const nameless = await stranger.listen(id)
  const last = ({ heard }: TestSubscription) => heard.findLast((push: Push) => push.type === 'onlookers')
  const wanted = { type: 'onlookers', count: 2, names: ['Zoe'], delay: 0 }
  await until(() => JSON.stringify(last(ofAda)) === JSON.stringify(wanted))
  expect(last(named)).toEqual(wanted)
  expect(last(quiet)).toBeUndefined()
  named.close()
  again.close()
  await until(() => JSON.stringify(last(ofAda)) === JSON.stringify({ ...wanted, count: 1, names: [] }))
  nameless.close()
  expect(
    refusalOf(
      await ada.post('/tables', {
        game: 'toy',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        onlookers: { allowed: true, delay: 7 },
      }),
    ),
  ).toBe('400 invalid')
})
