import type { Row } from './types.ts'

/** Columns that a row may reach: the starting cards begin at 1, and no set has more than 60 cards for sale (`problems.ts`). */
const FIRST_COLUMN = -60
const LAST_COLUMN = 66
const COLUMNS = LAST_COLUMN - FIRST_COLUMN + 1

/** A place in front of a player as a number. Places are numbered in the order of their names, so that sorted numbers are sorted notation. */
export type Place = number

/** A place's name in notation: `T2`, `B-1`. */
export function placeName(row: Row, column: number): string {
  return `${row === 'top' ? 'T' : 'B'}${column}`
}

interface Spot {
  readonly row: Row
  readonly column: number
}

const SPOTS: readonly Spot[] = (['bottom', 'top'] as const)
  .flatMap((row) => Array.from({ length: COLUMNS }, (_, index) => ({ row, column: FIRST_COLUMN + index })))
  .toSorted((a, b) => (placeName(a.row, a.column) < placeName(b.row, b.column) ? -1 : 1))

export const PLACES = SPOTS.length

const BY_SPOT: number[] = []
SPOTS.forEach(({ row, column }, place) => (BY_SPOT[spotIndex(row, column)] = place))

function spotIndex(row: Row, column: number): number {
  return (row === 'top' ? 0 : COLUMNS) + column - FIRST_COLUMN
}

/** The place in a row and column, or -1 beyond the columns that can be reached. */
export function placeAt(row: Row, column: number): Place {
  if (column < FIRST_COLUMN || column > LAST_COLUMN) return -1
  return BY_SPOT[spotIndex(row, column)] as Place
}

export const PLACE_ROW: readonly Row[] = SPOTS.map(({ row }) => row)
export const PLACE_COLUMN: readonly number[] = SPOTS.map(({ column }) => column)
export const PLACE_NAMES: readonly string[] = SPOTS.map(({ row, column }) => placeName(row, column))

/** Neighbours of a place at [place * 3]: left, right, above or below; -1 for none (EN, Card Rows: cards that share a side are adjacent). */
export const NEIGHBOURS: readonly number[] = SPOTS.flatMap(({ row, column }) => [
  placeAt(row, column - 1),
  placeAt(row, column + 1),
  placeAt(row === 'top' ? 'bottom' : 'top', column),
])

/** Row and column of a place's name, or null for any other text. */
export function parsePlace(text: string): Spot | null {
  const match = /^([BT])(-?\d{1,2})$/.exec(text)
  if (match === null) return null
  const row = match[1] === 'T' ? 'top' : 'bottom'
  const column = Number(match[2])
  return placeAt(row, column) >= 0 && placeName(row, column) === text ? { row, column } : null
}
