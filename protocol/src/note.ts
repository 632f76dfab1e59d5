import * as v from 'valibot'

/** A note to oneself at a table: kept as it is, up to 2000 UTF-16 units; empty: none. */
export const Note = v.object({ words: v.pipe(v.string(), v.maxLength(2000, 'long-note')) })
export type Note = v.InferOutput<typeof Note>
