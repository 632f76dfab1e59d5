import { LANGUAGES, LINE } from '@fathom/kernel'
import * as v from 'valibot'

export const Language = v.picklist(LANGUAGES)

/** Whoever has left for good is called by a dash (`FORMER`): nobody is by what looks like it. */
const NOT_JUST_DASHES = /[^\p{Dash}\p{Zs}]/u

/** A name people see: 1 to 40 UTF-16 units, trimmed, every character with a shape, at most two marks upon each other. */
export const DisplayName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'empty-name'),
  v.maxLength(40, 'long-name'),
  v.regex(LINE, 'bad-name'),
  v.regex(NOT_JUST_DASHES, 'bad-name'),
)

/** Why somebody asks something of the others: one line, as a name but longer. */
export const Reason = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'empty-reason'),
  v.maxLength(120, 'long-reason'),
  v.regex(LINE, 'bad-reason'),
)

/** What somebody is called, as it would be taken from a person who types it; null: it would not be. */
export function nameFrom(text: string): string | null {
  const read = v.safeParse(DisplayName, text)
  return read.success ? read.output : null
}

/** The same of a reason. */
export function reasonFrom(text: string): string | null {
  const read = v.safeParse(Reason, text)
  return read.success ? read.output : null
}

export const TableId = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,32}$/))
export const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))
/** Number of an entry in a table's journal; a table's version is its last entry's number. */
export const EntryNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** What a person's browser adds to the seed: up to 64 hex digits. */
export const Nonce = v.pipe(v.string(), v.regex(/^[0-9a-f]{1,64}$/))
export const SeedHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** One action in the game's notation. */
export const ActionText = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

/** Actions to be taken one after the other. */
export const chainOf = (most: number) => v.pipe(v.array(ActionText), v.minLength(1), v.maxLength(most))

const Param = v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(v.union([v.string(), v.number()]))])

/** Every refusal over HTTP: a stable code, a sentence in the caller's language, the sentence's parameters; by the request's id the operator finds it in the log. */
export const ErrorBody = v.object({
  code: v.string(),
  message: v.string(),
  params: v.record(v.string(), Param),
  requestId: v.optional(v.string()),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>
