import type { Box, BoxMask } from './types.ts'

/** Boxes on a side of the grid that every island lies on. */
export const GRID = 4
export const BOX_COUNT = GRID * GRID

/** Names of the boxes by index: column letter, row number from the top (`a1` = 0, `d4` = 15). */
const BOX_NAMES: readonly string[] = Array.from(
  { length: BOX_COUNT },
  (_, box) => 'abcd'.charAt(box % GRID) + String(Math.floor(box / GRID) + 1),
)

/** A box's name. */
export function boxName(box: Box): string {
  return BOX_NAMES[box] ?? `?${box}`
}

/** A box from its name, or null. */
export function parseBox(name: string): Box | null {
  const box = BOX_NAMES.indexOf(name)
  return box < 0 ? null : box
}

/** The boxes of a set, row by row. */
export function boxesIn(mask: BoxMask): Box[] {
  const boxes: Box[] = []
  for (let box = 0; box < BOX_COUNT; box++) if ((mask >> box) & 1) boxes.push(box)
  return boxes
}

/** How many boxes a set has. */
export function countBoxes(mask: BoxMask): number {
  let rest = mask
  let count = 0
  while (rest !== 0) {
    rest &= rest - 1
    count++
  }
  return count
}

/** The names of a set's boxes, row by row, with spaces: `a1 b1 c1 c2`. */
export function boxNames(mask: BoxMask): string {
  return boxesIn(mask).map(boxName).join(' ')
}

/** The boxes of a set by row, both counted from 1: `[[1, [1, 2]], [2, [1]]]`. */
export function boxRows(mask: BoxMask): readonly (readonly [row: number, columns: readonly number[]])[] {
  return Array.from({ length: GRID }, (_, row) => {
    const columns = boxesIn(mask).flatMap((box) => (Math.floor(box / GRID) === row ? [(box % GRID) + 1] : []))
    return [row + 1, columns] as const
  }).filter(([, columns]) => columns.length > 0)
}

/** The set of boxes with these names; what is no name is left out. */
export function boxesNamed(names: readonly string[]): BoxMask {
  return names.reduce((mask, name) => {
    const box = parseBox(name)
    return box === null ? mask : mask | (1 << box)
  }, 0)
}
