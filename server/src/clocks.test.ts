import type { CreateTable, Lobby, TableReading } from '@fathom/protocol'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { newFolder, startForTest } from './testing/serverUnderTest.ts'
import { ServerProcess } from './testing/serverProcess.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'
import { must, refusalOf, until, TestClient } from './testing/testClient.ts'

const LIVE = { bank: 300, increment: 30, cap: 600, timeOut: 'bot' } as const
const TWO: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], timeControl: LIVE }

afterEach(() => void vi.useRealTimers())

/** So many minutes later, for the server and for nobody's timers. */
function later(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
}

async function twoPeople(url: string, timeControl: CreateTable['timeControl'] = LIVE) {
  const [ada, ben] = [await TestClient.named(url, 'Ada'), await TestClient.named(url, 'Ben')]
  const { id } = await ada.createTable({ ...TWO, timeControl })
  await ben.does(id, 'join')
  return { ada, ben, id }
}

function again(client: TestClient, url: string): TestClient {
  const same = new TestClient(url)
  same.token = client.token
  return same
}

test('clocks are told with the table and run while it waits', async () => {
  const server = await startForTest({ library: TOY_LIBRARY })
  const { ada, id } = await twoPeople(server.url)
  const before = await ada.table(id)
  expect(before.timeControl).toEqual(LIVE)
  expect(before.clocks?.map(({ left, overdue }) => [left, overdue])).toEqual([[300_000, false], [300_000, false]]) // prettier-ignore
  const since = before.clocks?.[0]?.since ?? 0
  expect(Math.abs(Date.now() - since)).toBeLessThan(60_000)
  const after = await ada.does(id, 'act', { actions: ['hide 3'], endTurn: true })
  expect(after.clocks?.map((clock) => clock.since === null)).toEqual([true, false])
  const { mine } = must(await ada.get<Lobby>('/tables'))
  expect(mine[0]?.clock).toEqual(after.clocks?.[0])
})

test('who was late takes the seat back by acting', async () => {
  const data = newFolder()
  const first = await startForTest({ data, library: TOY_LIBRARY })
  const { ada, ben, id } = await twoPeople(first.url)
  await ada.does(id, 'act', { actions: ['hide 3'], endTurn: true })
  await first.close()
  later(6)
  const second = await startForTest({ data, library: TOY_LIBRARY, botDelay: 60_000 })
  const [ben2, told] = [again(ben, second.url), await again(ada, second.url).follow(id)]
  const late = await until(async () => {
    const clock = (await ben2.table(id)).clocks?.[1]
    return clock?.overdue === true && clock
  })
  expect(late).toEqual({ left: 0, since: null, overdue: true, rests: null, votes: [] })
  const back = await ben2.does(id, 'act', { actions: ['hide 1'], endTurn: true })
  expect(back.clocks?.[1]?.overdue).toBe(false)
  const { entries } = must(await ben2.get<{ entries: { kind: string }[] }>(`/tables/${id}/log`))
  const kinds = entries.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'timed-out' || kind === 'returned')).toEqual(['timed-out', 'returned'])
  await until(() => told.heard.some((push) => JSON.stringify(push).includes('returned')))
})

test('a server that was off for a day stops at its start what fell due, and the bots play on', async () => {
  const data = newFolder()
  const first = await startForTest({ data, library: TOY_LIBRARY })
  const { ada, ben, id } = await twoPeople(first.url)
  await ada.does(id, 'act', { actions: ['hide 3'], endTurn: true })
  await first.close()
  later(24 * 60)
  const second = await startForTest({ data, library: TOY_LIBRARY })
  const now = await until(async () => {
    const table = await again(ada, second.url).table(id)
    return table.view?.['phase'] === 'sound' && table
  })
  expect(now.waitingFor).toEqual([0])
  const back = await again(ben, second.url).table(id)
  expect(back.clocks?.[1]?.overdue).toBe(true)
})

test('the table waits where that was chosen, and the others may put a bot in the chair', async () => {
  const data = newFolder()
  const first = await startForTest({ data, library: TOY_LIBRARY })
  const { ada, ben, id } = await twoPeople(first.url, { ...LIVE, timeOut: 'wait' })
  await ada.does(id, 'act', { actions: ['hide 3'], endTurn: true })
  expect(await ada.refused(id, 'vote', { seat: 1 })).toBe('409 not-timed-out')
  await first.close()
  later(6)
  const { url } = await startForTest({ data, library: TOY_LIBRARY })
  const [ada2, ben2] = [again(ada, url), again(ben, url)]
  const late = await until(async () => {
    const table = await ada2.table(id)
    return table.clocks?.[1]?.overdue === true && table
  })
  expect([late.waitingFor, late.seats[1]?.standIn]).toEqual([[1], false])
  expect(await ben2.refused(id, 'vote', { seat: 1 })).toBe('409 not-timed-out')
  expect((await ada2.does(id, 'vote', { seat: 1 })).seats[1]?.standIn).toBe(true)
  await until(async () => (await ada2.table(id)).view?.['phase'] === 'sound')
  expect((await ben2.does(id, 'join')).seats[1]?.standIn).toBe(false)
})

test('a game of two is lost on time: told in words, in lists and in the record, and then over', async () => {
  const data = newFolder()
  const first = await startForTest({ data, library: TOY_LIBRARY })
  const { ada, ben, id } = await twoPeople(first.url, { ...LIVE, timeOut: 'loss' })
  await ada.does(id, 'act', { actions: ['hide 3'], endTurn: true })
  await first.close()
  later(6)
  const { url } = await startForTest({ data, library: TOY_LIBRARY })
  const [ada2, ben2] = [again(ada, url), again(ben, url)]
  const over = await until(async () => {
    const table = await ben2.table(id)
    return table.status === 'finished' && table
  })
  expect([over.outcome?.end, over.outcome?.ranks, over.waitingFor]).toEqual(['lost-on-time', [1, 2], []])
  expect(over.prompt).toBe('Ada has won: Ben ran out of time.')
  expect(await ben2.refused(id, 'act', { actions: ['hide 1'] })).toBe('409 table-finished')
  expect(await ben2.refused(id, 'join')).toBe('409 already-seated')
  const { finished } = must(await ada2.get<Lobby>('/tables'))
  expect(finished[0]).toMatchObject({ id, lostOnTime: [1], prompt: over.prompt })
  const record = await (await fetch(`${url}/api/tables/${id}/record`)).text()
  expect(record).toMatch(/\nend lost-on-time\nscore G \d+ rank 1\nscore W \d+ rank 2\n/)
})

test('a time control out of bounds, or where nobody would wait for anybody, is refused', async () => {
  const { url } = await startForTest({ library: TOY_LIBRARY })
  const ada = await TestClient.named(url, 'Ada')
  const wish = async (timeControl: unknown, seats: CreateTable['seats'] = TWO.seats) =>
    refusalOf(await ada.post('/tables', { game: 'toy', seats, timeControl }))
  expect(await wish({ ...LIVE, bank: 9 })).toMatch(/^4\d\d /)
  expect(await wish({ ...LIVE, bank: 31 * 24 * 3600, cap: 31 * 24 * 3600 })).toMatch(/^4\d\d /)
  expect(await wish({ ...LIVE, increment: 1.5 })).toMatch(/^4\d\d /)
  expect(await wish({ ...LIVE, timeOut: 'never' })).toMatch(/^4\d\d /)
  expect(await wish({ ...LIVE, cap: 100 })).toBe('422 small-cap')
  const three: CreateTable['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  expect(await wish({ ...LIVE, timeOut: 'loss' }, three)).toBe('422 loss-needs-two')
  expect(await wish(LIVE, [{ kind: 'me' }, { kind: 'bot', level: 'random' }])).toBe('422 time-control-alone')
})

test('50 clocks that come to zero while the server is dead ring once each', async () => {
  const data = newFolder()
  const timeControl = { bank: 10, increment: 0, cap: 10, timeOut: 'wait' } as const
  const env = { FATHOM_DATA: data, LOG_LEVEL: 'error' }
  const first = await ServerProcess.start(env)
  const [ada, ben] = [await TestClient.named(first.url, 'Ada'), await TestClient.named(first.url, 'Ben')]
  const ids: string[] = []
  for (let count = 0; count < 50; count++) {
    const { id } = await ada.createTable({ game: 'silver-and-gold', seats: TWO.seats, timeControl })
    await ben.does(id, 'join')
    ids.push(id)
  }
  const clocks = (await Promise.all(ids.map((id) => ada.table(id)))).flatMap((table) => table.clocks ?? [])
  await first.kill()
  const lastDue = Math.max(...clocks.map(({ since, left }) => (since ?? 0) + left))
  await sleep(Math.max(0, lastDue - Date.now()))
  const second = await ServerProcess.start(env)
  const ada2 = again(ada, second.url)
  const isLate = (table: TableReading) => table.clocks?.every(({ overdue }) => overdue) === true
  for (const id of ids) await until(async () => isLate(await ada2.table(id)))
  for (const id of ids) {
    const { entries } = must(await ada2.get<{ entries: { kind: string; seat?: number }[] }>(`/tables/${id}/log`))
    const late = entries.filter(({ kind }) => kind === 'timed-out').map(({ seat }) => seat)
    expect(late.toSorted((a, b) => Number(a) - Number(b))).toEqual([0, 1])
  }
})
