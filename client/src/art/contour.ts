import type { Point } from './path.ts'

/** How far a point is from what the contour runs round; negative or zero inside. */
export type Field = (x: number, y: number) => number

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * The lines where a field has a given level, as closed loops (marching squares on a grid of `step`). Outside `area`
 * everything counts as higher than the level, so that a line that leaves it is closed along its border.
 */
export function contourLoops(field: Field, level: number, area: Area, step: number): Point[][] {
  const grid = sample(field, level, area, step)
  const next = new Map<string, { readonly to: string; readonly point: Point }>()
  for (let row = 0; row < grid.rows - 1; row++) {
    for (let col = 0; col < grid.cols - 1; col++) {
      for (const [from, to] of segmentsOf(grid, row, col)) {
        next.set(from.name, { to: to.name, point: from.point })
      }
    }
  }
  return joined(next)
}

interface Grid {
  readonly values: Float64Array
  readonly rows: number
  readonly cols: number
  readonly pointAt: (row: number, col: number) => Point
}

function sample(field: Field, level: number, area: Area, step: number): Grid {
  const cols = Math.ceil(area.width / step) + 3
  const rows = Math.ceil(area.height / step) + 3
  const values = new Float64Array(rows * cols).fill(1)
  const pointAt = (row: number, col: number): Point => ({ x: area.x + (col - 1) * step, y: area.y + (row - 1) * step })
  for (let row = 1; row < rows - 1; row++) {
    for (let col = 1; col < cols - 1; col++) {
      const point = pointAt(row, col)
      values[row * cols + col] = field(point.x, point.y) - level
    }
  }
  return { values, rows, cols, pointAt }
}

interface Crossing {
  readonly name: string
  readonly point: Point
}

/** Where the line enters and leaves one square of the grid, with the lower side on its right. */
function segmentsOf(grid: Grid, row: number, col: number): [Crossing, Crossing][] {
  const corners: [number, number][] = [
    [row, col],
    [row, col + 1],
    [row + 1, col + 1],
    [row + 1, col],
  ]
  const low = corners.map(([r, c]) => (grid.values[r * grid.cols + c] ?? 1) <= 0)
  const enters: Crossing[] = []
  const leaves: Crossing[] = []
  for (let side = 0; side < 4; side++) {
    const from = corners[side] ?? [row, col]
    const to = corners[(side + 1) % 4] ?? [row, col]
    if (low[side] === low[(side + 1) % 4]) continue
    ;(low[side] ? leaves : enters).push(crossing(grid, from, to))
  }
  // a saddle has two entrances; each goes to the exit that follows it round the square, which keeps the low corners apart
  return leaves.flatMap((leave, index): [Crossing, Crossing][] => {
    const enter = low[0] ? enters[(index + enters.length - 1) % enters.length] : enters[index]
    return enter ? [[leave, enter]] : []
  })
}

function crossing(grid: Grid, a: [number, number], b: [number, number]): Crossing {
  const [first, second] = a[0] < b[0] || a[1] < b[1] ? [a, b] : [b, a]
  const va = grid.values[first[0] * grid.cols + first[1]] ?? 1
  const vb = grid.values[second[0] * grid.cols + second[1]] ?? 1
  const t = va / (va - vb)
  const pa = grid.pointAt(first[0], first[1])
  const pb = grid.pointAt(second[0], second[1])
  return {
    name: `${first[0]},${first[1]}>${second[0]},${second[1]}`,
    point: { x: pa.x + (pb.x - pa.x) * t, y: pa.y + (pb.y - pa.y) * t },
  }
}

function joined(next: Map<string, { readonly to: string; readonly point: Point }>): Point[][] {
  const loops: Point[][] = []
  for (const first of next.keys()) {
    const loop: Point[] = []
    let at = first
    for (let link = next.get(at); link; link = next.get(at)) {
      next.delete(at)
      loop.push(link.point)
      at = link.to
    }
    if (loop.length > 2) loops.push(loop)
  }
  return loops
}
