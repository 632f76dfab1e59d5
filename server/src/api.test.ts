import * as protocol from '@fathom/protocol'
import type { CreateTable, TableReading } from '@fathom/protocol'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from './server.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'
import { must, until, TestClient } from './testing/testClient.ts'

let server: RunningServer
let ada: TestClient
let ben: TestClient

beforeAll(async () => {
  server = await startForTest({ library: TOY_LIBRARY })
  ada = await TestClient.named(server.url, 'Ada')
  ben = await TestClient.named(server.url, 'Ben', 'fr')
})

const TWO: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] }
const ALONE: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] }

/** A table where Ada and Ben have just sat down. */
async function tableOfTwo(): Promise<TableReading> {
  const { id } = await ada.createTable(TWO)
  return ben.does(id, 'join')
}

describe('guests', () => {
  test('a name is enough; the cookie and the token are the same secret', async () => {
    const answer = await new TestClient(server.url).post('/guests', { name: '  Zoë  ', language: 'fr' })
    const { guest, token } = v.parse(protocol.CreatedGuest, must(answer, 201))
    expect(guest).toEqual({ id: guest.id, name: 'Zoë', language: 'fr', emblem: null, color: null })
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toBe(`fathom=${token}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`)
    const me = await new TestClient(server.url, { cookie: `fathom=${token}` }).get('/me')
    expect(me.body).toEqual({ ...guest, standing: { role: null, warnings: [], muted: null, suspended: null } })
  })

  test('without a language the browser’s is taken', async () => {
    const answer = await new TestClient(server.url, { 'accept-language': 'de, fr-CA;q=0.8, en;q=0.5' }).post(
      '/guests',
      {
        name: 'Zoë',
      },
    )
    expect(v.parse(protocol.CreatedGuest, answer.body).guest.language).toBe('fr')
  })

  test('name and language can be changed', async () => {
    const client = await TestClient.named(server.url, 'Old')
    const changed = must(await client.send('PATCH', '/me', { name: 'New', language: 'fr' }))
    expect(changed).toMatchObject({ name: 'New', language: 'fr' })
    expect((await client.get('/me')).body).toMatchObject(changed as object)
  })
})

describe('games', () => {
  test('are listed with seats, options and bot levels', async () => {
    const { games } = v.parse(protocol.GameList, must(await ada.get('/games')))
    expect(games).toHaveLength(1)
    expect(games[0]).toMatchObject({ id: 'toy', seats: [2, 3, 4], botLevels: ['broken', 'endless', 'random'] })
    expect(games[0]?.options).toEqual([
      { spec: { id: 'trap', kind: 'switch', default: false }, text: { label: 'trap', help: '' } },
    ])
  })

  test('give their components as data', async () => {
    expect(must(await ada.get('/games/toy/components'))).toMatchObject({ depths: [1, 2, 3] })
  })

  test('name the set of components that they come with', async () => {
    const named = { provenance: 'reconstructed', builtIn: true }
    const { games } = must(await ada.get<protocol.GameList>('/games'))
    expect(games[0]?.components).toEqual({ name: 'Three depths', ...named })
    const french = must(await ben.get<protocol.GameList>('/games'))
    expect(french.games[0]?.components).toEqual({ name: 'Trois profondeurs', ...named })
  })
})

describe('a table', () => {
  test('waits for the open seat, then starts', async () => {
    const created = v.parse(protocol.TableReading, await ada.createTable(TWO))
    expect(created).toMatchObject({ status: 'open', you: 0, version: 1, view: null, legal: [], outcome: null })
    expect(created.prompt).toBe('Waiting for one more player.')
    const joined = v.parse(protocol.TableReading, await ben.does(created.id, 'join'))
    expect(joined).toMatchObject({ status: 'playing', you: 1, version: 3, waitingFor: [0, 1], seed: null })
    expect(joined.legal).toEqual(['hide 1', 'hide 2', 'hide 3'])
  })

  test('lets people choose at once, in secret, and shows all when the last has ended the turn', async () => {
    const { id } = await tableOfTwo()
    const drafted = await ada.does(id, 'act', { actions: ['hide 2'] })
    expect(drafted.draft).toEqual({
      actions: ['hide 2'],
      held: null,
      heldInView: false,
      canUndo: true,
      canRedo: false,
      canEndTurn: true,
      ended: false,
    })
    const ended = await ada.does(id, 'end-turn')
    expect(ended.draft.ended).toBe(true)
    expect((await ben.table(id)).waitingFor).toEqual([1])
    const shown = await ben.does(id, 'act', { actions: ['hide 3'], endTurn: true })
    expect(shown.view).toMatchObject({ phase: 'sound', shown: [[2], [3]] })
    expect((await ada.table(id)).legal).toEqual(['row', 'sound', 'stop'])
  })

  test('undoes step by step up to the barrier', async () => {
    const { id } = await tableOfTwo()
    await ada.does(id, 'act', { actions: ['hide 1'], endTurn: true })
    await ben.does(id, 'act', { actions: ['hide 1'], endTurn: true })
    await ada.does(id, 'act', { actions: ['row', 'row', 'stop'] })
    expect((await ada.does(id, 'undo')).draft).toMatchObject({ actions: ['row', 'row'], held: null })
    expect((await ada.does(id, 'undo')).view).toMatchObject({ rowed: [1, 0] })
    // `sound` draws: the step before it is final now.
    const sounded = await ada.does(id, 'act', { actions: ['sound'] })
    expect(sounded.draft).toMatchObject({ actions: [], canUndo: false })
    expect(sounded.view).toMatchObject({ rowed: [1, 0] })
  })

  test('takes a chain of actions as a whole or not at all', async () => {
    const { id } = await tableOfTwo()
    const before = await ada.table(id)
    expect(await ada.refused(id, 'act', { actions: ['hide 1', 'hide 2'] })).toBe('409 turn-complete')
    expect(await ada.table(id)).toEqual(before)
  })

  test('is played to the end with bots, then tells the seed, the scores and the record', async () => {
    const { id } = await ada.createTable(ALONE)
    const over = v.parse(protocol.TableReading, await ada.playOut(id, (legal) => legal.at(-1) ?? ''))
    expect(over.seed).toMatch(/^[0-9a-f]{64}$/)
    expect(over.outcome?.end).toBe('rounds')
    const scores = v.parse(protocol.ScoreHistory, must(await ada.get(`/tables/${id}/scores`)))
    expect(scores.points.at(-1)?.totals).toEqual(over.outcome?.scores.map(({ total }) => total))
    expect((await ada.get<string>(`/tables/${id}/record?at=2`)).body).toMatch(/\n0 setup[^\n]*\n$/)
    const record = await ada.get<string>(`/tables/${id}/record`)
    expect(record.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(record.body).toMatch(new RegExp(`^fathom record 1\ngame toy\n[^]*\nseed ${over.seed}\n[^]*\nend rounds\n`))
  })

  test('can be looked back at', async () => {
    const { id } = await tableOfTwo()
    await ada.does(id, 'act', { actions: ['hide 1'], endTurn: true })
    const now = await ben.does(id, 'act', { actions: ['hide 2'], endTurn: true })
    const then = v.parse(protocol.TableReading, must(await ben.get(`/tables/${id}?at=3`)))
    expect(then).toMatchObject({ version: 3, legal: [], view: { phase: 'hide', shown: [[], []] } })
    expect((await ben.table(id)).version).toBe(now.version)
  })

  test('numbers its log without gaps for everybody', async () => {
    const { id } = await tableOfTwo()
    await ada.does(id, 'act', { actions: ['hide 1'], endTurn: true })
    await ben.does(id, 'act', { actions: ['hide 2'], endTurn: true })
    const { entries } = v.parse(protocol.LogReading, must(await ben.get(`/tables/${id}/log?since=1`)))
    expect(entries.map(({ n, kind }) => `${n} ${kind}`)).toEqual([
      '2 seated',
      '3 started',
      '4 skip',
      '5 skip',
      '6 events',
    ])
  })

  test('starts with a seed that was published before the nonce was chosen, once', async () => {
    const { seedHash } = v.parse(protocol.NewSeed, must(await ada.post('/seeds'), 201))
    const table = await ada.createTable({ ...ALONE, seedHash, nonce: 'abc123' })
    expect(table.seedHash).toBe(seedHash)
    expect((await ada.post('/tables', { ...ALONE, seedHash })).status).toBe(422)
    const theirs = v.parse(protocol.NewSeed, must(await ada.post('/seeds'), 201))
    expect((await ben.post('/tables', { ...ALONE, seedHash: theirs.seedHash })).status).toBe(422)
  })
})

describe('leaving', () => {
  test('before the start frees the seat', async () => {
    const { id } = await ada.createTable({ ...TWO, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] })
    await ben.does(id, 'join', { seat: 2 })
    const left = await ben.does(id, 'leave')
    expect(left).toMatchObject({ you: null, status: 'open' })
    expect(left.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open'])
  })

  test('lets a bot play on, and steps back in on return', async () => {
    const { id } = await tableOfTwo()
    const left = await ben.does(id, 'leave')
    expect(left.seats[1]).toMatchObject({ name: 'Ben', level: 'random', standIn: true })
    await until(async () => (await ada.table(id)).waitingFor.join() === '0')
    expect(await ben.refused(id, 'act', { actions: ['hide 1'] })).toBe('403 not-seated')
    const back = await ben.does(id, 'join')
    expect(back.you).toBe(1)
    expect(back.seats[1]).toMatchObject({ standIn: false, level: null })
  })
})

describe('a rematch', () => {
  test('is one table for all who ask, bots included', async () => {
    const { id } = await ada.createTable({
      ...TWO,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'open' }],
      options: { trap: false },
      visibility: 'open',
    })
    await ben.does(id, 'join')
    const plain = (legal: readonly string[]) => legal.at(-1) ?? ''
    await Promise.all([ada.playOut(id, plain), ben.playOut(id, plain)])
    const [mine, his] = await Promise.all([ada.does(id, 'rematch'), ben.does(id, 'rematch')])
    expect(his.id).toBe(mine.id)
    expect(mine.id).not.toBe(id)
    const table = await ada.does(id, 'rematch')
    expect(table).toMatchObject({ id: mine.id, status: 'playing', visibility: 'open', options: { trap: false } })
    expect(table.seats.map(({ kind, level }) => `${kind} ${level}`)).toEqual([
      'person null',
      'bot random',
      'person null',
    ])
    expect((await ben.table(id)).rematch).toBe(mine.id)
  })

  test('pressed twice at once is answered twice with the same table', async () => {
    const { id } = await ada.createTable(TWO)
    await ben.does(id, 'join')
    const last = (legal: readonly string[]) => legal.at(-1) ?? ''
    await Promise.all([ada.playOut(id, last), ben.playOut(id, last)])
    const next = await ada.does(id, 'rematch')
    const answers = await Promise.all(Array.from({ length: 5 }, () => ben.does(id, 'rematch')))
    expect(answers.map((table) => [table.id, table.status, table.you])).toEqual(answers.map(() => [next.id, 'playing', 1])) // prettier-ignore
  })
})

test('the lobby lists my turns first, open tables of others, and what I have finished', async () => {
  const cleo = await TestClient.named(server.url, 'Cleo')
  const dan = await TestClient.named(server.url, 'Dan', 'fr')
  const { id: waiting } = await cleo.createTable({ ...TWO, visibility: 'open' })
  const { id: hidden } = await dan.createTable(TWO)
  const { id: running } = await cleo.createTable(ALONE)
  const { id: done } = await cleo.createTable(ALONE)
  await cleo.playOut(done, (legal) => legal.at(-1) ?? '')
  await until(async () => (await cleo.table(running)).waitingFor.join() === '0')
  const lobby = v.parse(protocol.Lobby, must(await cleo.get('/tables')))
  expect(lobby.mine.map(({ id, yourTurn }) => [id, yourTurn])).toEqual([
    [running, true],
    [waiting, false],
  ])
  expect(lobby.finished.map(({ id, totals }) => [id, totals?.length])).toEqual([[done, 2]])
  const seen = v.parse(protocol.Lobby, must(await dan.get('/tables')))
  expect(seen.open.find(({ id }) => id === waiting)).toMatchObject({ prompt: 'Il manque encore un joueur.', you: null })
  expect(seen.open.some(({ id }) => id === hidden)).toBe(false)
  expect(v.parse(protocol.Lobby, must(await new TestClient(server.url).get('/tables'))).mine).toEqual([])
})

test('/healthz says that store and threads are well', async () => {
  const response = await fetch(`${server.url}/healthz`)
  expect([response.status, await response.json()]).toEqual([200, { ok: true }])
})
