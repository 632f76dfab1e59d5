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
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const field = (v.getDotPath(issue) ?? where).slice(0, 200)
  if (isServerCode(issue.message)) throw apiError(issue.message, { field })
  if (issue.input === undefined) throw apiError('missing-field', { field })
  throw apiError('invalid', { field, expected: issue.expected?.slice(0, 200) ?? '' })
}
