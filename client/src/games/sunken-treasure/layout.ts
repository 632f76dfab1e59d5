import type { SeatColor } from '../../art/seats.tsx'
import { grown, type Point, type Rect } from '../../board/geometry.ts'

export type { Point, Rect }

/**
 * Numbers of the Sunken Treasure board: where lanes, spaces and docks are, in the pixels of its own drawing. Columns are 1-6
 * from the left and rows 1 (the surface) to 5 (the deepest), as in the rules. What lies in a space: placing.ts.
 */

export const columns = 6
export const rows = 5

export interface SeaLayout {
  readonly width: number
  readonly height: number
  /** Left edge of column 1; the margin before it holds the row names and, at the surface, the ships that have not set out. */
  readonly left: number
  readonly lane: number
  /** Tops of rows 1-5, then the foot of row 5. */
  readonly tops: readonly [number, number, number, number, number, number]
  /** Where ships float, inside row 1. */
  readonly waterline: number
  readonly tile: number
  readonly tileGap: number
  readonly tilesPerLine: number
  /** Radius of a bathyscaphe's sphere, and of the plate with its letter. */
  readonly boat: number
  readonly boatPlate: number
  readonly shipScale: number
  readonly flagScale: number
  /** Radius of the ring that marks a space one may go to. */
  readonly ring: number
  readonly textSize: number
  readonly headSize: number
  /** The smallest letters on pieces. */
  readonly letters: number
}

const foot = 28
/** No letter is smaller on the screen, in pixels; a little more than asked, for what rounding takes. */
const LEAST_LETTERS = 12.1

/** My screen is wide: 1086 wide and as high as there is room, 440 to 640 pixels. */
export function makeLargeSea(room: number): SeaLayout {
  const height = Math.round(Math.min(640, Math.max(440, room)))
  const surface = Math.round(80 + (height - 440) * 0.16)
  const row = (height - foot - surface) / 4
  const boat = Math.min(16, (row - 50) / 2.72)
  return {
    width: 1086,
    height,
    left: 66,
    lane: 160,
    tops: [12, surface, surface + row, surface + 2 * row, surface + 3 * row, height - foot],
    waterline: surface - 20,
    tile: 36,
    tileGap: 5,
    tilesPerLine: 4,
    boat,
    boatPlate: Math.max(6.7, boat * 0.475),
    shipScale: 0.94,
    flagScale: 1,
    ring: 6,
    textSize: 13,
    headSize: 16,
    letters: LEAST_LETTERS,
  }
}

export const largeSea: SeaLayout = makeLargeSea(500)

/**
 * A phone: narrow lanes and two tiles side by side, so that the whole sea fits into 390 x 346 with tiles of 23 pixels; zoomed in,
 * every piece is a target for a thumb (`thumbZoom`). Letters are large, to be read in the overview too.
 */
export const phoneSea: SeaLayout = {
  width: 700,
  height: 612,
  left: 38,
  lane: 104,
  tops: [12, 96, 194, 292, 437, 582],
  waterline: 72,
  tile: 42,
  tileGap: 5,
  tilesPerLine: 2,
  boat: 16,
  boatPlate: 11.4,
  shipScale: 1,
  flagScale: 0.98,
  ring: 9,
  textSize: 21,
  headSize: 24,
  letters: LEAST_LETTERS,
}

/** A tablet held upright: as wide as a phone's, and no higher than its pieces need, so that the hand is in sight below it. */
export const tabletSea: SeaLayout = {
  ...phoneSea,
  height: 590,
  tops: [9, 87, 183, 279, 421, 563],
  waterline: 64,
  boat: 15,
  headSize: 22,
}

/** The same sea shown at a scale: letters are as large as it takes to read them there. */
export function readableAt(layout: SeaLayout, scale: number): SeaLayout {
  const letters = LEAST_LETTERS / scale
  return { ...layout, letters, textSize: Math.max(layout.textSize, letters) }
}

/** Keys of what can be pointed at; they are also the anchors that flights start from (`data-anchor`). */
export type SpotKey =
  | `space:c${number}r${number}`
  | `tile:${string}`
  | `boat:c${number}r${number}:${SeatColor}:${number}`
  | `ship:${SeatColor}`
  | `card:${string}`
  | 'dock:left'
  | 'dock:right'

/** A space of rows 2-5, or with row 1 the place where a ship stops. */
export function spaceKey(column: number, row: number): SpotKey {
  return `space:c${column}r${row}`
}

/** A tile by its id, `jade-bell`. */
export function tileKey(id: string): SpotKey {
  return `tile:${id}`
}

/** A seat's bathyscaphe in a space, counted from 0. Boats of one seat in one space are alike. */
export function boatKey(column: number, row: number, color: SeatColor, index: number): SpotKey {
  return `boat:c${column}r${row}:${color}:${index}`
}

export function shipKey(color: SeatColor): SpotKey {
  return `ship:${color}`
}

/** A card of the hand by its colour. */
export function cardKey(color: string): SpotKey {
  return `card:${color}`
}

/** Where a ship may be sent: a column (row 1 of it) or 7, off the board. */
export function stopKey(place: number): SpotKey {
  return place > columns ? 'dock:right' : place < 1 ? 'dock:left' : spaceKey(place, 1)
}

/** Left edge of a column, 1-6; 7 is the right edge of the last. */
export function laneX(layout: SeaLayout, column: number): number {
  return layout.left + (column - 1) * layout.lane
}

export function spaceRect(layout: SeaLayout, column: number, row: number): Rect {
  const top = layout.tops[row - 1] ?? 0
  return {
    x: laneX(layout, column),
    y: top,
    width: layout.lane,
    height: (layout.tops[row] ?? layout.height) - top,
  }
}

/** The margin beside the surface where ships wait: left before they set out, right when they are off the board. */
export function dockRect(layout: SeaLayout, side: 'left' | 'right'): Rect {
  const y = layout.tops[0]
  const height = layout.tops[1] - y
  const right = laneX(layout, columns + 1)
  return side === 'left'
    ? { x: 8, y, width: layout.left - 9, height }
    : { x: right + 1, y, width: layout.width - right - 9, height }
}

/** Wide enough for a finger on a tablet's sea, in its pixels. */
export const FINGER = 42

/** Where a pointer hits a dock: all of the margin, and some of the lane beside it for fingers. */
export function dockTarget(layout: SeaLayout, side: 'left' | 'right'): Rect {
  const { x, y, width, height } = dockRect(layout, side)
  const wide = Math.max(FINGER, side === 'left' ? x + width : layout.width - x)
  return { x: side === 'left' ? 0 : layout.width - wide, y, width: wide, height }
}

/** The middle of the ring in a space's upper right corner, above where boats stand. */
export function ringPoint(layout: SeaLayout, column: number, row: number): Point {
  const space = spaceRect(layout, column, row)
  return { x: space.x + space.width - layout.ring - 8, y: space.y + layout.ring + (row === 1 ? 8 : 2) }
}

/** The space or dock under a point; null on the frame. */
export function spaceAt(layout: SeaLayout, x: number, y: number): SpotKey | null {
  for (const side of ['left', 'right'] as const) if (isInside(dockRect(layout, side), x, y)) return `dock:${side}`
  const column = Math.floor((x - layout.left) / layout.lane) + 1
  const row = layout.tops.findLastIndex((top) => y >= top) + 1
  return column >= 1 && column <= columns && row >= 1 && row <= rows ? spaceKey(column, row) : null
}

export function isInside(rect: Rect, x: number, y: number): boolean {
  return x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height
}

/** Zoom at which tiles, boats and rings are 44 pixels apart or more. */
export function thumbZoom(layout: SeaLayout): number {
  return 44 / Math.min(layout.tile, 2 * layout.boat + 4)
}

/** The square round the ring of a space one may go to. */
export function ringRect(layout: SeaLayout, column: number, row: number): Rect {
  return grown({ ...ringPoint(layout, column, row), width: 0, height: 0 }, layout.ring + 2)
}
