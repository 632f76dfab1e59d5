import { makeRandom, seedOf } from './random.ts'
import type { Point } from './path.ts'
import { polygonPath } from './path.ts'

/**
 * A cross drawn with a pen: two strokes as filled outlines, swelling in the middle, in a square of `size` pixels whose
 * middle is (0, 0). Each card and box has its own hand: the seed is any text that names them.
 */
export function penCross(seed: string, size: number): readonly [string, string] {
  const random = makeRandom(seedOf(seed))
  const off = (amount: number): number => (random() - 0.5) * 2 * amount * size
  const reach = size * (0.33 + random() * 0.03)
  const stroke = (side: 1 | -1): string => {
    const from = { x: -reach * side + off(0.035), y: -reach + off(0.035) }
    const to = { x: reach * side + off(0.035), y: reach + off(0.035) }
    const bend = { x: off(0.075), y: off(0.075) }
    return penStroke(from, bend, to, size * (0.036 + random() * 0.006))
  }
  return [stroke(1), stroke(-1)]
}

/** One quadratic stroke of a pen from `from` by `bend` to `to`, at most `2 * weight` pixels wide. */
function penStroke(from: Point, bend: Point, to: Point, weight: number): string {
  const steps = 12
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const point = {
      x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bend.x + t * t * to.x,
      y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bend.y + t * t * to.y,
    }
    const dx = 2 * (1 - t) * (bend.x - from.x) + 2 * t * (to.x - bend.x)
    const dy = 2 * (1 - t) * (bend.y - from.y) + 2 * t * (to.y - bend.y)
    const length = Math.hypot(dx, dy) || 1
    const half = weight * Math.sin(Math.PI * (0.86 * t + 0.13)) ** 0.75
    left.push({ x: point.x - (dy / length) * half, y: point.y + (dx / length) * half })
    right.push({ x: point.x + (dy / length) * half, y: point.y - (dx / length) * half })
  }
  return polygonPath([...left, ...right.toReversed()])
}
