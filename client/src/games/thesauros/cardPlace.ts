import type { Rect } from './layout.ts'

/** Where the card lies over the chart: in the chart's pixels on the screen. */

export interface CardWishes {
  /** The room there is. */
  readonly room: { readonly width: number; readonly height: number }
  readonly size: { readonly width: number; readonly height: number }
  /** What it belongs to: it lies right of it, or left. */
  readonly anchor: Rect | null
  /** What one may want to click. */
  readonly avoid: readonly Rect[]
  /** What had better be seen. */
  readonly others: readonly Rect[]
}

const MARGIN = 10

/** Of a grid of places and those beside its anchor the one that covers the least, and of these the nearest to the anchor. */
export function cardPlace({ room, size, anchor, avoid, others }: CardWishes): {
  readonly x: number
  readonly y: number
} {
  const right = Math.max(MARGIN, room.width - size.width - MARGIN)
  const low = Math.max(MARGIN, room.height - size.height - MARGIN)
  const fit = (value: number, most: number): number => Math.min(most, Math.max(MARGIN, value))
  const beside =
    anchor === null
      ? []
      : [
          { x: fit(anchor.x + anchor.width + MARGIN, right), y: fit(anchor.y + anchor.height / 2 - 24, low) },
          { x: fit(anchor.x - size.width - MARGIN, right), y: fit(anchor.y + anchor.height / 2 - 24, low) },
        ]
  const steps = Array.from({ length: 13 }, (_, step) => step / 12)
  const grid = steps.flatMap((across) =>
    steps.map((down) => ({ x: MARGIN + across * (right - MARGIN), y: MARGIN + down * (low - MARGIN) })),
  )
  const cost = (place: { x: number; y: number }): number => {
    const rect = { ...place, ...size }
    const far =
      anchor === null
        ? 0
        : Math.hypot(place.x - anchor.x - anchor.width - MARGIN, place.y + 24 - anchor.y - anchor.height / 2)
    const hides = anchor === null ? 0 : overlap(rect, anchor)
    const covered = avoid.reduce((sum, other) => sum + overlap(rect, other), 0)
    return 60 * covered + 20 * hides + others.reduce((sum, other) => sum + overlap(rect, other), 0) + far * 20
  }
  return [...beside, ...grid].reduce((best, place) => (cost(place) < cost(best) ? place : best))
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}
