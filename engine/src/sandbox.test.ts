import { fastChance } from '@fathom/kernel'
import type { Chair, Entry } from '@fathom/table'
import { expect, test } from 'vitest'
import { Engine } from './engine.ts'
import { library } from './library.ts'
import { LoadedTables, type LoadedTable } from './loadedTables.ts'
import { PlayedGames } from './playedGames.ts'
import { sandboxFor } from './sandbox.ts'

const PEOPLE = ['ana', 'bo', 'cleo']
const reader = (seat: number) => ({ person: PEOPLE[seat] ?? null, language: 'en' as const })

/** A table of three people at which so many choices were made at random. */
async function played(game: string, choices: number): Promise<LoadedTable> {
  const engine = new Engine(library)
  const entry = await library.load(game)
  if (entry === null) throw new Error(game)
  const chairs = PEOPLE.map((id): Chair => ({ kind: 'person', person: { id, name: id }, nonce: '-' }))
  const components = entry.set === null ? {} : { components: { digest: entry.set.digest, data: entry.set.data } }
  const options = Object.fromEntries(entry.game.options.map((option) => [option.id, option.default]))
  const created = { kind: 'created', game, rulesVersion: entry.game.meta.rulesVersion, options, ...components, chairs, visibility: 'private', seed: 'a'.repeat(64) } as const // prettier-ignore
  const made = await engine.create({ table: 't', at: 1, created, readers: PEOPLE.map((_, seat) => reader(seat)), present: [] }) // prettier-ignore
  const entries: Entry[] = [...made.entries]
  const chance = fastChance(5)
  for (let done = 0; done < choices; done++) {
    const answer = engine.read({ table: 't', readers: PEOPLE.map((_, seat) => reader(seat)), present: [] })
    const readings = (answer?.snapshots ?? []).map(({ table }) => JSON.parse(table) as { legal: string[]; draft: { canEndTurn: boolean } }) // prettier-ignore
    const able = readings.flatMap(({ legal, draft }, seat) => (legal.length > 0 || draft.canEndTurn ? [seat] : []))
    if (able.length === 0) break
    const seat = chance.pick(able)
    const { legal, draft } = readings[seat] as (typeof readings)[number]
    const command = draft.canEndTurn
      ? ({ do: 'end-turn', version: null } as const)
      : ({ do: 'act', actions: [chance.pick(legal)], version: null, endTurn: false } as const)
    const request = { as: 'person', person: { id: PEOPLE[seat] ?? '', name: '' }, command } as const
    const executed = engine.execute({ table: 't', request, subscriptions: [], language: 'en', at: 2, readers: [], present: [] }) // prettier-ignore
    if (executed?.ok !== true) throw new Error(JSON.stringify(executed))
    entries.push(...executed.entries)
  }
  const loaded = await new LoadedTables(new PlayedGames(library), Infinity).load('t', entries)
  if (typeof loaded === 'string') throw new Error(loaded)
  return loaded
}

/** The same table where something else is true of what a seat can't know. */
function twinOf(loaded: LoadedTable, seat: number, number: number): LoadedTable {
  const { table } = loaded
  return { ...loaded, table: { ...table, state: table.game.determinize(table.state, seat, fastChance(number)) } }
}

const answerOf = (loaded: LoadedTable, seat: number, sample: number): string => {
  const answer = sandboxFor(loaded, reader(seat), undefined, sample)
  if (!answer.ok) throw new Error(answer.refusal.code)
  return answer.reading
}

test.each(library.ids.filter((id) => id !== 'artifacts-inc'))(
  '%s: of two truths that look the same the same world is told, byte for byte',
  async (game) => {
    let differing = 0
    for (const choices of [1, 30, 61]) {
      const loaded = await played(game, choices)
      for (const seat of [0, 1, 2]) {
        const twin = twinOf(loaded, seat, choices)
        if (JSON.stringify(twin.table.state) !== JSON.stringify(loaded.table.state)) differing++
        for (const sample of [0, 3]) expect(answerOf(twin, seat, sample)).toBe(answerOf(loaded, seat, sample))
      }
    }
    // They were twins, not the same: there was something to tell.
    expect(differing).toBeGreaterThan(2)
  },
)

test('in a game without secrets the world is as it stands', async () => {
  const loaded = await played('artifacts-inc', 30)
  expect(JSON.parse(answerOf(loaded, 0, 7))).toMatchObject({ seat: 0, state: JSON.parse(JSON.stringify(loaded.table.state)) }) // prettier-ignore
})
