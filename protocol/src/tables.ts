import * as v from 'valibot'
import { ActionText, EntryNumber, Nonce, SeatNumber, SeedHash, TableId } from './common.ts'
import { OptionValue, Options, ComponentsReading } from './games.ts'

export const Visibility = v.picklist(['private', 'open'])
export const TableStatus = v.picklist(['open', 'playing', 'finished'])
export type TableStatus = v.InferOutput<typeof TableStatus>

/** A chair at a new table: mine, a bot's, or free for whoever comes. */
export const SeatRequest = v.variant('kind', [
  v.object({ kind: v.literal('me') }),
  v.object({ kind: v.literal('bot'), level: v.pipe(v.string(), v.maxLength(40)) }),
  v.object({ kind: v.literal('open') }),
])
export type SeatRequest = v.InferOutput<typeof SeatRequest>

export const CreateTable = v.object({
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: v.pipe(v.array(SeatRequest), v.minLength(1), v.maxLength(5)),
  options: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), OptionValue), {}),
  visibility: v.optional(Visibility, 'private'),
  /** The data of another component set to play with, for a game that has `components`; without it the game's own. */
  components: v.optional(v.unknown()),
  /** The hash of a seed fetched from `POST /api/seeds` before choosing the nonce; without it the server picks a new seed. */
  seedHash: v.optional(SeedHash),
  nonce: v.optional(Nonce),
})
export type CreateTable = v.InferInput<typeof CreateTable>

/** Sits down: on a named open seat, or the first; a person who left takes the own seat back. */
export const JoinTable = v.object({ seat: v.optional(SeatNumber), nonce: v.optional(Nonce) })
export type JoinTable = v.InferInput<typeof JoinTable>

/** One gesture: one action or a chain of them, all or nothing up to a draw. `version`: what the caller had seen. */
export const Act = v.object({
  actions: v.pipe(v.array(ActionText), v.minLength(1), v.maxLength(64)),
  version: v.optional(EntryNumber),
  /** End the turn right after, if it can be ended then. */
  endTurn: v.optional(v.boolean(), false),
})
export type Act = v.InferInput<typeof Act>

export const Versioned = v.object({ version: v.optional(EntryNumber) })
export type Versioned = v.InferInput<typeof Versioned>

const SeatScore = v.object({ total: v.number(), sources: v.record(v.string(), v.number()) })

export const Outcome = v.object({
  end: v.nullable(v.string()),
  ranks: v.array(v.number()),
  scores: v.array(SeatScore),
  tieBreak: v.nullable(v.string()),
})

export const SeatReading = v.object({
  kind: v.picklist(['open', 'person', 'bot']),
  /** Empty for an open seat. */
  name: v.string(),
  /** A bot's level, or the level of the bot that stands in for a person who left; else null. */
  level: v.nullable(v.string()),
  /** The person has left and a bot plays on. */
  standIn: v.boolean(),
  /** The person's page is open now. Bots always are. */
  present: v.boolean(),
})
export type SeatReading = v.InferOutput<typeof SeatReading>

export const DraftReading = v.object({
  /** My actions since the last barrier, in notation. They are in my view and in nobody else's. */
  actions: v.array(v.string()),
  /** My last action, if doing it would pass the move on: it waits for End turn and is not in my view yet. */
  held: v.nullable(v.string()),
  canUndo: v.boolean(),
  canEndTurn: v.boolean(),
  /** I have ended my turn and wait for the others (a simultaneous phase). */
  ended: v.boolean(),
})
export type DraftReading = v.InferOutput<typeof DraftReading>

/** A table as one viewer may see it. */
export const TableReading = v.object({
  id: TableId,
  game: v.string(),
  options: Options,
  /** The component set that is played with; null for a game whose components are fixed. */
  components: v.nullable(ComponentsReading),
  status: TableStatus,
  visibility: Visibility,
  seats: v.array(SeatReading),
  /** My seat, or null: I look on. */
  you: v.nullable(SeatNumber),
  /** The number of the last entry. */
  version: EntryNumber,
  /** Seats that still have to act or to end their turn. */
  waitingFor: v.array(SeatNumber),
  /** The game's view; null before the start. */
  view: v.nullable(v.record(v.string(), v.unknown())),
  /** My legal actions now, in notation. */
  legal: v.array(v.string()),
  /** What is asked of me, or whom we wait for: one sentence in my language. */
  prompt: v.string(),
  draft: DraftReading,
  /** How it stands now, as far as I may know (view.scores says the same); the final outcome when finished. */
  outcome: v.nullable(Outcome),
  seedHash: v.string(),
  /** Null until the game is over. */
  seed: v.nullable(v.string()),
  /** The table of the rematch, if somebody asked for one. */
  rematch: v.nullable(TableId),
  createdAt: v.number(),
})
export type TableReading = v.InferOutput<typeof TableReading>

/** What a command answers to who is told by the socket anyway how the table stands then. */
export const VersionReading = v.object({ version: EntryNumber })
export type VersionReading = v.InferOutput<typeof VersionReading>

/**
 * One entry of the journal as a viewer may see it. Everybody counts for themselves: what other seats keep secret has no
 * number, own steps and what tells this viewer nothing come as `skip`, so numbers have no gaps.
 * `events`: what happened in the game. The rest is about chairs.
 */
export const LogEntry = v.variant('kind', [
  v.object({ n: EntryNumber, at: v.number(), kind: v.literal('skip') }),
  v.object({
    n: EntryNumber,
    at: v.number(),
    kind: v.literal('events'),
    seat: v.nullable(SeatNumber),
    events: v.array(v.looseObject({ type: v.string() })),
  }),
  v.object({
    n: EntryNumber,
    at: v.number(),
    kind: v.picklist(['seated', 'freed', 'left', 'returned']),
    seat: SeatNumber,
    name: v.string(),
  }),
  v.object({ n: EntryNumber, at: v.number(), kind: v.picklist(['created', 'started', 'finished', 'rematch']) }),
])
export type LogEntry = v.InferOutput<typeof LogEntry>

export const LogReading = v.object({ entries: v.array(LogEntry) })
export type LogReading = v.InferOutput<typeof LogReading>

/** Scores over the game: a point an action that changed something. For a running game, what is public. */
export const ScoreHistory = v.object({
  points: v.array(v.object({ n: EntryNumber, totals: v.array(v.number()) })),
})
export type ScoreHistory = v.InferOutput<typeof ScoreHistory>

/** A table in a list. */
export const TableSummary = v.object({
  id: TableId,
  game: v.string(),
  status: TableStatus,
  visibility: Visibility,
  seats: v.array(v.object({ kind: v.picklist(['open', 'person', 'bot']), name: v.string() })),
  you: v.nullable(SeatNumber),
  /** It is my turn. */
  yourTurn: v.boolean(),
  prompt: v.string(),
  /** Final totals by seat, when finished. */
  totals: v.nullable(v.array(v.number())),
  updatedAt: v.number(),
})
export type TableSummary = v.InferOutput<typeof TableSummary>

export const Lobby = v.object({
  /** My running tables and those waiting for players, those with my turn first. */
  mine: v.array(TableSummary),
  /** Tables of others with a free chair. */
  open: v.array(TableSummary),
  /** My last finished games. */
  finished: v.array(TableSummary),
})
export type Lobby = v.InferOutput<typeof Lobby>

export const NewSeed = v.object({ seedHash: SeedHash })
export type NewSeed = v.InferOutput<typeof NewSeed>
