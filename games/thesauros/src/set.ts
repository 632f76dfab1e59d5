import type { Localized, SetInfo } from '@fathom/kernel'
import type { Components } from './schema.ts'
import { makeBoards, type Board } from './set/board.ts'
import { makeItems, type ItemKind, type Items } from './set/items.ts'
import { makeTechnologies, type Technologies } from './set/technologies.ts'
import { makeTiles, type Tile } from './set/tiles.ts'

/** A tile of the island. */
interface FoundItem {
  readonly id: string
  readonly name: Localized
  readonly kind: 'tech' | 'valuable' | 'treasure'
  /** The item that it is, -1 if it is none. */
  readonly item: ItemKind
  /** $ of a valuable. */
  readonly money: number
  /** Value of a treasure. */
  readonly treasure: number
}

/**
 * A component set made ready for the rules: everything that they look up often as lists of numbers.
 * Made once a set; games share it. What is asked seldom is in `data`.
 */
export interface ThesaurosSet {
  readonly info: SetInfo
  readonly data: Components
  readonly items: Items
  readonly technologies: Technologies
  /** Dig tiles, the big ones first. */
  readonly tiles: readonly Tile[]
  /** How many of the tiles are big. */
  readonly bigTiles: number
  readonly found: readonly FoundItem[]
  /** At `players - 1`. */
  readonly boards: readonly Board[]
}

/** The components made ready. */
export function makeSet(data: Components): ThesaurosSet {
  const items = makeItems(data)
  const tiles = makeTiles(data)
  return {
    info: { name: data.name, provenance: data.provenance },
    data,
    items,
    technologies: makeTechnologies(data),
    tiles,
    bigTiles: tiles.filter((tile) => tile.size === 'big').length,
    found: data.foundItems.map((tile) => ({
      id: tile.id,
      name: tile.name,
      kind: tile.kind,
      item: tile.kind === 'tech' ? items.ids.indexOf(tile.id) : -1,
      money: tile.kind === 'valuable' ? tile.money : 0,
      treasure: tile.kind === 'treasure' ? tile.treasure : 0,
    })),
    boards: makeBoards(data),
  }
}

/** The board that so many players use. */
export function boardOf(set: ThesaurosSet, players: number): Board {
  const board = set.boards[players - 1]
  if (board === undefined) throw new RangeError(`nobody plays with ${players}`)
  return board
}
