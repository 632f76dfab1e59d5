import { readFileSync } from 'node:fs'
import { loadGame, openRecord } from '@fathom/catalog'
import { replay, verify, type AnyGame, type GameRecord } from '@fathom/kernel'
import type { Guest } from '@fathom/protocol'
import type { Entry } from '@fathom/table'
import { beforeAll, expect, test } from 'vitest'
import type { RunningServer } from './server.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { must, TestClient } from './testing/testClient.ts'

/**
 * The journal of a table that a server of rules 1 left running: late in the game Ada is in the middle of her turn, against a Sailor,
 * a Mate and a Captain.
 */
const JOURNAL = new URL('../../games/thesauros/golden/past/1/running.jsonl', import.meta.url)
const ID = 'leftrunning00000'
const ENTRIES = readFileSync(JOURNAL, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Entry)

let server: RunningServer
let ada: TestClient

beforeAll(async () => {
  server = await startForTest()
  ada = await TestClient.named(server.url, 'Ada')
  const [created, ...rest] = ENTRIES
  if (created?.kind !== 'created') throw new Error('a journal begins with its creation')
  const person = must(await ada.get<Guest>('/me'))
  const chairs = created.chairs.map((chair) => (chair.kind === 'person' ? { ...chair, person } : chair))
  const { id } = await ada.createTable({ game: 'thesauros', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const [like] = (await server.store.tablesOf(person.id, 'running', 2)).filter((table) => table.id === id)
  if (like === undefined) throw new Error('my table is listed')
  await server.store.append(ID, [{ ...created, chairs }, ...rest], like.listed)
})

test('a table of rules that have changed since stands as it was left', async () => {
  const table = await ada.table(ID)
  expect(table).toMatchObject({ status: 'playing', you: 0, waitingFor: [0], pastRules: true })
  expect(table.draft.actions).toEqual(['place W 8', 'envelope'])
  expect(table.legal).toContain('place W 6')
  expect(table.prompt).not.toBe('')
  expect(must(await ada.get<object>(`/tables/${ID}/components`))).toMatchObject({ game: 'thesauros' })
  expect(await ada.refused(ID, 'act', { actions: ['hire'] })).toMatch(/^422 /)
  expect((await ada.does(ID, 'undo')).draft.actions).toEqual(['place W 8'])
})

test('goes on to its end, with its bots, and its record is verified', async () => {
  const subscription = await ada.follow(ID)
  expect((await ada.playOut(ID, ([first = '']) => first, 20)).status).toBe('finished')
  await subscription.hears(() => subscription.table?.status === 'finished')
  const text = must(await ada.get<string>(`/tables/${ID}/record`))
  expect(text).toContain('\nrules 1\n')
  const opened = await openRecord(text, loadGame)
  if (!opened.ok) throw new Error(opened.refusal.code)
  const { record, entry } = opened.value
  expect(entry.game.meta.rulesVersion).toBe(1)
  expect(verify(entry.game, record)).toMatchObject({ ok: true, value: { drawsChecked: true, finished: true } })
  expect(deciders(entry.game, record)).toEqual([1, 2, 3])
})

/** The bots that thought after the server had started: who can't takes the first legal action, always. */
function deciders(game: AnyGame, record: GameRecord): number[] {
  const before = ENTRIES.filter((entry) => entry.kind === 'done').length
  const found = new Set<number>()
  replay(game, record, ({ line, state }) => {
    const next = record.lines[line]
    if (next === undefined || line < before || record.seats[next.seat]?.kind !== 'bot') return
    const [first] = game.legal(state, next.seat)
    if (game.notation.make(first) !== next.action) found.add(next.seat)
  })
  return [...found].toSorted((a, b) => a - b)
}

test('and has its rematch by the rules of today', async () => {
  const { id } = await ada.does(ID, 'rematch')
  expect((await ada.table(id)).pastRules).toBe(false)
  const [created] = await server.store.load(id, 0)
  const today = await loadGame('thesauros')
  const { digest, data } = today?.set ?? {}
  const rulesVersion = today?.game.meta.rulesVersion
  expect(created).toMatchObject({ kind: 'created', game: 'thesauros', rulesVersion, components: { digest, data } })
})
