import { components } from './builtIn.ts'
import type { Space, SpaceName } from './types.ts'

export const COLUMNS = components.columns
const ROWS = components.rows
/** Left of the board, where ships start. */
export const LEFT = 0
/** Off the board to the right, where ships wait. */
export const OFF = COLUMNS + 1
/** The rows below the surface, counted as depths from 0: depth 0 is row 2, depth 3 is row 5. */
export const DEPTHS = ROWS - 1

/** Slots for tokens: a space of depth d has d + 1, a column 10, the board 60. A joker takes the slot of the tile it pays. */
export const COLUMN_SLOTS = 10
export const SLOTS = COLUMNS * COLUMN_SLOTS
/** First slot of each depth within its column, and the end of the last. */
export const DEPTH_SLOT: readonly number[] = [0, 1, 3, 6, 10]
/** The depth of each slot within its column. */
export const SLOT_DEPTH: readonly number[] = [0, 1, 1, 2, 2, 2, 3, 3, 3, 3]

/** A space from its column (1-6) and row (1-5). */
export function spaceOf(column: number, row: number): Space {
  return (column - 1) * ROWS + row - 1
}

/** The column of a space, 1-6. */
export function columnOf(space: Space): number {
  return Math.floor(space / ROWS) + 1
}

/** The row of a space, 1-5. */
export function rowOf(space: Space): number {
  return (space % ROWS) + 1
}

export const SPACE_NAMES: readonly SpaceName[] = Array.from(
  { length: COLUMNS * ROWS },
  (_, space) => `c${columnOf(space)}r${rowOf(space)}`,
)

/** A space's name in notation. */
export function spaceName(space: Space): SpaceName {
  const name = SPACE_NAMES[space]
  if (name === undefined) throw new RangeError(`no space ${space}`)
  return name
}

/** The space of a name, or null for any other text. */
export function parseSpace(name: SpaceName): Space | null {
  const space = SPACE_NAMES.indexOf(name)
  return space < 0 ? null : space
}
