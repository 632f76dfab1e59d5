import * as v from 'valibot'
import { EntryNumber } from './common.ts'

/** What a Mate would consider in my place, the best choice first: at most three; one where there is no other, none where I have nothing to choose. */
export const HintReading = v.object({
  /** The last entry, as I count: that I was given a hint is one. */
  version: EntryNumber,
  choices: v.array(
    v.object({
      action: v.string(),
      /** Points that it is judged to be ahead of the next best; of the others, how far behind the best (below 0). Null: it is not counted in points. */
      lead: v.nullable(v.number()),
      /** What speaks for it and against it, the most important first. */
      reasons: v.array(v.object({ topic: v.object({ en: v.string(), fr: v.string() }), points: v.number() })),
    }),
  ),
})
export type HintReading = v.InferOutput<typeof HintReading>
