import type { Cell } from '../../art/outline.ts'
import type { Point, Rect } from '../../board/geometry.ts'

export type { Rect }

/** Numbers of the Silver & Gold drawings: where boxes are on a chart scrap, in the pixels of its own drawing. */

export const columns = 4

export interface ScrapLayout {
  readonly width: number
  readonly height: number
  /** Side of a box. */
  readonly box: number
  /** Top of a four-row island; a three-row island stands half a box lower. */
  readonly top: number
  readonly nameSize: number
  readonly textSize: number
  readonly points: { readonly x: number; readonly y: number; readonly radius: number }
}

/** My islands on a wide screen. */
export const largeScrap: ScrapLayout = {
  width: 428,
  height: 400,
  box: 66,
  top: 84,
  nameSize: 20,
  textSize: 13,
  points: { x: 386, y: 38, radius: 19 },
}

/** My islands on a phone, one at a time: boxes of 57 are comfortable for a thumb. */
export const phoneScrap: ScrapLayout = {
  width: 372,
  height: 340,
  box: 57,
  top: 74,
  nameSize: 18,
  textSize: 13,
  points: { x: 336, y: 35, radius: 17 },
}

/** A scrap on display. */
export const displayScrap: ScrapLayout = {
  width: 152,
  height: 184,
  box: 27,
  top: 44,
  nameSize: 14,
  textSize: 13,
  points: { x: 24, y: 24, radius: 14 },
}

export function boxOf([row, col]: Cell): number {
  return row * columns + col
}

export function cellOf(box: number): Cell {
  return [Math.floor(box / columns), box % columns]
}

/** Whether the island has a box there; off the grid it has none. */
export function hasBox(rows: readonly string[], [row, col]: Cell): boolean {
  const mark = col >= 0 && col < columns ? rows[row]?.[col] : undefined
  return mark !== undefined && mark !== '.'
}

/** The numbers of an island's boxes, row by row. */
export function boxesOf(rows: readonly string[]): number[] {
  return rows.flatMap((row, r) => [...row].flatMap((mark, c) => (mark === '.' ? [] : [boxOf([r, c])])))
}

/** The top left corner of the island's grid on the scrap. */
export function gridOrigin(layout: ScrapLayout, rows: readonly string[]): Point {
  return {
    x: (layout.width - columns * layout.box) / 2,
    y: layout.top + ((columns - rows.length) * layout.box) / 2,
  }
}

/** The square of a cell, on the island or off it. */
function cellRect(layout: ScrapLayout, rows: readonly string[], [row, col]: Cell): Rect {
  const origin = gridOrigin(layout, rows)
  return { x: origin.x + col * layout.box, y: origin.y + row * layout.box, width: layout.box, height: layout.box }
}

/** The square of a box by its number. */
export function boxRect(layout: ScrapLayout, rows: readonly string[], box: number): Rect {
  return cellRect(layout, rows, cellOf(box))
}

/** The cell under a point of the scrap, also off the island (rows and columns may be negative). */
export function cellAt(layout: ScrapLayout, rows: readonly string[], x: number, y: number): Cell {
  const origin = gridOrigin(layout, rows)
  return [Math.floor((y - origin.y) / layout.box), Math.floor((x - origin.x) / layout.box)]
}

/** The island's box under a point of the scrap; null on water. */
export function boxAt(layout: ScrapLayout, rows: readonly string[], x: number, y: number): number | null {
  const cell = cellAt(layout, rows, x, y)
  return hasBox(rows, cell) ? boxOf(cell) : null
}
