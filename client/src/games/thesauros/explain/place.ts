export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const gap = 10
const edge = 8

/**
 * Where a note lies in a room: above its anchor, else below, right or left of it, wherever it fits whole; pushed into the room where
 * it fits nowhere, off the anchor as far as can be.
 */
export function notePlace(
  anchor: Box,
  size: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number } {
  const middle = { x: anchor.x + anchor.width / 2 - size.width / 2, y: anchor.y + anchor.height / 2 - size.height / 2 }
  const places = [
    { x: middle.x, y: anchor.y - gap - size.height },
    { x: middle.x, y: anchor.y + anchor.height + gap },
    { x: anchor.x + anchor.width + gap, y: middle.y },
    { x: anchor.x - gap - size.width, y: middle.y },
  ].map(({ x, y }) => ({
    x: between(x, edge, room.width - edge - size.width),
    y: between(y, edge, room.height - edge - size.height),
  }))
  const free = places.find((place) => !overlaps({ ...place, ...size }, anchor))
  return free ?? places[0] ?? { x: edge, y: edge }
}

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
