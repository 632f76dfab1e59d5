import type { Options, Seat } from '@fathom/kernel'
import type { Rest } from './rest.ts'
import type { Emblem, Onlookers } from '@fathom/protocol'
import type { TimeControl } from './timeControl.ts'

/** Somebody at a table. The id is the server's business; the name is what others read. */
export interface Person {
  readonly id: string
  readonly name: string
  /** The sign beside their name. Absent or null: none. */
  readonly emblem?: Emblem | null
  /** They sat down as a guest whom this account has brought along since: what guests play does not rate accounts. */
  readonly isBrought?: true
}

/** A component set as a journal keeps it: whole, so that the table needs nothing else ever after. */
export interface StoredSet {
  /** `setDigest` of the data. */
  readonly digest: string
  readonly data: unknown
}

/** Where somebody looked when they began a table from another one. */
export interface Origin {
  readonly table: string
  /** The entry, as they counted there. */
  readonly at: number
}

/** Where the numbers of an old game came from. */
export type OldDraws =
  | { readonly method: 'hmac-sha256'; readonly seed: string; readonly nonces: readonly string[] }
  /** One stream through the whole game. */
  | { readonly method: 'xoroshiro128plus'; readonly seed: number }

/** A table that begins where another game, or a record, had come to. */
export interface Branch {
  /** Null: a record from elsewhere. */
  readonly from: Origin | null
  /** How many lines of the old game it begins with. */
  readonly lines: number
  /** The numbers to come are those of the old game; null: new ones, from the table's own seed. */
  readonly draws: OldDraws | null
  /** A sandbox: it begins at a position that `seat` could think of, and nothing there counts. Absent: it begins with what was played. */
  readonly position?: { readonly state: unknown; readonly seat: Seat }
  /** A game that was played on one device from its beginning to its end and is kept at a server since. */
  readonly oneDevice?: true
}

/** How strong bots of a level have proved. */
export interface BotStrength {
  /** By the measure of 1500 for the usual level. */
  readonly elo: number
  /** The standard error of it. */
  readonly error: number
}

/** Who has a chair. */
export type Chair =
  | { readonly kind: 'open' }
  /** `eyes`: a reader of this id sees what the bot saw; only at a game that is watched again. */
  | { readonly kind: 'bot'; readonly level: string; readonly name: string; readonly eyes?: string }
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
      /** Absent: nobody's time is counted. */
      readonly timeControl?: TimeControl
      /** Absent: everybody with the link may look on, at once. */
      readonly onlookers?: Onlookers
      /** By seat, when the clocks of its person stand still by themselves. Absent: nobody's. */
      readonly rests?: readonly (Rest | null)[]
      /** Whoever sits down agrees that people are given hints. Absent: only where they play with bots alone. */
      readonly hints?: true
      /** Absent: it begins at its game's beginning. */
      readonly branch?: Branch
      /** Nobody tries moves out in a sandbox. Absent: who sits there may. */
      readonly noSandbox?: true
      /** It counts for ratings, and this is what the bots of each level count there for ever. Absent: it does not count. */
      readonly rated?: Readonly<Record<string, BotStrength>>
    }
  | { readonly kind: 'seated'; readonly seat: Seat; readonly person: Person; readonly nonce: string }
  /** Before the start a bot took an open chair, as somebody at the table wished. */
  | { readonly kind: 'bot-seated'; readonly seat: Seat; readonly level: string; readonly name: string }
  /** A person got up before the start. */
  | { readonly kind: 'freed'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'started'; readonly draws: readonly number[] }
  /** A step of a seat's draft: in its own view, in nobody else's, can be undone. */
  | { readonly kind: 'drafted'; readonly seat: Seat; readonly action: string }
  /** The step that would pass the move on: kept until End turn; if it draws and shows nothing, in its seat's own view. */
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
  /** A person's clock has come to zero; `level`: of the bot that plays the turn; null: the table waits, or the game is lost. */
  | { readonly kind: 'timed-out'; readonly seat: Seat; readonly level: string | null }
  /** A person's turn had nothing to decide and is taken for them, as they wish. What it brings comes next. */
  | { readonly kind: 'auto-passed'; readonly seat: Seat }
  /** From now on a person's clock stands still by itself at other times than before, or never (null). Only they know of it. */
  | { readonly kind: 'rest-changed'; readonly seat: Seat; readonly rest: Rest | null }
  /** A person was given a hint at the position as it was. */
  | { readonly kind: 'hinted'; readonly seat: Seat }
  /** A person wishes a bot in the chair of somebody whose time is up. */
  | { readonly kind: 'voted'; readonly seat: Seat; readonly against: Seat }
  /** A person would go back to where their last turn began: `to` is the last line of the record that would still count. */
  | { readonly kind: 'take-back-asked'; readonly seat: Seat; readonly reason: string; readonly to: number }
  /** Somebody else agrees, or the question is over: they do not, or who asked it has thought better of it. */
  | { readonly kind: 'take-back-answered'; readonly seat: Seat; readonly agrees: boolean }
  /** Everybody agrees: the lines after `to` do not count any more. `seat` is who asked. */
  | { readonly kind: 'taken-back'; readonly seat: Seat; readonly to: number }
  /** A person asks everybody to stop the clocks until they are back. */
  | { readonly kind: 'pause-asked'; readonly seat: Seat }
  /** Somebody else agrees to wait, or not; while all wait: would go on. */
  | { readonly kind: 'pause-answered'; readonly seat: Seat; readonly agrees: boolean }
  /** Everybody waits for `seat`: no clock runs. */
  | { readonly kind: 'paused'; readonly seat: Seat }
  /** The clocks run on; `seat` is who wished it. */
  | { readonly kind: 'resumed'; readonly seat: Seat }
  /** A person asks everybody to end the game where it stands, without a result. */
  | { readonly kind: 'end-asked'; readonly seat: Seat }
  /** Somebody else agrees to that, or the question is over: they do not, or who asked it has thought better of it. */
  | { readonly kind: 'end-answered'; readonly seat: Seat; readonly agrees: boolean }
  /** `lostOnTime`: the seats whose time is up, which decides the game. Absent: it ended by its rules. */
  | { readonly kind: 'finished'; readonly lostOnTime?: readonly Seat[] }
  | { readonly kind: 'rematched'; readonly table: string }
  /** The table is given up before its game was over: nothing happens there any more. `seat`: who wished it, `agreed`: and all others agreed; null: the operator, or nobody came. */
  | { readonly kind: 'closed'; readonly seat: Seat | null; readonly nobodyCame?: true; readonly agreed?: true }

/** A journal entry: numbered from 1 without gaps, `at` in milliseconds since 1970. */
export type Entry = EntryBody & { readonly n: number; readonly at: number }
