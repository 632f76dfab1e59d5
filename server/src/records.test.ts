import { readFileSync } from 'node:fs'
import { Engine, type CallName, type EngineCalls, type EngineHandlers } from '@fathom/engine'
import { withRemarks } from '@fathom/kernel'
import type { Lobby, PlayedGame, Profile } from '@fathom/protocol'
import { beforeAll, expect, test } from 'vitest'
import { DEFAULTS } from './config.ts'
import { TableHost } from './host/tableHost.ts'
import { keepRecord } from './http/records.ts'
import type { RunningServer } from './server.ts'
import { mute } from './testing/roles.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { loadLibrary } from './threads/loadLibrary.ts'
import { must, refusalOf, TestClient } from './testing/testClient.ts'

const GOLDEN = new URL('../../games/silver-and-gold/golden/two-seats.txt', import.meta.url)
/** As a device tells it: me, and somebody beside me whose name has a letter that rings. */
const RECORD = readFileSync(GOLDEN, 'utf8').replace(
  'seat G bot golden - Purposeful player',
  'seat G person - - Bo\u0007',
)
/** Where I sit in it. */
const MINE = 1

let server: RunningServer
beforeAll(async () => void (server = await startForTest()))

const keep = (who: TestClient, record: string, seat = MINE) => who.post<{ table: string }>('/records', { record, seat })
/** All lines, with what was drawn but not out of how many. */
const draws = (record: string) => record.slice(record.indexOf('\n0 setup')).replaceAll(/(?<=[[ ]\d+)\/\d+/g, '')

test('a game of one device is kept once, opens by its link, and counts nowhere', async () => {
  const [ana, other] = [await TestClient.named(server.url, 'Ana at home'), await TestClient.named(server.url, 'Cleo')]
  const { table } = must(await keep(ana, RECORD))
  expect(must(await keep(ana, RECORD))).toEqual({ table })
  expect(await Promise.all([keep(ana, `${RECORD}\n`), keep(ana, `${RECORD}\n`)].map(async (asked) => must(await asked).table))).toHaveLength(2) // prettier-ignore
  const kept = await ana.table(table)
  expect(kept).toMatchObject({ status: 'finished', oneDevice: true, rated: false, visibility: 'private', you: MINE })
  expect(kept.seats.map(({ name }) => name)).toEqual(['Bo', 'Ana at home'])
  // Whoever has the link sees the same end; the record has every action and draw.
  expect(await other.table(table)).toMatchObject({ you: null, outcome: kept.outcome })
  const { body: text } = await other.get<string>(`/tables/${table}/record`)
  expect(draws(text).trim()).toBe(draws(RECORD).trim())
  // It is in the history, marked, and in no sum.
  const me = must(await ana.get<{ id: string }>('/me')).id
  const { games } = must(await ana.get<{ games: PlayedGame[] }>(`/people/${me}/games`))
  expect(games.filter((game) => game.table === table)).toMatchObject([{ oneDevice: true, rated: false }])
  expect(must(await ana.get<Profile>(`/people/${me}`))).toMatchObject({ games: [], opponents: [] })
  // With what was written about it, it is the same game; what is written here since stays.
  const remarked = (words: string) => withRemarks(RECORD, [{ line: 2, words }])
  expect(must(await keep(ana, remarked('a slip')))).toEqual({ table })
  expect(must(await keep(ana, remarked('another')))).toEqual({ table })
  expect(must(await ana.get(`/tables/${table}/remarks`))).toEqual({
    remarks: [{ line: 2, words: 'a slip' }],
    key: null,
  })
  const lobby = must(await ana.get<Lobby>('/tables'))
  expect(lobby.finished.map(({ id }) => id)).toContain(table)
  expect(must(await other.get<Lobby>('/tables')).open).toEqual([])
})

test('whoever is muted brings no remarks along where others read them', async () => {
  const [ana, bo] = [await TestClient.named(server.url, 'Ana'), await TestClient.named(server.url, 'Bo')]
  const remarked = withRemarks(RECORD, [{ line: 2, words: 'You fool' }])
  const { table } = must(await keep(ana, RECORD))
  must(await keep(bo, RECORD))
  must(await ana.post(`/tables/${table}/remarks/share`, { shared: true }))
  for (const each of [ana, bo]) await mute(server, each)
  expect(refusalOf(await keep(ana, remarked))).toBe('403 muted')
  expect(must(await ana.get(`/tables/${table}/remarks`))).toMatchObject({ remarks: [] })
  // The game alone says nothing new, and what one keeps for oneself is never refused.
  expect(must(await keep(ana, RECORD))).toEqual({ table })
  must(await keep(bo, remarked))
  must(await ana.post(`/tables/${table}/remarks/share`, { shared: false }))
  must(await keep(ana, remarked))
  // They are there: nothing is written.
  must(await ana.post(`/tables/${table}/remarks`, { line: 2, words: 'A slip' }))
  must(await keep(ana, remarked))
})

test('a record that is not whole or not of a game is not kept', async () => {
  const ana = await TestClient.named(server.url, 'Ana')
  const running = RECORD.slice(0, RECORD.indexOf('\nend '))
  const short = running.slice(0, running.lastIndexOf('\n') - 1).split('\n').slice(0, -3).join('\n') // prettier-ignore
  expect(refusalOf(await keep(ana, short))).toBe('409 not-finished')
  expect(refusalOf(await keep(ana, RECORD.replace('cross', 'crosz')))).toBe('422 bad-record')
  expect(refusalOf(await keep(ana, RECORD.replace('game silver-and-gold', 'game chess')))).toBe('422 bad-record')
  expect(refusalOf(await keep(ana, ''))).toBe('422 bad-record')
  const hints = await ana.post('/records', {
    record: RECORD.replace('\n1 ', `\n${'hint W\n'.repeat(50_000)}1 `),
    seat: MINE,
  })
  expect(hints).toMatchObject({
    status: 422,
    body: { code: 'bad-record', params: { why: 'too-many-hints', line: 14 } },
  })
  expect(refusalOf(await keep(ana, RECORD, 4))).toBe('422 no-such-seat')
  expect(refusalOf(await keep(ana, 'x'.repeat(600 * 1024)))).toBe('400 long-record')
  // A game played over and over, each time taken back, is as long as it is to be played.
  expect(refusalOf(await keep(ana, RECORD.replace('\n1 ', `\n${'1 W x\n'.repeat(3000)}1 `)))).toBe('400 long-record')
  expect(must(await ana.get<Lobby>('/tables')).finished).toEqual([])
})

test('who keeps as many as they may keeps no more', async () => {
  const results = { keptByDevice: () => Promise.resolve(500) }
  const there = new Set<string>()
  const heads = ([table = '']: readonly string[]) =>
    Promise.resolve(there.has(table) ? [{ table, n: 9, hash: '' }] : [])
  const host = { keepRecord: (table: string) => Promise.resolve(void there.add(table)) }
  const house = {
    store: { results, heads, people: server.store.people },
    host,
    gate: { scaled: (most: number) => most },
    restraints: { mustWrite: () => Promise.resolve() },
  }
  const guest = { id: 'x', name: 'Ana', language: 'en' as const, emblem: null, color: null }
  const asked = keepRecord(house, { guest, body: { record: RECORD, seat: MINE } })
  await expect(asked).rejects.toMatchObject({ code: 'too-many-records', params: { limit: 500 } })
  // But what they keep they may keep again.
  const free = { ...house, gate: { scaled: () => Infinity } }
  const kept = await keepRecord(free, { guest, body: { record: RECORD, seat: MINE } })
  expect(await keepRecord(house, { guest, body: { record: RECORD, seat: MINE } })).toEqual(kept)
})

test('a record that another process has kept meanwhile is kept', async () => {
  const engine: EngineHandlers = new Engine(await loadLibrary(DEFAULTS.library))
  const call = async <Name extends CallName>(name: Name, request: EngineCalls[Name]['request']) => engine[name](request)
  const appended: string[] = []
  const store = {
    append: (table: string) => Promise.resolve((appended.push(table), 'conflict' as const)),
    heads: () => Promise.resolve([]),
    load: () => Promise.resolve([]),
    journal: () => Promise.reject(new Error('nobody asks for it')),
  }
  const host = new TableHost(store, { call }, () => {})
  await host.keepRecord('t1', { record: RECORD, seat: MINE, person: { id: 'x', name: 'Ana' }, others: ['a', 'b'] })
  expect(appended).toEqual(['t1'])
})
