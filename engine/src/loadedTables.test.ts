import { fastChance, fillOptions } from '@fathom/kernel'
import { loadGame } from '@fathom/catalog'
import type { Entry } from '@fathom/table'
import { expect, it } from 'vitest'
import { LoadedTables, sizeOf } from './loadedTables.ts'
import { library } from './library.ts'
import { PlayedGames } from './playedGames.ts'

const found = await loadGame('thesauros')
if (found === null) throw new Error('no thesauros')
const options = fillOptions(found.game.options, {})
if (!options.ok) throw new Error(options.refusal.code)
const created: Entry = {
  kind: 'created',
  game: 'thesauros',
  rulesVersion: found.game.meta.rulesVersion,
  options: options.value,
  ...(found.set === null ? {} : { components: { digest: found.set.digest, data: structuredClone(found.set.data) } }),
  chairs: ['ana', 'bo'].map((id) => ({ kind: 'person', person: { id, name: id }, nonce: '-' })),
  visibility: 'private',
  seed: fastChance(1).below(10).toString().repeat(64),
  n: 1,
  at: 0,
}
/** A table that nobody has moved at, in bytes. */
const EMPTY = 40_960 + 160

async function loadAll(tables: LoadedTables, ids: readonly string[]): Promise<void> {
  for (const id of ids) await tables.load(id, [created])
}
const kept = (tables: LoadedTables, ids: readonly string[]) => ids.filter((id) => tables.get(id) !== null)

it('keeps as many as the budget holds, the least used falling out', async () => {
  const tables = new LoadedTables(new PlayedGames(library), 3 * EMPTY)
  await loadAll(tables, ['a', 'b', 'c'])
  tables.get('a')
  await loadAll(tables, ['d'])
  expect(kept(tables, ['a', 'b', 'c', 'd'])).toEqual(['a', 'c', 'd'])
})

it('keeps the table that was just loaded, also where it is larger than the budget', async () => {
  const tables = new LoadedTables(new PlayedGames(library), 10)
  await loadAll(tables, ['a', 'b'])
  expect(kept(tables, ['b', 'a'])).toEqual(['b'])
})

it('has room for tables without subscribers where those with some fill the budget', async () => {
  const tables = new LoadedTables(new PlayedGames(library), 8 * EMPTY)
  const followed = Array.from({ length: 12 }, (_, index) => `f${index}`)
  for (const id of followed) {
    await tables.load(id, [created])
    const loaded = tables.get(id)
    if (loaded !== null) tables.follow(id, loaded, true)
  }
  await loadAll(tables, ['a', 'b', 'c'])
  expect(kept(tables, [...followed, 'a', 'b', 'c'])).toEqual([...followed, 'b', 'c'])
})

it('never lets go of one that somebody is subscribed to, until the last has left', async () => {
  const tables = new LoadedTables(new PlayedGames(library), 2 * EMPTY)
  await loadAll(tables, ['a', 'b'])
  for (const id of ['a', 'b']) {
    const loaded = tables.get(id)
    if (loaded !== null) tables.follow(id, loaded, true)
  }
  await loadAll(tables, ['c', 'd'])
  expect(kept(tables, ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'd'])
  const first = tables.get('a')
  if (first !== null) tables.follow('a', first, false)
  await loadAll(tables, ['e'])
  expect(kept(tables, ['a', 'b', 'd', 'e'])).toEqual(['b', 'e'])
})

it('counts a table by its entries and by the readings of its subscribers, and shares the set that came with the game', async () => {
  const tables = new LoadedTables(new PlayedGames(library), 10 * EMPTY)
  await loadAll(tables, ['a'])
  const loaded = tables.get('a')
  if (loaded === null) throw new Error('not kept')
  expect(sizeOf(loaded)).toBe(EMPTY)
  const [line] = loaded.table.log
  expect(line?.entry).toEqual(created)
  expect(line?.entry.kind === 'created' && line.entry.components?.data).toBe(found.components)
})
