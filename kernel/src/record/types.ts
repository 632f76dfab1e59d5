import type { Options } from '../options.ts'
import type { Seat } from '../seat.ts'
import type { Provenance } from '../sets.ts'

/** Where the numbers of a record were drawn from. */
export const DRAW_METHODS = ['hmac-sha256', 'xoroshiro128plus'] as const
export type DrawMethod = (typeof DRAW_METHODS)[number]

/** Who sat at a seat. */
export interface RecordSeat {
  readonly kind: 'person' | 'bot'
  /** A bot's level, empty for a person. */
  readonly level: string
  readonly name: string
  /** What the seat added to the seed (hex), or `-`. */
  readonly nonce: string
}

/** One action with what chance gave it. */
export interface RecordLine {
  readonly seat: Seat
  /** The action's notation. */
  readonly action: string
  readonly draws: readonly number[]
  /** What each draw had to be below, where the record has `bounds`. */
  readonly bounds?: readonly number[]
}

/** The table went back, as everybody agreed: the lines after `to` do not count any more; what they drew comes again. */
export interface RecordTakeBack {
  /** Who asked for it, and why. */
  readonly seat: Seat
  readonly reason: string
  /** The last line before it. */
  readonly after: number
  /** The last line that still counts; 0: the set-up. */
  readonly to: number
}

/** Somebody was given a hint, for their choices after a line. */
export interface RecordHint {
  readonly seat: Seat
  /** 0: the set-up. */
  readonly after: number
}

/** The component set that a game was played with. */
export interface RecordedSet {
  readonly provenance: Provenance
  /** In English. */
  readonly name: string
  /** `setDigest` of the data. */
  readonly digest: string
  /** The set itself, so that the record needs nothing else; null: it came with the game. */
  readonly data: unknown
}

/** How a finished game ended. */
interface RecordEnd {
  readonly reason: string
  readonly totals: readonly number[]
  readonly ranks: readonly number[]
}

/**
 * A game as it was played: the truth of which every state is a fold. Human-readable as text (`makeRecord`), one line an action.
 */
export interface GameRecord {
  readonly game: string
  readonly rulesVersion: number
  readonly options: Options
  readonly seats: readonly RecordSeat[]
  readonly drawMethod: DrawMethod
  /** SHA-256 of the seed in hex, published when the table started; empty where it has no meaning. */
  readonly seedHash: string
  /** The seed (64 hex digits, or a whole number for `xoroshiro128plus`), empty until it is revealed. */
  readonly seed: string
  /**
   * The component set, where the game can be played with others. Absent: its components are fixed, or the record does not name the set, so it
   * was the game's own.
   */
  readonly components?: RecordedSet
  /** ISO time, empty if unknown. */
  readonly startedAt: string
  readonly setupDraws: readonly number[]
  /** The bounds of the set-up's draws; then every line has its own. Absent: the record was written before bounds were. */
  readonly setupBounds?: readonly number[]
  /** Those that were taken back as well. */
  readonly lines: readonly RecordLine[]
  /** In their order. Absent: nothing was taken back. */
  readonly takeBacks?: readonly RecordTakeBack[]
  /** In their order. Absent: nobody was given a hint. */
  readonly hints?: readonly RecordHint[]
  /** Null while the game runs. */
  readonly end: RecordEnd | null
}

/** The header line of a record that has the bound of every draw. */
export const BOUNDS_LINE = 'bounds listed'

/** The first line of every record. */
export const FIRST_LINE = 'fathom record 1'
