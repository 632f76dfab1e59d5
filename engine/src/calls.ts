import type { Language, Refusal, Seat } from '@fathom/kernel'
import type {
  ComponentsReading,
  HelpReading,
  Json,
  LogReading,
  PlanReading,
  SandboxReading,
  ScoreHistory,
  TableReading,
  WhyReading,
} from '@fathom/protocol'
import type { Branch, Checkpoint, Entry, EntryBody, Person, StoredSet } from '@fathom/table'
import type { ListedTable, TableMetadata } from './metadata.ts'
import type { PlayedGame, Unplayable } from './playedGames.ts'
import type { Subscription, TablePush, TableReader, TableSnapshot } from './readers.ts'
import type { TableRequest } from './requests.ts'
import type { TableResult } from './result.ts'

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

/** What has changed for subscribers by what others wrote, or only because time has passed. */
interface LookResult {
  readonly pushes: readonly (TablePush | null)[]
  readonly metadata: TableMetadata
}

interface FollowRequest {
  readonly table: string
  /** What others have written after the last entry of the loaded table. */
  readonly entries: readonly Entry[]
  readonly subscriptions: readonly Subscription[]
  readonly present: readonly string[]
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

/** What somebody chose in a game that is over. */
export interface PlayedChoice {
  readonly seat: Seat
  /** In notation. */
  readonly taken: string
  /** The whole position before it: what the seat could not know is dealt anew by whoever thinks about it. */
  readonly state: unknown
  readonly game: PlayedGame
  /** Of the bot whose seat it is, by id; null: it has none, or a person sits there. */
  readonly character: string | null
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

interface KeepRequest extends ReadRequest {
  readonly at: number
  readonly record: string
  /** Whose game it was, and where they sat. */
  readonly person: Person
  readonly seat: Seat
  /** By seat, whom nobody knows here: other people who played. */
  readonly others: readonly string[]
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
    /** `begun`: what of it the person has chosen already. */
    result:
      | { ok: true; seat: Seat; begun: readonly string[]; reading: Omit<PlanReading, 'atOnce'> }
      | RefusedResult
      | NotLoaded
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
  /** Drops every table that the engine which would hold this one has loaded. */
  readonly dropAll: { request: { table: string }; result: void }
  /** How many tables the engine that holds the table has loaded, and about how many bytes they take. */
  readonly loaded: { request: { table: string }; result: { tables: number; bytes: number } }
  /** Makes a table of a finished game's record; every action and draw of it is held against the rules. */
  readonly keepRecord: { request: KeepRequest; result: ({ ok: true } & CreateResult) | { ok: false; refusal: Refusal } }
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
  /** How far into its journal the table is loaded. */
  readonly reached: { request: { table: string }; result: { n: number } | NotLoaded }
  /** Takes in what others have written, as an own command's entries. */
  readonly follow: { request: FollowRequest; result: LookResult | NotLoaded }
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
  /** The first choice after the entry of a finished game that the reader counts as `n`, as it is to be thought about again. */
  readonly choice: {
    request: { table: string; reader: TableReader; n: number }
    result: { ok: true; choice: PlayedChoice } | RefusedResult | NotLoaded
  }
  /** Where the table began, if that was in the middle of a game. */
  readonly branch: { request: { table: string }; result: { branch: Branch | null } | NotLoaded }
  /** A whole position that a person could think of here, to try moves out upon: as it stands, or as it stood after the entry that they count as `at`. */
  readonly sandbox: {
    request: { table: string; reader: TableReader; at: number | undefined; sample: number }
    result: { ok: true; reading: Json<SandboxReading> } | RefusedResult | NotLoaded
  }
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
