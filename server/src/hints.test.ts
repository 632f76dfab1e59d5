import { HintReading, type LogReading } from '@fathom/protocol'
import { parse } from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import type { RunningServer } from './server.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { refusalOf, TestClient, until } from './testing/testClient.ts'
import { CLOCK } from './testing/toyPlay.ts'

let server: RunningServer
let [ada, ben]: TestClient[] = []

beforeAll(async () => {
  server = await startForTest()
  ;[ada, ben] = await Promise.all(['Ada', 'Ben'].map((name) => TestClient.named(server.url, name)))
})

const me = { kind: 'me' } as const
const open = { kind: 'open' } as const
const bot = { kind: 'bot', level: 'sailor' } as const
const game = 'silver-and-gold'

/** Who was given hints, as a reader of the log knows. */
async function hinted(reader: TestClient, id: string): Promise<string[]> {
  const { body } = await reader.get<LogReading>(`/tables/${id}/log`)
  return body.entries.flatMap((entry) => (entry.kind === 'hinted' ? [entry.name] : []))
}

test('against bots a hint has legal choices, and is in the log once for each position', async () => {
  const { id, mayHint } = await (ada as TestClient).createTable({ game, seats: [me, bot] })
  expect(mayHint).toBe(true)
  const { body } = await (ada as TestClient).post(`/tables/${id}/hint`, {})
  const { version, choices } = parse(HintReading, body)
  const before = await (ada as TestClient).table(id)
  expect(version).toBeLessThanOrEqual(before.version)
  expect(choices).toHaveLength(3)
  for (const { action } of choices) expect(before.legal).toContain(action)
  expect((await (ada as TestClient).post(`/tables/${id}/hint`, {})).body).toMatchObject({ choices })
  expect(await hinted(ada as TestClient, id)).toEqual(['Ada'])
  // Whoever only looks on may not ask.
  expect(await (ben as TestClient).refused(id, 'hint')).toBe('403 not-seated')
  await (ada as TestClient).does(id, 'act', { actions: [choices[0]?.action ?? ''], endTurn: true })
  await until(async () => (await (ada as TestClient).table(id)).legal.length > 0)
  await (ada as TestClient).post(`/tables/${id}/hint`, {})
  expect(await hinted(ada as TestClient, id)).toEqual(['Ada', 'Ada'])
})

test('with people hints take everybody’s consent, which sitting down gives; others read who was given one', async () => {
  const [one, two] = [ada as TestClient, ben as TestClient]
  const without = await one.createTable({ game, seats: [me, open] })
  expect(await one.refused(without.id, 'hint')).toBe('409 table-not-started')
  await two.does(without.id, 'join')
  expect((await one.table(without.id)).mayHint).toBe(false)
  expect(await one.refused(without.id, 'hint')).toBe('409 no-hints-here')
  const agreed = await one.createTable({ game, seats: [me, open], hints: true })
  expect(agreed.hints).toBe(true)
  await two.does(agreed.id, 'join')
  expect((await two.table(agreed.id)).mayHint).toBe(true)
  expect((await two.post<HintReading>(`/tables/${agreed.id}/hint`, {})).body.choices.length).toBe(3)
  expect(await hinted(one, agreed.id)).toEqual(['Ben'])
  // Nothing else of the position is out of date for it.
  const { legal, version } = await one.table(agreed.id)
  await one.does(agreed.id, 'act', { actions: legal.slice(0, 1), version: version - 1 })
})

test('in a rated game nobody is given hints, and none is made where they are wished', async () => {
  const wish = { game, seats: [me, bot], rated: true }
  const { id, mayHint } = await (ada as TestClient).createTable(wish)
  expect(mayHint).toBe(false)
  expect(await (ada as TestClient).refused(id, 'hint')).toBe('409 hints-rated')
  const both = { ...wish, seats: [me, open], timeControl: CLOCK, hints: true }
  expect(refusalOf(await (ada as TestClient).post('/tables', both))).toBe('409 hints-rated')
})
