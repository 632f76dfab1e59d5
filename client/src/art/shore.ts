import type { Field } from './contour.ts'
import { contourLoops } from './contour.ts'
import type { Point } from './path.ts'
import { smoothPath } from './path.ts'
import { makeNoise } from './random.ts'

/** Signed distance in pixels to a closed polygon, negative inside. */
export function distanceToPolygon(corners: readonly Point[]): Field {
  return (x, y) => {
    let best = Infinity
    let inside = false
    corners.forEach((a, index) => {
      const b = corners[(index + 1) % corners.length] ?? a
      const dx = b.x - a.x
      const dy = b.y - a.y
      const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)))
      best = Math.min(best, Math.hypot(x - a.x - t * dx, y - a.y - t * dy))
      if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / dy) * dx) inside = !inside
    })
    return inside ? -best : best
  }
}

/**
 * The shore of an island given by a few corners and depth lines at `depths` pixels from it (deepest first), roughened by
 * up to `rough` pixels, as smooth closed paths within a picture of `width` by `height`.
 */
export function makeShore(
  corners: readonly Point[],
  depths: readonly number[],
  picture: { readonly width: number; readonly height: number; readonly rough: number; readonly seed: number },
): { readonly land: string; readonly depths: readonly string[] } {
  const distance = distanceToPolygon(corners)
  const bendX = makeNoise(picture.seed)
  const bendY = makeNoise(picture.seed ^ 0x5bd1e995)
  const bend = (noise: typeof bendX, x: number, y: number): number =>
    picture.rough * (0.75 * noise(x / 34, y / 34) + 0.35 * noise(x / 9, y / 9))
  const field: Field = (x, y) => distance(x + bend(bendX, x, y), y + bend(bendY, x, y))
  const area = { x: -20, y: -20, width: picture.width + 40, height: picture.height + 40 }
  const line = (level: number): string => contourLoops(field, level, area, 5).map(smoothPath).join('')
  return { land: contourLoops(field, 0, area, 3).map(smoothPath).join(''), depths: depths.map(line) }
}
