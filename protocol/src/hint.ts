import * as v from 'valibot'
import { EntryNumber } from './common.ts'

/** Choices as a Mate judges them, the best one first. */
const ConsideredChoices = v.array(
  v.object({
    action: v.string(),
    /** Points that it is judged to be ahead of the next best; of the others, how far behind the best (below 0). Null: it is not counted in points. */
    lead: v.nullable(v.number()),
    /** What speaks for it and against it, the most important first. */
    reasons: v.array(v.object({ topic: v.object({ en: v.string(), fr: v.string() }), points: v.number() })),
    /** What would be chosen after it in the same breath, as the accounts of a budget; left out where nothing is. */
    rest: v.optional(v.array(v.string())),
  }),
)

/** What a Mate would consider in my place, the best choice first: at most three; one where there is no other, none where I have nothing to choose. */
export const HintReading = v.object({
  /** The last entry, as I count: that I was given a hint is one. */
  version: EntryNumber,
  choices: ConsideredChoices,
})
export type HintReading = v.InferOutput<typeof HintReading>

/** What somebody chose in a game that is over, beside what a Mate would have considered from what they could know. */
export const ChoiceReading = v.object({
  /** Whose choice it was. */
  seat: v.number(),
  /** What they took, in notation. */
  taken: v.string(),
  /** The best three, and after them what was taken if it is none of these; one alone where there was no other. */
  choices: ConsideredChoices,
})
export type ChoiceReading = v.InferOutput<typeof ChoiceReading>
