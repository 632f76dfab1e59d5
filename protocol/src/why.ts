import * as v from 'valibot'
import { ActionText, chainOf, EntryNumber, ErrorBody } from './common.ts'
import { MOST_WHYS, MOST_WHY_STEPS } from './whyLimits.ts'

const isAnswerable = (actions: (string | string[])[]): boolean =>
  actions.reduce((steps, each) => steps + (typeof each === 'string' ? 1 : each.length), 0) <= MOST_WHY_STEPS

/** Actions that I ask about, each by itself, as my next one; a chain, as my next ones. Each step is tried: there are not more of them than that. */
export const AskWhy = v.object({
  actions: v.pipe(
    v.array(v.union([ActionText, chainOf(16)])),
    v.minLength(1),
    v.maxLength(MOST_WHYS),
    v.check(isAnswerable, `at most ${MOST_WHY_STEPS} steps in all`),
  ),
  /** Tell also which of them no undo would lead back from. */
  final: v.optional(v.boolean(), false),
})
export type AskWhy = v.InferInput<typeof AskWhy>

/** For each of the actions or chains why I may not take it now, as `act` would say it; null where nothing is in the way. */
export const WhyReading = v.object({
  /** The version that this holds for, as I count. */
  version: EntryNumber,
  refusals: v.array(v.nullable(ErrorBody)),
  /** Where that was asked: true for what draws or shows something and is final at once. */
  final: v.optional(v.array(v.boolean())),
})
export type WhyReading = v.InferOutput<typeof WhyReading>
