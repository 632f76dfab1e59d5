import type { CompanyReading, TableReading } from '@fathom/protocol'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from './server.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { must, refusalOf, TestClient, until } from './testing/testClient.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startForTest()
})

const CLOCK = { bank: 900, increment: 30, cap: 1800, timeOut: 'bot' as const }
const THREE = {
  game: 'silver-and-gold',
  seats: [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }],
}

/** A browser: it has cookies, and says as whom of those before it it asks. */
function browser(cookies: string[], beside?: number): TestClient {
  return new TestClient(server.url, {
    cookie: cookies.join('; '),
    ...(beside === undefined ? {} : { 'x-fathom-beside': String(beside) }),
  })
}

/** Ana at a browser of her own. */
async function ana() {
  const { headers } = await new TestClient(server.url).post('/guests', { name: 'Ana' })
  return { mine: cookieOf(headers), client: browser([cookieOf(headers)]) }
}

function cookieOf(headers: Headers): string {
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

test('two play at one device, a third elsewhere: each is shown their own hand alone', async () => {
  const { mine, client } = await ana()
  const { id } = await client.createTable(THREE)
  const sat = await client.post(`/tables/${id}/beside`, { seat: 2, name: 'Bo' })
  // The token is in the cookie alone, for this table alone, and no script reads it.
  expect(Object.keys(must(sat) as object)).toEqual(['version'])
  const cookie = sat.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^fathom-beside-2=[\w-]{43};/)
  expect(cookie).toContain(`Path=/api/tables/${id};`)
  expect(cookie).toContain('HttpOnly')
  const both = [mine, cookieOf(sat.headers)]
  const cleo = await TestClient.named(server.url, 'Cleo')
  await cleo.does(id, 'join')
  const [first, second] = [browser(both), browser(both, 2)]

  const [anas, bos, cleos] = await Promise.all([first.table(id), second.table(id), cleo.table(id)])
  expect([anas.you, bos.you, cleos.you]).toEqual([0, 2, 1])
  expect(new Set([anas, bos, cleos].map(({ legal }) => legal.join())).size).toBe(3)

  // Each acts as themselves, over HTTP and on the line.
  const line = await first.listen(id, 0, '&beside=2')
  await until(() => line.table !== null)
  expect(line.table?.you).toBe(2)
  await second.does(id, 'act', { actions: [bos.legal[0] ?? ''] })
  await until(() => line.table?.draft.canUndo === true)
  expect((await first.table(id)).draft.canUndo).toBe(false)
  line.close()

  // The page says which language they read.
  const french = new TestClient(server.url, {
    cookie: both.join('; '),
    'x-fathom-beside': '2',
    'accept-language': 'fr',
  })
  expect((await french.table(id)).prompt).not.toBe((await second.table(id)).prompt)

  // Who is here, and nothing of what they have.
  const company = must(await first.get<CompanyReading>(`/tables/${id}/beside`))
  expect(company).toEqual({
    you: 0,
    people: [
      { seat: 0, name: 'Ana', isAway: false },
      { seat: 2, name: 'Bo', isAway: false },
    ],
    waitingFor: [0, 1, 2],
    isPlaying: true,
  })
  expect(must(await cleo.get<CompanyReading>(`/tables/${id}/beside`)).people.map(({ seat }) => seat)).toEqual([1])

  // Whoever leaves is away, and the other plays on.
  await second.does(id, 'leave')
  const left = must(await first.get<CompanyReading>(`/tables/${id}/beside`))
  expect(left.people.map(({ isAway }) => isAway)).toEqual([false, true])
  await second.does(id, 'join')
})

test('a chair that nobody has at this device is nobody, never the browser’s own person', async () => {
  const { mine, client } = await ana()
  const { id } = await client.createTable(THREE)
  for (const seat of ['0', '1', '9', 'x', '']) {
    const asked = new TestClient(server.url, { cookie: mine, 'x-fathom-beside': seat })
    expect((await asked.table(id)).you).toBe(null)
    expect(refusalOf(await asked.get('/me'))).toBe('401 no-guest')
    const line = await client.listen(id, 0, `&beside=${seat}`)
    await until(() => line.table !== null)
    expect(line.table?.you).toBe(null)
    line.close()
  }
})

describe('a chair whose cookie was lost with the answer', () => {
  const chair = { seat: 1, name: 'Bo', nonce: '5eed' }

  /** Ana gives Bo a chair, and never hears of it. */
  async function lost() {
    const { mine, client } = await ana()
    const { id } = await client.createTable(THREE)
    const cookie = cookieOf((await client.post(`/tables/${id}/beside`, chair)).headers)
    return { id, mine, client, cookie }
  }

  test('is given again to who asks for the same again, also in a running game', async () => {
    const { id, mine, client, cookie } = await lost()
    await (await TestClient.named(server.url, 'Cleo')).does(id, 'join')
    const again = await client.post(`/tables/${id}/beside`, chair)
    expect(must(again)).toEqual({ version: must(await client.get<TableReading>(`/tables/${id}`)).version })
    const bo = browser([mine, cookieOf(again.headers)], 1)
    expect(await bo.table(id)).toMatchObject({ you: 1, status: 'playing' })
    expect((await bo.table(id)).seats.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Cleo'])
    // There is one cookie for it at a time.
    expect((await browser([mine, cookie], 1).table(id)).you).toBeNull()
  })

  test('is given to nobody else, and for no other request', async () => {
    const { id, client } = await lost()
    const cleo = await TestClient.named(server.url, 'Cleo')
    await cleo.does(id, 'join')
    expect(refusalOf(await cleo.post(`/tables/${id}/beside`, chair))).toBe('409 seat-taken')
    for (const other of [{ nonce: '5eee' }, { nonce: undefined }])
      expect(refusalOf(await client.post(`/tables/${id}/beside`, { ...chair, ...other }))).toBe('409 seat-taken')
  })

  test('is not given again when its person has come to be at another device, too', async () => {
    const { id, client } = await lost()
    const bo = (await server.host.metadata(id)).chairs[1]
    if (bo?.kind !== 'person') throw new Error('Bo has no chair')
    const session = { id: 'elsewhere', person: bo.person.id, browser: '', system: '', createdAt: 0, usedAt: 0 }
    await server.store.people.addSession(session, 'a hash', 9)
    expect(refusalOf(await client.post(`/tables/${id}/beside`, chair))).toBe('409 seat-taken')
  })
})

test('nobody is made who would have no chair, and nothing counts that one device decides', async () => {
  const { client } = await ana()
  const { id } = await client.createTable(THREE)
  const beside = async (table: string, seat: number, name = 'Bo', who = client) =>
    refusalOf(await who.post(`/tables/${table}/beside`, { seat, name }))
  expect(await beside(id, 0)).toBe('409 seat-taken')
  expect(await beside(id, 4)).toMatch(/no-such-seat$/)
  expect(await beside(id, 1, ' ')).toBe('400 empty-name')
  expect(await beside(id, 1, 'Bo', await TestClient.named(server.url, 'Dan'))).toBe('403 not-seated')
  const rated: TableReading = must(
    await client.post<TableReading>('/tables', {
      ...THREE,
      rated: true,
      timeControl: CLOCK,
    }),
    201,
  )
  expect(await beside(rated.id, 1)).toBe('409 beside-rated')
  await client.does(id, 'close')
  expect(await beside(id, 1)).toMatch(/table-closed$/)
  expect((await client.table(id)).seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open'])
})
