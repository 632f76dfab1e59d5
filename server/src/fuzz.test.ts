import { ErrorBody } from '@fathom/protocol'
import { connect } from 'node:net'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { badRequests, type BadRequest, type Target } from './testing/badRequests.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { TestClient } from './testing/testClient.ts'
import type { RunningServer } from './server.ts'

const LONG = process.env.FATHOM_LONG === '1'
const REQUESTS = LONG ? 100_000 : 5000
/** Requests under way at the same time. */
const AT_ONCE = 16

/** Sends one and gives what is wrong with the answer, or null. */
async function tryOne(server: RunningServer, each: BadRequest, codes: Map<string, number>): Promise<string | null> {
  const { method, url, headers, body } = each
  const response = await server.app.inject({ method: method as 'GET', url, headers, payload: body })
  const say = (why: string) =>
    `${why}: ${JSON.stringify(each).slice(0, 500)} -> ${response.statusCode} ${response.body.slice(0, 300)}`
  if (response.statusCode < 400 || response.statusCode >= 500) return say('not refused')
  const parsed = v.safeParse(ErrorBody, safeJson(response.body))
  if (!parsed.success || parsed.output.message === '') return say('no code and sentence')
  codes.set(parsed.output.code, (codes.get(parsed.output.code) ?? 0) + 1)
  return null
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

test(`${REQUESTS} malformed, ill-timed and foreign requests change nothing`, { timeout: 600_000 }, async () => {
  const server = await startForTest()
  const [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map((name) => TestClient.named(server.url, name)))
  if (ada === undefined || ben === undefined || eve === undefined) throw new Error('three come')
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const { id } = await ada.createTable({ game: 'silver-and-gold', seats })
  await ben.does(id, 'join')
  // A few turns in, with Ben's turn ended and Ada's still to come.
  for (let turn = 0; turn < 3; turn++) {
    for (const person of [ada, ben]) {
      for (let table = await person.table(id); table.legal.length > 0; table = await person.table(id)) {
        await person.does(id, 'act', { actions: [table.legal[0] ?? ''], endTurn: true })
      }
    }
  }
  while ((await ben.table(id)).legal.length > 0) {
    const [first = ''] = (await ben.table(id)).legal
    await ben.does(id, 'act', { actions: [first], endTurn: true })
  }
  const everything = async () => [await ada.table(id), await ben.table(id), await server.store.load(id, 0)]
  const before = await everything()
  const table = await ada.table(id)
  expect(table.legal.length).toBeGreaterThan(1)
  const target: Target = { id, seated: { token: ada.token ?? '', table }, foreign: { token: eve.token ?? '' } }

  const bad = badRequests(target, 20)
  const codes = new Map<string, number>()
  const wrong: string[] = []
  let left = REQUESTS
  const worker = async () => {
    while (left-- > 0 && wrong.length < 10) {
      const complaint = await tryOne(server, bad.next().value, codes)
      if (complaint !== null) wrong.push(complaint)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  expect(wrong).toEqual([])
  expect(await everything()).toEqual(before)
  expect([...codes.keys()].toSorted()).toEqual(
    expect.arrayContaining(['bad-json', 'invalid', 'no-guest', 'not-an-action', 'not-seated', 'old-version']),
  )
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  const [legal = ''] = table.legal
  expect((await ada.does(id, 'act', { actions: [legal] })).version).toBeGreaterThan(table.version)
})

test('what is not HTTP is refused, and the server goes on', async () => {
  const server = await startForTest()
  const port = Number(new URL(server.url).port)
  const say = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      let answer = ''
      socket.on('data', (data) => (answer += data.toString()))
      socket.on('error', () => resolve(answer))
      socket.on('close', () => resolve(answer))
      socket.end(text)
    })
  for (const nonsense of ['hello\r\n\r\n', 'GET\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', '\u0016\u0003\u0001\r\n\r\n']) {
    expect(await say(nonsense)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*"code":"bad-request"/)
  }
  expect(await say(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})
