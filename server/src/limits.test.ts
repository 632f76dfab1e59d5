import type { CreateTable } from '@fathom/protocol'
import { describe, expect, test } from 'vitest'
import type { TableMetadata } from '@fathom/engine'
import { startForTest } from './testing/serverUnderTest.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'
import { type TestSubscription, refusalOf, until, TestClient } from './testing/testClient.ts'

const TRAP: CreateTable = {
  game: 'toy',
  seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  options: { trap: true },
}

describe('time', () => {
  test('a game that hangs is given up: 503, nothing changed, everybody plays on', async () => {
    const server = await startForTest({ library: TOY_LIBRARY, callLimit: 1000 })
    const ada = await TestClient.named(server.url, 'Ada')
    const { id } = await ada.createTable(TRAP)
    const other = await ada.createTable(TRAP)
    await ada.does(id, 'act', { actions: ['hide 1'], endTurn: true })
    const before = await until(async () => {
      const table = await ada.table(id)
      return table.legal.includes('hang') && table
    })
    const hanging = ada.post(`/tables/${id}/act`, { actions: ['hang'] })
    const meanwhile = ada.does(other.id, 'act', { actions: ['hide 2'] })
    const answer = await hanging
    expect(refusalOf(answer)).toBe('503 engine-timeout')
    expect((await meanwhile).draft.actions).toEqual(['hide 2'])
    expect(await ada.table(id)).toEqual(before)
    expect((await ada.playOut(id, (legal) => legal.at(-1) ?? '')).status).toBe('finished')
  })

  test.each(['broken', 'endless'])('a bot that is %s takes the first legal action', async (level) => {
    const server = await startForTest({ library: TOY_LIBRARY, callLimit: 1000 })
    const ada = await TestClient.named(server.url, 'Ada')
    const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', level }] })
    await ada.does(id, 'act', { actions: ['hide 2'], endTurn: true })
    const view = await until(async () => {
      const table = await ada.table(id)
      return table.view?.phase === 'sound' && table.view
    })
    expect(view.shown).toEqual([[2], [1]])
  })
})

describe('how much', () => {
  test('requests a minute are counted by guest', async () => {
    const server = await startForTest({ library: TOY_LIBRARY, rateLimit: 0.05 })
    const ada = await TestClient.named(server.url, 'Ada')
    const ben = await TestClient.named(server.url, 'Ben')
    const answers = []
    for (let n = 0; n < 62; n++) answers.push(await ada.get('/me'))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
    const refused = answers.at(-1)
    expect(refused?.body).toMatchObject({ code: 'too-many-requests', message: /try again in \d+ seconds/ })
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ben.get('/me')).status).toBe(200)
  })

  test('new guests and tables are counted by address', async () => {
    const server = await startForTest({ library: TOY_LIBRARY, rateLimit: 0.05 })
    const make = () => new TestClient(server.url).post('/guests', { name: 'Ada' })
    for (let n = 0; n < 3; n++) expect((await make()).status).toBe(201)
    expect(refusalOf(await make())).toBe('429 too-many-requests')
  })

  test('hints a minute are counted by who asks, whatever comes of it', async () => {
    const server = await startForTest({ library: TOY_LIBRARY, rateLimit: 0.1 })
    const [ada, ben] = [await TestClient.named(server.url, 'Ada'), await TestClient.named(server.url, 'Ben')]
    const { id } = await ada.createTable(TRAP)
    const ask = async (who: TestClient) => refusalOf(await who.post(`/tables/${id}/hint`, {}))
    expect([await ask(ben), await ask(ben), await ask(ben)]).toEqual(['403 not-seated', '403 not-seated', '429 too-many-requests']) // prettier-ignore
    expect(await ask(ada)).not.toBe('429 too-many-requests')
  })

  test('so are open sockets', async () => {
    const server = await startForTest({ library: TOY_LIBRARY, rateLimit: 0.1 })
    const ada = await TestClient.named(server.url, 'Ada')
    const { id } = await ada.createTable(TRAP)
    const subscriptions: TestSubscription[] = []
    for (let n = 0; n < 3; n++) subscriptions.push(await ada.listen(id))
    await expect(ada.listen(id)).rejects.toThrow('refused')
    subscriptions[0]?.close()
    subscriptions.push(await until(() => ada.listen(id).catch(() => null)))
    for (const subscription of subscriptions) subscription.close()
  })
})

test('what the store does not take has not happened, and is called an internal error', async () => {
  const server = await startForTest({ library: TOY_LIBRARY })
  const ada = await TestClient.named(server.url, 'Ada', 'fr')
  const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const ben = await TestClient.named(server.url, 'Ben')
  const subscription = await ada.listen(id)
  await until(() => subscription.heard.length === 1)
  const before = await ada.table(id)
  const append = server.store.append.bind(server.store)
  server.store.append = () => Promise.reject(new Error('the disk is full'))
  const answer = await ben.post(`/tables/${id}/join`)
  expect(answer.body).toEqual({
    code: 'internal',
    message: 'Something went wrong on the server. It has been noted.',
    params: {},
    requestId: answer.headers.get('x-request-id'),
  })
  expect(await ada.table(id)).toEqual(before)
  server.store.append = append
  expect((await ben.does(id, 'join')).status).toBe('playing')
  // Who sits there now comes first, whose page is open after it.
  await until(() => subscription.heard.length >= 2)
  expect(subscription.heard[1]).toMatchObject({ type: 'update', table: { status: 'playing' } })
  subscription.close()
})

test('a fold that fell out or was lost is made anew from the journal', async () => {
  const server = await startForTest({ library: TOY_LIBRARY })
  const ada = await TestClient.named(server.url, 'Ada')
  const first = await ada.createTable(TRAP)
  await ada.does(first.id, 'act', { actions: ['hide 3'] })
  const before = await until(async () => {
    const table = await ada.table(first.id)
    return table.waitingFor.join() === '0' && table
  })
  // More than a thread keeps.
  for (let n = 0; n < 300; n++) await ada.createTable({ ...TRAP, seats: [{ kind: 'me' }, { kind: 'open' }] })
  expect(await ada.table(first.id)).toEqual(before)
  const digest: TableMetadata = await server.host.metadata(first.id)
  expect(digest.status).toBe(before.status)
})
