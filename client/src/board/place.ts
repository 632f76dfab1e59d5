import { apart, overlap, rectOf, type Point, type Rect, type Size } from './geometry.ts'

/** Where a card, a bubble or a note lies, so that it never covers what it speaks of. */

export type Side = 'above' | 'below' | 'right' | 'left'

export interface Wishes {
  /** The room that it stays in: the board's or the screen's pixels, from (0, 0). */
  readonly room: Size
  readonly size: Size
  /** What it speaks of; null if that has no place. */
  readonly anchor: Rect | null
  /** What one may want to click: covered only when there is no other way. */
  readonly avoid?: readonly Rect[]
  /** Better not covered. */
  readonly others?: readonly Rect[]
  /** Sides of the anchor, the best first. */
  readonly sides: readonly Side[]
  /** It may lie anywhere in the room, not only beside its anchor. */
  readonly anywhere?: boolean
}

export interface Place extends Point {
  /** The side of the anchor that it lies at; null where it lies elsewhere. */
  readonly side: Side | null
}

/** Between it and its anchor. */
const GAP = 10
/** Between it and the room's edge. */
const EDGE = 8
/** Beside its anchor it may be moved along by so much of its own size. */
const ALONG = [0, 0.36, -0.36]
/** A room is tried in so many steps across and down. */
const STEPS = 12

/** The place that covers the least, first of all of the anchor; among equals the nearest, then the best side. */
export function placeBeside(wishes: Wishes): Place {
  const { anchor, avoid = [], others = [], room, size } = wishes
  const covered = (rect: Rect, things: readonly Rect[]): number =>
    things.reduce((sum, thing) => sum + overlap(rect, thing), 0)
  const cost = (place: Place): number => {
    const rect = { ...place, ...size }
    const ofAnchor = anchor === null ? 0 : 1000 * overlap(rect, anchor) + 20 * Math.max(0, apart(rect, anchor) - GAP)
    return ofAnchor + 20 * covered(rect, avoid) + covered(rect, others)
  }
  const places = [...besidePlaces(wishes), ...(wishes.anywhere === true || anchor === null ? grid(room, size) : [])]
  let [best = { x: EDGE, y: EDGE, side: null }] = places
  let least = cost(best)
  for (const place of places.slice(1)) {
    const next = cost(place)
    if (next >= least) continue
    best = place
    least = next
  }
  return best
}

/** Where a note lies on the screen beside an element: above it best. */
export function besideOnScreen(note: HTMLElement, anchor: Element): Point {
  return placeBeside({
    room: { width: innerWidth, height: innerHeight },
    size: { width: note.offsetWidth, height: note.offsetHeight },
    anchor: rectOf(anchor),
    sides: ['above', 'below', 'right', 'left'],
  })
}

function besidePlaces({ anchor, room, size, sides }: Wishes): Place[] {
  if (anchor === null) return []
  const middle = { x: anchor.x + anchor.width / 2 - size.width / 2, y: anchor.y + anchor.height / 2 - size.height / 2 }
  const off: Readonly<Record<Side, number>> = {
    above: anchor.y - GAP - size.height,
    below: anchor.y + anchor.height + GAP,
    right: anchor.x + anchor.width + GAP,
    left: anchor.x - GAP - size.width,
  }
  return sides.flatMap((side) =>
    ALONG.map((part): Place => {
      const isUpright = side === 'above' || side === 'below'
      const at = isUpright
        ? { x: middle.x + part * size.width, y: off[side] }
        : { x: off[side], y: middle.y + part * size.height }
      return {
        x: inRoom(at.x, room.width - size.width),
        y: inRoom(at.y, room.height - size.height),
        side,
      }
    }),
  )
}

/** Places all over the room: from the top down, in each line from the middle outwards. */
function grid(room: Size, size: Size): Place[] {
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)
  const outwards = steps.toSorted((a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5))
  const at = (part: number, most: number): number => EDGE + part * Math.max(0, most - 2 * EDGE)
  return steps.flatMap((down) =>
    outwards.map((across) => ({
      x: at(across, room.width - size.width),
      y: at(down, room.height - size.height),
      side: null,
    })),
  )
}

function inRoom(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most - EDGE))
}
