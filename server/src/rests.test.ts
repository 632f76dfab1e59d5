import type { CreateTable, Lobby, NoticesReading, TableReading } from '@fathom/protocol'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { restOf } from './notices/rest.ts'
import type { RunningServer } from './server.ts'
import { accountOver, bring } from './testing/bringing.ts'
import { startForTest, newFolder } from './testing/serverUnderTest.ts'
import { must, refusalOf, until, TestClient } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

const HOUR = 3600_000
const BY_TURNS = { bank: 24 * 3600, increment: 0, cap: 24 * 3600, timeOut: 'wait' } as const
const TWO: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], timeControl: BY_TURNS }
const NIGHT = { quiet: { from: '22:00', to: '06:00' }, quietClocks: true }
/** Noon at Greenwich. */
const NOON = Date.UTC(2027, 5, 7, 12)

afterEach(() => void vi.useRealTimers())

function setClock(now: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now })
}

let atNoon: Promise<RunningServer> | undefined

/** One server of several tests, started at noon. Each has people of its own, and asks how their clocks stand at a moment. */
function noonServer(): Promise<RunningServer> {
  atNoon ??= startForTest({ library: TOY_LIBRARY })
  return atNoon
}

const change = (client: TestClient, body: unknown) => client.send<NoticesReading>('PATCH', '/me/notices', body)
const take = (client: TestClient, from: string, to: string) =>
  client.post<NoticesReading>('/me/vacations', { from, to })

async function twoPeople(url: string) {
  const [ada, ben] = [await TestClient.named(url, 'Ada'), await TestClient.named(url, 'Ben')]
  const { id } = await ada.createTable(TWO)
  await ben.does(id, 'join')
  return { ada, ben, id }
}

function again(client: TestClient, url: string): TestClient {
  const same = new TestClient(url)
  same.token = client.token
  return same
}

describe('what a journal is told', () => {
  const settings = { timeZone: 'Europe/Paris', quiet: { from: '22:00', to: '06:30' }, quietClocks: true, autoPass: false, help: 'first' as const, vacations: [], muted: [], openTables: null } // prettier-ignore

  test('has the hours as numbers, and when the clocks of the place are set otherwise', () => {
    const rest = restOf(settings, NOON)
    expect(rest?.quiet).toEqual({ from: 22 * 60, to: 6 * 60 + 30 })
    expect(rest?.offsets.slice(0, 3)).toEqual([[0, 120], [Date.UTC(2027, 9, 31, 1), 60], [Date.UTC(2028, 2, 26, 1), 120]]) // prettier-ignore
    expect(restOf({ ...settings, quietClocks: false }, NOON)).toBeNull()
    expect(restOf({ ...settings, quiet: { from: '22:00', to: '22:00' } }, NOON)).toBeNull()
  })

  test('has vacations as whole days there, one that was ended up to that moment', () => {
    const vacations = [{ from: '2027-06-08', to: '2027-06-09', ended: null }, { from: '2027-06-20', to: '2027-06-20', ended: NOON }] // prettier-ignore
    const away = restOf({ ...settings, vacations }, NOON - HOUR)?.away
    expect(away).toEqual([[Date.UTC(2027, 5, 7, 22), Date.UTC(2027, 5, 9, 22)], [Date.UTC(2027, 5, 19, 22), NOON]]) // prettier-ignore
    expect(restOf({ ...settings, vacations }, NOON)?.away).toHaveLength(1)
  })
})

test('quiet hours stop the clock, and the others are told so, not when it ends', async () => {
  setClock(NOON)
  const { url } = await noonServer()
  const { ada, ben, id } = await twoPeople(url)
  must(await change(ada, NIGHT))
  expect((await ben.table(id)).clocks?.[0]).toMatchObject({ left: 24 * HOUR, since: NOON, rests: null })
  setClock(NOON + 11 * HOUR)
  const rests = { why: 'quiet', since: NOON + 10 * HOUR }
  const { clocks, ...rest } = await ben.table(id)
  expect(clocks?.[0]).toMatchObject({ left: 14 * HOUR, since: null, rests })
  expect(clocks?.[1]?.rests).toBeNull()
  expect(JSON.stringify([clocks, rest])).not.toMatch(/offsets|quietClocks|22:00|06:00|1320/)
  const { mine } = must(await ada.get<Lobby>('/tables'))
  expect(mine[0]?.clock).toMatchObject({ left: 14 * HOUR, rests })
  // Who turns them off runs at once.
  must(await change(ada, { quietClocks: false }))
  expect((await ben.table(id)).clocks?.[0]).toMatchObject({ left: 14 * HOUR, since: NOON + 11 * HOUR, rests: null })
})

test('tables are told of another time zone, also of one whose clocks were the same long ago', async () => {
  setClock(NOON)
  const { url } = await noonServer()
  const { ada, ben, id } = await twoPeople(url)
  must(await change(ada, { ...NIGHT, timeZone: 'Europe/Lisbon' }))
  must(await change(ada, { timeZone: 'Europe/Paris' }))
  // Ten at night in Paris, nine in Lisbon.
  setClock(NOON + 8 * HOUR)
  expect((await ben.table(id)).clocks?.[0]?.rests).toEqual({ why: 'quiet', since: NOON + 8 * HOUR })
})

test('a page that is open is told when a clock begins to stand, and nothing when only the hours change', async () => {
  setClock(NOON + 10 * HOUR - 1500)
  const { url } = await startForTest({ library: TOY_LIBRARY })
  const { ada, ben, id } = await twoPeople(url)
  const page = await ben.follow(id)
  await until(() => page.raw.length > 0)
  const told = page.raw.length
  must(await change(ada, NIGHT))
  expect(page.raw.length).toBe(told)
  // The server's timer is a real one; its calendar is not.
  vi.useRealTimers()
  setClock(NOON + 10 * HOUR)
  await until(() => page.raw.length > told)
  expect(JSON.stringify(page.heard.at(-1))).toContain('"why":"quiet"')
})

test('a server that was off in quiet hours stops nothing that was to stand still, and then what is due', async () => {
  setClock(NOON)
  const data = newFolder()
  const first = await startForTest({ data, library: TOY_LIBRARY })
  const { ada, ben, id } = await twoPeople(first.url)
  must(await change(ada, NIGHT))
  await first.close()
  // Ben's day is over, eight hours of Ada's are left.
  setClock(NOON + 25 * HOUR)
  const second = await startForTest({ data, library: TOY_LIBRARY })
  const overdue = (table: TableReading) => table.clocks?.map((clock) => clock.overdue)
  await until(async () => overdue(await again(ben, second.url).table(id))?.[1])
  expect(overdue(await again(ben, second.url).table(id))).toEqual([false, true])
  await second.close()
  setClock(NOON + 32 * HOUR)
  const third = await startForTest({ data, library: TOY_LIBRARY })
  await until(async () => overdue(await again(ada, third.url).table(id))?.[0])
})

test('tables that were not told when a server died are told at its start', async () => {
  setClock(NOON)
  const data = newFolder()
  const first = await startForTest({ data, library: TOY_LIBRARY })
  const { ada, id } = await twoPeople(first.url)
  const { id: person } = must(await ada.get<{ id: string }>('/me'))
  await first.store.notices.changeSettings(person, { ...NIGHT, restPending: true })
  await first.close()
  setClock(NOON + 11 * HOUR)
  const second = await startForTest({ data, library: TOY_LIBRARY })
  await until(async () => (await second.store.notices.restsPending()).length === 0)
  expect((await again(ada, second.url).table(id)).clocks?.[0]?.rests).toMatchObject({ why: 'quiet' })
})

test('who sits down or opens a table brings the own hours along; a live table has none', async () => {
  setClock(NOON + 11 * HOUR)
  const { url } = await noonServer()
  const [ada, ben] = [await TestClient.named(url, 'Ada'), await TestClient.named(url, 'Ben')]
  for (const person of [ada, ben]) must(await change(person, NIGHT))
  const why = async (timeControl: CreateTable['timeControl']) => {
    const { id } = await ada.createTable({ ...TWO, timeControl })
    return (await ben.does(id, 'join')).clocks?.map(({ rests }) => rests?.why)
  }
  expect(await why(BY_TURNS)).toEqual(['quiet', 'quiet'])
  expect(await why({ ...BY_TURNS, bank: 3599 })).toEqual([undefined, undefined])
})

test('a vacation stops all clocks by turns for whole days, and can be ended', async () => {
  setClock(NOON)
  const { url } = await noonServer()
  const { ada, ben, id } = await twoPeople(url)
  const taken = must(await take(ada, '2027-06-07', '2027-06-16'), 201)
  expect([taken.today, taken.vacationDays]).toEqual(['2027-06-07', 20])
  expect((await ben.table(id)).clocks?.[0]?.rests).toEqual({ why: 'vacation', since: NOON })
  setClock(NOON + 48 * HOUR)
  expect(refusalOf(await ada.post('/me/vacations/end', { from: '2027-06-08' }))).toBe('404 no-such-vacation')
  const ended = must(await ada.post<NoticesReading>('/me/vacations/end', { from: '2027-06-07' }))
  expect([ended.vacationDays, ended.settings.vacations]).toEqual([27, [{ from: '2027-06-07', to: '2027-06-09', ended: NOON + 48 * HOUR, timeZone: 'UTC' }]]) // prettier-ignore
  expect((await ben.table(id)).clocks?.[0]).toMatchObject({ left: 24 * HOUR, since: NOON + 48 * HOUR, rests: null })
  expect(refusalOf(await ada.post('/me/vacations/end', { from: '2027-06-07' }))).toBe('404 no-such-vacation')
})

test('a day of vacation is one day, whatever time zone its person moves to', async () => {
  setClock(NOON)
  const { url } = await noonServer()
  const { ada, ben, id } = await twoPeople(url)
  const rests = async () => (await ben.table(id)).clocks?.[0]?.rests?.why
  must(await change(ada, { timeZone: 'Pacific/Kiritimati' }))
  const taken = must(await take(ada, '2027-06-08', '2027-06-08'), 201)
  expect([taken.today, taken.vacationDays, await rests()]).toEqual(['2027-06-08', 29, 'vacation'])
  must(await change(ada, { timeZone: 'Pacific/Honolulu' }))
  setClock(NOON + 23 * HOUR)
  expect(await rests()).toBeUndefined()
  setClock(NOON + HOUR)
  const ended = must(await ada.post<NoticesReading>('/me/vacations/end', { from: '2027-06-08' }))
  expect([ended.today, ended.vacationDays, await rests()]).toEqual(['2027-06-07', 29, undefined])
})

test('at tables that come along from a guest clocks stand still when the account’s do', async () => {
  setClock(NOON)
  const { url } = await noonServer()
  const vacation = { why: 'vacation', since: NOON }
  for (const [isGuestAway, isAccountAway] of [
    [false, true],
    [true, false],
  ] as const) {
    const { ada, ben, id } = await twoPeople(url)
    const account = await accountOver(url, ben)
    if (isGuestAway) must(await take(ben, '2027-06-07', '2027-06-16'), 201)
    if (isAccountAway) must(await take(account, '2027-06-07', '2027-06-16'), 201)
    else must(await change(account, { help: 'first' }))
    expect((await ada.table(id)).clocks?.[1]?.rests).toEqual(isGuestAway ? vacation : null)
    await bring(account)
    expect((await ada.table(id)).clocks?.[1]?.rests).toEqual(isAccountAway ? vacation : null)
  }
})

test('a vacation of a former release that begins or ends on a day that no month has can be ended', async () => {
  setClock(NOON)
  const server = await noonServer()
  const ada = await TestClient.named(server.url, 'Ada')
  const { id } = must(await ada.get<{ id: string }>('/me'))
  await server.store.notices.changeSettings(id, { vacations: [{ from: '2027-09-31', to: '2027-11-31', ended: null }] })
  expect(must(await ada.get<NoticesReading>('/me/notices')).settings.vacations).toHaveLength(1)
  const ended = must(await ada.post<NoticesReading>('/me/vacations/end', { from: '2027-09-31' }))
  expect(ended.settings.vacations).toEqual([])
})

test('whoever has their clocks stand still and run again all the time is refused; all else they may change', async () => {
  const { url } = await startForTest({ library: TOY_LIBRARY, rateLimit: 0.3 })
  const { ada, ben } = await twoPeople(url)
  const answers = []
  for (const quietClocks of [true, false, true, false]) answers.push(await change(ada, { ...NIGHT, quietClocks }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  expect(answers[3]?.body).toMatchObject({ code: 'too-many-requests' })
  expect(must(await change(ada, { autoPass: true })).settings).toMatchObject({ quietClocks: true, autoPass: true })
  must(await change(ben, NIGHT))
})

test('hours and vacations out of bounds are refused', async () => {
  setClock(NOON)
  const { url } = await noonServer()
  const ada = await TestClient.named(url, 'Ada')
  const hours = async (body: unknown) => refusalOf(await change(ada, body))
  expect(await hours({ quiet: { from: '20:00', to: '08:01' }, quietClocks: true })).toBe('422 quiet-hours-too-long')
  must(await change(ada, { quiet: { from: '19:00', to: '07:00' }, quietClocks: true }))
  // Whoever sets them sets them twice.
  must(await change(ada, { quiet: { from: '20:00', to: '08:00' } }))
  setClock(NOON + HOUR)
  // Else a clock would stand for ever, hours after hours.
  expect(await hours({ quiet: { from: '08:00', to: '20:00' } })).toBe('409 quiet-hours-kept')
  expect(await hours({ timeZone: 'Asia/Tokyo' })).toBe('409 quiet-hours-kept')
  must(await change(ada, { quietClocks: false }))
  expect(await hours({ quiet: { from: '08:00', to: '20:00' }, quietClocks: true })).toBe('409 quiet-hours-kept')
  must(await change(ada, { quietClocks: true }))
  setClock(NOON + 7 * 24 * HOUR)
  must(await change(ada, { quiet: { from: '08:00', to: '20:00' } }))
  await change(ada, { vacations: [{ from: '2020-01-01', to: '2030-01-01', ended: null }] })
  expect(must(await ada.get<NoticesReading>('/me/notices')).settings.vacations).toEqual([])

  const vacation = async (from: string, to: string) => refusalOf(await take(ada, from, to))
  expect(await vacation('2027-06-13', '2027-06-15')).toBe('422 vacation-past')
  expect(await vacation('2027-06-16', '2027-06-15')).toBe('422 bad-vacation')
  expect(await vacation('2029-06-16', '2029-06-17')).toBe('422 bad-vacation')
  // Days that no month has would rest on after the last one.
  for (const day of ['2028-02-30', '2027-09-31', '2027-13-01', '2027-09-00', '2027-09-1']) {
    expect([await vacation(day, '2028-03-01'), await vacation('2027-09-01', day)]).toEqual(['400 invalid', '400 invalid']) // prettier-ignore
  }
  expect(await vacation('tomorrow', '2027-07-01')).toBe('400 invalid')
  expect(await vacation('2027-07-01', '2027-07-31')).toBe('422 vacation-too-long')
  must(await take(ada, '2027-12-22', '2028-01-30'), 201)
  expect(await vacation('2027-12-20', '2027-12-22')).toBe('409 vacation-overlaps')
  expect(await vacation('2027-07-01', '2027-07-21')).toBe('422 vacation-too-long')
  must(await take(ada, '2027-07-01', '2027-07-20'), 201)
  expect(must(await ada.get<NoticesReading>('/me/notices')).vacationDays).toBe(0)
})
