import type { CreateTable, SessionList } from '@fathom/protocol'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { SqliteStore } from '../store/sqlite.ts'
import { newFolder, startForTest } from '../testing/serverUnderTest.ts'
import { must, refusalOf, TestClient, until } from '../testing/testClient.ts'
import { TOY_LIBRARY } from '../testing/toyLibrary.ts'
import { deviceOf } from './device.ts'
import { Sessions } from './sessions.ts'

const HOUR = 3600_000
const NO_DEVICE = { browser: '', system: '' }
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const TABLE: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] }

test('a device is called by its browser and system', () => {
  expect(deviceOf(FIREFOX)).toEqual({ browser: 'Firefox', system: 'Linux' })
  expect(deviceOf(SAFARI)).toEqual({ browser: 'Safari', system: 'iPhone' })
  expect(deviceOf('python-urllib/3.12')).toEqual({ browser: '', system: '' })
})

describe('with a clock', () => {
  let now = 0
  const open = async () => {
    const store = await SqliteStore.open(join(newFolder(), 'fathom.db'))
    onTestFinished(() => store.close())
    await store.saveGuest({ id: 'ada', name: 'Ada', language: 'en', emblem: null, color: null }, 1)
    now = 1_700_000_000_000
    return { store, sessions: new Sessions(store.people, Buffer.alloc(32), () => now) }
  }

  test('a use is written once a day, however many requests there are', async () => {
    const { store, sessions } = await open()
    const { token, session } = await sessions.open('ada', NO_DEVICE)
    const used: number[] = []
    const write = store.people.useSession.bind(store.people)
    store.people.useSession = (id, at) => (used.push(at), write(id, at))
    for (const hours of [1, 23, 24, 25, 47, 48]) {
      now = session.createdAt + hours * HOUR
      await sessions.find(token, NO_DEVICE)
      await sessions.find(token, NO_DEVICE)
    }
    expect(used).toEqual([24, 48].map((hours) => session.createdAt + hours * HOUR))
    await store.check()
    expect(await sessions.of('ada')).toMatchObject([{ id: session.id, usedAt: session.createdAt + 48 * HOUR }])
  })

  test('nobody has more than fifty: the least used end', async () => {
    const { sessions } = await open()
    const ended: string[] = []
    sessions.onEnd((ids) => ended.push(...ids))
    const tokens: string[] = []
    for (let n = 0; n < 51; n++) {
      now++
      tokens.push((await sessions.open('ada', NO_DEVICE)).token)
    }
    expect(await sessions.of('ada')).toHaveLength(50)
    expect(ended).toHaveLength(1)
    const found = await Promise.all(tokens.map((token) => sessions.find(token, NO_DEVICE)))
    expect(found.map((session) => session !== null)).toEqual([false, ...Array.from({ length: 50 }, () => true)])
  })

  test('one that ends while it is being read is not found', async () => {
    const { store, sessions } = await open()
    const { token, session } = await sessions.open('ada', NO_DEVICE)
    const others = new Sessions(store.people, Buffer.alloc(32), () => now)
    const read = store.people.session.bind(store.people)
    store.people.session = async (hash) => {
      const found = await read(hash)
      await others.end('ada', [session.id])
      return found
    }
    expect(await others.find(token, NO_DEVICE)).toBeNull()
    expect(await others.find(token, NO_DEVICE)).toBeNull()
  })
})

describe('at a server', () => {
  let server: RunningServer
  const folder = newFolder()

  beforeAll(async () => {
    server = await startForTest({ library: TOY_LIBRARY, data: folder })
  })

  /** The same person in another browser. */
  async function another(client: TestClient, userAgent: string): Promise<TestClient> {
    const { id } = must(await client.get<{ id: string }>('/me'))
    const guests = new Sessions(server.store.people, Buffer.alloc(32))
    const { token } = await guests.open(id, deviceOf(userAgent))
    return Object.assign(new TestClient(server.url), { token })
  }

  const sessionsOf = async (client: TestClient) => must(await client.get<SessionList>('/me/sessions')).sessions

  test('a token is stored as its hash only', async () => {
    const { token } = await TestClient.named(server.url, 'Ada')
    await server.store.check()
    const bytes = Buffer.concat(['fathom.db', 'fathom.db-wal'].map((name) => readFileSync(join(folder, name))))
    expect(bytes.includes('sessions_person')).toBe(true)
    expect(bytes.includes(token ?? 'none')).toBe(false)
  })

  test('sessions are listed, and ended one by one or all others at once', async () => {
    const ada = await TestClient.named(server.url, 'Ada')
    const [phone, laptop, stolen] = [await another(ada, SAFARI), await another(ada, FIREFOX), await another(ada, '')]
    const mine = await sessionsOf(ada)
    expect(mine.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual(
      expect.arrayContaining([['', '', true], ['Safari', 'iPhone', false], ['Firefox', 'Linux', false]]), // prettier-ignore
    )
    const its = mine.find(({ browser }) => browser === 'Safari')?.id
    const left = must(await ada.post<SessionList>(`/me/sessions/${its}/end`)).sessions
    expect(left).toHaveLength(3)
    expect(refusalOf(await phone.get('/me'))).toBe('401 no-guest')
    expect(refusalOf(await ada.post(`/me/sessions/${its}/end`))).toBe('404 no-such-session')
    expect(must(await ada.post<SessionList>('/me/sessions/end-others')).sessions).toMatchObject([{ isCurrent: true }])
    for (const gone of [laptop, stolen]) {
      expect(refusalOf(await gone.get('/me'))).toBe('401 no-guest')
      expect(refusalOf(await gone.post('/tables', TABLE))).toBe('401 no-guest')
      expect(refusalOf(await gone.post('/me/sessions/end-others'))).toBe('401 no-guest')
    }
    expect((await ada.get('/me')).status).toBe(200)
  })

  test('what a stolen session has open is closed when all others are signed out', async () => {
    const ada = await TestClient.named(server.url, 'Ada')
    const stolen = await another(ada, FIREFOX)
    const { id } = await ada.createTable(TABLE)
    const [mine, theirs] = [await ada.listen(id), await stolen.listen(id)]
    await until(() => mine.heard.length > 0 && theirs.heard.length > 0)
    await ada.post('/me/sessions/end-others')
    await until(() => theirs.closeCode !== null)
    expect(mine.closeCode).toBeNull()
    mine.close()
    const spectator = await stolen.listen(id)
    await until(() => spectator.table !== null)
    expect(spectator.table?.you).toBeNull()
    spectator.close()
  })

  test('a session that ends while a socket of it is being opened hears nothing', async () => {
    const ada = await TestClient.named(server.url, 'Ada')
    const stolen = await another(ada, FIREFOX)
    const { id } = await ada.createTable(TABLE)
    const [asked, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const metadata = server.host.metadata.bind(server.host)
    server.host.metadata = async (table) => {
      asked.resolve()
      await ended.promise
      return metadata(table)
    }
    const opening = stolen.listen(id).catch(() => null)
    await asked.promise
    server.host.metadata = metadata
    await ada.post('/me/sessions/end-others')
    ended.resolve()
    const theirs = await opening
    await until(() => theirs === null || theirs.closeCode !== null)
    expect(theirs?.heard ?? []).toEqual([])
  })

  test('a session that ends while a request of it is on its way does nothing any more', async () => {
    const ada = await TestClient.named(server.url, 'Ada')
    const { token } = await another(ada, SAFARI)
    const asked = request(`${server.url}/api/me/password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    })
    const body = JSON.stringify({ password: 'a password of a thief' })
    asked.write(body.slice(0, 1))
    // The server has the headers, and knows whose they are.
    await new Promise((resolve) => setTimeout(resolve, 100))
    must(await ada.post('/me/sessions/end-others'))
    asked.end(body.slice(1))
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(401)
  })

  test('of a guest who signs out at two devices at once one stays', async () => {
    const ada = await TestClient.named(server.url, 'Ada')
    const other = await another(ada, SAFARI)
    const answers = await Promise.all([ada.post('/me/sign-out'), other.post('/me/sign-out')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('nobody ends the sessions of others, or the only one that a guest has', async () => {
    const [ada, ben] = [await TestClient.named(server.url, 'Ada'), await TestClient.named(server.url, 'Ben')]
    const its = (await sessionsOf(ada))[0]?.id
    expect(refusalOf(await ben.post(`/me/sessions/${its}/end`))).toBe('404 no-such-session')
    expect(refusalOf(await ada.post(`/me/sessions/${its}/end`))).toBe('409 last-way-in')
    expect((await ada.get('/me')).status).toBe(200)
  })
})

test('a cookie lasts another year from each day on which the page is opened; a program’s token sets none', async () => {
  const data = newFolder()
  const first = await startForTest({ library: TOY_LIBRARY, data })
  const { token } = await TestClient.named(first.url, 'Ada')
  const browser = (url: string) => new TestClient(url, { cookie: `fathom=${token}` })
  // On its first day nothing takes the place of a cookie that may come meanwhile.
  expect((await browser(first.url).get('/me')).headers.get('set-cookie')).toBeNull()
  await first.close()
  const database = new DatabaseSync(join(data, 'fathom.db'))
  database.exec(`update sessions set created_at = created_at - 4 * 86400000, used_at = used_at - 2 * 86400000`)
  database.close()
  const { url } = await startForTest({ library: TOY_LIBRARY, data })
  const program = new TestClient(url, { authorization: `Bearer ${token}` })
  expect((await program.get('/me')).headers.get('set-cookie')).toBeNull()
  expect((await browser(url).get('/me')).headers.get('set-cookie')).toBe(
    `fathom=${token}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`,
  )
})

test('a signed token of before opens its guest, until it is signed out: then it never does again', async () => {
  const data = newFolder()
  const first = await startForTest({ library: TOY_LIBRARY, data })
  const { body } = await new TestClient(first.url).post<{ guest: { id: string } }>('/guests', { name: 'Ada' })
  const { id } = body.guest
  await first.close()
  // As the release before sessions left it.
  const database = new DatabaseSync(join(data, 'fathom.db'))
  database.exec(`delete from sessions; update guests set old_token = 1`)
  database.close()
  const secret = Buffer.from(readFileSync(join(data, 'secret'), 'utf8'), 'hex')
  const old = `${id}.${createHmac('sha256', secret).update(`guest ${id}`).digest('base64url')}`
  const server = await startForTest({ library: TOY_LIBRARY, data })
  const at = (token: string) => Object.assign(new TestClient(server.url), { token })
  const cookie = new TestClient(server.url, { cookie: `fathom=${old}`, 'user-agent': FIREFOX })
  // First: a token of before is taken once.
  for (const forged of [`${old}x`, `${old}.x`, old.toUpperCase(), `x${old}`])
    expect(refusalOf(await at(forged).get('/me'))).toBe('401 no-guest')
  const answers = await Promise.all([cookie.get('/me'), at(old).get('/me'), cookie.get('/me')])
  for (const { body: me } of answers) expect(me).toMatchObject(body.guest)
  const { sessions } = must(await cookie.get<SessionList>('/me/sessions'))
  expect(sessions).toHaveLength(1)
  const fresh = await new Sessions(server.store.people, secret).open(id, deviceOf(FIREFOX))
  must(await at(fresh.token).post<SessionList>('/me/sessions/end-others'))
  expect(refusalOf(await cookie.get('/me'))).toBe('401 no-guest')
  expect(refusalOf(await at(old).get('/me'))).toBe('401 no-guest')
})
