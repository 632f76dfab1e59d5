import * as v from 'valibot'
import { ActionText } from './common.ts'

/** How many steps a plan may have. */
export const MOST_STEPS = 12

/** My next choices at a table, in notation, one after the other; none: no plan. */
export const Plan = v.object({
  steps: v.pipe(v.array(ActionText), v.maxLength(MOST_STEPS, 'long-plan')),
  /** It is played as soon as my turn comes; else it is only offered then. */
  atOnce: v.optional(v.boolean(), false),
  /** Keep the steps as far as they go now, also in my turn: they were tried out in a world that may be another one. */
  asFar: v.optional(v.boolean(), false),
})
export type Plan = v.InferInput<typeof Plan>

/** A choice, and what it does in words. */
export const PlannedStep = v.object({ action: v.string(), words: v.string() })
export type PlannedStep = v.InferOutput<typeof PlannedStep>

/** The first step that can't be taken, and why: what follows it is dropped with it. */
export const StoppedStep = v.object({ ...PlannedStep.entries, why: v.string() })
export type StoppedStep = v.InferOutput<typeof StoppedStep>

/** My plan as it would go at the position as it is. Only I am ever told of it. */
export const PlanReading = v.object({
  /** I may lay steps now, or play them; false: nothing of my next turn can be said just now. */
  offered: v.boolean(),
  /** It is my turn: the plan may be played. */
  yourTurn: v.boolean(),
  steps: v.array(PlannedStep),
  /** What may follow them. */
  next: v.array(PlannedStep),
  /** Nothing may follow: my turn is over then, or it depends on a draw. */
  end: v.nullable(v.picklist(['turn', 'luck'])),
  stopped: v.nullable(StoppedStep),
  atOnce: v.boolean(),
})
export type PlanReading = v.InferOutput<typeof PlanReading>

/** What came of a plan. */
export const PlayedPlan = v.object({ played: v.array(PlannedStep), stopped: v.nullable(StoppedStep) })
export type PlayedPlan = v.InferOutput<typeof PlayedPlan>
