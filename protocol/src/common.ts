import { LANGUAGES } from '@fathom/kernel'
import * as v from 'valibot'

export const Language = v.picklist(LANGUAGES)

/** A name people see: 1 to 40 characters, no control characters, trimmed. */
export const DisplayName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'empty-name'),
  v.maxLength(40, 'long-name'),
  v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Cf}]+$/u, 'bad-name'),
)

export const TableId = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,32}$/))
export const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))
/** Number of an entry in a table's journal; a table's version is its last entry's number. */
export const EntryNumber = v.pipe(v.number(), v.integer(), v.minValue(0))
/** What a person's browser adds to the seed: up to 64 hex digits. */
export const Nonce = v.pipe(v.string(), v.regex(/^[0-9a-f]{1,64}$/))
export const SeedHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** One action in the game's notation. */
export const ActionText = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

const Param = v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(v.union([v.string(), v.number()]))])

/** Every refusal over HTTP: a stable code, a sentence in the caller's language, the sentence's parameters. */
export const ErrorBody = v.object({ code: v.string(), message: v.string(), params: v.record(v.string(), Param) })
export type ErrorBody = v.InferOutput<typeof ErrorBody>
