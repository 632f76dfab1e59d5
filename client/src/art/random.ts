/**
 * Seeded chance for drawings only: the same seed gives the same shore on every screen and in every session. Not for games.
 */

/** A whole number from a text (FNV-1a), to seed a drawing by a card's id. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** A stream of numbers in [0, 1) (mulberry32). */
export function makeRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Smooth value noise in [-1, 1] over the plane, one bump per unit. */
export function makeNoise(seed: number): (x: number, y: number) => number {
  const at = (x: number, y: number): number => {
    let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
    return ((hash ^ (hash >>> 16)) >>> 0) / 2147483648 - 1
  }
  const ease = (t: number): number => t * t * (3 - 2 * t)
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const u = ease(x - column)
    const v = ease(y - row)
    const top = at(column, row) * (1 - u) + at(column + 1, row) * u
    const bottom = at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u
    return top * (1 - v) + bottom * v
  }
}
