import { fastChance } from '@fathom/kernel'
import { PlayedGames } from '@fathom/engine'
import { library } from '@fathom/engine/library'
import { expect, test } from 'vitest'
import type { HintQuestion } from './hint.ts'
import { hintOn } from './hintOn.ts'
import { MemoryJournals } from './journals.ts'
import { LocalTables } from './localTables.ts'

const games = new PlayedGames(library)

/** A page's tables whose hints are thought of here; what was asked is kept. */
function newTables() {
  const asked: HintQuestion[] = []
  let secrets = 0
  const tables = new LocalTables({
    journals: new MemoryJournals(),
    library,
    think: ({ fallback }) => Promise.resolve(fallback),
    hint: (question) => (asked.push(question), hintOn(games, question)),
    alone: (_table, work) => work(),
    announce: () => {},
    now: () => 1_800_000_000_000,
    secret: (digits) => (++secrets).toString(16).padStart(digits, '0'),
  })
  return { tables, asked }
}

async function valueOf<T>(asked: Promise<{ ok: true; value: T } | { ok: false; problem: unknown }>): Promise<T> {
  const answer = await asked
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
  return answer.value
}

const wish = (game: string, other: 'bot' | 'open') => ({
  game,
  seats: [
    { kind: 'me' as const },
    other === 'bot' ? { kind: 'bot' as const, level: 'sailor' } : { kind: 'open' as const },
  ],
  options: {},
  visibility: 'private' as const,
  timeControl: null,
})

test.each(['silver-and-gold', 'sunken-treasure', 'artifacts-inc', 'thesauros'])(
  'a hint in %s is made of legal choices, moves nothing, and is the same whatever the seat can not see',
  async (game) => {
    const { tables, asked } = newTables()
    const table = await valueOf(tables.create(wish(game, 'bot'), 'Ana', 'en'))
    await tables.listen(table, { since: 0, language: 'en', pace: 0 }, () => {})
    await expect.poll(async () => (await valueOf(tables.read(table, 'en'))).legal.length > 1).toBe(true)
    const before = await valueOf(tables.read(table, 'en'))
    const { version, choices: hint } = await valueOf(tables.hint(table, 'en'))
    expect(hint.length).toBeGreaterThan(1)
    for (const { action } of hint) expect(before.legal).toContain(action)
    expect(version).toBe(before.version + 1)
    expect(await valueOf(tables.read(table, 'en'))).toEqual({ ...before, version })
    // The same position is noted once.
    expect(await valueOf(tables.hint(table, 'en'))).toEqual({ version, choices: hint })
    expect(await valueOf(tables.record(table, 'en'))).toMatch(/^hint [A-Z]$/m)
    const [question] = asked as [HintQuestion]
    const found = await games.load(question.game)
    if (typeof found === 'string') throw new Error(found)
    for (const seed of [11, 12]) {
      const state = found.game.determinize(question.state, question.seat, fastChance(seed))
      expect(await hintOn(games, { ...question, state })).toEqual(hint)
    }
  },
)

test('whose turn is over has nothing to choose: no hint, and nobody thinks', async () => {
  const { tables, asked } = newTables()
  const table = await valueOf(tables.create(wish('silver-and-gold', 'bot'), 'Ana', 'en'))
  const { legal, version } = await valueOf(tables.read(table, 'en'))
  await valueOf(tables.command(table, 'en', { do: 'act', actions: legal.slice(0, 1), version, endTurn: true }))
  expect((await valueOf(tables.read(table, 'en'))).legal).toEqual([])
  expect((await valueOf(tables.hint(table, 'en'))).choices).toEqual([])
  expect(asked).toEqual([])
})

test('where several people play, and for who has no seat, a hint is refused', async () => {
  const { tables, asked } = newTables()
  const table = await valueOf(tables.create(wish('silver-and-gold', 'open'), 'Ana', 'en', ['', 'Bo']))
  const refused = { ok: false, problem: { code: 'no-hints-here', status: 422 } }
  expect(await tables.hint(table, 'en', { kind: 'chair', seat: 0 })).toMatchObject(refused)
  const unseated = { ok: false, problem: { code: 'not-seated', status: 422 } }
  expect(await tables.hint(table, 'en')).toMatchObject(unseated)
  const other = await valueOf(tables.create(wish('silver-and-gold', 'bot'), 'Ana', 'en'))
  expect(await tables.hint(other, 'en', { kind: 'eyes', seat: 1 })).toMatchObject(unseated)
  expect(asked).toEqual([])
})
