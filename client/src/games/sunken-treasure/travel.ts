import type { Point, SpotKey } from './layout.ts'
import type { ScenePlaces } from './placing.ts'

/** Where every piece is, by its key; boats with their colour, since a boat that moves gets another key. */
export type Pieces = ReadonlyMap<SpotKey, Piece>

interface Piece extends Point {
  readonly color: string | null
}

export function piecesOf({ tiles, boats, ships, flags }: ScenePlaces): Pieces {
  const pieces = new Map<SpotKey, Piece>()
  for (const { key, x, y } of [...tiles, ...flags, ...ships]) pieces.set(key, { x, y, color: null })
  for (const { key, x, y, color } of boats) pieces.set(key, { x, y, color })
  return pieces
}

/** A piece's way from where it was: dx and dy in the drawing's pixels. */
export interface Flight {
  readonly key: SpotKey
  readonly dx: number
  readonly dy: number
}

/** What moved from one position to the next. A boat that is new in a space comes from where one of its colour has gone. */
export function flightsBetween(before: Pieces, after: Pieces): Flight[] {
  const gone = [...before].filter(([key, { color }]) => color !== null && !after.has(key))
  return [...after].flatMap(([key, { x, y, color }]) => {
    const index = gone.findIndex(([, boat]) => boat.color === color)
    const from = before.get(key) ?? (color === null || index < 0 ? undefined : gone.splice(index, 1)[0]?.[1])
    if (from === undefined || Math.hypot(from.x - x, from.y - y) < 2) return []
    return [{ key, dx: from.x - x, dy: from.y - y }]
  })
}
