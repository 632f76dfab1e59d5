import * as v from 'valibot'
import { apiError } from '../apiError.ts'
import { isServerCode } from '../codes.ts'

/**
 * A value that fits a schema.
 * @param where it came from, for values that are wrong as a whole
 * @throws ApiError naming the field: `missing-field {field}`, `invalid {field, expected}`, or the code that the schema itself gives (`empty-name`)
 */
export function validate<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  where: 'body' | 'query',
): v.InferOutput<S> {
  // A list would pass for an object without fields.
  if (Array.isArray(value)) throw apiError('invalid', { field: where, expected: 'Object' })
  const option = specialOption(value)
  if (option !== null) throw apiError('unknown-option', { option })
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const field = (v.getDotPath(issue) ?? where).slice(0, 200)
  if (isServerCode(issue.message)) throw apiError(issue.message, { field })
  if (issue.input === undefined) throw apiError('missing-field', { field })
  throw apiError('invalid', { field, expected: issue.expected?.slice(0, 200) ?? '' })
}

/** Names that every object inherits: the schema of a record drops them silently, so nobody would be told. */
const SPECIAL = ['__proto__', 'constructor', 'prototype']

/** The first of a body's `options` that has such a name; no game has one. */
export function specialOption(body: unknown): string | null {
  const { options } = Object(body) as { options?: unknown }
  return SPECIAL.find((name) => Object.hasOwn(Object(options) as object, name)) ?? null
}
