import { readFileSync } from 'node:fs'
import type { ChoiceReading } from '@fathom/protocol'
import { beforeAll, expect, test } from 'vitest'
import type { RunningServer } from './server.ts'
import { must, refusalOf, TestClient, until } from './testing/testClient.ts'
import { startForTest } from './testing/serverUnderTest.ts'

const GOLDEN = readFileSync(new URL('../../games/silver-and-gold/golden/two-seats.txt', import.meta.url), 'utf8')
/** The game with somebody else in the first seat. */
const playedBy = (who: string) => GOLDEN.replace('seat G bot golden - Purposeful player', `seat G ${who}`)
const RECORD = playedBy('person - - Bo')

let server: RunningServer
let ana: TestClient
let onlooker: TestClient

beforeAll(async () => {
  server = await startForTest()
  ana = await TestClient.named(server.url, 'Ana')
  onlooker = new TestClient(server.url)
})

/** So many choices of the game. */
const LOOKED_AT = 24

const choice = (who: TestClient, table: string, at: number) =>
  who.get<ChoiceReading>(`/tables/${table}/choice?at=${at}`)

test('in a finished game every choice is told beside what a Mate would have considered, to whoever may look', async () => {
  const { table } = must(await ana.post<{ table: string }>('/records', { record: RECORD, seat: 1 }))
  const told: ChoiceReading[] = []
  // Entries in which nobody chose tell of the choice that came next, as the one before them does.
  for (let at = 1; told.length < LOOKED_AT; at++) {
    const { seat, taken, choices } = must(await choice(onlooker, table, at))
    if (told.at(-1)?.taken !== taken || told.at(-1)?.seat !== seat) told.push({ seat, taken, choices })
  }
  const lines = [...RECORD.matchAll(/^\d+ ([GW]) ([^[\n]*[^[\n ])/gm)].map(([, seat, action]) => `${seat} ${action}`)
  expect(told.map(({ seat, taken }) => `${'GW'[seat]} ${taken}`)).toEqual(lines.slice(0, LOOKED_AT))
  for (const { choices, taken: action } of told) expect(choices.map((each) => each.action)).toContain(action)
  expect(told.filter(({ choices }) => choices.length > 3).length).toBeGreaterThan(0)
  expect(told.filter(({ choices }) => choices[0]?.reasons.length ?? 0).length).toBeGreaterThan(told.length / 3)
  const { version } = await ana.table(table)
  expect(refusalOf(await choice(ana, table, version))).toBe('422 no-choice')
})

test('a bot’s choices are looked back at with its own likings, a person’s and a Deckhand’s without', async () => {
  const worthsOf = async (who: string): Promise<string[]> => {
    const { table } = must(await ana.post<{ table: string }>('/records', { record: playedBy(who), seat: 1 }))
    const told: string[] = []
    for (let at = 1; at < 60; at++) {
      const { seat, choices } = must(await choice(ana, table, at))
      if (seat === 0 && choices.length > 1) told.push(JSON.stringify(choices))
    }
    return told
  }
  const plain = await worthsOf('person - - Bo')
  expect(plain.length).toBeGreaterThan(5)
  // Anne collects coins.
  const liking = await worthsOf('bot mate - Anne')
  expect(liking).toHaveLength(plain.length)
  expect(liking.filter((each, index) => each !== plain[index]).length).toBeGreaterThan(plain.length / 2)
  expect(await worthsOf('bot deckhand - Anne')).toEqual(plain)
})

test('while a game runs nothing is told of what was chosen', async () => {
  const { id } = await ana.createTable({
    game: 'silver-and-gold',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'sailor' }],
  })
  const { legal } = await ana.table(id)
  await ana.does(id, 'act', { actions: [legal[0]] })
  await ana.does(id, 'end-turn')
  await until(async () => ((await ana.table(id)).view as { phase?: string } | null)?.phase === 'cross')
  expect(refusalOf(await choice(ana, id, 1))).toBe('409 not-finished')
  expect(refusalOf(await choice(ana, 'nowhere', 1))).toBe('404 no-such-table')
})
