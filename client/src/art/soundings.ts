import { makeRandom } from './random.ts'

export interface Sounding {
  readonly x: number
  readonly y: number
  readonly fathoms: number
}

/**
 * Depths written on a sea of `width` by `height` pixels: seeded places at least `apart` pixels from one another where
 * `room(x, y)` (pixels to the nearest thing) is at least 0; deeper where there is more room.
 */
export function soundings(
  seed: number,
  width: number,
  height: number,
  apart: number,
  room: (x: number, y: number) => number,
): Sounding[] {
  const random = makeRandom(seed)
  const found: Sounding[] = []
  for (let i = 0; i < 220 && found.length < 16; i++) {
    const x = Math.round(18 + random() * (width - 36))
    const y = Math.round(24 + random() * (height - 42))
    const free = room(x, y)
    if (free < 0 || found.some((other) => Math.hypot(other.x - x, other.y - y) < apart)) continue
    found.push({ x, y, fathoms: Math.min(60, Math.round(3 + free * 0.35 + random() * 9)) })
  }
  return found
}
