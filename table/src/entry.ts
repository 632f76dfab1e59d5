import type { Options, Seat } from '@fathom/kernel'

/** Somebody at a table. The id is the server's business; the name is what others read. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** A component set as a journal keeps it: whole, so that the table needs nothing else ever after. */
export interface StoredSet {
  /** `setDigest` of the data. */
  readonly digest: string
  readonly data: unknown
}

/** Who has a chair. */
export type Chair =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string; readonly name: string }
  | { readonly kind: 'person'; readonly person: Person; readonly nonce: string }

/**
 * Everything that can happen to a table. The journal of a table is these, numbered; the table is a fold over it, so what is in the
 * journal survives a crash: also drafts and choices that nobody else may see yet.
 */
export type EntryBody =
  /** `seed` is the table's secret until the game is over. */
  | {
      readonly kind: 'created'
      readonly game: string
      readonly rulesVersion: number
      readonly options: Options
      /** Also where it is the set that comes with the game: that one may change. Absent: the game's components are fixed. */
      readonly components?: StoredSet
      readonly chairs: readonly Chair[]
      readonly visibility: 'private' | 'open'
      readonly seed: string
    }
  | { readonly kind: 'seated'; readonly seat: Seat; readonly person: Person; readonly nonce: string }
  /** A person got up before the start. */
  | { readonly kind: 'freed'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'started'; readonly draws: readonly number[] }
  /** A step of a seat's draft: in its own view, in nobody else's, can be undone. */
  | { readonly kind: 'drafted'; readonly seat: Seat; readonly action: string }
  /** The step that would pass the move on: kept until End turn, not yet in anybody's view. */
  | { readonly kind: 'held'; readonly seat: Seat; readonly action: string }
  /** Takes back the last step of the draft (and the end of the turn, if it was ended). */
  | { readonly kind: 'undone'; readonly seat: Seat }
  /** A seat has ended its turn and waits for the others of a simultaneous phase. */
  | { readonly kind: 'ended'; readonly seat: Seat }
  /** An action that is final, with what chance gave it: a line of the record. */
  | { readonly kind: 'done'; readonly seat: Seat; readonly action: string; readonly draws: readonly number[] }
  /** A person left a running game; a bot of that level plays on. */
  | { readonly kind: 'left'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | { readonly kind: 'finished' }
  | { readonly kind: 'rematched'; readonly table: string }

/** A journal entry: numbered from 1 without gaps, `at` in milliseconds since 1970. */
export type Entry = EntryBody & { readonly n: number; readonly at: number }
