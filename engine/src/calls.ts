import type { Language, Options, Refusal, Seat } from '@fathom/kernel'
import type { ComponentsReading, HelpReading, Json, LogReading, Onlookers, PlanReading, Push, ScoreHistory, SeatReading, TableReading, TableStatus, Terse, WhyReading } from '@fathom/protocol' // prettier-ignore
import type {
  BotTurn,
  Branch,
  Chair,
  Checkpoint,
  Entry,
  EntryBody,
  Person,
  Rest,
  SeatClock,
  StoredSet,
  TimeControl,
} from '@fathom/table'
import type { PlayedGame, Unplayable } from './playedGames.ts'
import type { TableResult } from './result.ts'

/** Whose eyes a reading is for. */
export interface TableReader {
  /** Null: a spectator without a name. */
  readonly person: string | null
  readonly language: Language
}

/** A reader who is told of every change. */
export interface Subscription extends TableReader {
  /** The last entry that they have been told of, as they count. */
  readonly since: number
  /** They take patches of what they know, as JSON or terse (`readPush`); null: each push has the whole reading. */
  readonly changes: 'json' | 'terse' | null
  /** They have been told how the table stood before the change. */
  readonly knows: boolean
}

/** A table as one reader may see it, ready to be sent. */
export interface TableSnapshot {
  /** The last entry, as this reader counts. */
  readonly version: number
  readonly table: Json<TableReading>
}

/** What a subscription is told. */
export interface TablePush {
  /** The last entry that they know of then, as they count. */
  readonly since: number
  readonly push: Json<Push> | Terse
}

/** How a table stands, for whoever keeps it and lets its bots play: no reading, nothing of the game's position. */
export interface TableMetadata {
  readonly id: string
  readonly game: string
  readonly options: Options
  readonly visibility: 'private' | 'open'
  readonly onlookers: Onlookers
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

/** What a person asks of a table; the seat follows from the person. */
export type PersonCommand =
  | {
      readonly do: 'act'
      readonly actions: readonly string[]
      readonly version: number | null
      readonly endTurn: boolean
    }
  | { readonly do: 'undo'; readonly version: number | null; readonly all: boolean }
  | { readonly do: 'redo' | 'end-turn'; readonly version: number | null }
  | { readonly do: 'hint' }
  | {
      readonly do: 'join'
      readonly seat: Seat | null
      readonly nonce: string | null
      readonly rest?: Rest | null
      /** People at whose table they may not sit down. */
      readonly apart?: readonly string[]
    }
  | { readonly do: 'rest'; readonly rest: Rest | null }
  | { readonly do: 'seat-bot'; readonly seat: Seat; readonly level: string; readonly name: string }
  | { readonly do: 'leave'; readonly standIn: string }
  | { readonly do: 'close' }
  | { readonly do: 'rematch'; readonly table: string }
  | { readonly do: 'vote'; readonly against: Seat; readonly standIn: string }
  | { readonly do: 'take-back'; readonly reason: string }
  | { readonly do: 'pause' }
  | { readonly do: 'answer-take-back' | 'answer-pause'; readonly agrees: boolean }

/** A command and who gives it: people are known by who they are, bots by their seat, time stops clocks and closes tables where nothing has happened `since`, the operator ends tables. `action` null: only end the turn. */
export type TableRequest =
  | { readonly as: 'person'; readonly person: Person; readonly command: PersonCommand }
  | { readonly as: 'clock'; readonly standIn: string }
  | { readonly as: 'calendar'; readonly since: number }
  | { readonly as: 'operator' }
  /** The person at the seat wishes that turns with nothing to decide are taken for them. */
  | { readonly as: 'pass'; readonly seat: Seat }
  /** What the person has planned, done for them while they may be away. */
  | { readonly as: 'plan'; readonly person: Person; readonly action: string }
  | { readonly as: 'bot'; readonly seat: Seat; readonly version: number | null; readonly action: string | null }

export interface RefusedResult {
  readonly ok: false
  readonly refusal: Refusal
  readonly message: string
}

/** The loaded table has these entries already. They count, and may be told, once the store has them. */
export interface CreateResult {
  readonly entries: readonly Entry[]
  readonly listed: ListedTable
  /** Where these entries have ended the game: how. */
  readonly result: TableResult | null
  readonly metadata: TableMetadata
  readonly snapshots: readonly TableSnapshot[]
}

/** What a command means. */
interface ExecuteResult extends CreateResult {
  readonly ok: true
  /** The last entry, as who asked counts. */
  readonly version: number
  /** For each subscription; null where nothing has changed that they may see. */
  readonly pushes: readonly (TablePush | null)[]
  /** So much is new since the last checkpoint that another one should be made. */
  readonly isCheckpointDue: boolean
}

interface ReadResult {
  readonly snapshots: readonly TableSnapshot[]
  readonly metadata: TableMetadata
}

/** What has changed for subscribers only because time has passed. */
interface LookResult {
  readonly pushes: readonly (TablePush | null)[]
  readonly metadata: TableMetadata
}

interface SubscribeResult {
  readonly push: TablePush
  readonly metadata: TableMetadata
}

export interface BotPosition {
  /** A whole state, sampled from what the bot's seat can know. */
  readonly state: unknown
  readonly game: PlayedGame
  readonly version: number
  /** The first legal action: for a bot that fails to choose one. */
  readonly fallback: string
}

interface ReadRequest {
  readonly table: string
  readonly readers: readonly TableReader[]
  /** Ids of the people whose page is open. */
  readonly present: readonly string[]
}

interface SubscribeRequest {
  readonly table: string
  readonly subscription: Subscription
  readonly present: readonly string[]
}

interface ExecuteRequest extends ReadRequest {
  /** The time of the entries, in milliseconds since 1970. */
  readonly at: number
  readonly request: TableRequest
  readonly subscriptions: readonly Subscription[]
  /** Of the refusal. */
  readonly language: Language
}

interface CreateRequest extends ReadRequest {
  readonly at: number
  readonly created: EntryBody
  /** What has been played already, where the table begins in the middle of a game. */
  readonly played?: readonly EntryBody[]
}

interface LoadRequest {
  readonly table: string
  /** The whole journal. */
  readonly entries: readonly Entry[]
  /** A `Checkpoint` of this journal, made by this program. */
  readonly checkpoint: Json<Checkpoint> | null
  /** Plays the journal through nevertheless, and compares. */
  readonly verify: boolean
}

export interface LoadResult {
  readonly metadata: TableMetadata
  /** The journal says otherwise than the checkpoint did; the table is as the journal says. */
  readonly isCheckpointWrong: boolean
}

export interface CheckpointResult {
  /** Of the last entry that is in it. */
  readonly n: number
  readonly checkpoint: Json<Checkpoint>
}

export interface ReadSetRequest {
  /** The table that may be made with it: what is made of the set stays where that table will be. */
  readonly table: string
  readonly game: string
  readonly components: StoredSet
  /** Of the problems. */
  readonly language: Language
}

/** What is said of a set from outside; problems are sentences. */
export type ReadSetResult =
  | { readonly ok: true; readonly set: ComponentsReading }
  | { readonly ok: false; readonly problems: readonly string[] }

/** The journal can't be folded: an entry does not fit those before it. */
interface DamagedResult {
  readonly damaged: string
}

/** The table is not loaded here: load it, then ask again. */
type NotLoaded = null

/** Everything that an engine can be asked, and what it answers. Each request names its table. */
export interface EngineCalls {
  readonly readSet: { request: ReadSetRequest; result: ReadSetResult }
  /** Why a person may not take each of some actions, or chains of them, now. */
  readonly why: {
    request: {
      table: string
      reader: TableReader
      actions: readonly (string | readonly string[])[]
      asksFinal: boolean
    }
    result: { ok: true; reading: Json<WhyReading> } | RefusedResult | NotLoaded
  }
  /** What a person's choices bring for certain, and what newcomers are told. */
  readonly help: {
    request: { table: string; reader: TableReader }
    result: { ok: true; reading: Json<HelpReading> } | RefusedResult | NotLoaded
  }
  /** How a person's plan would go now; where it `mustHold`, a step that can't be taken is a refusal. */
  readonly plan: {
    request: { table: string; reader: TableReader; actions: readonly string[]; mustHold: boolean }
    result: { ok: true; seat: Seat; reading: Omit<PlanReading, 'atOnce'> } | RefusedResult | NotLoaded
  }
  readonly load: { request: LoadRequest; result: LoadResult | Unplayable | DamagedResult }
  /** What the table has come to, to load it sooner the next time. */
  readonly checkpoint: { request: { table: string }; result: CheckpointResult | NotLoaded }
  /** What lists say of the table. */
  readonly list: { request: { table: string }; result: { listed: ListedTable } | NotLoaded }
  /** How the game ended; null inside while it runs, or where it came to nothing. */
  readonly result: { request: { table: string }; result: { result: TableResult | null } | NotLoaded }
  /** Nobody is subscribed to the table any more: it need not stay loaded. */
  readonly release: { request: { table: string }; result: void }
  readonly drop: { request: { table: string }; result: void }
  /** How many tables the engine that holds the table has loaded, and about how many bytes they take. */
  readonly loaded: { request: { table: string }; result: { tables: number; bytes: number } }
  readonly create: { request: CreateRequest; result: CreateResult }
  readonly execute: { request: ExecuteRequest; result: ExecuteResult | RefusedResult | NotLoaded }
  readonly read: { request: ReadRequest; result: ReadResult | NotLoaded }
  /** Reads the clocks at a moment: some may have begun or ceased to stand still by themselves. */
  readonly look: {
    request: {
      table: string
      at: number
      subscriptions: readonly Subscription[]
      present: readonly string[]
    }
    result: LookResult | NotLoaded
  }
  readonly subscribe: { request: SubscribeRequest; result: SubscribeResult | NotLoaded }
  /** The table as it stood after the entry that the reader counts as `n`. */
  readonly readAt: {
    request: { table: string; reader: TableReader; n: number; present: readonly string[] }
    result: { ok: true; reading: Json<TableReading> } | RefusedResult | NotLoaded
  }
  readonly log: { request: { table: string; reader: TableReader; since: number }; result: Json<LogReading> | NotLoaded }
  readonly scores: { request: { table: string; reader: TableReader }; result: Json<ScoreHistory> | NotLoaded }
  /**
   * The record, or with `upTo` what it says up to the entry that its reader counts as `n`. Null inside while the game runs: draws and actions would
   * show what is hidden. Where nothing is hidden from who asks, it `mayRun`; the seed is not told.
   */
  readonly record: {
    request: {
      table: string
      upTo?: { readonly reader: TableReader; readonly n: number } | undefined
      mayRun?: true
    }
    result: { text: string | null } | NotLoaded
  }
  /** Where the table began, if that was in the middle of a game. */
  readonly branch: { request: { table: string }; result: { branch: Branch | null } | NotLoaded }
  /** What the table plays with: as JSON, and the set if it did not come with the game. */
  readonly components: { request: { table: string }; result: { json: string; foreign: StoredSet | null } | NotLoaded }
  /** What a bot at `seat` thinks in; null inside if there is nothing for it to choose. */
  readonly botPosition: {
    request: { table: string; seat: Seat; sample: number }
    result: { position: BotPosition | null } | NotLoaded
  }
}

export type CallName = keyof EngineCalls

/** One call as it travels to an engine. */
export interface EngineCall<Name extends CallName = CallName> {
  readonly name: Name
  readonly request: EngineCalls[Name]['request']
}

/** A handler for every call: one that is missing does not compile. */
export type EngineHandlers = {
  readonly [Name in CallName]: (
    request: EngineCalls[Name]['request'],
  ) => EngineCalls[Name]['result'] | Promise<EngineCalls[Name]['result']>
}
