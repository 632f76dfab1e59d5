import { makeNoise, makeRandom } from './random.ts'
import type { Point } from './path.ts'
import { polygonPath } from './path.ts'

/**
 * The edge of a torn sheet as a closed path: a rectangle of `width` by `height` pixels walked every few pixels and pushed
 * inwards by a slow wave and a fine grain, at most 9 pixels. The same seed gives the same tear.
 */
export function tornPaper(seed: number, width: number, height: number): string {
  return polygonPath(tornEdge(seed, width, height))
}

export function tornEdge(seed: number, width: number, height: number): Point[] {
  const random = makeRandom(seed)
  const drift = makeNoise(seed)
  const points: Point[] = []
  const inset = (along: number, side: number): number =>
    4.2 + 2.6 * drift(along / 60, side * 17.3) + 1.1 * drift(along / 19, side * 31.7) + (random() - 0.5) * 2.2
  const walk = (length: number, side: number, place: (along: number, deep: number) => Point): void => {
    const steps = Math.max(2, Math.round(length / 5))
    for (let i = 0; i < steps; i++) points.push(place((i / steps) * length, inset((i / steps) * length, side)))
  }
  walk(width, 0, (along, deep) => ({ x: Math.max(along, deep), y: deep }))
  walk(height, 1, (along, deep) => ({ x: width - deep, y: Math.max(along, deep) }))
  walk(width, 2, (along, deep) => ({ x: Math.min(width - along, width - deep), y: height - deep }))
  walk(height, 3, (along, deep) => ({ x: deep, y: Math.min(height - along, height - deep) }))
  return points
}
