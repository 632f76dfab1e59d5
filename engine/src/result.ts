import type { Options, Seat } from '@fathom/kernel'
import { chairName, outcomeOf, type BotStrength, type Table } from '@fathom/table'

/** How a game ended for a seat. */
export interface SeatResult {
  /** Null: a bot. */
  readonly person: string | null
  /** A bot's level; null: a person. */
  readonly level: string | null
  readonly name: string
  /** The place, from 1. */
  readonly rank: number
  readonly total: number
  readonly sources: Readonly<Record<string, number>>
  /** The person gave the game up, or was away at its end: a bot played on. */
  readonly gaveUp: boolean
  /** What a bot counts in ratings; null: a person, or a bot that was not measured. */
  readonly strength: BotStrength | null
  /**
   * The game moves no rating of the person: they sat there as a guest whom their account has brought along since, or have done nothing but wait until
   * the time of somebody who never played was up. Whose time it was is rated.
   */
  readonly isUnmoved?: true
}

/** What is kept of a game that is over. */
export interface TableResult {
  readonly game: string
  readonly options: Options
  readonly visibility: 'private' | 'open'
  readonly rated: boolean
  /** It was played on one device: nobody but that device knows how. */
  readonly oneDevice: boolean
  /** A code of the game's, `lost-on-time`, or `given-up`. */
  readonly end: string
  /** In milliseconds since 1970. */
  readonly endedAt: number
  readonly seats: readonly SeatResult[]
}

/** Why a rated game ended that its only person gave up. */
export const GIVEN_UP = 'given-up'

/**
 * How a table's game ended; null while it runs, or where it came to nothing: before its start, or when the operator or all together ended it. Who gives a rated
 * game up has lost it; a casual one that is given up is forgotten.
 */
export function resultOf(table: Table): TableResult | null {
  const last = table.log.findLast('finished', 'closed')?.entry
  if (last === undefined || table.state === null) return null
  const closer = last.kind === 'closed' ? last.seat : null
  if (last.kind === 'closed' && (closer === null || last.agreed === true || table.rated === null)) return null
  const { end, ranks, scores } = outcomeOf(table)
  return {
    game: table.game.meta.id,
    options: table.options,
    visibility: table.visibility,
    rated: table.rated !== null,
    oneDevice: table.branch?.oneDevice === true,
    end: last.kind === 'closed' ? GIVEN_UP : (end ?? ''),
    endedAt: last.at,
    seats: table.chairs.map((chair, seat) => ({
      person: chair.kind === 'person' ? chair.person.id : null,
      level: chair.kind === 'bot' ? chair.level : null,
      name: chairName(chair),
      rank: ranks[seat] ?? 0,
      total: scores[seat]?.total ?? 0,
      sources: { ...scores[seat]?.sources },
      gaveUp: closer === seat || table.standIns[seat] !== null,
      strength: chair.kind === 'bot' ? (table.rated?.[chair.level] ?? null) : null,
      ...(isUnmoved(table, seat) ? { isUnmoved: true as const } : {}),
    })),
  }
}

function isUnmoved({ chairs, lostOnTime, lines }: Table, seat: Seat): boolean {
  const chair = chairs[seat]
  if (chair?.kind !== 'person') return false
  if (chair.person.isBrought === true) return true
  const hasPlayed = (rival: Seat) => [...lines].some((line) => line.seat === rival)
  return lostOnTime.length > 0 && !lostOnTime.includes(seat) && !lostOnTime.some(hasPlayed)
}
