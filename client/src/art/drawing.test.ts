import { describe, expect, it } from 'vitest'
import { distanceTo, makeCoast } from './coast.ts'
import type { Cell } from './outline.ts'
import { penCross } from './pen.ts'
import { makeNoise, makeRandom, seedOf } from './random.ts'
import { distanceToPolygon, makeShore } from './shore.ts'
import { soundings } from './soundings.ts'
import { tornEdge, tornPaper } from './tornPaper.ts'

const numbersIn = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

describe('seeded drawing', () => {
  it('is the same for the same seed and different for another', () => {
    expect(tornPaper(7, 120, 90)).toBe(tornPaper(7, 120, 90))
    expect(tornPaper(7, 120, 90)).not.toBe(tornPaper(8, 120, 90))
    expect(penCross('P01:3', 60)).toEqual(penCross('P01:3', 60))
    expect(penCross('P01:3', 60)).not.toEqual(penCross('P01:4', 60))
  })

  it('seeds from a text, and spreads over [0, 1)', () => {
    expect(seedOf('foobar')).toBe(0xbf9cf968)
    const random = makeRandom(1)
    const numbers = Array.from({ length: 1000 }, random)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThan(1)
    expect(numbers.reduce((a, b) => a + b) / 1000).toBeCloseTo(0.5, 1)
  })

  it('has noise without steps, in [-1, 1]', () => {
    const noise = makeNoise(3)
    for (let i = 0; i < 500; i++) {
      const here = noise(i * 0.137, i * 0.071)
      expect(Math.abs(here)).toBeLessThanOrEqual(1)
      expect(Math.abs(here - noise(i * 0.137 + 0.001, i * 0.071))).toBeLessThan(0.02)
    }
  })
})

describe('tornPaper', () => {
  it('stays inside its sheet and near its edge', () => {
    for (const { x, y } of tornEdge(42, 428, 400)) {
      const deep = Math.min(x, y, 428 - x, 400 - y)
      expect(deep).toBeGreaterThanOrEqual(-1)
      expect(deep).toBeLessThanOrEqual(10)
    }
  })
})

describe('penCross', () => {
  it('stays inside its box', () => {
    for (let box = 0; box < 64; box++) {
      for (const value of penCross(`P01:${box}`, 60).flatMap(numbersIn)) expect(Math.abs(value)).toBeLessThan(28)
    }
  })
})

describe('makeCoast', () => {
  const ring: Cell[] = [0, 1, 2]
    .flatMap((row) => [0, 1, 2].map((col): Cell => [row, col]))
    .filter(([r, c]) => r !== 1 || c !== 1)

  it('measures the way to the nearest box', () => {
    expect(distanceTo(ring)(1.5, 1.5)).toBe(0.5)
    expect(distanceTo(ring)(2.5, 0.5)).toBe(0)
    expect(distanceTo(ring)(-3, -4)).toBe(5)
  })

  it('keeps the lagoon of an island with a hole', () => {
    const coast = makeCoast(ring, 60, 5)
    expect(coast.land.split('M')).toHaveLength(3)
    expect(coast.depths).toHaveLength(3)
  })

  it('wraps every box with a rim', () => {
    const values = numbersIn(makeCoast(ring, 100, 11).land)
    expect(Math.min(...values)).toBeLessThan(-2)
    expect(Math.min(...values)).toBeGreaterThan(-25)
    expect(Math.max(...values)).toBeGreaterThan(302)
    expect(Math.max(...values)).toBeLessThan(325)
  })
})

describe('makeShore', () => {
  const square = [
    { x: 40, y: 40 },
    { x: 80, y: 40 },
    { x: 80, y: 80 },
    { x: 40, y: 80 },
  ]

  it('measures inside and outside', () => {
    expect(distanceToPolygon(square)(60, 60)).toBe(-20)
    expect(distanceToPolygon(square)(83, 84)).toBe(5)
  })

  it('stays within its roughness and gives one line a depth', () => {
    const shore = makeShore(square, [30, 10], { width: 120, height: 120, rough: 4, seed: 2 })
    expect(shore.depths.map((path) => path.split('M').length - 1)).toEqual([1, 1])
    const values = numbersIn(shore.land)
    expect(Math.min(...values)).toBeGreaterThan(33)
    expect(Math.max(...values)).toBeLessThan(87)
  })
})

describe('soundings', () => {
  it('keep their distance and stay where there is room', () => {
    const found = soundings(9, 428, 400, 40, (x) => x - 200)
    expect(found.length).toBeGreaterThan(4)
    for (const a of found) {
      expect(a.x).toBeGreaterThanOrEqual(200)
      for (const b of found.filter((other) => other !== a))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(40)
    }
  })
})
