import { describe, expect, test } from 'vitest'
import { forgedHeaders, throughProxy } from './testing/forgedHeaders.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { refusalOf, TestClient, TestSubscription, until } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

/** 60 requests a minute of a spectator, 3 guests of an address. */
const NARROW = { library: TOY_LIBRARY, rateLimit: 0.05 }
const ONE_PROXY = { ...NARROW, trustProxy: { hops: 1 } } as const

describe('forged headers lift no limit', () => {
  test('without a proxy', async () => {
    const server = await startForTest(NARROW)
    const answers = []
    for (let n = 0; n < 4; n++) {
      answers.push(refusalOrOk(await new TestClient(server.url, forgedHeaders(n)).post('/guests', { name: 'Eve' })))
    }
    expect(answers).toEqual(['201', '201', '201', '429 too-many-requests'])
  })

  test('behind one', async () => {
    const server = await startForTest(ONE_PROXY)
    const from = (address: string, n: number) =>
      new TestClient(server.url, throughProxy(forgedHeaders(n), address)).post('/guests', { name: 'Eve' })
    const answers = []
    for (let n = 0; n < 4; n++) answers.push(refusalOrOk(await from('192.0.2.1', n)))
    expect(answers).toEqual(['201', '201', '201', '429 too-many-requests'])
    expect((await from('192.0.2.2', 0)).status).toBe(201)
  })

  test('nor for spectators’ sockets, which count like requests', async () => {
    const server = await startForTest(ONE_PROXY)
    const ada = new TestClient(server.url, throughProxy({}, '192.0.2.9'))
    ada.token = (await ada.post<{ token: string }>('/guests', { name: 'Ada' })).body.token
    const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const listen = (n: number, address: string) =>
      TestSubscription.open(
        `${server.url.replace('http', 'ws')}/api/tables/${id}/socket`,
        null,
        throughProxy(forgedHeaders(n), address),
      )
    const open = [await listen(0, '192.0.2.1'), await listen(1, '192.0.2.1')]
    await expect(listen(2, '192.0.2.1')).rejects.toThrow('refused')
    open.push(await listen(3, '192.0.2.2'))
    const spectator = new TestClient(server.url, throughProxy({}, '192.0.2.1'))
    const answers = []
    for (let n = 0; n < 58; n++) answers.push((await spectator.get('/games')).status)
    // Three upgrades and 57 requests.
    expect(answers.filter((status) => status === 200)).toHaveLength(57)
    for (const subscription of open) subscription.close()
  })
})

test('an address has an allowance of its own, however many guests come from it', async () => {
  const server = await startForTest({ ...NARROW, rateLimit: 0.2 })
  const guests = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => TestClient.named(server.url, name)))
  const statuses: number[] = []
  for (const guest of guests) for (let n = 0; n < 200; n++) statuses.push((await guest.get('/me')).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(960 - guests.length)
})

test('both protocols go by the same host: that of the trusted proxy', async () => {
  const server = await startForTest({ library: TOY_LIBRARY, trustProxy: { hops: 1 } })
  const ada = await TestClient.named(server.url, 'Ada')
  const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const headers = { origin: 'https://play.example', 'x-forwarded-host': 'play.example' }
  const elsewhere = { origin: 'https://evil.example', 'x-forwarded-host': 'play.example' }
  const guest = (sent: Record<string, string>) => new TestClient(server.url, sent).post('/guests', { name: 'Ben' })
  const socket = (sent: Record<string, string>) =>
    TestSubscription.open(`${server.url.replace('http', 'ws')}/api/tables/${id}/socket`, null, sent)
  expect((await guest(headers)).status).toBe(201)
  const open = await socket(headers)
  expect(refusalOf(await guest(elsewhere))).toBe('403 foreign-origin')
  await expect(socket(elsewhere)).rejects.toThrow('refused')
  open.close()
})

describe('who talks on a push socket', () => {
  test('is told that it is for listening, and let go', async () => {
    const server = await startForTest({ library: TOY_LIBRARY })
    const ada = await TestClient.named(server.url, 'Ada', 'fr')
    const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const subscription = await ada.listen(id)
    subscription.socket.send('{"actions":["row"]}')
    expect(await until(() => subscription.closeCode)).toBe(1008)
    expect(subscription.heard.at(-1)).toMatchObject({ type: 'error', error: { code: 'push-only' } })
  })

  test('is cut off when it floods, also with what is no message', async () => {
    const server = await startForTest({ library: TOY_LIBRARY })
    const ada = await TestClient.named(server.url, 'Ada')
    const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const { WebSocket } = await import('ws')
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${id}/socket`)
    let code = 0
    socket.on('close', (closed) => (code = closed)).on('error', () => undefined)
    await new Promise((resolve) => socket.once('open', resolve))
    for (let n = 0; n < 1000; n++) socket.ping('x'.repeat(100))
    expect(await until(() => code)).toBe(1006)
  })
})

function refusalOrOk(answer: Awaited<ReturnType<TestClient['get']>>): string {
  return answer.status < 400 ? String(answer.status) : refusalOf(answer)
}
