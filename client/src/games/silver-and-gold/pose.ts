import { cellsOf, type Shape } from '@fathom/silver-and-gold'
import type { Cell } from '../../art/outline.ts'

/** How I hold the pattern: quarter turns clockwise, after mirroring or not. */
export interface Pose {
  readonly turns: 0 | 1 | 2 | 3
  readonly mirrored: boolean
}

export const asPrinted: Pose = { turns: 0, mirrored: false }

/** A quarter turn to the right (`by` 1) or to the left (-1). */
export function turn(pose: Pose, by: 1 | -1): Pose {
  return { ...pose, turns: ((pose.turns + by + 4) % 4) as Pose['turns'] }
}

/** The mirror image, left and right changed places as one sees it now. */
export function mirror(pose: Pose): Pose {
  // To mirror a turned pattern, mirror it unturned and turn it the other way.
  return { turns: ((4 - pose.turns) % 4) as Pose['turns'], mirrored: !pose.mirrored }
}

/** The boxes of a pattern in a pose, moved so that the topmost row and the leftmost column are 0. */
export function posedCells(shape: Shape, pose: Pose): Cell[] {
  let cells: Cell[] = cellsOf(shape).map(([row, column]) => [row, pose.mirrored ? -column : column])
  for (let quarter = 0; quarter < pose.turns; quarter++) cells = cells.map(([row, column]) => [column, -row])
  const top = Math.min(...cells.map(([row]) => row))
  const left = Math.min(...cells.map(([, column]) => column))
  return cells.map(([row, column]): Cell => [row - top, column - left]).sort((a, b) => a[0] - b[0] || a[1] - b[1])
}
