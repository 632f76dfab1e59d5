import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { Collector } from './testing/collector.ts'
import { ServerProcess } from './testing/serverProcess.ts'
import { newFolder } from './testing/serverUnderTest.ts'
import { TestClient, until } from './testing/testClient.ts'

/** Has a process say which modules of OpenTelemetry it loads, or which packed file of them, but for the few that `prom-client` brings. */
const SPY = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      if (/\\/@opentelemetry\\/(?!api\\/)|\\/openTelemetry-/.test(found.url)) process.stderr.write('loaded ' + found.url + '\\n')
      return found
    },
  })`)}`

const SPIED = { NODE_OPTIONS: `--import=${SPY}` }
const LOADED = /^loaded \S+opentelemetry/im

const QUICK = { OTEL_BSP_SCHEDULE_DELAY: '50', OTEL_EXPORTER_OTLP_TIMEOUT: '300' }

/** A process whose collector is there. */
function start(collector: Collector, env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  return ServerProcess.start({ FATHOM_DATA: newFolder(), OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env })
}

/** Sends a body that comes after its request, by and by. */
async function sendSlowly({ url, token }: TestClient, path: string, text: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const sending = request(`${url}/api${path}`, { method: 'POST', headers })
  sending.flushHeaders()
  for (const letter of text) {
    await sleep(1)
    sending.write(letter)
  }
  sending.end()
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  answer.resume()
  expect(answer.statusCode).toBe(200)
}

test('a command is a trace of the request, the engine and the store, a bot’s thought another one, and both name nobody', async () => {
  const collector = await Collector.start()
  const server = await start(collector, {
    OTEL_SERVICE_NAME: 'treasure',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=club',
    OTEL_BSP_SCHEDULE_DELAY: '60000',
    ...SPIED,
  })
  const ada = await TestClient.named(server.url, 'Ada Quite-Unlike')
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'mate' }] as const
  const { id, legal } = await ada.createTable({ game: 'silver-and-gold', seats: [...seats] })
  const [action = ''] = legal
  await sendSlowly(ada, `/tables/${id}/act`, JSON.stringify({ actions: [action], endTurn: true }))
  await ada.refused(id, 'act', { actions: ['no such thing'] })
  await until(async () => (await ada.table(id)).legal.length > 0)
  expect(collector.spans).toEqual([])
  // What was not sent is sent by a process that stops.
  expect(await server.stop()).toBe(0)

  expect(server.errors).toMatch(LOADED)
  const of = (name: string) => collector.spans.filter((span) => span.name === name)
  const [act, refused] = of('POST /api/tables/:id/act').map(({ traceId }) => collector.tree(traceId))
  const asked = ['POST /api/tables/:id/act', '  command act', '    engine execute']
  expect([act, refused]).toEqual([[...asked, '    store append'], asked])
  const [thought] = of('bot thinks').map(({ traceId }) => collector.tree(traceId))
  expect(thought).toEqual([
    'bot acts',
    '  engine botPosition',
    '  bot thinks',
    '  command bot',
    '    engine execute',
    '    store append',
  ])
  const told = of('command act').map((span) => [Collector.attribute(span, 'fathom.table'), Collector.attribute(span, 'error.type')]) // prettier-ignore
  expect(told).toEqual([
    [id, undefined],
    [id, 'not-an-action'],
  ])
  expect(collector.headers[0]?.['x-tenant']).toBe('club')
  expect(collector.text).toContain('{"key":"service.name","value":{"stringValue":"treasure"}}')
  for (const secret of ['Unlike', '127.0.0.1', 'no such thing', action, ada.token ?? ''])
    expect(collector.text).not.toContain(secret)
})

test('who a request is a part of is believed of a trusted proxy alone, and the sampler is the operator’s', async () => {
  const collector = await Collector.start()
  const never = { ...QUICK, OTEL_TRACES_SAMPLER: 'parentbased_always_off' }
  const alone = await start(collector, never)
  const behind = await start(collector, { ...never, FATHOM_TRUST_PROXY: '1' })
  const parent = { traceId: 'ab'.repeat(16), spanId: 'cd'.repeat(8) }
  const sent = { traceparent: `00-${parent.traceId}-${parent.spanId}-01` }
  for (const [server, headers] of [
    [alone, sent],
    [behind, {}],
    [behind, sent],
  ] as const)
    expect((await new TestClient(server.url, headers).get('/games')).status).toBe(200)
  await Promise.all([alone.stop(), behind.stop()])
  expect(collector.spans.map(({ name, traceId, parentSpanId }) => [name, traceId, parentSpanId])).toEqual([
    ['GET /api/games', parent.traceId, parent.spanId],
  ])
})

test('a collector that does not answer, or is not there, slows nothing, and the log says so once', async () => {
  const collector = await Collector.start()
  collector.isSilent = true
  const server = await start(collector, { ...QUICK, LOG_LEVEL: 'info' })
  const ada = await TestClient.named(server.url, 'Ada')
  const said = (sentence: string) => server.errors.split(sentence).length - 1
  const LOST = 'traces do not reach the collector'
  const BACK = 'traces reach the collector again'
  const plays = async () => void (await ada.get('/games'))
  /** Plays on as long as it takes to be told, and on. */
  const playsUntil = async (isSo: () => boolean) => {
    await until(async () => (await plays(), isSo()))
    for (let times = 0; times < 20; times++) await plays()
  }
  await playsUntil(() => said(LOST) === 1)
  collector.isSilent = false
  await playsUntil(() => said(BACK) === 1)
  await collector.stop()
  await playsUntil(() => said(LOST) === 2)
  expect(await server.stop()).toBe(0)
  expect([said(LOST), said(BACK)]).toEqual([2, 1])
})

test('nothing of it is loaded where no collector is set', async () => {
  const server = await ServerProcess.start({ FATHOM_DATA: newFolder(), ...SPIED })
  expect(await server.stop()).toBe(0)
  expect(server.errors).not.toMatch(LOADED)
})

test('a collector’s address that is none is refused at the start', () => {
  expect(readConfig({}).traces).toBe(false)
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }).traces).toBe(true)
  for (const url of ['localhost:4318', 'grpc://localhost:4317', 'somewhere'])
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: url })).toThrow(
      `OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector like "http://localhost:4318", not "${url}".`,
    )
})
