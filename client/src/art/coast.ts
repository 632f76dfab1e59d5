import type { Cell } from './outline.ts'
import type { Field } from './contour.ts'
import { contourLoops } from './contour.ts'
import { smoothPath } from './path.ts'
import { makeNoise } from './random.ts'

/** Distance from a point to the nearest box, in boxes; 0 inside. */
export function distanceTo(cells: readonly Cell[]): Field {
  return (x, y) => {
    let best = Infinity
    for (const [row, col] of cells) {
      const dx = Math.max(col - x, 0, x - col - 1)
      const dy = Math.max(row - y, 0, y - row - 1)
      best = Math.min(best, dx * dx + dy * dy)
    }
    return Math.sqrt(best)
  }
}

export interface Coast {
  /** The land: every box and a rim round it. */
  readonly land: string
  /** Depth lines, the deepest (outermost) first. */
  readonly depths: readonly string[]
}

const rim = 0.125
const depthLevels = [0.62, 0.42, 0.25]

/**
 * The shore of an island of boxes and the depth lines in its water, as paths in pixels for boxes of `size`, with the
 * first box's corner at (0, 0). The whole plane is bent by one noise, so lines follow one another like on a chart;
 * the bending stays under the rim, so no box gets wet feet.
 */
export function makeCoast(cells: readonly Cell[], size: number, seed: number): Coast {
  const bendX = makeNoise(seed)
  const bendY = makeNoise(seed ^ 0x5bd1e995)
  const distance = distanceTo(cells)
  const field: Field = (x, y) =>
    distance(
      x + 0.07 * bendX(x * 2.1, y * 2.1) + 0.03 * bendX(x * 6.5, y * 6.5),
      y + 0.07 * bendY(x * 2.1, y * 2.1) + 0.03 * bendY(x * 6.5, y * 6.5),
    )
  const rows = Math.max(...cells.map(([row]) => row)) + 1
  const cols = Math.max(...cells.map(([, col]) => col)) + 1
  const area = { x: -1, y: -1, width: cols + 2, height: rows + 2 }
  const wander = makeNoise(seed ^ 0x1b873593)
  const line = (level: number): string => {
    const loose: Field = (x, y) => field(x, y) + level * 0.22 * wander(x * 1.3 + level * 9, y * 1.3)
    return contourLoops(level === rim ? field : loose, level, area, 0.085)
      .map((loop) => smoothPath(loop.map((p) => ({ x: p.x * size, y: p.y * size }))))
      .join('')
  }
  return { land: line(rim), depths: depthLevels.map(line) }
}
