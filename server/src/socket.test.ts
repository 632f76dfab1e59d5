import { Push, writePush, type CreateTable } from '@fathom/protocol'
import { get } from 'node:http'
import * as v from 'valibot'
import { WebSocket as WebSocketClient, type ClientOptions } from 'ws'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from './server.ts'
import type { StoredTable } from './store/store.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'
import { TestSubscription, until, TestClient } from './testing/testClient.ts'

let server: RunningServer
let ada: TestClient
let ben: TestClient

beforeAll(async () => {
  server = await startForTest({ library: TOY_LIBRARY })
  ada = await TestClient.named(server.url, 'Ada')
  ben = await TestClient.named(server.url, 'Ben', 'fr')
})

const TWO: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] }

async function tableOfTwo(): Promise<string> {
  const { id } = await ada.createTable(TWO)
  await ben.does(id, 'join')
  return id
}

type Update = Extract<Push, { type: 'update' }>
const updates = (subscription: TestSubscription) =>
  subscription.heard.filter((push): push is Update => push.type === 'update')
const numbers = (subscription: TestSubscription) =>
  updates(subscription).flatMap(({ entries }) => entries.map(({ n }) => n))

describe('a socket', () => {
  test('first tells what was missed since, then every change, numbered without gaps', async () => {
    const id = await tableOfTwo()
    const subscription = await ada.listen(id, 2)
    await until(() => updates(subscription).length === 1)
    await ben.does(id, 'act', { actions: ['hide 1'], endTurn: true })
    await ada.does(id, 'act', { actions: ['hide 3'], endTurn: true })
    await until(() => updates(subscription).at(-1)?.table.version === 6)
    expect(numbers(subscription)).toEqual([3, 4, 5, 6])
    for (const push of subscription.heard) v.parse(Push, push)
    expect(updates(subscription).at(-1)?.table).toEqual(await ada.table(id))
    subscription.close()
  })

  test('tells each in their own language what they may see', async () => {
    const id = await tableOfTwo()
    const [hers, his] = [await ada.listen(id), await ben.listen(id)]
    await ada.does(id, 'act', { actions: ['hide 2'], endTurn: true })
    await until(() => updates(his).at(-1)?.table.waitingFor.length === 1)
    await until(() => updates(hers).at(-1)?.table.version === 5)
    expect(updates(hers).at(-1)?.table).toMatchObject({ you: 0, prompt: 'Ben: hide', view: { own: 2 } })
    expect(updates(his).at(-1)?.table).toMatchObject({ you: 1, prompt: 'you: hide', view: { own: 0 } })
    hers.close()
    his.close()
  })

  test('says nothing when nothing changed for the listener', async () => {
    const id = await tableOfTwo()
    const his = await ben.listen(id)
    await until(() => updates(his).length === 1)
    await ada.does(id, 'act', { actions: ['hide 2'] })
    await ada.does(id, 'undo')
    await ada.does(id, 'act', { actions: ['hide 3'], endTurn: true })
    await until(() => updates(his).length === 2)
    // Only that she has chosen: her hidden steps do not even have a number.
    expect(updates(his)[1]?.entries).toEqual([])
    expect(updates(his)[1]?.table).toMatchObject({ version: 3, waitingFor: [1] })
    his.close()
  })

  test('that closes while its table is being loaded leaves nobody present', async () => {
    const id = await tableOfTwo()
    const [asked, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const enter = server.host.enter.bind(server.host)
    let entered = Promise.resolve()
    server.host.enter = (table, subscription) => {
      asked.resolve()
      return (entered = closed.promise.then(() => enter(table, subscription)))
    }
    const open = server.sockets.count
    const hers = await ada.listen(id)
    await asked.promise
    server.host.enter = enter
    hers.close()
    await until(() => server.sockets.count === open)
    closed.resolve()
    await entered
    // Leaving comes right after it.
    const present = async () => (await ben.table(id)).seats.map((seat) => seat.present)
    await until(async () => !(await present()).includes(true))
    expect(await present()).toEqual([false, false])
  })

  test('tells who is present', async () => {
    const id = await tableOfTwo()
    const hers = await ada.listen(id)
    const present = async () => (await ada.table(id)).seats.map((seat) => seat.present)
    expect(await present()).toEqual([true, false])
    const his = await ben.listen(id)
    const joined = await hers.hears((push) => push.type === 'presence')
    expect(joined).toMatchObject({ seats: [{ present: true }, { present: true }] })
    his.close()
    await until(() => hers.heard.filter(({ type }) => type === 'presence').length === 2)
    expect(hers.heard.at(-1)).toMatchObject({ seats: [{ present: true }, { present: false }] })
    hers.close()
    await until(async () => (await present()).join() === 'false,false')
  })

  test('speaks the language that a stranger’s page is in, and a guest’s own to a guest', async () => {
    const id = await tableOfTwo()
    const headers = { 'accept-language': 'fr' }
    const stranger = await new TestClient(server.url, headers).listen(id, 0, '&language=en')
    await until(() => updates(stranger).length === 1)
    expect(updates(stranger)[0]?.table.prompt).toMatch(/^Waiting for /)
    const hers = await ada.listen(id, 0, '&language=fr')
    await until(() => updates(hers).length === 1)
    expect(updates(hers)[0]?.table.prompt).not.toMatch(/^On attend /)
    for (const subscription of [stranger, hers]) subscription.close()
  })

  test('is open to spectators, and shows what is public', async () => {
    const id = await tableOfTwo()
    const subscription = await new TestClient(server.url, { 'accept-language': 'fr' }).listen(id)
    await ada.does(id, 'act', { actions: ['hide 2'], endTurn: true })
    await until(() => updates(subscription).length === 2)
    expect(updates(subscription)[1]?.table).toMatchObject({ you: null, legal: [], view: { own: 0 }, waitingFor: [1] })
    subscription.close()
  })
})

type Change = Extract<Push, { type: 'change' }>
const changes = (subscription: TestSubscription) =>
  subscription.heard.filter((push): push is Change => push.type === 'change')

describe('a socket that asks for changes', () => {
  test('is told the whole table once, then what has changed', async () => {
    const id = await tableOfTwo()
    const [hers, his] = [await ada.follow(id, 3), await ben.follow(id, 3)]
    await until(() => updates(hers).length === 1 && updates(his).length === 1)
    await ada.does(id, 'act', { actions: ['hide 2'] })
    await ada.does(id, 'end-turn')
    await ben.does(id, 'act', { actions: ['hide 3'], endTurn: true })
    await until(() => his.table?.view?.['phase'] === 'sound' && hers.table?.view?.['phase'] === 'sound')
    expect(hers.table).toEqual(await ada.table(id))
    expect(his.table).toEqual(await ben.table(id))
    for (const push of [...hers.heard, ...his.heard]) v.parse(Push, push)
    const [first, ended, shown] = changes(hers)
    expect(first).toEqual({
      type: 'change',
      from: 3,
      entries: [],
      patch: {
        version: 4,
        view: { own: 2 },
        legal: [],
        prompt: 'Your turn is complete: end it, or undo.',
        draft: { actions: ['hide 2'], canUndo: true, canEndTurn: true },
      },
    })
    expect(ended?.patch).toEqual({
      version: 5,
      waitingFor: [1],
      prompt: 'Ben: hide',
      draft: { canEndTurn: false, ended: true },
    })
    // Ben's hidden step has no number for her; what became final of both has.
    expect(shown?.entries.map(({ n, kind }) => [n, kind])).toEqual([
      [6, 'events'],
      [7, 'events'],
    ])
    expect(changes(his)[0]).toEqual({ type: 'change', from: 3, entries: [], patch: { version: 3, waitingFor: [1] } })
    expect(updates(hers)).toHaveLength(1)
    hers.close()
    his.close()
  })

  test('is told nothing when nothing changed for the listener', async () => {
    const id = await tableOfTwo()
    const his = await ben.follow(id)
    await until(() => updates(his).length === 1)
    await ada.does(id, 'act', { actions: ['hide 2'] })
    await ada.does(id, 'undo')
    await ada.does(id, 'act', { actions: ['hide 3'], endTurn: true })
    await until(() => his.heard.length > 1)
    expect(his.raw.slice(1)).toEqual(['3+0  {waitingFor[1]}'])
    his.close()
  })

  test('is told the same as JSON if it asks for that', async () => {
    const id = await tableOfTwo()
    const [terse, json] = [await ben.follow(id), await ben.listen(id, 0, '&changes=1')]
    await until(() => updates(terse).length === 1 && updates(json).length === 1)
    await ada.does(id, 'act', { actions: ['hide 2'], endTurn: true })
    await ben.does(id, 'act', { actions: ['hide 3'], endTurn: true })
    await until(() => changes(terse).length > 1 && changes(json).length === changes(terse).length)
    expect(changes(json)).toEqual(changes(terse))
    for (const text of json.raw) expect(JSON.parse(text)).toHaveProperty('type')
    expect(json.table).toEqual(terse.table)
    terse.close()
    json.close()
  })

  test('is told who sits down, and that their page is open', async () => {
    const { id } = await ada.createTable(TWO)
    const [hers, his] = [await ada.follow(id), await ben.follow(id)]
    await until(() => hers.table !== null && his.table !== null)
    await ben.does(id, 'join')
    await until(() => hers.table?.seats[1]?.present)
    expect(hers.table).toEqual(await ada.table(id))
    await until(() => his.table?.you === 1)
    expect(his.table).toEqual(await ben.table(id))
    hers.close()
    his.close()
  })

  test('is told the whole table anew when somebody else wrote to it meanwhile', async () => {
    const id = await tableOfTwo()
    const hers = await ada.follow(id, 3)
    await until(() => updates(hers).length === 1)
    const [kept] = await server.store.tablesOf(await idOf(ada), 'running', 1)
    await server.store.append(
      id,
      [{ kind: 'left', seat: 1, level: 'random', n: 4, at: 0 }],
      (kept as StoredTable).listed,
    )
    await ada.does(id, 'act', { actions: ['hide 2'] })
    await until(() => updates(hers).length === 2)
    expect(updates(hers)[1]?.entries.map(({ kind }) => kind)).toEqual(['left', 'skip'])
    await ada.does(id, 'undo')
    // The bot that stands in may choose meanwhile, which changes whom the table waits for.
    await until(() => hers.table?.version === 6)
    expect(hers.table).toMatchObject({ draft: { actions: [] } })
    expect(updates(hers)).toHaveLength(2)
    hers.close()
  })
})

async function idOf(client: TestClient): Promise<string> {
  return (await client.get<{ id: string }>('/me')).body.id
}

test('who offers another protocol besides, as Java’s client and curl --http2 do, is answered as ever', async () => {
  const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAAP__' }
  const status = await new Promise<number | undefined>((resolve, reject) => {
    get(`${server.url}/api/games`, { headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })
  expect(status).toBe(200)
})

test('a command can answer with the version alone', async () => {
  const id = await tableOfTwo()
  expect(await ada.post(`/tables/${id}/act?brief=1`, { actions: ['hide 2'] })).toMatchObject({
    status: 200,
    body: { version: 4 },
  })
  const { body } = await ada.post(`/tables/${id}/end-turn?brief=1`)
  expect(body).toEqual({ version: 5 })
  expect((await ada.table(id)).version).toBe(5)
  expect(await ada.refused(id, 'undo?brief=x')).toBe('400 invalid')
})

describe('a socket is refused', () => {
  const url = (id: string, query = '') => `${server.url.replace('http', 'ws')}/api/tables/${id}/socket${query}`
  const opening = (address: string, headers: Record<string, string> = {}) =>
    TestSubscription.open(address, ada.token, headers)

  test('at a table that does not exist, and for nonsense', async () => {
    const id = await tableOfTwo()
    await expect(opening(url('nosuchtable00000'))).rejects.toThrow('refused')
    await expect(opening(url('..'))).rejects.toThrow('refused')
    await expect(opening(url(id, '?since=x'))).rejects.toThrow('refused')
    await expect(opening(server.url.replace('http', 'ws'))).rejects.toThrow('refused')
  })

  test('to another site’s page', async () => {
    const id = await tableOfTwo()
    await expect(opening(url(id), { origin: 'https://evil.example' })).rejects.toThrow('refused')
    const subscription = await opening(url(id), { origin: server.url })
    subscription.close()
  })

  test('with a status and a sentence', async () => {
    const { connect } = await import('node:net')
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
      let text = ''
      socket.on('data', (data) => (text += data.toString()))
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
      const lines = ['GET /api/tables/nosuchtable00000/socket HTTP/1.1', 'Host: x', 'Upgrade: websocket']
      socket.write([...lines, 'Connection: Upgrade', 'Accept-Language: fr', '', ''].join('\r\n'))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/)
    expect(answer).toContain('{"code":"no-such-table","message":"Cette table n’existe pas."')
  })
})

test('a client that shouts is put out, and the server goes on', async () => {
  const id = await tableOfTwo()
  const subscription = await ada.listen(id)
  subscription.socket.send('x'.repeat(2000))
  await until(() => subscription.closeCode !== null)
  expect(subscription.closeCode).toBe(1009)
  expect((await ada.table(id)).status).toBe('playing')
})

/** A client as a library gives it, with its own knobs. */
async function client(id: string, options: ClientOptions = {}): Promise<WebSocketClient> {
  const socket = new WebSocketClient(`${server.url.replace('http', 'ws')}/api/tables/${id}/socket`, options)
  await new Promise((resolve) => socket.once('message', resolve))
  return socket
}

test('a client that no longer answers is let go at the second heartbeat', async () => {
  const id = await tableOfTwo()
  const dead = await client(id, { autoPong: false })
  const alive = await client(id)
  expect(server.host.subscribers.of(id)).toHaveLength(2)
  server.sockets.beat()
  await new Promise((resolve) => alive.once('ping', resolve))
  // The answer is on its way.
  await new Promise((resolve) => setTimeout(resolve, 100))
  server.sockets.beat()
  await until(() => dead.readyState === dead.CLOSED)
  expect(server.host.subscribers.of(id)).toHaveLength(1)
  expect(alive.readyState).toBe(alive.OPEN)
  alive.close()
})

test('who asks for it is told at once and at every heartbeat that the server is there', async () => {
  const id = await tableOfTwo()
  const [asks, does] = await Promise.all([ada.listen(id, 0, '&alive=1'), ada.listen(id)])
  const typesOf = ({ heard }: typeof asks) => heard.map(({ type }) => type)
  await until(() => [asks, does].every((each) => typesOf(each).includes('update')))
  expect(typesOf(asks)[0]).toBe('alive')
  server.sockets.beat()
  await until(() => typesOf(asks).filter((type) => type === 'alive').length === 2)
  expect(typesOf(does)).not.toContain('alive')
  for (const each of [asks, does]) each.close()
})

test('a client that reads too slowly is let go', async () => {
  const id = await tableOfTwo()
  const slow = await client(id)
  const [subscription] = server.host.subscribers.of(id)
  slow.pause()
  for (let n = 0; n < 40 && server.host.subscribers.of(id).length > 0; n++) {
    const error = { code: 'internal', message: 'x'.repeat(500_000), params: {} }
    subscription?.send(writePush({ type: 'error', error }))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await until(() => server.host.subscribers.of(id).length === 0)
  expect((await ada.table(id)).status).toBe('playing')
  slow.terminate()
})
