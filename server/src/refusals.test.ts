import { ErrorBody, WhyReading, type CreateTable, type HelpReading } from '@fathom/protocol'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from './server.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'
import { BAD_NAMES, GOOD_NAMES } from './testing/nameTricks.ts'
import { refusalOf, TestClient, type Answer } from './testing/testClient.ts'

let server: RunningServer
let ada: TestClient
let ben: TestClient
let cleo: TestClient

beforeAll(async () => {
  server = await startForTest({ library: TOY_LIBRARY })
  ada = await TestClient.named(server.url, 'Ada')
  ben = await TestClient.named(server.url, 'Ben', 'fr')
  cleo = await TestClient.named(server.url, 'Cleo')
})

const ALONE: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] }
const TWO: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] }

async function tableOfTwo(): Promise<string> {
  const { id } = await ada.createTable(TWO)
  await ben.does(id, 'join')
  return id
}

/** What a refusal is made of: its status and its whole body but for the request's id. */
function whole({ status, body }: Answer) {
  const { requestId: _, ...refused } = v.parse(ErrorBody, body)
  return { status, ...refused }
}

describe('a new table is refused', () => {
  const cases: [string, unknown, string, Record<string, unknown>][] = [
    ['for an unknown game', { ...ALONE, game: 'chess' }, '404 unknown-game', { game: 'chess' }],
    ['for one seat', { ...ALONE, seats: [{ kind: 'me' }] }, '422 bad-seat-count', { seats: 1, allowed: [2, 3, 4] }],
    ['for two seats of mine', { ...ALONE, seats: [{ kind: 'me' }, { kind: 'me' }] }, '422 more-than-one-me', {}],
    ['without a person', { ...ALONE, seats: [ALONE.seats[1], ALONE.seats[1]] }, '422 no-person-seat', {}],
    [
      'for an unknown bot level',
      { ...ALONE, seats: [{ kind: 'me' }, { kind: 'bot', level: 'divine' }] },
      '422 unknown-bot-level',
      { level: 'divine', allowed: ['broken', 'endless', 'random'] },
    ],
    ['for an unknown option', { ...ALONE, options: { speed: 3 } }, '422 unknown-option', { option: 'speed' }],
    [
      'for a bad value',
      { ...ALONE, options: { trap: 'maybe' } },
      '422 bad-option-value',
      { option: 'trap', value: 'maybe', allowed: ['on', 'off'] },
    ],
    ['for a seed that nobody issued', { ...ALONE, seedHash: 'a'.repeat(64) }, '422 unknown-seed', {}],
    ['for a wrong kind of seat', { ...ALONE, seats: [{ kind: 'king' }] }, '400 invalid', { field: 'seats.0.kind' }],
    ['without a game', { seats: ALONE.seats }, '400 missing-field', { field: 'game' }],
    ['for a nonce that is not hex', { ...ALONE, nonce: 'xyz' }, '400 invalid', { field: 'nonce' }],
    ['for a list', [], '400 invalid', { field: 'body' }],
  ]
  test.each(cases)('%s', async (_, body, refused, params) => {
    const answer = await ada.post('/tables', body)
    expect(refusalOf(answer)).toBe(refused)
    expect(whole(answer).params).toMatchObject(params)
  })
})

describe('a number that no store holds is refused', () => {
  const line = { room: 'players', n: 1e308 }
  test.each([
    ['seen', { n: 1e308 }],
    ['seen', { n: 2 ** 53 }],
    ['act', { actions: ['x'], version: 1e308 }],
    ['talk/change', { ...line, words: null }],
    ['talk/mute', { ...line, muted: true }],
    ['talk/report', { ...line, why: 'spam' }],
  ])('%s %j', async (path, body) => {
    expect(refusalOf(await ada.post(`/tables/${await tableOfTwo()}/${path}`, body))).toBe('400 invalid')
  })
})

describe('a name is refused', () => {
  test.each([
    ['', 'empty-name'],
    ['   ', 'empty-name'],
    ['x'.repeat(41), 'long-name'],
    ['a\u0000b', 'bad-name'],
    // Stands for whoever has left for good.
    ['–', 'bad-name'],
    ['a\u202Eb', 'bad-name'],
  ])('%j', async (name, code) => {
    expect(whole(await ada.post('/guests', { name }))).toMatchObject({ status: 400, code, params: { field: 'name' } })
  })
})

test.each(Object.entries(BAD_NAMES))('a name with %s is refused', async (_, name) => {
  expect(refusalOf(await ada.post('/guests', { name }))).toBe('400 bad-name')
})

test.each(GOOD_NAMES)('%s is a name', async (name) => {
  expect((await ada.post('/guests', { name })).body).toMatchObject({ guest: { name } })
})

describe('somebody unknown', () => {
  test('may look but not act', async () => {
    const id = await tableOfTwo()
    const stranger = new TestClient(server.url)
    expect((await stranger.table(id)).you).toBeNull()
    expect(await stranger.refused(id, 'join')).toBe('401 no-guest')
    expect(refusalOf(await stranger.get('/me'))).toBe('401 no-guest')
    expect(refusalOf(await stranger.post('/tables', ALONE))).toBe('401 no-guest')
  })

  test('is anybody whose token is not signed by us', async () => {
    const forger = new TestClient(server.url)
    for (const token of ['x', `${'0'.repeat(16)}.${'A'.repeat(43)}`, `${ada.token}x`, `${ada.token}.x`, '..']) {
      forger.token = token
      expect(refusalOf(await forger.get('/me'))).toBe('401 no-guest')
    }
  })
})

test('a token has one spelling', async () => {
  const token = ada.token ?? ''
  // The last letter of 43 holds two bits that no byte needs.
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = letters.indexOf(token.at(-1) ?? '')
  const spellings = [1, 2, 3].map((more) => token.slice(0, -1) + letters[last + more])
  const forger = new TestClient(server.url)
  for (const spelling of [...spellings, `${token}-`, token.toUpperCase()]) {
    forger.token = spelling
    expect(refusalOf(await forger.get('/me'))).toBe('401 no-guest')
    const cookie = new TestClient(server.url, { cookie: `fathom=${spelling}` })
    expect(refusalOf(await cookie.get('/me'))).toBe('401 no-guest')
  }
  for (const cookie of [`${token}=`, `${token}%20`]) {
    expect(refusalOf(await new TestClient(server.url, { cookie: `fathom=${cookie}` }).get('/me'))).toBe('401 no-guest')
  }
  expect((await new TestClient(server.url, { cookie: `fathom=${token}` }).get('/me')).status).toBe(200)
})

test.each(['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'])(
  'a table is refused for the option, game and level %s',
  async (name) => {
    const options = JSON.parse(`{"${name}": 1}`) as Record<string, unknown>
    const answer = await ada.post('/tables', { ...ALONE, options })
    expect(whole(answer)).toMatchObject({ status: 422, code: 'unknown-option', params: { option: name } })
    expect(refusalOf(await ada.post('/tables', { ...ALONE, game: name }))).toBe('404 unknown-game')
    expect(refusalOf(await ada.get(`/games/${name}/components`))).toBe('404 unknown-game')
    const seats = [{ kind: 'me' }, { kind: 'bot', level: name }]
    expect(refusalOf(await ada.post('/tables', { ...ALONE, seats }))).toBe('422 unknown-bot-level')
  },
)

describe('a command is refused', () => {
  test('at a table that does not exist', async () => {
    for (const id of ['nosuchtable00000', 'X', '..%2F..', '%00', 'ab cd']) {
      expect(await ada.refused(encodeURIComponent(id), 'act', { actions: ['row'] })).toBe('404 no-such-table')
      expect(refusalOf(await ada.get(`/tables/${encodeURIComponent(id)}`))).toBe('404 no-such-table')
    }
  })

  test('to who has no seat', async () => {
    const id = await tableOfTwo()
    for (const command of ['act', 'undo', 'end-turn', 'leave', 'rematch']) {
      expect(await cleo.refused(id, command, { actions: ['hide 1'] })).toBe('403 not-seated')
    }
    expect(await cleo.refused(id, 'join')).toBe('409 table-full')
  })

  test('before the start', async () => {
    const { id } = await ada.createTable(TWO)
    expect(await ada.refused(id, 'act', { actions: ['hide 1'] })).toBe('409 table-not-started')
    expect(await ada.refused(id, 'rematch')).toBe('409 not-finished')
    expect(await ben.refused(id, 'seat-bot', { seat: 1 })).toBe('403 not-seated')
    expect(await ada.refused(id, 'seat-bot', { seat: 0 })).toBe('409 seat-taken')
    expect(await ada.refused(id, 'seat-bot', { seat: 1, level: 'ghost' })).toBe('422 unknown-bot-level')
    expect(await ada.refused(id, 'join')).toBe('409 already-seated')
    expect(await ben.refused(id, 'join', { seat: 0 })).toBe('409 seat-taken')
    expect(await ben.refused(id, 'join', { seat: 4 })).toBe('422 no-such-seat')
    expect(await ben.refused(id, 'join', { seat: 5 })).toBe('400 invalid')
    expect(refusalOf(await ada.get(`/tables/${id}?at=1`))).toBe('422 no-position')
    expect(refusalOf(await ada.get(`/tables/${id}/record`))).toBe('409 not-finished')
    expect(refusalOf(await ada.get(`/tables/${id}/record?at=2`))).toBe('409 not-finished')
    expect(refusalOf(await ada.get(`/tables/${id}/record?at=x`))).toBe('400 invalid')
  })

  test('and why it would be is answered at once for several actions, in the words of the command', async () => {
    const id = await tableOfTwo()
    const { version } = await ada.table(id)
    const why = await ada.post<WhyReading>(`/tables/${id}/why`, { actions: ['row', 'hide 1', 'dance'] })
    expect([why.status, v.parse(WhyReading, why.body).version]).toEqual([200, version])
    const [row, dance] = await Promise.all(
      ['row', 'dance'].map(async (action) => {
        const { status, ...refused } = whole(await ada.post(`/tables/${id}/act`, { actions: [action] }))
        expect(status).toBe(422)
        return refused
      }),
    )
    expect(why.body.refusals).toEqual([row, null, dance])
    expect(why.body.final).toBeUndefined()
    const inFrench = await ben.post<WhyReading>(`/tables/${id}/why`, { actions: ['dance'] })
    expect(inFrench.body.refusals[0]?.message).toBe('« dance » n’est pas une action de ce jeu.')
    expect((await ada.table(id)).version).toBe(version)
  })

  test('but it is not answered to spectators, for nothing, for too much or before the start', async () => {
    const id = await tableOfTwo()
    const many = Array.from({ length: 257 }, () => 'row')
    const long = Array.from({ length: 80 }, () => Array.from({ length: 13 }, () => 'row'))
    expect(await cleo.refused(id, 'why', { actions: ['row'] })).toBe('403 not-seated')
    expect(await new TestClient(server.url).refused(id, 'why', { actions: ['row'] })).toBe('401 no-guest')
    expect(await ada.refused(id, 'why', { actions: [] })).toBe('400 invalid')
    for (const actions of [many, long]) expect(await ada.refused(id, 'why', { actions })).toBe('400 invalid')
    const { id: open } = await ada.createTable(TWO)
    expect(await ada.refused(open, 'why', { actions: ['row'] })).toBe('409 table-not-started')
  })

  test('when it does not fit the turn', async () => {
    const id = await tableOfTwo()
    expect(await ada.refused(id, 'undo')).toBe('409 nothing-to-undo')
    expect(await ada.refused(id, 'end-turn')).toBe('409 turn-not-complete')
    expect(await ada.refused(id, 'act', { actions: ['dance'] })).toBe('422 not-an-action')
    expect(await ada.refused(id, 'act', { actions: ['row'] })).toBe('422 too-deep')
    await ada.does(id, 'act', { actions: ['hide 1'], endTurn: true })
    expect(await ada.refused(id, 'act', { actions: ['hide 1'] })).toBe('409 turn-complete')
    await ben.does(id, 'act', { actions: ['hide 1'], endTurn: true })
    expect(await ben.refused(id, 'act', { actions: ['row'] })).toBe('409 not-your-turn')
  })

  test('after the end', async () => {
    const { id } = await ada.createTable(ALONE)
    await ada.playOut(id, (legal) => legal.at(-1) ?? '')
    expect(await ada.refused(id, 'act', { actions: ['row'] })).toBe('409 table-finished')
    expect(await ada.refused(id, 'leave')).toBe('409 table-finished')
    expect(await ben.refused(id, 'join')).toBe('409 table-finished')
    // A page may ask before it has heard of the end: that is the answer, and no refusal.
    const why = await ada.post<WhyReading>(`/tables/${id}/why`, { actions: ['row', 'dance'] })
    expect([why.status, why.body.refusals.map((each) => each?.code)]).toEqual([
      200,
      ['table-finished', 'table-finished'],
    ])
    const help = await ada.get<HelpReading>(`/tables/${id}/help`)
    expect([help.status, help.body]).toMatchObject([200, { gains: [], told: [] }])
  })

  test('when the table has moved on since: a retry of what is done changes nothing', async () => {
    const id = await tableOfTwo()
    const { version } = await ada.table(id)
    const done = await ada.does(id, 'act', { actions: ['hide 2'], version })
    const retry = await ada.post(`/tables/${id}/act`, { actions: ['hide 2'], version })
    expect(whole(retry)).toMatchObject({ status: 409, code: 'old-version', params: { seen: version } })
    expect(await ada.table(id)).toEqual(done)
    // What others do in secret at the same time does not make mine old.
    await ben.does(id, 'act', { actions: ['hide 1'], version })
  })
})

describe('a request is refused', () => {
  const raw = async (path: string, init: RequestInit): Promise<Answer> => {
    const headers = { authorization: `Bearer ${ada.token}`, ...init.headers }
    const response = await fetch(`${server.url}${path}`, { ...init, headers })
    return { status: response.status, body: await response.json(), headers: response.headers }
  }
  const json = { 'content-type': 'application/json' }

  test('for a body that is not JSON, or too large, or something else', async () => {
    const post = (body: string, headers: Record<string, string> = json) =>
      raw('/api/tables', { method: 'POST', headers, body })
    expect(refusalOf(await post('{'))).toBe('400 bad-json')
    expect(refusalOf(await post('{"__proto__":{"game":"x"}}'))).toBe('400 bad-json')
    const large = await post(`"${'x'.repeat(600_000)}"`)
    expect(whole(large)).toMatchObject({ status: 413, code: 'body-too-large', params: { limit: 524_288 } })
    const seeds = await raw('/api/seeds', { method: 'POST', headers: json, body: `"${'x'.repeat(70_000)}"` })
    expect(whole(seeds)).toMatchObject({ status: 413, code: 'body-too-large', params: { limit: 65_536 } })
    expect(refusalOf(await post('game=x', { 'content-type': 'application/x-www-form-urlencoded' }))).toBe(
      '415 bad-media-type',
    )
    expect(refusalOf(await post('', json))).toBe('400 missing-field')
    expect(refusalOf(await post('null', json))).toBe('400 invalid')
  })

  test('for an address where nothing is', async () => {
    expect(refusalOf(await raw('/api/nothing', {}))).toBe('404 no-such-route')
    expect(refusalOf(await raw('/api', {}))).toBe('404 no-such-route')
    expect(refusalOf(await raw('/api/tables', { method: 'DELETE' }))).toBe('404 no-such-route')
    expect(refusalOf(await raw('/api/%zz', {}))).toBe('400 bad-url')
    expect(refusalOf(await raw('/nothing', { method: 'POST' }))).toBe('404 no-such-route')
    expect(refusalOf(await raw('/assets/nothing.js', {}))).toBe('404 no-such-route')
    expect(refusalOf(await raw('/api/games/chess/components', {}))).toBe('404 unknown-game')
    const id = await tableOfTwo()
    expect(refusalOf(await raw(`/api/tables/${id}/socket`, {}))).toBe('426 upgrade-required')
    expect(refusalOf(await raw(`/api/tables/${id}?at=-1`, {}))).toBe('400 invalid')
  })

  test('from another site’s page', async () => {
    const from = (headers: Record<string, string>) => raw('/api/seeds', { method: 'POST', headers })
    expect(refusalOf(await from({ origin: 'https://evil.example' }))).toBe('403 foreign-origin')
    expect(refusalOf(await from({ origin: 'null' }))).toBe('403 foreign-origin')
    expect((await from({ origin: server.url.replace('localhost', '127.0.0.1') })).status).toBe(403)
    expect((await from({ origin: server.url })).status).toBe(201)
  })
})

describe('the message', () => {
  test('is in the guest’s language, whatever the browser says', async () => {
    const id = await tableOfTwo()
    const answer = await ben.post(`/tables/${id}/act`, { actions: ['row'] })
    expect(whole(answer)).toEqual({
      status: 422,
      code: 'too-deep',
      message: 'Trop profond: row',
      params: { action: 'row' },
    })
    expect(whole(await ben.post(`/tables/${id}/undo`)).message).toBe('Il n’y a rien à annuler.')
  })

  test('is in the browser’s language for who is no guest', async () => {
    const say = async (header: string) =>
      whole(await new TestClient(server.url, { 'accept-language': header }).get('/me')).message
    expect(await say('fr')).toBe('Dites d’abord qui vous êtes : créez un invité.')
    expect(await say('de,en;q=0.4,fr;q=0.9')).toBe('Dites d’abord qui vous êtes : créez un invité.')
    expect(await say('de')).toBe('Please say who you are first: create a guest.')
  })
})
