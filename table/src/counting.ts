import type { GameEvent, Seat } from '@fathom/kernel'
import type { Entry } from './entry.ts'

/** A line of the log: what a journal entry meant, to be cut to what each viewer may see. */
export interface LogLine {
  readonly entry: Entry
  readonly events: readonly GameEvent[]
  /** Out of how many each number of an action was drawn. */
  readonly bounds: readonly number[]
  /** The time of the game that an action has led to; null: it may always be looked up, or the entry is no action. */
  readonly time: number | null
  /** The events as they may be looked up now, but for what each viewer may see of them. */
  reads: readonly (GameEvent | null)[]
  /** The board as it was then may not be looked at now. */
  isCovered: boolean
  /** The journal's number of the entry since which it reads so. */
  readsSince: number
}

export function newLine(
  entry: Entry,
  { events, bounds }: Pick<LogLine, 'events' | 'bounds'>,
  time: number | null,
): LogLine {
  return { entry, events, bounds, time, reads: events, isCovered: false, readsSince: entry.n }
}

/** What an entry meant that is no action. */
export const NO_EVENTS: Pick<LogLine, 'events' | 'bounds'> = { events: [], bounds: [] }

/**
 * Every viewer counts the journal for themselves: the steps that other seats keep secret are not counted at all, so that not even
 * their number tells anything (an X chain is more steps than a single box). Own steps and all that is final have a number.
 */
function isCounted(entry: Entry, seat: Seat | null): boolean {
  switch (entry.kind) {
    case 'drafted':
    case 'held':
    case 'undone':
    case 'ended':
    // When somebody sleeps or travels is nobody's business before it shows.
    case 'rest-changed':
      return entry.seat === seat
    default:
      return true
  }
}

/** Notes with whom an entry does not count. `uncounted`: the entries of each seat, and after the last seat those of a spectator. */
export function countEntry(uncounted: readonly number[][], entry: Entry): void {
  const spectator = uncounted.length - 1
  for (const [index, entries] of uncounted.entries()) {
    if (!isCounted(entry, index === spectator ? null : index)) entries.push(entry.n)
  }
}
