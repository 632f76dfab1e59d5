import type { Point } from './path.ts'
import { polygonPath } from './path.ts'

/** A box of a grid: row from the top, column from the left; both may be negative. */
export type Cell = readonly [row: number, col: number]

/**
 * The boundary of a set of boxes as closed loops of corners, in box units: outer shores clockwise, shores of holes
 * counter-clockwise. Two boxes that touch only in a corner get two loops, so that the line never crosses itself.
 */
export function outlineOf(cells: Iterable<Cell>): Point[][] {
  const inside = new Set([...cells].map(([row, col]) => key(col, row)))
  const edges = boundaryEdges(inside)
  const loops: Point[][] = []
  for (const first of edges.keys()) {
    if (!edges.has(first)) continue
    loops.push(withoutStraightCorners(walk(edges, first)))
  }
  return loops
}

/** The area of a closed loop, positive when it runs clockwise on a screen: so a hole has a negative one. */
export function signedArea(loop: readonly Point[]): number {
  return loop.reduce((sum, a, index) => {
    const b = loop[(index + 1) % loop.length] ?? a
    return sum + (a.x * b.y - b.x * a.y) / 2
  }, 0)
}

/** The same boundary as one SVG path (fill-rule evenodd), scaled to boxes of `size` pixels from (x, y). */
export function outlinePath(cells: Iterable<Cell>, size: number, x = 0, y = 0): string {
  return outlineOf(cells)
    .map((loop) => polygonPath(loop.map((p) => ({ x: x + p.x * size, y: y + p.y * size }))))
    .join('')
}

interface Edge {
  readonly from: Point
  readonly to: Point
}

/** The sides with a box on their right and none on their left, by start and direction. */
function boundaryEdges(inside: ReadonlySet<string>): Map<string, Edge> {
  const edges = new Map<string, Edge>()
  const add = (ax: number, ay: number, bx: number, by: number): void => {
    const edge = { from: { x: ax, y: ay }, to: { x: bx, y: by } }
    edges.set(edgeKey(edge.from, bx - ax, by - ay), edge)
  }
  for (const text of inside) {
    const [x = 0, y = 0] = text.split(',').map(Number)
    if (!inside.has(key(x, y - 1))) add(x, y, x + 1, y)
    if (!inside.has(key(x + 1, y))) add(x + 1, y, x + 1, y + 1)
    if (!inside.has(key(x, y + 1))) add(x + 1, y + 1, x, y + 1)
    if (!inside.has(key(x - 1, y))) add(x, y + 1, x, y)
  }
  return edges
}

/** Follows sides from one start, taking them out; where two shores meet in a corner it turns right, round its own box. */
function walk(edges: Map<string, Edge>, first: string): Point[] {
  const loop: Point[] = []
  let at: string | undefined = first
  while (at !== undefined) {
    const edge: Edge | undefined = edges.get(at)
    if (!edge) break
    edges.delete(at)
    loop.push(edge.from)
    const dx = edge.to.x - edge.from.x
    const dy = edge.to.y - edge.from.y
    const turns: [number, number][] = [
      [-dy, dx],
      [dx, dy],
      [dy, -dx],
    ]
    at = turns.map(([x, y]) => edgeKey(edge.to, x, y)).find((candidate) => edges.has(candidate))
  }
  return loop
}

function withoutStraightCorners(loop: readonly Point[]): Point[] {
  return loop.filter((point, index) => {
    const before = loop[(index + loop.length - 1) % loop.length] ?? point
    const after = loop[(index + 1) % loop.length] ?? point
    return (point.x - before.x) * (after.y - point.y) !== (point.y - before.y) * (after.x - point.x)
  })
}

function key(x: number, y: number): string {
  return `${x},${y}`
}

function edgeKey(from: Point, dx: number, dy: number): string {
  return `${from.x},${from.y}:${dx},${dy}`
}
