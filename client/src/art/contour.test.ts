import { describe, expect, it } from 'vitest'
import type { Field } from './contour.ts'
import { contourLoops } from './contour.ts'

const area = { x: -10, y: -10, width: 20, height: 20 }
const disc =
  (cx: number, cy: number, radius: number): Field =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - radius
const areaOf = (loop: readonly { x: number; y: number }[]): number =>
  loop.reduce((sum, p, i) => {
    const q = loop[(i + 1) % loop.length] ?? p
    return sum + (p.x * q.y - q.x * p.y) / 2
  }, 0)

describe('contourLoops', () => {
  it('goes once round a disc, at its radius', () => {
    const loops = contourLoops(disc(0, 0, 3), 1, area, 0.5)
    expect(loops).toHaveLength(1)
    for (const point of loops[0] ?? []) expect(Math.hypot(point.x, point.y)).toBeCloseTo(4, 1)
    expect(Math.abs(areaOf(loops[0] ?? []))).toBeCloseTo(Math.PI * 16, 0)
  })

  it('keeps two islands apart', () => {
    const two: Field = (x, y) => Math.min(disc(-5, 0, 2)(x, y), disc(5, 0, 2)(x, y))
    expect(contourLoops(two, 0, area, 0.5)).toHaveLength(2)
  })

  it('gives the shore of a lagoon the other direction', () => {
    const ring: Field = (x, y) => Math.abs(Math.hypot(x, y) - 5) - 2
    const areas = contourLoops(ring, 0, area, 0.5).map(areaOf)
    expect(areas).toHaveLength(2)
    expect(Math.sign(areas[0] ?? 0)).toBe(-Math.sign(areas[1] ?? 0))
  })

  it('parts low corners that meet in a saddle, all loops closed', () => {
    const saddle: Field = (x, y) => (x > 0 === y > 0 ? -1 : 1)
    const loops = contourLoops(saddle, 0, { x: -2, y: -2, width: 4, height: 4 }, 1)
    for (const loop of loops) {
      loop.forEach((point, i) => {
        const following = loop[(i + 1) % loop.length] ?? point
        expect(Math.hypot(point.x - following.x, point.y - following.y)).toBeLessThan(1.5)
      })
    }
    expect(loops).toHaveLength(2)
  })

  it('closes a line at the border of the area', () => {
    const loops = contourLoops(() => -1, 0, area, 1)
    expect(loops).toHaveLength(1)
    expect(Math.abs(areaOf(loops[0] ?? []))).toBeGreaterThan(400)
  })
})
