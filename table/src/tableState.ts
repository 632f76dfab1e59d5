import type { Onlookers } from '@fathom/protocol'
import type { AnyGame, Options, PlayedPath, PlayedSet, RecordHint, RecordTakeBack, Seat } from '@fathom/kernel'
import type { AskedEnd } from './askedEnd.ts'
import type { Clocks } from './clock.ts'
import type { Draft } from './draft.ts'
import type { Branch, BotStrength, Chair } from './entry.ts'
import type { Pause } from './paused.ts'
import type { PlayedLines } from './playedLines.ts'
import type { Shared } from './shared.ts'
import type { TableLog } from './tableLog.ts'
import type { AskedTakeBack } from './takenBack.ts'
import type { TimeControl } from './timeControl.ts'

/** One table being played: the fold of its journal. Only `evolve` changes it. */
export interface Table {
  readonly id: string
  /** Made from `set`, where the game has sets. */
  readonly game: AnyGame
  readonly set: PlayedSet | null
  readonly options: Options
  readonly visibility: 'private' | 'open'
  readonly onlookers: Onlookers
  /** Null: nobody's time is counted. */
  readonly timeControl: TimeControl | null
  /** Nobody tries moves out in a sandbox. */
  readonly noSandbox: boolean
  /** What the bots of each level count in ratings; null: the table does not count. */
  readonly rated: Readonly<Record<string, BotStrength>> | null
  /** Whoever sits here has agreed to hints. */
  readonly hintsAgreed: boolean
  /** Null where there is no time control. */
  clocks: Clocks | null
  readonly createdAt: number
  readonly seed: string
  readonly seedHash: string
  /** Null: it began at its game's beginning. */
  readonly branch: Branch | null
  readonly chairs: Chair[]
  /** The level of the bot that stands in for a person who left, by seat; null where nobody has. */
  readonly standIns: (string | null)[]
  /** `closed`: given up before the end. */
  status: 'open' | 'playing' | 'finished' | 'closed'
  /** Whose time was up, where that has decided the game; empty: it has not. */
  lostOnTime: readonly Seat[]
  /** It was closed by itself, as its chairs stayed free: it may be opened again. */
  nobodyCame: boolean
  startedAt: number
  /** The number of the last entry. */
  version: number
  /** What is final; null before the start. */
  state: unknown
  setupDraws: readonly number[]
  setupBounds: readonly number[]
  /** The record's lines, each with the number of its journal entry. */
  readonly lines: PlayedLines
  /** Which of the lines count, and which numbers come again. */
  readonly path: PlayedPath
  /** Each with the number of its journal entry. */
  readonly takeBacks: (RecordTakeBack & { readonly n: number })[]
  /** Hints that people were given: to whom, after how many lines, each with the number of its journal entry. */
  readonly hints: (RecordHint & { readonly n: number })[]
  /** The take-back that somebody asks for; null: nobody does. */
  takeBack: AskedTakeBack | null
  /** Null: nobody is waited for by agreement. */
  pause: Pause | null
  /** Whose take-back was not agreed to last, or given up, and after which line. */
  refusedTakeBack: { readonly seat: Seat; readonly line: number } | null
  /** Null: nobody asks everybody to end the game here. */
  askedEnd: AskedEnd | null
  /** Whose wish to end the game was not shared last, or given up, and after which line. */
  refusedEnd: { readonly seat: Seat; readonly line: number } | null
  readonly drafts: Draft[]
  /** By seat: the last entry that changed what the seat acts upon. An act that has seen less is out of date. */
  readonly touched: number[]
  readonly log: TableLog
  /** The numbers of the entries that each seat does not count, and after the last seat those that a spectator does not (`numbering.ts`). */
  readonly uncounted: readonly number[][]
  /** What several readings of the table as it stands have in common, made when somebody asks (`shared.ts`). */
  readonly shared: Shared
  rematch: string | null
  updatedAt: number
}
