import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import type { RunningServer } from './server.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { TestClient } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

const TOKEN = 'a-token-of-an-operator'

let server: RunningServer

beforeAll(async () => {
  server = await startForTest({ library: TOY_LIBRARY, metricsToken: TOKEN })
})

async function read(url: string, authorization?: string): Promise<{ status: number; body: string }> {
  const response = await fetch(`${url}/metrics`, authorization === undefined ? {} : { headers: { authorization } })
  return { status: response.status, body: await response.text() }
}

/** The value of a figure, with its labels as they are written. */
function figure(body: string, name: string): number {
  const line = body.split('\n').find((each) => each.startsWith(`${name} `))
  if (line === undefined) throw new Error(`there is no ${name}`)
  return Number(line.slice(name.length + 1))
}

test('who plays is counted for whoever has the token, and named to nobody', async () => {
  const ada = await TestClient.named(server.url, 'Ada Quite-Unlike')
  const ben = await TestClient.named(server.url, 'Ben Quite-Unlike')
  const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await ben.does(id, 'join')
  await ada.does(id, 'act', { actions: ['hide 1'] })
  await ada.refused(id, 'act', { actions: ['no such thing'] })
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${id}/socket`)
  await new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }))

  const { status, body } = await read(server.url, `Bearer ${TOKEN}`)
  expect(status).toBe(200)
  expect(figure(body, 'fathom_commands_total{kind="create",outcome="done"}')).toBe(1)
  expect(figure(body, 'fathom_commands_total{kind="join",outcome="done"}')).toBe(1)
  expect(figure(body, 'fathom_commands_total{kind="act",outcome="done"}')).toBe(1)
  expect(figure(body, 'fathom_commands_total{kind="act",outcome="refused"}')).toBe(1)
  expect(figure(body, 'fathom_command_seconds_count{outcome="done"}')).toBe(3)
  expect(figure(body, 'fathom_store_seconds_count{call="append",outcome="done"}')).toBe(3)
  expect(figure(body, 'fathom_loaded_tables')).toBe(1)
  expect(figure(body, 'fathom_sockets')).toBe(1)
  expect(figure(body, 'fathom_engine_queue')).toBeGreaterThanOrEqual(0)
  expect(figure(body, 'fathom_bot_queue')).toBe(0)
  expect(figure(body, 'fathom_outbox_age_seconds')).toBe(0)
  expect(figure(body, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  const people = [ada, ben].map(({ token }) => token)
  for (const secret of ['Unlike', id, 'no such thing', '127.0.0.1', ...people]) expect(body).not.toContain(secret)
  socket.close()

  // What the dashboard draws is there.
  const dashboard = readFileSync(new URL('../../docs/grafana-dashboard.json', import.meta.url), 'utf8')
  const drawn = new Set(dashboard.match(/\b(?:fathom|nodejs|process)_[a-z0-9_]+/g))
  expect(drawn.size).toBeGreaterThan(10)
  for (const name of drawn) expect(body).toMatch(new RegExp(`^${name}(?:\\{| )`, 'm'))
})

test('without the token nobody learns anything, and without a setting there is no such page', async () => {
  for (const header of [undefined, '', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN]) {
    const { status, body } = await read(server.url, header)
    expect(status).toBe(401)
    expect(body).toContain('bad-metrics-token')
    expect(body).not.toContain('fathom_')
  }
  const usual = await startForTest({ library: TOY_LIBRARY })
  for (const header of [undefined, 'Bearer ', `Bearer ${TOKEN}`]) {
    const { status, body } = await read(usual.url, header)
    expect([status, JSON.parse(body)]).toMatchObject([404, { code: 'no-such-route' }])
  }
})

test('a token that can be guessed is refused at the start', () => {
  expect(readConfig({ FATHOM_METRICS_TOKEN: TOKEN }).metricsToken).toBe(TOKEN)
  for (const token of ['short', 'sixteen letters and blanks'])
    expect(() => readConfig({ FATHOM_METRICS_TOKEN: token })).toThrow('FATHOM_METRICS_TOKEN must be 16 or more letters')
})
