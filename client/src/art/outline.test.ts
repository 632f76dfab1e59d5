import { describe, expect, it } from 'vitest'
import type { Cell } from './outline.ts'
import { outlineOf, outlinePath, signedArea } from './outline.ts'

const cellsOf = (rows: readonly string[]): Cell[] =>
  rows.flatMap((row, r) => [...row].flatMap((mark, c): Cell[] => (mark === '.' ? [] : [[r, c]])))

describe('outlineOf', () => {
  it('gives four corners for one box', () => {
    expect(outlineOf([[2, 3]])).toEqual([
      [
        { x: 3, y: 2 },
        { x: 4, y: 2 },
        { x: 4, y: 3 },
        { x: 3, y: 3 },
      ],
    ])
  })

  it('merges neighbours and drops corners on a straight side', () => {
    expect(outlineOf(cellsOf(['oo', '.o']))).toEqual([
      [
        { x: 0, y: 0 },
        { x: 2, y: 0 },
        { x: 2, y: 2 },
        { x: 1, y: 2 },
        { x: 1, y: 1 },
        { x: 0, y: 1 },
      ],
    ])
  })

  it('gives a hole its own loop, the other way round', () => {
    const loops = outlineOf(cellsOf(['ooo', 'o.o', 'ooo']))
    expect(loops.map((loop) => [loop.length, signedArea(loop)])).toEqual([
      [4, 9],
      [4, -1],
    ])
  })

  it('parts two boxes that touch only in a corner', () => {
    const loops = outlineOf(cellsOf(['o.', '.o']))
    expect(loops.map((loop) => [loop.length, signedArea(loop)])).toEqual([
      [4, 1],
      [4, 1],
    ])
  })

  it('parts two holes that touch in a corner, and keeps the area', () => {
    const rows = ['oooo', 'o.oo', 'oo.o', 'oooo']
    const areas = outlineOf(cellsOf(rows)).map(signedArea)
    expect(areas.filter((area) => area > 0)).toEqual([16])
    expect(areas.filter((area) => area < 0).reduce((sum, area) => sum + area, 0)).toBe(-2)
  })

  it('encloses as many boxes as it was given, for every set of boxes of a 3x3 grid', () => {
    for (let mask = 1; mask < 512; mask++) {
      const cells = Array.from({ length: 9 }, (_, i): Cell => [Math.floor(i / 3), i % 3]).filter(
        (_, i) => mask & (1 << i),
      )
      const loops = outlineOf(cells)
      expect(loops.reduce((sum, loop) => sum + signedArea(loop), 0)).toBe(cells.length)
      for (const loop of loops) {
        loop.forEach((p, i) => {
          const q = loop[(i + 1) % loop.length] ?? p
          expect((p.x === q.x) !== (p.y === q.y)).toBe(true)
        })
      }
    }
  })

  it('has no shore around nothing', () => {
    expect(outlineOf([])).toEqual([])
  })
})

describe('outlinePath', () => {
  it('scales and moves', () => {
    expect(outlinePath([[0, 1]], 10, 5, 7)).toBe('M15 7L25 7L25 17L15 17Z')
  })
})
