import * as v from 'valibot'
import { EntryNumber, SeatNumber } from './common.ts'

/**
 * One entry of the journal as a viewer may see it. Everybody counts for themselves: what other seats keep secret has no
 * number, own steps and what tells this viewer nothing come as `skip`, so numbers have no gaps.
 * `events`: what happened in the game. The rest is about chairs. Where a game forbids looking up what was shown, an entry that you know comes again,
 * with its number, when it reads otherwise: it takes the place of the one before.
 */
export const LogEntry = v.variant('kind', [
  /** `own`: nobody else counts it. */
  v.object({ n: EntryNumber, at: v.number(), kind: v.literal('skip'), own: v.optional(v.literal(true)) }),
  v.object({
    n: EntryNumber,
    at: v.number(),
    kind: v.literal('events'),
    seat: v.nullable(SeatNumber),
    events: v.array(v.looseObject({ type: v.string() })),
    /** The game does not let the board be looked at as it was then; it will later. */
    covered: v.optional(v.boolean()),
    /** Only in a push, as it happens: the events whole, where `events` is what of them may be looked up. Not to be kept. */
    once: v.optional(v.array(v.looseObject({ type: v.string() }))),
  }),
  v.object({
    n: EntryNumber,
    at: v.number(),
    kind: v.picklist(['seated', 'freed', 'left', 'returned']),
    seat: SeatNumber,
    name: v.string(),
  }),
  /** Somebody's time is up; `bot`: one plays this turn; `lost`: that ends the game. */
  v.object({
    n: EntryNumber,
    at: v.number(),
    kind: v.literal('timed-out'),
    seat: SeatNumber,
    name: v.string(),
    bot: v.boolean(),
    lost: v.optional(v.boolean()),
  }),
  /** Somebody wishes a bot in a chair whose time is up. */
  v.object({
    n: EntryNumber,
    at: v.number(),
    kind: v.literal('voted'),
    seat: SeatNumber,
    name: v.string(),
    against: v.string(),
  }),
  /** Somebody agrees to wait, or not; while all wait: would go on. */
  v.object({
    n: EntryNumber,
    at: v.number(),
    kind: v.literal('pause-answered'),
    seat: SeatNumber,
    name: v.string(),
    agrees: v.boolean(),
  }),
  /** Somebody's turn had nothing to decide and is taken for them, as they wish. */
  v.object({ n: EntryNumber, at: v.number(), kind: v.literal('auto-passed'), seat: SeatNumber, name: v.string() }),
  /** Somebody was given a hint. */
  v.object({ n: EntryNumber, at: v.number(), kind: v.literal('hinted'), seat: SeatNumber, name: v.string() }),
  /** Somebody asks to be waited for; all wait; the clocks run on. */
  v.object({
    n: EntryNumber,
    at: v.number(),
    kind: v.picklist(['pause-asked', 'paused', 'resumed']),
    seat: SeatNumber,
    name: v.string(),
  }),
  /** Somebody asks everybody to end the game here. */
  v.object({ n: EntryNumber, at: v.number(), kind: v.literal('end-asked'), seat: SeatNumber, name: v.string() }),
  /** Somebody agrees to that, or not. */
  v.object({
    n: EntryNumber,
    at: v.number(),
    kind: v.literal('end-answered'),
    seat: SeatNumber,
    name: v.string(),
    agrees: v.boolean(),
  }),
  /** Somebody would go back to where their last turn began. */
  v.object({
    n: EntryNumber,
    at: v.number(),
    kind: v.literal('take-back-asked'),
    seat: SeatNumber,
    name: v.string(),
    reason: v.string(),
  }),
  /** Somebody agrees to that, or not. */
  v.object({
    n: EntryNumber,
    at: v.number(),
    kind: v.literal('take-back-answered'),
    seat: SeatNumber,
    name: v.string(),
    agrees: v.boolean(),
  }),
  /** The game went back for somebody: what it told after entry `to` does not count any more. */
  v.object({
    n: EntryNumber,
    at: v.number(),
    kind: v.literal('taken-back'),
    seat: SeatNumber,
    name: v.string(),
    to: EntryNumber,
  }),
  v.object({
    n: EntryNumber,
    at: v.number(),
    kind: v.literal('closed'),
    /** Who gave the table up; null, without a name: the operator, or it closed by itself. */
    seat: v.nullable(SeatNumber),
    name: v.string(),
    /** It closed by itself, as its chairs stayed free. */
    nobodyCame: v.optional(v.literal(true)),
    /** All others agreed. */
    agreed: v.optional(v.literal(true)),
  }),
  v.object({ n: EntryNumber, at: v.number(), kind: v.picklist(['created', 'started', 'finished', 'rematch']) }),
])
export type LogEntry = v.InferOutput<typeof LogEntry>
