import type { Language, Options, Seat } from '@fathom/kernel'
import type { Onlookers, SeatReading, TableStatus } from '@fathom/protocol'
import type { BotTurn, Chair, SeatClock, TimeControl } from '@fathom/table'

/** How a table stands, for whoever keeps it and lets its bots play: no reading, nothing of the game's position. */
export interface TableMetadata {
  readonly id: string
  readonly game: string
  readonly options: Options
  readonly visibility: 'private' | 'open'
  readonly onlookers: Onlookers
  /** Nobody tries moves out in a sandbox. */
  readonly noSandbox: boolean
  readonly status: TableStatus
  readonly chairs: readonly Chair[]
  readonly seats: readonly SeatReading[]
  readonly bots: readonly BotTurn[]
  /** Seats that still have to act or to end their turn. */
  readonly waitingFor: readonly Seat[]
  /** It closed by itself, as its chairs stayed free. */
  readonly nobodyCame: boolean
  readonly rematch: string | null
  /** When the next clock comes to zero, in milliseconds since 1970; null: none runs. */
  readonly due: number | null
  /** When a clock next begins or ceases to stand still by itself, after the moment at which clocks were read last; null: none will. */
  readonly nextRest: number | null
  readonly timeControl: TimeControl | null
  /** It counts for ratings. */
  readonly rated: boolean
  /** Whoever sits there has agreed to hints. */
  readonly hints: boolean
}

/** A clock as it is kept for lists: how it goes at a moment, `clockAt` says. */
export type ListedClock = Pick<
  SeatClock,
  'left' | 'since' | 'rest' | 'restSince' | 'restedSince' | 'isOverdue' | 'votes'
>

/** What a list of tables needs to know of one without loading its journal; kept with the table at every append. */
export interface ListedTable {
  readonly game: string
  readonly status: TableStatus
  /** It closed by itself, as its chairs stayed free, and nobody has opened it again. */
  readonly nobodyCame: boolean
  readonly visibility: 'private' | 'open'
  readonly onlookers: Onlookers
  /** In milliseconds since 1970; 0: not yet, or a program of before did not say. */
  readonly startedAt: number
  readonly seats: readonly { readonly kind: 'open' | 'person' | 'bot'; readonly name: string }[]
  /** The person of each seat, null for bots and open seats. */
  readonly persons: readonly (string | null)[]
  /** Seats of people who have left: a bot plays on for them. */
  readonly left: readonly Seat[]
  readonly waitingFor: readonly Seat[]
  /** What each seat reads, and after the last seat what spectators read. */
  readonly prompts: Readonly<Record<Language, readonly string[]>>
  /** What happened last, as everybody may know; empty before the first move. */
  readonly happened: Readonly<Record<Language, string>>
  readonly totals: readonly number[] | null
  /** Whose time was up, where that has decided the game. */
  readonly lostOnTime: readonly Seat[]
  /** When the table last changed as each seat knows, and after the last seat as everybody knows: hidden steps of others don't count. */
  readonly changedAt: readonly number[]
  /** Some bot has the move: the table must be woken after a restart. */
  readonly botsToMove: boolean
  /** When the next clock comes to zero, in milliseconds since 1970; null: none runs. */
  readonly due: number | null
  readonly clocks: readonly ListedClock[] | null
  /** Null: nobody's time is counted. */
  readonly timeControl: TimeControl | null
  /** It counts for ratings. */
  readonly rated: boolean
}
