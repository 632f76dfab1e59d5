import * as v from 'valibot'
import { chainOf, EntryNumber, Language, Nonce, SeatNumber, SeedHash, TableId } from './common.ts'
import { AskedEndReading, PauseReading, TakeBackReading } from './consent.ts'
import { Onlookers } from './onlookers.ts'
import { Emblem } from './emblems.ts'
import { LogEntry } from './logEntry.ts'
import { OptionValue, Options, ComponentsReading } from './games.ts'
import { TicketReading } from './tickets.ts'

export const Visibility = v.picklist(['private', 'open'])
/** `closed`: given up before the game was over. */
export const TableStatus = v.picklist(['open', 'playing', 'finished', 'closed'])
export type TableStatus = v.InferOutput<typeof TableStatus>

/** A chair at a new table: mine, a bot's, or free for whoever comes. */
export const SeatRequest = v.variant('kind', [
  v.object({ kind: v.literal('me') }),
  v.object({ kind: v.literal('bot'), level: v.pipe(v.string(), v.maxLength(40)) }),
  v.object({ kind: v.literal('open') }),
])
export type SeatRequest = v.InferOutput<typeof SeatRequest>

/** The longest that a clock may hold, in seconds: 30 days. */
export const LONGEST_CLOCK = 30 * 24 * 3600

const Seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_CLOCK))

/** A Fischer clock for each person, in seconds. It runs while the table waits for its owner. */
export const TimeControl = v.object({
  /** At the start. */
  bank: v.pipe(Seconds, v.minValue(10)),
  /** Added when a turn begins, but never above the cap. */
  increment: Seconds,
  cap: v.pipe(Seconds, v.minValue(10)),
  /** At zero: `bot` plays this turn, the third time in a row until the person returns; or the table waits (`wait`) and the others may put a bot in; or a game of two is lost (`loss`). */
  timeOut: v.picklist(['bot', 'wait', 'loss']),
})
export type TimeControl = v.InferOutput<typeof TimeControl>

/** The clock of a seat. */
export const ClockReading = v.object({
  /** What was left when it started or stopped last, in milliseconds. */
  left: v.number(),
  /** When it started, in milliseconds since 1970; null while it stands. */
  since: v.nullable(v.number()),
  /** It stands although its person is waited for: in their quiet hours, or on vacation. Null: it does not. */
  rests: v.nullable(v.object({ why: v.picklist(['quiet', 'vacation']), since: v.number() })),
  /** It has come to zero in this turn. */
  overdue: v.boolean(),
  /** Seats whose people wish a bot in this chair, as its time is up. */
  votes: v.array(SeatNumber),
})
export type ClockReading = v.InferOutput<typeof ClockReading>

export const CreateTable = v.object({
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: v.pipe(v.array(SeatRequest), v.minLength(1), v.maxLength(5)),
  options: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), OptionValue), {}),
  visibility: v.optional(Visibility, 'private'),
  /** A group of mine: its members are asked, and only they sit down. The table is a private one then. */
  group: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** The data of another component set to play with, for a game that has `components`; without it the game's own. */
  components: v.optional(v.unknown()),
  /** The hash of a seed fetched from `POST /api/seeds` before choosing the nonce; without it the server picks a new seed. */
  seedHash: v.optional(SeedHash),
  nonce: v.optional(Nonce),
  /** Absent or null: nobody's time is counted. */
  timeControl: v.optional(v.nullable(TimeControl), null),
  /** Absent: everybody with the link, at once. */
  onlookers: v.optional(Onlookers),
  /** Those who sit there may try moves out in a sandbox, each in a world that they could think of. */
  sandbox: v.optional(v.boolean(), true),
  /** It counts for the ratings of those who sit there. */
  rated: v.optional(v.boolean(), false),
  /** Whoever sits down agrees that people are given hints; in games against bots alone they are in any case. Not for rated games. */
  hints: v.optional(v.boolean(), false),
})
export type CreateTable = v.InferInput<typeof CreateTable>

/** Sits down: on a named open seat, or the first; a person who left takes the own seat back. */
export const JoinTable = v.object({ seat: v.optional(SeatNumber), nonce: v.optional(Nonce) })
export type JoinTable = v.InferInput<typeof JoinTable>

/** A bot for an open chair before the start; of the usual level unless told. */
export const SeatBot = v.object({ seat: SeatNumber, level: v.optional(v.pipe(v.string(), v.maxLength(40))) })
export type SeatBot = v.InferInput<typeof SeatBot>

/** A bot in the chair of somebody whose time is up, when everybody else at the table wishes it. */
export const Vote = v.object({ seat: SeatNumber })
export type Vote = v.InferInput<typeof Vote>

/** One gesture: one action or a chain of them, all or nothing up to a draw. `version`: what the caller had seen. */
export const Act = v.object({
  actions: chainOf(64),
  version: v.optional(EntryNumber),
  /** End the turn right after, if it can be ended then. */
  endTurn: v.optional(v.boolean(), false),
})
export type Act = v.InferInput<typeof Act>

export const Versioned = v.object({ version: v.optional(EntryNumber) })
export type Versioned = v.InferInput<typeof Versioned>

/** `all`: back to the start of the draft. */
export const Undo = v.object({ ...Versioned.entries, all: v.optional(v.boolean(), false) })

export const Outcome = v.object({
  /** A code of the game's, or `lost-on-time`; null while it runs. */
  end: v.nullable(v.string()),
  ranks: v.array(v.number()),
  scores: v.array(v.object({ total: v.number(), sources: v.record(v.string(), v.number()) })),
  tieBreak: v.nullable(v.string()),
})

export const SeatReading = v.object({
  kind: v.picklist(['open', 'person', 'bot']),
  /** Empty for an open seat. */
  name: v.string(),
  /** Their person's sign, as it was when they sat down; null: none. */
  emblem: v.nullable(Emblem),
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
  /** My last action, if it passes the move on: it waits for End turn. */
  held: v.nullable(v.string()),
  /** The held action draws and shows nothing, so it is in my view (and in nobody else's); else my view is the one before it. */
  heldInView: v.boolean(),
  canUndo: v.boolean(),
  /** What I have undone last can be done again. */
  canRedo: v.boolean(),
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
  /** It goes on by the rules that it was opened with, which have changed since. */
  pastRules: v.boolean(),
  status: TableStatus,
  /** It closed by itself, as its chairs stayed free: who sat there may open it again (`rematch`). */
  nobodyCame: v.boolean(),
  visibility: Visibility,
  /** Null: nobody's time is counted. */
  timeControl: v.nullable(TimeControl),
  /** It counts for ratings. */
  rated: v.boolean(),
  /** It was played on one device, and is kept here since. */
  oneDevice: v.boolean(),
  /** By seat; null where there is no time control. */
  clocks: v.nullable(v.array(ClockReading)),
  seats: v.array(SeatReading),
  /** By seat: what a bot likes, in words in my language; empty for people, and for bots that play just as their level does. */
  characters: v.array(v.string()),
  /** My seat, or null: I am a spectator. */
  you: v.nullable(SeatNumber),
  /** The number of the last entry. */
  version: EntryNumber,
  /** Seats that still have to act or to end their turn. */
  waitingFor: v.array(SeatNumber),
  /** The game's view; null before the start. */
  view: v.nullable(v.record(v.string(), v.unknown())),
  /** My legal actions now, in notation. */
  legal: v.array(v.string()),
  /** While others act I may lay my next choices ahead. */
  mayPlan: v.boolean(),
  /** I may be given hints here. */
  mayHint: v.boolean(),
  /** Whoever sits down agrees that people are given hints. */
  hints: v.boolean(),
  /** I may try moves out in a sandbox. */
  mayTry: v.boolean(),
  /** What is asked of me, or whom we wait for: one sentence in my language. */
  prompt: v.string(),
  draft: DraftReading,
  /** What somebody asks everybody: to go back. Null: nobody does. */
  takeBack: v.nullable(TakeBackReading),
  /** Somebody is waited for by agreement, or asks for that. */
  pause: v.nullable(PauseReading),
  /** Somebody asks everybody to end the game; null: nobody does. */
  askedEnd: v.nullable(AskedEndReading),
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

/** The answer to a command for a caller whose socket brings the new reading anyway. */
export const VersionReading = v.object({ version: EntryNumber })
export type VersionReading = v.InferOutput<typeof VersionReading>

export const LogReading = v.object({ entries: v.array(LogEntry) })
export type LogReading = v.InferOutput<typeof LogReading>

/** The last entry of a table that I have seen, as I count. */
export const Seen = v.object({ n: EntryNumber })
export type Seen = v.InferOutput<typeof Seen>

/** Scores over the game: a point an action that changed something. For a running game, what is public. */
export const ScoreHistory = v.object({
  points: v.array(v.object({ n: EntryNumber, totals: v.array(v.number()) })),
})
export type ScoreHistory = v.InferOutput<typeof ScoreHistory>

/** A table in a list. */
export const TableSummary = v.object({
  id: TableId,
  game: v.string(),
  /** Of mine, `closed`: it closed by itself some days ago, as its chairs stayed free. */
  status: TableStatus,
  visibility: Visibility,
  seats: v.array(v.object({ kind: v.picklist(['open', 'person', 'bot']), name: v.string() })),
  you: v.nullable(SeatNumber),
  /** I have left, and a bot plays on for me. */
  left: v.boolean(),
  /** It is my turn. */
  yourTurn: v.boolean(),
  prompt: v.string(),
  /** What happened last in the game, as everybody may know; empty before the first move. */
  happened: v.string(),
  /** The language of who opened it; null: not known. */
  language: v.nullable(Language),
  /** Null: nobody's time is counted. */
  timeControl: v.nullable(TimeControl),
  /** It counts for ratings. */
  rated: v.boolean(),
  /** Final totals by seat, when finished. */
  totals: v.nullable(v.array(v.number())),
  /** Seats that have lost on time; both of them have shared the game. */
  lostOnTime: v.array(SeatNumber),
  /** My clock; null where nobody's time is counted, or I have no seat. */
  clock: v.nullable(ClockReading),
  updatedAt: v.number(),
})
export type TableSummary = v.InferOutput<typeof TableSummary>

export const Lobby = v.object({
  /** My running tables and those waiting for players: those with my turn first, and of them the one with the least time left. */
  mine: v.array(TableSummary),
  /** Tables with a free chair to which somebody asks me, the last first. */
  invited: v.array(v.object({ /** Who asks. */ from: v.string(), table: TableSummary })),
  /** Tables of others with a free chair. */
  open: v.array(TableSummary),
  /** My last finished games. */
  finished: v.array(TableSummary),
  /** Whom I look for to play with. */
  ticket: TicketReading.entries.ticket,
})
export type Lobby = v.InferOutput<typeof Lobby>

export const NewSeed = v.object({ seedHash: SeedHash })
export type NewSeed = v.InferOutput<typeof NewSeed>
