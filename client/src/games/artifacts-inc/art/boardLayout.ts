/**
 * Where things are on the boards that everybody uses: museums, public cards and the dive. Pixels of their own
 * drawings.
 */
import type { Rect } from './types.ts'

/** A museum and the dive; two public cards with `publicGap` between them are as high as one of these. */
export const boardSize = { width: 176, height: 132 } as const
export const publicSize = { width: 176, height: 64 } as const
export const publicGap = 4

/** Where the die lies on a museum or on a public card, and where a pointer aims. */
export const museumWell: Rect = { x: 9, y: 33, width: 32, height: 32 }
export const publicWell: Rect = { x: 9, y: 25, width: 32, height: 32 }

const wall: Rect = { x: 50, y: 34, width: 121, height: 94 }

/** The picture frame of an order on the wall of a museum with `count` orders, six or nine, in reading order. */
export function orderRect(count: number, order: number): Rect {
  const columns = 3
  const rows = Math.max(1, Math.ceil(count / columns))
  const width = wall.width / columns
  const height = Math.min(38, wall.height / rows)
  const top = wall.y + (wall.height - height * rows) / 2
  return {
    x: wall.x + (order % columns) * width + 2,
    y: top + Math.floor(order / columns) * height + 2,
    width: width - 4,
    height: height - 4,
  }
}

/** What a pointer hits of an order: up to the frames beside it, and on a tablet high enough for a finger. */
export function orderTarget(count: number, order: number): Rect {
  const { x, y, width, height } = orderRect(count, order)
  return { x: x - 2, y: y - 2.7, width: width + 4, height: height + 5.4 }
}

/** The top card of the underwater stack, and the place for dice beside it. */
export const diveCard: Rect = { x: 98, y: 38, width: 62, height: 84 }
export const diveWell: Rect = { x: 10, y: 42, width: 78, height: 54 }

/** One of `count` dice that dive together. */
export function diveDieRect(count: number, die: number): Rect {
  const columns = count <= 1 ? 1 : count <= 4 ? 2 : count <= 6 ? 3 : 4
  const rows = Math.ceil(Math.max(1, count) / columns)
  const size = count <= 1 ? 34 : count <= 6 ? 24 : 18
  const step = size + 2
  const inRow = Math.min(columns, count - Math.floor(die / columns) * columns)
  return {
    x: diveWell.x + (diveWell.width - inRow * step) / 2 + (die % columns) * step + 1,
    y: diveWell.y + (diveWell.height - rows * step) / 2 + Math.floor(die / columns) * step + 1,
    width: size,
    height: size,
  }
}
