import * as v from 'valibot'

/** A note to oneself at a table: kept as it is, up to 2000 UTF-16 units; empty: none. No database but SQLite keeps a NUL. */
export const Note = v.object({
  words: v.pipe(v.string(), v.maxLength(2000, 'long-note'), v.excludes('\0', 'bad-line')),
})
export type Note = v.InferOutput<typeof Note>
