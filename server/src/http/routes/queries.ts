import * as v from 'valibot'

/** A whole number in a query, where everything is text. */
export const QueryNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'expected a whole number'), v.transform(Number))
/** 0 or 1 in a query. */
export const QueryFlag = v.pipe(
  v.picklist(['0', '1'], 'expected 0 or 1'),
  v.transform((flag) => flag === '1'),
)
/** The body of a request that says everything by its path. */
export const Nothing = v.object({})
/** `brief=1`: answer with the version alone. */
export const Brief = v.object({ brief: v.optional(QueryFlag, '0') })
