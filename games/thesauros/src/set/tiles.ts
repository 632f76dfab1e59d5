import type { Localized } from '@fathom/kernel'
import type { Components } from '../schema.ts'

/** A dig tile: its place in the list, the big ones first. */
export type TileIndex = number
/** What is in a box of a dig tile: 0 nothing, 1 a shark, else a treasure: `value * 4 + access`. */
export type Cell = number

export const EMPTY: Cell = 0
export const SHARK: Cell = 1
/** How a treasure lies there. */
export const OPEN = 1
export const HIDDEN = 2
export const BURIED = 3
export const DEPTHS = 4

/** $ value of the treasure in a box, 0 for none. */
export function treasureIn(cell: Cell): number {
  return cell >> 2
}

/** OPEN, HIDDEN or BURIED; of use only where there is a treasure. */
export function accessOf(cell: Cell): number {
  return cell & 3
}

export interface Tile {
  readonly id: string
  readonly name: Localized
  readonly size: 'big' | 'small'
  readonly columns: number
  /** At `(depth - 1) * columns + column - 1`; depths 1 (the surface) to 4. */
  readonly cells: readonly Cell[]
}

const ACCESS: Readonly<Record<string, number>> = { o: OPEN, h: HIDDEN, b: BURIED }

/** A box from its two letters in the data. */
export function parseCell(text: string): Cell {
  if (text === '.') return EMPTY
  if (text === 'S') return SHARK
  return Number(text.slice(1)) * 4 + (ACCESS[text.charAt(0)] ?? OPEN)
}

/** The dig tiles of a set, the big ones first. */
export function makeTiles({ digTiles }: Components): readonly Tile[] {
  const tiles = digTiles.map((tile): Tile => {
    const rows = tile.rows.map((row) => row.split(' ').map(parseCell))
    return {
      id: tile.id,
      name: tile.name,
      size: tile.id.startsWith('B') ? 'big' : 'small',
      columns: rows[0]?.length ?? 0,
      cells: rows.flat(),
    }
  })
  return [...tiles.filter((tile) => tile.size === 'big'), ...tiles.filter((tile) => tile.size === 'small')]
}

/** What is at a depth (1-4) of a column (1-5). */
export function cellAt(tile: Tile, column: number, depth: number): Cell {
  return tile.cells[(depth - 1) * tile.columns + column - 1] ?? EMPTY
}
