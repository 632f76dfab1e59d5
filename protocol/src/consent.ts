import * as v from 'valibot'
import { Reason, SeatNumber } from './common.ts'

// What is asked of everybody at a table.

/** A take-back that somebody asks for. */
export const TakeBackReading = v.object({
  /** Who asks. */
  seat: SeatNumber,
  reason: v.string(),
  /** Something was drawn since: it is known, and comes again. */
  drew: v.boolean(),
  /** Whose answers are missing. */
  missing: v.array(SeatNumber),
})
export type TakeBackReading = v.InferOutput<typeof TakeBackReading>

export const AskTakeBack = v.object({ reason: Reason })
export type AskTakeBack = v.InferInput<typeof AskTakeBack>

export const AnswerTakeBack = v.object({ agrees: v.boolean() })
export type AnswerTakeBack = v.InferInput<typeof AnswerTakeBack>

/** Everybody is asked to wait for somebody, or waits. */
export const PauseReading = v.object({
  /** Who asks. */
  seat: SeatNumber,
  /** All have agreed: no clock runs. */
  on: v.boolean(),
  /** Before it is on: who has agreed. While it is on: who would go on. */
  answers: v.array(SeatNumber),
  /** Who has not answered. */
  missing: v.array(SeatNumber),
})
export type PauseReading = v.InferOutput<typeof PauseReading>

/** Somebody asks everybody to end the game where it stands. */
export const AskedEndReading = v.object({
  /** Who asks. */
  seat: SeatNumber,
  /** Whose answers are missing. */
  missing: v.array(SeatNumber),
})
export type AskedEndReading = v.InferOutput<typeof AskedEndReading>

export const AnswerEnd = v.object({ agrees: v.boolean() })
export type AnswerEnd = v.InferInput<typeof AnswerEnd>

export const AnswerPause = v.object({ agrees: v.boolean() })
export type AnswerPause = v.InferInput<typeof AnswerPause>
