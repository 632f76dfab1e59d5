import type { Seat, SeatScore } from '@fathom/kernel'

/** One source of points, and how it compares. */
export interface Telling {
  readonly source: string
  readonly points: number
  /** Points more than the best of the others by this source; of losses, points lost. */
  readonly ahead: number
}

/** What everybody has from the start says nothing. */
const SILENT: readonly string[] = ['start']
const MOST = 2

/** The sources by which a seat is ahead of everybody else, the furthest first: what it did differently. */
export function leadsOf(scores: readonly SeatScore[], seat: Seat): Telling[] {
  return sourcesOf(scores[seat])
    .map(([source, points]) => {
      const others = scores.flatMap((score, other) => (other === seat ? [] : [score.sources[source] ?? 0]))
      return { source, points, ahead: points - Math.max(0, ...others) }
    })
    .filter(({ points, ahead }) => points > 0 && ahead > 0)
    .toSorted((a, b) => b.ahead - a.ahead)
    .slice(0, MOST)
}

/** The largest sources of a seat. */
export function mostOf(scores: readonly SeatScore[], seat: Seat): Telling[] {
  return sourcesOf(scores[seat])
    .filter(([, points]) => points > 0)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([source, points]) => ({ source, points, ahead: 0 }))
}

/** What cost a seat most; null if nothing did. */
export function worstOf(scores: readonly SeatScore[], seat: Seat): Telling | null {
  const [worst] = sourcesOf(scores[seat])
    .filter(([, points]) => points < 0)
    .toSorted(([, a], [, b]) => a - b)
  return worst === undefined ? null : { source: worst[0], points: worst[1], ahead: -worst[1] }
}

function sourcesOf(score: SeatScore | undefined): [string, number][] {
  return Object.entries(score?.sources ?? {}).filter(([source]) => !SILENT.includes(source))
}
