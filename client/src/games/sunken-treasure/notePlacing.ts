import type { Rect, SeaLayout } from './layout.ts'
import { ringPoint } from './layout.ts'

/** Where a note with a price goes on the board. */

export interface NotePlace extends Rect {
  readonly side: 'above' | 'below' | 'right' | 'left'
}

/**
 * Where a note of this size goes that belongs to a spot: near it, on the board, and where it covers the least of `avoid` (legal
 * targets and what is chosen); among equals where it hides the least of the other pieces, then above the spot.
 */
export function notePlace(
  layout: SeaLayout,
  spot: Rect,
  size: { readonly width: number; readonly height: number },
  avoid: readonly Rect[],
  pieces: readonly Rect[] = [],
): NotePlace {
  const covered = (rect: Rect, others: readonly Rect[]): number =>
    others.reduce((sum, other) => sum + overlap(rect, other), 0)
  const cost = (rect: Rect): number => 1000 * overlap(rect, spot) + 20 * covered(rect, avoid) + covered(rect, pieces)
  return noteCandidates(spot, size)
    .map((place) => ({
      ...place,
      x: Math.min(layout.width - 8 - size.width, Math.max(8, place.x)),
      y: Math.min(layout.height - 8 - size.height, Math.max(8, place.y)),
    }))
    .reduce((best, next) => (cost(next) < cost(best) ? next : best))
}

/** On each side of the spot: centred, and along it towards either end. */
function noteCandidates(spot: Rect, size: { readonly width: number; readonly height: number }): NotePlace[] {
  const gap = 9
  const along = [0, 0.36, -0.36]
  const x = spot.x + spot.width / 2 - size.width / 2
  const y = spot.y + spot.height / 2 - size.height / 2
  return [
    ...along.map((part) => ({ side: 'above' as const, x: x + part * size.width, y: spot.y - gap - size.height })),
    ...along.map((part) => ({ side: 'below' as const, x: x + part * size.width, y: spot.y + spot.height + gap })),
    ...along.map((part) => ({ side: 'right' as const, x: spot.x + spot.width + gap, y: y + part * size.height })),
    ...along.map((part) => ({ side: 'left' as const, x: spot.x - gap - size.width, y: y + part * size.height })),
  ].map((place) => ({ ...place, ...size }))
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** The square round the ring of a space one may go to, for `notePlace` to keep free. */
export function ringRect(layout: SeaLayout, column: number, row: number): Rect {
  const { x, y } = ringPoint(layout, column, row)
  const reach = layout.ring + 2
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
}
