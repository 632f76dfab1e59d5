import type { Point, Rect, SpotKey } from './layout.ts'

/** Where one piece is. */
export interface Place {
  readonly key: SpotKey
  /** The middle. */
  readonly x: number
  readonly y: number
  /** What a pointer hits. */
  readonly rect: Rect
}

/** Water between a piece and the border of its lane, so that full lanes stay apart. */
export const sideGap = 5

/** The middle of a piece in a row of `count`, centred in the space; the step shrinks so that the row fits. */
export function spread(rect: Rect, count: number, step: number, size: number, index: number): number {
  const room = rect.width - 2 * sideGap - size
  const fitted = count > 1 ? Math.min(step, room / (count - 1)) : 0
  return rect.x + rect.width / 2 + (index - (count - 1) / 2) * fitted
}

/** A box of that size round a point. */
export function around(middle: Point, width: number, height: number): Rect {
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
}
