import type { Sea, Space } from './graph.ts'

/** What a sea is to one Zodiac at one moment. */
export interface Waters {
  readonly sea: Sea
  /** May it enter this space at all? That depends on maps and gear, not on other Zodiacs. */
  mayEnter(space: Space): boolean
  /** May it end its move there? */
  mayStop(space: Space): boolean
  /** What so many spaces more cost in all; -1 beyond engines or purse. */
  cost(spaces: number): number
}

/** Where a Zodiac can end its move. */
export interface Reach {
  readonly space: Space
  /** $ for the whole move. */
  readonly cost: number
  /** The spaces of a shortest way, the last one is `space`. */
  readonly path: readonly Space[]
}

/**
 * Everywhere that a Zodiac can end its move, nearest first.
 * The space where it is now is left out: a Zodiac that wants to stay need not move.
 */
export function reachable(waters: Waters, from: Space): readonly Reach[] {
  const before: (Space | undefined)[] = []
  before[from] = from
  const list: Reach[] = []
  let edge: readonly Space[] = [from]
  for (let spaces = 1; edge.length > 0; spaces++) {
    const cost = waters.cost(spaces)
    if (cost < 0) break
    const next: Space[] = []
    for (const space of edge) {
      for (const beside of onward(waters, space)) {
        if (before[beside] !== undefined) continue
        before[beside] = space
        next.push(beside)
        if (waters.mayStop(beside)) list.push({ space: beside, cost, path: pathTo(before, from, beside) })
      }
    }
    edge = next
  }
  return list
}

/** Spaces that can be entered from a space. A space of the lagoon ends the move. */
function onward({ sea, mayEnter }: Waters, space: Space): readonly Space[] {
  if (sea.isLagoon[space] === true) return []
  return (sea.beside[space] ?? []).filter((beside) => mayEnter(beside))
}

function pathTo(before: readonly (Space | undefined)[], from: Space, to: Space): Space[] {
  const path: Space[] = []
  for (let space = to; space !== from; space = before[space] ?? from) path.unshift(space)
  return path
}

/**
 * How many spaces more it takes at least to a space where the Zodiac may stop, from one where it may not (small spaces may be crossed, EN L757).
 * @returns 0 if it may stop where it is, -1 if it can't get away
 */
export function nearestStop(waters: Waters, from: Space): number {
  if (waters.mayStop(from)) return 0
  const [first] = reachable(waters, from)
  return first === undefined ? -1 : first.path.length
}
