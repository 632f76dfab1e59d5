import type { Seat } from './seat.ts'

/** What a seat has, by source. Sources with nothing in them may be left out; `total` is their sum. */
export interface SeatScore {
  readonly total: number
  readonly sources: Readonly<Record<string, number>>
}

/** How a game stands. Also asked while it runs: then `end` is null and the ranks are those of the moment. */
export interface Outcome {
  /** Why the game ended (a code that the game declares in `meta.ends`, or `LOST_ON_TIME`), or null while it runs. */
  readonly end: string | null
  /**
   * Place of every seat, counted from 1; seats that share a place share the number. In a solo game, a player who misses the goal is second: the
   * game has won.
   */
  readonly ranks: readonly number[]
  readonly scores: readonly SeatScore[]
  /** Which tie-breaker put the first place before the second, if their points were equal (a code for a sentence). */
  readonly tieBreak: string | null
}

/** Why a game ended whose rules had not ended it: the time of somebody was up, and that was to decide. */
export const LOST_ON_TIME = 'lost-on-time'

/** How a running game of two stands when it is lost on time: the points stay; where both are late at the same moment, they share. */
export function lostOnTime(outcome: Outcome, losers: readonly Seat[]): Outcome {
  const isShared = losers.length === outcome.ranks.length
  const ranks = outcome.ranks.map((_, seat) => (!isShared && losers.includes(seat) ? 2 : 1))
  return { ...outcome, end: LOST_ON_TIME, ranks, tieBreak: null }
}

/**
 * Places from keys, best first: each seat's key is compared number by number, higher is better.
 * @param keys one list of numbers a seat, all of the same length: points first, then the tie-breakers
 * @returns the place of every seat, from 1, and the index of the key that parted the first from the second (-1 if none was needed or they share)
 */
export function rankBy(keys: readonly (readonly number[])[]): { ranks: number[]; partedBy: number } {
  const order = keys.map((_, seat) => seat).sort((a, b) => compareKeys(keys[b] ?? [], keys[a] ?? []))
  const ranks = keys.map(() => 0)
  let rank = 0
  order.forEach((seat, index) => {
    const before = order[index - 1]
    const shared = before !== undefined && compareKeys(keys[before] ?? [], keys[seat] ?? []) === 0
    if (!shared) rank = index + 1
    ranks[seat] = rank
  })
  const [first, second] = order
  if (first === undefined || second === undefined) return { ranks, partedBy: -1 }
  return { ranks, partedBy: (keys[first] ?? []).findIndex((value, index) => value !== keys[second]?.[index]) }
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < a.length; index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
