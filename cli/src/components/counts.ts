/** A list of a component set: how many entries, and how many pieces they are if each says its copies. */
export interface ListCount {
  readonly list: string
  readonly entries: number
  readonly pieces: number | null
}

/** How deep lists are looked for: `cards`, `boards.lagoon`. */
const DEPTH = 2

/** The lists of a set with at least one entry, whatever game it is of, so that somebody who typed them in sees at a glance that none is short. */
export function countLists(data: unknown, path: readonly string[] = []): ListCount[] {
  if (typeof data !== 'object' || data === null) return []
  if (Array.isArray(data)) {
    if (!data.every((entry) => typeof entry === 'object' && entry !== null)) return []
    return data.length === 0 ? [] : [{ list: path.join('.'), entries: data.length, pieces: piecesOf(data) }]
  }
  if (path.length === DEPTH) return []
  return Object.entries(data).flatMap(([key, value]) => countLists(value, [...path, key]))
}

function piecesOf(entries: readonly object[]): number | null {
  const copies = entries.map((entry) => ('copies' in entry ? Number(entry.copies) : Number.NaN))
  return copies.some(Number.isNaN) ? null : copies.reduce((sum, each) => sum + each, 0)
}
