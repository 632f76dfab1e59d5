import { components } from './builtIn.ts'
import { BOX_COUNT, GRID } from './boxes.ts'
import { SHAPES, type BoxMask, type Shape } from './types.ts'

type Cells = readonly (readonly [number, number])[]

/** A shape's place in `SHAPES`: how state holds it. */
export type ShapeIndex = number

/** The expedition cards as a bag of shape indexes: eight in all. */
export const EXPEDITION_BAG: readonly ShapeIndex[] = components.expeditionCards.flatMap((card) =>
  Array.from({ length: card.copies }, () => SHAPES.indexOf(card.shape)),
)

/** The boxes of a shape as printed on its expedition card, as [row, column]. */
export function cellsOf(shape: Shape): Cells {
  const card = components.expeditionCards.find((each) => each.shape === shape)
  return card === undefined ? [] : card.cells
}

/** The shape turned by quarter turns and mirrored, each form once, moved to the top left (rulebook: Step 2). */
export function formsOf(shape: Shape): readonly Cells[] {
  const forms = new Map<string, Cells>()
  let turned = cellsOf(shape)
  for (let quarter = 0; quarter < 4; quarter++) {
    for (const cells of [turned, turned.map(([row, column]) => [row, -column] as const)]) {
      const form = toTopLeft(cells)
      forms.set(form.join(' '), form)
    }
    turned = turned.map(([row, column]) => [column, -row] as const)
  }
  return [...forms.values()]
}

function toTopLeft(cells: Cells): Cells {
  const top = Math.min(...cells.map(([row]) => row))
  const left = Math.min(...cells.map(([, column]) => column))
  return cells
    .map(([row, column]) => [row - top, column - left] as const)
    .toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
}

function placementsOn(shape: Shape): readonly BoxMask[] {
  const masks = new Set<BoxMask>()
  for (const form of formsOf(shape)) {
    const height = Math.max(...form.map(([row]) => row)) + 1
    const width = Math.max(...form.map(([, column]) => column)) + 1
    for (let top = 0; top + height <= GRID; top++) {
      for (let left = 0; left + width <= GRID; left++) {
        masks.add(form.reduce((mask, [row, column]) => mask | (1 << ((top + row) * GRID + left + column)), 0))
      }
    }
  }
  return [...masks].toSorted((a, b) => a - b)
}

const PLACEMENTS: readonly (readonly BoxMask[])[] = SHAPES.map(placementsOn)

/** Bit s is set for every set of boxes that is a placement of shape s: a look-up instead of a search. */
const SHAPES_OF_MASK = new Uint8Array(1 << BOX_COUNT)
PLACEMENTS.forEach((masks, shape) => {
  for (const mask of masks) SHAPES_OF_MASK[mask] = (SHAPES_OF_MASK[mask] ?? 0) | (1 << shape)
})

/** Every way a shape lies on the full 4 x 4 grid, each set of boxes once, rising. */
export function placementsOf(shape: Shape): readonly BoxMask[] {
  return PLACEMENTS[SHAPES.indexOf(shape)] ?? []
}

/** True if these boxes are the shape, turned and mirrored as one likes. */
export function isPlacement(shape: ShapeIndex, boxes: BoxMask): boolean {
  return (((SHAPES_OF_MASK[boxes] ?? 0) >> shape) & 1) === 1
}
