import type { Language, Options, Refusal, Seat } from '@fathom/kernel'
import type { ComponentsReading, SeatReading, TableStatus } from '@fathom/protocol'
import type { BotTurn, Chair, Entry, EntryBody, Person, StoredSet } from '@fathom/table'
import type { Summary } from '../store/store.ts'

/** Whose eyes a reading is for. */
export interface Viewer {
  /** Null: somebody who looks on without being anybody. */
  readonly person: string | null
  readonly language: Language
  /** The last entry they have been told of, as they count. */
  readonly since: number
}

/** Somebody who is told of every change. */
export interface Follower extends Viewer {
  /** They take patches of what they know; else they are told how the table stands then. */
  readonly changes: boolean
  /** They have been told how the table stands before what is done. */
  readonly knows: boolean
}

/** What a viewer is shown, as JSON ready to be sent. */
export interface Sight {
  /** The last entry, as this viewer counts. */
  readonly version: number
  /** A `TableReading`. */
  readonly table: string
  /** The `LogEntry`s after `since`. */
  readonly entries: string
}

/** What a follower is told of a change. */
export interface News {
  /** The last entry that they know of then, as they count. */
  readonly since: number
  /** The `Push`, as JSON. */
  readonly push: string
}

/** What the server's main thread keeps of a table. */
export interface Digest {
  readonly id: string
  readonly game: string
  readonly options: Options
  readonly visibility: 'private' | 'open'
  readonly status: TableStatus
  readonly chairs: readonly Chair[]
  readonly seats: readonly SeatReading[]
  readonly bots: readonly BotTurn[]
  readonly rematch: string | null
}

/** What a person asks of a table; the seat follows from the person. */
export type PersonCommand =
  | {
      readonly do: 'act'
      readonly actions: readonly string[]
      readonly version: number | null
      readonly endTurn: boolean
    }
  | { readonly do: 'undo' | 'end-turn'; readonly version: number | null }
  | { readonly do: 'join'; readonly seat: Seat | null; readonly nonce: string | null }
  | { readonly do: 'leave'; readonly standIn: string }
  | { readonly do: 'rematch'; readonly table: string }

/** What somebody asks: people are known by who they are, bots by their seat. `action` null: only end the turn. */
export type Ask =
  | { readonly as: 'person'; readonly person: Person; readonly command: PersonCommand }
  | { readonly as: 'bot'; readonly seat: Seat; readonly version: number | null; readonly action: string | null }

export interface Refused {
  readonly ok: false
  readonly refusal: Refusal
  /** The sentence, where the refusal is the game's own; null: the server has one for its code. */
  readonly message: string | null
}

/** Entries already in the fold; they count once the store has them. */
export interface Made {
  readonly entries: readonly Entry[]
  readonly summary: Summary
  readonly digest: Digest
  readonly sights: readonly Sight[]
}

/** What a command means. */
export interface Changed extends Made {
  readonly ok: true
  /** The last entry, as who asked counts. */
  readonly version: number
  /** For each follower; null where nothing has changed that they may see. */
  readonly news: readonly (News | null)[]
}

export interface Seen {
  readonly sights: readonly Sight[]
  readonly digest: Digest
}

export interface Mind {
  readonly state: unknown
  /** The set that the game is to be made from; null: the library's game is the one. */
  readonly components: StoredSet | null
  readonly version: number
  /** The first legal action: what a bot does that can't make up its mind. */
  readonly fallback: string
}

export interface ToSee {
  readonly table: string
  readonly viewers: readonly Viewer[]
  /** Ids of the people whose page is open. */
  readonly present: readonly string[]
}

export interface ToExecute extends ToSee {
  /** The time of the entries, in milliseconds since 1970. */
  readonly at: number
  readonly ask: Ask
  readonly followers: readonly Follower[]
  /** Of the refusal. */
  readonly language: Language
}

export interface ToCreate extends ToSee {
  readonly at: number
  readonly created: EntryBody
}

export interface ToReadSet {
  /** The table that may be made with it: what is made of the set stays where that table will be. */
  readonly table: string
  readonly game: string
  readonly components: StoredSet
  /** Of the problems. */
  readonly language: Language
}

/** What is said of a set from outside; problems are sentences. */
export type SetAnswer =
  { readonly ok: true; readonly set: ComponentsReading } | { readonly ok: false; readonly problems: readonly string[] }
