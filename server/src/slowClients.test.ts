import { existsSync, readdirSync } from 'node:fs'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { RunningServer } from './server.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { dribble, openSlowClients, SLOW_CLIENTS } from './testing/slowClients.ts'
import { TestClient, until } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

/** All of them together: 3,000 in the long suite. */
const COUNT = process.env.FATHOM_LONG === '1' ? 375 : 12
const SHORT = { headers: 400, request: 800, keepAlive: 400, idle: 1500, answer: 2000, long: 10_000, check: 100 }

let server: RunningServer

beforeAll(async () => {
  server = await startForTest({ library: TOY_LIBRARY, timeouts: SHORT })
})

function connections(): Promise<number> {
  return new Promise((resolve, reject) => {
    server.app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)))
  })
}

/** How many descriptors this process has open, where the system tells. */
function descriptors(): number {
  return existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0
}

function port(): number {
  return Number(new URL(server.url).port)
}

describe('a connection is ended by the server', () => {
  test.each(Object.entries(SLOW_CLIENTS))('that %s', async (_, says) => {
    const sockets = await openSlowClients(port(), COUNT, says('127.0.0.1'))
    await until(async () => (await connections()) === 0)
    expect(await connections()).toBe(0)
    for (const socket of sockets) socket.destroy()
  })

  test('that sends its request byte by byte', async () => {
    await dribble(port(), 50)
    expect(await connections()).toBe(0)
  })
})

test('all of them at once leave no descriptor behind, and others are served meanwhile', async () => {
  expect((await new TestClient(server.url).get('/games')).status).toBe(200)
  await until(async () => (await connections()) === 0)
  const before = descriptors()
  const kinds = Object.values(SLOW_CLIENTS)
  const sockets = await Promise.all(kinds.map((says) => openSlowClients(port(), COUNT, says('127.0.0.1'))))
  expect((await new TestClient(server.url).get('/games')).status).toBe(200)
  await until(async () => (await connections()) === 0)
  for (const socket of sockets.flat()) socket.destroy()
  await until(() => descriptors() <= before)
})

test('who is late with a request is told so', async () => {
  const [socket] = await openSlowClients(port(), 1, SLOW_CLIENTS['sends half a head']?.('127.0.0.1') ?? '')
  let heard = ''
  socket?.on('data', (data: Buffer) => (heard += data.toString())).resume()
  await until(() => heard.includes('"code":"request-timeout"'))
  expect(heard).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  socket?.destroy()
})

test('somebody with so many games that it takes long has their data, and is deleted', async () => {
  const ada = await TestClient.named(server.url, 'Ada')
  const { people } = server.store
  const { tablesWith, journalsWith } = people
  /** As ten thousand games would. */
  const takeLong = () => sleep(SHORT.answer + 500)
  onTestFinished(() => void Object.assign(people, { tablesWith, journalsWith }))
  Object.assign(people, {
    tablesWith: async (person: string) => (await takeLong(), tablesWith.call(people, person)),
    journalsWith: async (person: string) => (await takeLong(), journalsWith.call(people, person)),
  })
  expect((await ada.get('/me/export')).status).toBe(200)
  expect((await ada.post('/me/delete', { name: 'Ada' })).status).toBe(200)
})
