import { GAME_IDS } from '@fathom/catalog'
import { fastChance } from '@fathom/kernel'
import type { Json, TableReading } from '@fathom/protocol'
import type { Checkpoint, Entry } from '@fathom/table'
import { expect, it } from 'vitest'
import type { LoadResult } from './calls.ts'
import type { TableRequest } from './requests.ts'
import { isDue } from './checkpoints.ts'
import { Engine } from './engine.ts'
import type { LoadedTable } from './loadedTables.ts'
import { library } from './library.ts'
import { createdWith } from './testing/created.ts'

const PEOPLE = ['ana', 'bo', 'cy'].map((id) => ({ id, name: id }))
const READERS = [...PEOPLE.map(({ id }) => id), null].map((person) => ({ person, language: 'en' as const }))
const COMMON = { table: 't', at: 7, readers: READERS, present: [], language: 'fr' } as const
const MOVES = 160

/** Everything that anybody may know of a table. */
function everything(engine: Engine): unknown {
  return READERS.map((reader) => [
    engine.read({ table: 't', readers: [reader], present: [] }),
    [0, 1, 20, 60].map((since) => engine.log({ table: 't', reader, since })),
    engine.scores({ table: 't', reader }),
    engine.readAt({ table: 't', reader, n: 30, present: [] }),
  ])
}

/** A game with some undone steps, and every so many moves the journal and the checkpoint of then. */
async function* played(game: string, every: number) {
  const engine = new Engine(library)
  const chance = fastChance(5)
  const { entries } = await engine.create({ ...COMMON, created: await createdWith(game, PEOPLE) })
  const journal: Entry[] = [...entries]
  for (let move = 1; move <= MOVES; move++) {
    const request = moveOf(engine, chance)
    if (request === null) return
    const done = engine.execute({ ...COMMON, request, subscriptions: [] })
    if (done?.ok !== true) throw new Error(`refused: ${JSON.stringify(done)}`)
    journal.push(...done.entries)
    if (move % every !== 0) continue
    const made = engine.checkpoint({ table: 't' })
    if (made === null) throw new Error('not loaded')
    yield { ...made, journal: JSON.parse(JSON.stringify(journal)) as Entry[], engine }
  }
}

function moveOf(engine: Engine, chance: ReturnType<typeof fastChance>): TableRequest | null {
  const read = engine.read({ table: 't', readers: READERS, present: [] })
  const readings = read?.snapshots.map(({ table }) => JSON.parse(table) as TableReading) ?? []
  const waiting = readings[0]?.waitingFor ?? []
  const seat = waiting.length === 0 ? -1 : chance.pick(waiting)
  const [reading, person] = [readings[seat], PEOPLE[seat]]
  if (reading === undefined || person === undefined) return null
  const as = { as: 'person', person } as const
  if (reading.draft.canUndo && chance.below(6) === 0)
    return { ...as, command: { do: 'undo', version: null, all: false } }
  if (reading.draft.canEndTurn) return { ...as, command: { do: 'end-turn', version: null } }
  return { ...as, command: { do: 'act', actions: [chance.pick(reading.legal)], version: null, endTurn: false } }
}

async function loadedWith(entries: readonly Entry[], checkpoint: Json<Checkpoint> | null, verify = false) {
  const engine = new Engine(library)
  return { engine, result: (await engine.load({ table: 't', entries, checkpoint, verify })) as LoadResult }
}

it.each(GAME_IDS)('%s: loaded with a checkpoint and the tail it is the very same table', async (game) => {
  let last: { checkpoint: Json<Checkpoint>; n: number } | null = null
  for await (const { journal, checkpoint, n, engine } of played(game, 20)) {
    const expected = everything(engine)
    for (const with_ of [{ checkpoint, n }, last]) {
      if (with_ === null) continue
      const { engine: restored, result } = await loadedWith(journal, with_.checkpoint)
      expect(result.isCheckpointWrong).toBe(false)
      expect(everything(restored)).toEqual(expected)
      // Made from what was restored, the next one says the same.
      expect(JSON.parse(restored.checkpoint({ table: 't' })?.checkpoint ?? '')).toEqual(JSON.parse(checkpoint))
      expect((await loadedWith(journal, with_.checkpoint, true)).result.isCheckpointWrong).toBe(false)
    }
    last = { checkpoint, n }
  }
  expect(last?.n).toBeGreaterThan(100)
})

it('does not count where it is wrong: the table is as the journal says', async () => {
  for await (const { journal, checkpoint, engine } of played('sunken-treasure', MOVES)) {
    const expected = everything(engine)
    const damaged = JSON.stringify({ ...(JSON.parse(checkpoint) as Checkpoint), touched: [1, 1, 1] })
    const ahead = JSON.stringify({ ...(JSON.parse(checkpoint) as Checkpoint), n: journal.length + 1 })
    const [checked, cut, longer] = await Promise.all([
      loadedWith(journal, damaged as Json<Checkpoint>, true),
      loadedWith(journal, checkpoint.slice(0, 99) as Json<Checkpoint>),
      loadedWith(journal, ahead as Json<Checkpoint>),
    ])
    for (const { engine: loaded, result } of [checked, cut, longer]) {
      expect(result.isCheckpointWrong).toBe(true)
      expect(everything(loaded)).toEqual(expected)
    }
  }
})

it('is due after 64 entries each, and when the game is over', async () => {
  const engine = new Engine(library)
  const chance = fastChance(5)
  await engine.create({ ...COMMON, created: await createdWith('sunken-treasure', PEOPLE) })
  const due: number[] = []
  for (;;) {
    const request = moveOf(engine, chance)
    const done = request && engine.execute({ ...COMMON, request, subscriptions: [] })
    if (done?.ok !== true) break
    if (!done.isCheckpointDue) continue
    due.push(engine.checkpoint({ table: 't' })?.n ?? 0)
    if (due.length === 6) break
  }
  expect(due).toEqual([64, 128, 192, 256, 309])
})

it('is due after a quarter of a long game, after a barrier', () => {
  const at = (version: number, checkpointed: number) => ({ table: { version }, checkpointed }) as LoadedTable
  const done = { kind: 'done' } as Entry
  const drafted = { kind: 'drafted' } as Entry
  expect(isDue(at(1000, 751), [done])).toBe(false)
  expect(isDue(at(1000, 750), [drafted, done])).toBe(true)
  expect(isDue(at(1000, 750), [drafted])).toBe(false)
  expect(isDue(at(63, 0), [done])).toBe(false)
})
