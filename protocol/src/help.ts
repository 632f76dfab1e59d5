import * as v from 'valibot'
import { EntryNumber } from './common.ts'

/** What the rules make certain of my choices now, in my language: what each brings, and what a newcomer may want to know. Empty when I have nothing to choose. */
export const HelpReading = v.object({
  /** The version that this holds for, as I count. */
  version: EntryNumber,
  /** What a choice brings whatever is drawn. */
  gains: v.array(v.object({ action: v.string(), points: v.number(), money: v.number(), words: v.string() })),
  told: v.array(
    v.object({
      words: v.string(),
      /** The choice that it is about; null: the position, or the thing it is told with. */
      action: v.nullable(v.string()),
      /** A thing of the game's page (`zone:3`), or `plan`. */
      about: v.nullable(v.string()),
      /** The choice throws something away. */
      warns: v.boolean(),
    }),
  ),
})
export type HelpReading = v.InferOutput<typeof HelpReading>
