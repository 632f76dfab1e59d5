import type { GameEvent } from '@fathom/kernel'

/**
 * What happened is told one moment after the other: a reveal, each rival's move, what came of it. Pure; the clock is in `tell.ts`. The board
 * stands as it is all the while, so nobody has to wait.
 */

/** Events that are told in one moment. */
type Beat = readonly GameEvent[]

export interface Telling {
  /** What is told now; empty: nothing. */
  readonly now: Beat
  /** What is told afterwards. */
  readonly later: readonly Beat[]
}

export const SILENCE: Telling = { now: [], later: [] }

/** A moment lasts so long, in milliseconds: less where many wait. */
const LONGEST = 420
const SHORTEST = 150
/** All of them together should not take longer. */
const WHOLE = 2_400
/** So many at once are a page that has been away: those are read in the log. */
const MOST = 24

/** The moments of events in their order. @param keyOf neighbours of one key are one moment; null: not told */
export function beatsIn(events: readonly GameEvent[], keyOf: (event: GameEvent) => string | null): Beat[] {
  const beats: { key: string; events: GameEvent[] }[] = []
  for (const event of events) {
    const key = keyOf(event)
    if (key === null) continue
    const last = beats.at(-1)
    if (last?.key === key) last.events.push(event)
    else beats.push({ key, events: [event] })
  }
  return beats.map((beat) => beat.events)
}

/** More has happened: it is told after what is being told; if it has grown too long for anybody, nothing is. */
export function withNews(telling: Telling, beats: readonly Beat[]): Telling {
  const all = [...(telling.now.length > 0 ? [telling.now] : []), ...telling.later, ...beats]
  if (all.length > MOST) return SILENCE
  const [now = [], ...later] = all
  return { now, later }
}

/** The moment is over. */
export function onward({ later: [now = [], ...later] }: Telling): Telling {
  return { now, later }
}

/** How long the present moment lasts, in milliseconds. */
export function lasts({ later }: Telling): number {
  return Math.max(SHORTEST, Math.min(LONGEST, WHOLE / (later.length + 1)))
}
