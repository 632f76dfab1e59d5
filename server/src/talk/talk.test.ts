import type { Guest, MyData, Push, TalkLine, TalkReading, TalkRoom, TalkRoomReading } from '@fathom/protocol'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { admin } from '../admin/admin.ts'
import { newId } from '../ids.ts'
import type { RunningServer } from '../server.ts'
import { newFolder, startForTest } from '../testing/serverUnderTest.ts'
import { must, refusalOf, TestClient, until, type TestSubscription } from '../testing/testClient.ts'
import { TOY_LIBRARY } from '../testing/toyLibrary.ts'

let server: RunningServer
let data: string
let ada: TestClient
let ben: TestClient
let zoe: TestClient
let yan: TestClient

beforeAll(async () => {
  data = newFolder()
  server = await startForTest({ library: TOY_LIBRARY, data })
  ada = await TestClient.named(server.url, 'Ada')
  ben = await TestClient.named(server.url, 'Ben')
  zoe = await TestClient.named(server.url, 'Zoe')
  yan = await TestClient.named(server.url, 'Yan')
})
afterEach(() => void vi.restoreAllMocks())

/** A game of Ada and Ben that is on; Zoe and Yan look on. */
async function newGame(): Promise<string> {
  const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await ben.does(id, 'join')
  return id
}

/** The same game every time. */
async function gameWithSeed(): Promise<string> {
  const id = newId()
  const whoAre = await Promise.all([ada, ben].map(async (who) => (await who.get<Guest>('/me')).body))
  const chairs = whoAre.map((guest) => ({
    kind: 'person' as const,
    person: { id: guest.id, name: guest.name },
    nonce: '-',
  }))
  await server.host.create(
    id,
    {
      kind: 'created',
      game: 'toy',
      rulesVersion: 1,
      options: { trap: false },
      chairs,
      visibility: 'open',
      seed: 'a'.repeat(64),
    },
    { person: null, language: 'en' },
  )
  return id
}

/** It is over once all have left. */
async function end(id: string): Promise<void> {
  await ben.does(id, 'leave')
  await ada.does(id, 'close')
}

async function say(who: TestClient, id: string, words: string, room?: TalkRoom): Promise<TalkRoomReading> {
  return must(
    await who.post<TalkRoomReading>(`/tables/${id}/talk`, { words, ...(room === undefined ? {} : { room }) }),
    201,
  )
}

async function read(who: TestClient, id: string, query = ''): Promise<TalkReading['rooms']> {
  return must(await who.get<TalkReading>(`/tables/${id}/talk${query}`)).rooms
}

const told = (rooms: TalkReading['rooms']) =>
  rooms.map(({ room, lines }) => `${room}: ${lines.map(({ name, words }) => `${name} ${words}`).join(', ')}`)

const isTalk = (push: Push) => push.type === 'talk'
const heard = ({ heard: all }: TestSubscription): (TalkLine['words'] | undefined)[] =>
  all.flatMap((push) => (push.type === 'talk' ? push.lines.map(({ words }) => words) : []))

describe('players and onlookers talk apart', () => {
  test('each room is read and told where it belongs, also over the socket', async () => {
    const id = await newGame()
    const sockets = await Promise.all([ada, ben, zoe, yan, new TestClient(server.url)].map((who) => who.listen(id)))
    await say(ada, id, 'Good luck')
    await say(zoe, id, 'Ada will take the trap')
    await until(() => sockets[1]?.heard.some(isTalk) && sockets[3]?.heard.some(isTalk))
    expect(sockets.map(heard)).toEqual([
      ['Good luck'],
      ['Good luck'],
      ['Ada will take the trap'],
      ['Ada will take the trap'],
      // Who has no name hears nothing.
      [],
    ])
    expect(told(await read(ben, id))).toEqual(['players: Ada Good luck'])
    expect(told(await read(yan, id))).toEqual(['onlookers: Zoe Ada will take the trap'])
    expect(refusalOf(await zoe.post(`/tables/${id}/talk`, { words: 'Hi', room: 'players' }))).toBe('403 not-seated')
    expect(refusalOf(await ada.post(`/tables/${id}/talk`, { words: 'Hi', room: 'onlookers' }))).toBe(
      '403 onlookers-apart',
    )
  })

  test('who has made the table reads that they may show out who looks on, and nobody else', async () => {
    const id = await newGame()
    const readings = [ada, ben, zoe].map(async (who) => must(await who.get<TalkReading>(`/tables/${id}/talk`)))
    expect((await Promise.all(readings)).map(({ mayShowOut }) => mayShowOut)).toEqual([true, false, false])
  })

  test('players read what onlookers said, and join in, when the game is over', async () => {
    const id = await newGame()
    await say(ada, id, 'Good luck')
    await say(zoe, id, 'She is lost')
    await end(id)
    expect(told(await read(ada, id))).toEqual(['players: Ada Good luck', 'onlookers: Zoe She is lost'])
    await say(ada, id, 'I was not', 'onlookers')
    expect(told(await read(zoe, id))).toEqual(['onlookers: Zoe She is lost, Ada I was not'])
  })

  test('nothing that players are shown depends on what onlookers say', async () => {
    const [quiet, loud] = [await gameWithSeed(), await gameWithSeed()]
    const sockets = await Promise.all([quiet, loud].map((id) => ada.follow(id)))
    await say(ada, quiet, 'Hello')
    await say(ada, loud, 'Hello')
    for (let times = 0; times < 5; times++) await say(zoe, loud, 'Look at that')
    must(await zoe.post(`/tables/${loud}/talk/change`, { room: 'onlookers', n: 1, words: null }))
    await say(ben, quiet, 'You too')
    await say(ben, loud, 'You too')
    const alike = async (id: string, socket: TestSubscription | undefined) => {
      await until(() => heard(socket as TestSubscription).length === 2)
      const answers = [
        await ada.get(`/tables/${id}/talk`),
        await ada.get(`/tables/${id}`),
        await ada.get(`/tables/${id}/log`),
      ]
      return [...answers.map(({ body }) => JSON.stringify(body)), ...(socket?.raw ?? [])]
        .join('\n')
        .replaceAll(id, 'ID')
        .replaceAll(/"(at|createdAt)":\d+|"seedHash":"\w+"/g, '')
    }
    expect(await alike(loud, sockets[1])).toBe(await alike(quiet, sockets[0]))
  })
})

describe('what is missing comes after coming back', () => {
  test('lines said, changed and taken back since then', async () => {
    const id = await newGame()
    const { change } = await say(ada, id, 'One')
    await say(ada, id, 'Two')
    must(await ada.post(`/tables/${id}/talk/change`, { room: 'players', n: 1, words: 'First' }))
    must(await ada.post(`/tables/${id}/talk/change`, { room: 'players', n: 2, words: null }))
    const [room] = await read(ben, id, `?players=${change}`)
    expect(room).toMatchObject({
      change: 4,
      lines: [
        { n: 1, words: 'First', state: 'edited', mine: false },
        { n: 2, words: null, state: 'removed' },
      ],
    })
    expect((await read(ben, id, '?players=4'))[0]).toEqual({ room: 'players', change: 4, lines: [] })
  })

  test('a phrase is kept by its key', async () => {
    const id = await newGame()
    const reading = must(await ada.post<TalkRoomReading>(`/tables/${id}/talk`, { phrase: 'good-luck' }), 201)
    expect(reading.lines[0]).toMatchObject({ phrase: 'good-luck', words: null, seat: 0, mine: true })
    expect((await ada.post(`/tables/${id}/talk`, { phrase: 'checkmate' })).status).toBe(400)
  })
})

describe('one’s own line', () => {
  test('can be changed for a minute, and by nobody else', async () => {
    const id = await newGame()
    await say(ada, id, 'One')
    const change = (who: TestClient) => who.post(`/tables/${id}/talk/change`, { room: 'players', n: 1, words: 'Two' })
    expect(refusalOf(await change(ben))).toBe('409 line-kept')
    expect(refusalOf(await change(zoe))).toBe('403 not-seated')
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + 59_000)
    expect((await change(ada)).status).toBe(200)
    vi.spyOn(Date, 'now').mockReturnValue(now + 61_000)
    expect(refusalOf(await change(ada))).toBe('409 line-kept')
  })

  test('that was taken back stays so', async () => {
    const id = await newGame()
    await say(ada, id, 'One')
    must(await ada.post(`/tables/${id}/talk/change`, { room: 'players', n: 1, words: null }))
    expect(refusalOf(await ada.post(`/tables/${id}/talk/change`, { room: 'players', n: 1, words: 'One' }))).toBe(
      '409 line-kept',
    )
  })
})

describe('somebody I do not want to read', () => {
  test('is neither pushed nor told, also of before, until I want to again; nobody else knows', async () => {
    const id = await newGame()
    await say(ada, id, 'Before')
    const socket = await ben.listen(id)
    const mute = (muted: boolean) => ben.post<TalkReading>(`/tables/${id}/talk/mute`, { room: 'players', n: 1, muted })
    expect(must(await mute(true)).rooms[0]?.lines[0]).toMatchObject({ name: 'Ada', state: 'muted', words: null })
    await say(ada, id, 'After')
    await say(ben, id, 'Own')
    await until(() => heard(socket).length > 0)
    expect(heard(socket)).toEqual(['Own'])
    expect((await read(ben, id))[0]?.lines.map(({ state }) => state)).toEqual(['muted', 'muted', 'said'])
    expect((await read(ada, id))[0]?.lines.map(({ state }) => state)).toEqual(['said', 'said', 'said'])
    // At other tables, too.
    const other = await newGame()
    await say(ada, other, 'Elsewhere')
    expect((await read(ben, other))[0]?.lines[0]?.state).toBe('muted')
    must(await mute(false))
    expect((await read(ben, id))[0]?.lines.map(({ words }) => words)).toEqual(['Before', 'After', 'Own'])
    expect(refusalOf(await ada.post(`/tables/${id}/talk/mute`, { room: 'players', n: 1, muted: true }))).toBe(
      '409 own-line',
    )
    expect(refusalOf(await ada.post(`/tables/${id}/talk/mute`, { room: 'players', n: 99, muted: true }))).toBe(
      '404 no-such-line',
    )
  })
})

describe('somebody with a block between us', () => {
  test('is neither pushed nor told nor named where both look on, and can not talk where the other plays', async () => {
    const cy = await TestClient.named(server.url, 'Cy')
    const dan = await TestClient.named(server.url, 'Dan')
    const id = await newGame()
    await say(cy, id, 'Before')
    const theirs = await dan.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
    must(await cy.post(`/tables/${theirs.id}/block`, { seat: 0 }))
    const [ofDan, ofZoe] = [await dan.listen(id), await zoe.listen(id)]
    await say(cy, id, 'After')
    await say(zoe, id, 'Own')
    await until(() => heard(ofZoe).length === 2 && heard(ofDan).length > 0)
    expect(heard(ofDan)).toEqual(['Own'])
    expect(told(await read(dan, id))).toEqual(['onlookers: Zoe Own'])
    expect(refusalOf(await dan.post(`/tables/${id}/talk/mute`, { room: 'onlookers', n: 1, muted: true }))).toBe(
      '404 no-such-line',
    )
    for (const answer of [
      await cy.get(`/tables/${theirs.id}/talk`),
      await cy.post(`/tables/${theirs.id}/talk`, { words: 'Hi' }),
    ])
      expect(refusalOf(answer)).toBe('403 not-open-to-you')
  })
})

describe('a report', () => {
  test('has the line and those round it as they were, and its person only once', async () => {
    const id = await newGame()
    for (const words of ['One', 'Two', 'Three']) await say(ada, id, words)
    const report = (why: string) => ben.post(`/tables/${id}/talk/report`, { room: 'players', n: 2, why, note: 'Look' })
    expect((await report('spam')).status).toBe(201)
    must(await ada.post(`/tables/${id}/talk/change`, { room: 'players', n: 2, words: null }))
    const rows = () => {
      const db = new DatabaseSync(join(data, 'fathom.db'), { readOnly: true })
      try {
        return db.prepare('select why, note, lines from reports where table_id = ?').all(id)
      } finally {
        db.close()
      }
    }
    const words = () => (JSON.parse(String(rows()[0]?.['lines'])) as TalkLine[]).map((line) => line.words)
    expect(words()).toEqual(['One', 'Two', 'Three'])
    expect((await report('insult')).status).toBe(201)
    expect(words()).toEqual(['One', 'Two', 'Three'])
    expect(rows().map(({ why, note }) => `${String(why)} ${String(note)}`)).toEqual(['insult Look'])
    const said: string[] = []
    const out = { say: (line: string) => void said.push(line), complain: (line: string) => void said.push(line) }
    expect(await admin(['reports', '--data', data, '--lang', 'en'], {}, out)).toBe(0)
    expect(said.find((line) => line.includes(id))).toMatch(/reported by Ben, table \w+: it insults somebody$/)
    expect(said.find((line) => line.startsWith('  >'))).toMatch(/Ada \(\w+\): Two$/)
    expect(refusalOf(await zoe.post(`/tables/${id}/talk/report`, { room: 'players', n: 2, why: 'spam' }))).toBe(
      '403 not-seated',
    )
  })

  test('can tell the operator’s terminal nothing', async () => {
    const id = await newGame()
    await say(ada, id, 'One')
    const report = (note: string) => ben.post(`/tables/${id}/talk/report`, { room: 'players', n: 1, why: 'spam', note })
    for (const note of ['\u001B]0;owned\u0007', 'a\0b', 'one\ntwo', '\u202Eturned'])
      expect(refusalOf(await report(note)), note).toBe('400 bad-line')
    expect((await report('')).status).toBe(201)
    // One of before, and a line that came about otherwise.
    const db = new DatabaseSync(join(data, 'fathom.db'), { timeout: 5000 })
    onTestFinished(() => db.close())
    const line = { n: 1, at: 1, name: 'A\u001B[2J', person: 'x', words: 'B\u009B2J\u202E', phrase: null, state: 'said' }
    db.prepare('update reports set note = ?, lines = ? where table_id = ?').run(
      '\u001B[31mred\r\n  > faked',
      JSON.stringify([line]),
      id,
    )
    const said: string[] = []
    const out = { say: (each: string) => void said.push(each), complain: (each: string) => void said.push(each) }
    expect(await admin(['reports', '--data', data, '--lang', 'en'], {}, out)).toBe(0)
    const from = said.findIndex((each) => each.includes(id))
    expect(said[from + 1]).toBe(String.raw`    "\u{1b}[31mred\u{d}\u{a}  > faked"`)
    expect(said[from + 2]).toContain(String.raw`A\u{1b}[2J (x): B\u{9b}2J\u{202e}`)
    // What others print goes the same way.
    expect(await admin(['table', 'a\u001B[2J', '--data', data, '--lang', 'en'], {}, out)).toBe(1)
    expect(said.join('')).not.toContain('\u001B')
  })
})

describe('a line is refused', () => {
  test.each([
    ['', '400 empty-line'],
    [' \u00A0 ', '400 empty-line'],
    ['x'.repeat(301), '400 long-line'],
    ['one\ntwo', '400 bad-line'],
    ['bell\u0007', '400 bad-line'],
    ['turned \u202Eround', '400 bad-line'],
    [`Z${'\u0301'.repeat(20)}`, '400 bad-line'],
    ['x'.repeat(100_000), '413 body-too-large'],
  ])('%j', async (words, refusal) => {
    const id = await newGame()
    expect(refusalOf(await ada.post(`/tables/${id}/talk`, { words }))).toBe(refusal)
    expect((await read(ada, id))[0]?.lines).toEqual([])
  })

  test('in a room that has 2,000 of them, and changes are found by an index', async () => {
    const id = await newGame()
    const db = new DatabaseSync(join(data, 'fathom.db'), { timeout: 5000 })
    onTestFinished(() => db.close())
    db.prepare(
      `with recursive numbers (n) as (values (1) union all select n + 1 from numbers where n < 1999)
        insert into talk (table_id, room, n, change, person_id, name, at, state, words)
          select ?, 'players', n, n, 'somebody', 'Somebody', 1, 'said', 'La' from numbers`,
    ).run(id)
    expect((await say(ada, id, 'The last')).lines[0]).toMatchObject({ n: 2000, change: 2000 })
    expect(refusalOf(await ada.post(`/tables/${id}/talk`, { words: 'One more' }))).toBe('409 talk-full')
    // What was said can still be taken back, and onlookers have a room of their own.
    must(await ada.post(`/tables/${id}/talk/change`, { room: 'players', n: 2000, words: null }))
    expect(refusalOf(await ada.post(`/tables/${id}/talk`, { words: 'One more' }))).toBe('409 talk-full')
    expect((await say(zoe, id, 'First')).lines[0]).toMatchObject({ n: 1 })
    expect((await read(ben, id, '?players=1999'))[0]).toMatchObject({ change: 2001, lines: [{ n: 2000 }] })
    const plan = db
      .prepare(
        `explain query plan select * from talk where table_id = ? and room = ? and change > ? order by n desc limit 200`,
      )
      .all('t', 'players', 5)
    expect(JSON.stringify(plan)).toContain('talk_changes')
  })

  test('that is none, or words and a phrase at once', async () => {
    const id = await newGame()
    expect(refusalOf(await ada.post(`/tables/${id}/talk`, {}))).toBe('400 empty-line')
    expect(refusalOf(await ada.post(`/tables/${id}/talk`, { words: 'Hi', phrase: 'hello' }))).toBe('400 empty-line')
  })

  test('where there are too many, of one person and of one address', async () => {
    const strict = await startForTest({ library: TOY_LIBRARY, rateLimit: 1 })
    const people = await Promise.all(
      ['A', 'B', 'C', 'D', 'E'].map((name) => TestClient.named(strict.url, `Chatter ${name}`)),
    )
    const { id } = await (people[0] as TestClient).createTable({
      game: 'toy',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    const said: string[] = []
    for (const person of people) {
      for (let times = 0; times < 21; times++) {
        const answer = await person.post(`/tables/${id}/talk`, { words: 'La' })
        said.push(answer.status === 201 ? 'said' : refusalOf(answer))
      }
    }
    const count = (from: number) => said.slice(from, from + 21).filter((each) => each === 'said').length
    // A request that is refused counts for the address as well, so four people come to less than four times twenty.
    expect([0, 21, 42].map(count)).toEqual([20, 20, 20])
    expect(count(63) + count(84)).toBe(17)
    expect(new Set(said)).toEqual(new Set(['said', '429 too-many-requests']))
  })
})

test('who leaves for good takes along what they have said, and leaves a blank line', async () => {
  const id = await newGame()
  const max = await TestClient.named(server.url, 'Max')
  await say(max, id, 'I was here')
  expect(must(await max.get<MyData>('/me/export')).talk).toMatchObject([
    { table: id, room: 'onlookers', words: 'I was here' },
  ])
  await say(zoe, id, 'Hello Max')
  must(await max.post(`/tables/${id}/talk/mute`, { room: 'onlookers', n: 2, muted: true }))
  must(await max.post(`/tables/${id}/talk/report`, { room: 'onlookers', n: 2, why: 'spam', note: 'Look' }), 201)
  const mine = must(await max.get<MyData>('/me/export'))
  expect(mine.muted).toEqual([{ name: 'Zoe' }])
  expect(mine.reports).toMatchObject([{ table: id, room: 'onlookers', why: 'spam', note: 'Look' }])
  must(await max.post('/me/delete', { name: 'Max' }))
  const [line] = (await read(zoe, id))[0]?.lines ?? []
  expect(line).toMatchObject({ n: 1, state: 'removed', name: '–', seat: null, words: null, mine: false })
  for (const [doing, body] of Object.entries({ mute: { muted: true }, report: { why: 'spam' } }))
    expect(refusalOf(await zoe.post(`/tables/${id}/talk/${doing}`, { room: 'onlookers', n: 1, ...body }))).toBe(
      '404 no-such-line',
    )
  expect((await say(zoe, id, 'Gone')).lines[0]).toMatchObject({ n: 3 })
})
