import type { Rect } from './art/types.ts'

/**
 * Where the glass lies: beside the card (right, left, below, above), wholly in the room, and where it covers the least of what one
 * may want to click.
 * @param avoid what may be clicked now
 * @param others what else lies there: better covered than that, better left in sight
 */
export function glassPlace(
  anchor: Rect | null,
  size: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
  avoid: readonly Rect[],
  others: readonly Rect[] = [],
): { readonly x: number; readonly y: number } {
  const gap = 10
  const clamp = (value: number, most: number): number => Math.max(4, Math.min(value, most - 4))
  const inRoom = (x: number, y: number): Rect => ({
    x: clamp(x, room.width - size.width),
    y: clamp(y, room.height - size.height),
    ...size,
  })
  const right = room.width - size.width
  const low = room.height - size.height
  const corners = [
    inRoom(right / 2, 0),
    inRoom(0, 0),
    inRoom(right, 0),
    inRoom(right, low),
    inRoom(0, low),
    inRoom(right / 2, low),
  ]
  const beside =
    anchor === null
      ? []
      : [
          inRoom(anchor.x + anchor.width + gap, anchor.y + anchor.height / 2 - size.height / 2),
          inRoom(anchor.x - gap - size.width, anchor.y + anchor.height / 2 - size.height / 2),
          inRoom(anchor.x + anchor.width / 2 - size.width / 2, anchor.y + anchor.height + gap),
          inRoom(anchor.x + anchor.width / 2 - size.width / 2, anchor.y - gap - size.height),
        ]
  const cost = (place: Rect, far: number): number =>
    far +
    (anchor === null ? 0 : 1000 * overlap(place, anchor)) +
    avoid.reduce((sum, other) => sum + overlap(place, other), 0) +
    others.reduce((sum, other) => sum + overlap(place, other) / 8, 0)
  const places = [...beside.map((place) => ({ place, far: 0 })), ...corners.map((place) => ({ place, far: 800 }))]
  const best = places.reduce((found, next) =>
    cost(next.place, next.far) < cost(found.place, found.far) ? next : found,
  )
  return { x: best.place.x, y: best.place.y }
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}
