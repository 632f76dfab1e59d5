import type { LogEntry, ToldEvents } from '@fathom/protocol'

/** More than one turn of the largest table tells. Of an entry that is not among them the reader is told anew. */
const MOST = 12

/** What a reader has been told of, the last entries of it. What is covered now will be told whole when it may be read again. */
export function toldAfter(before: ToldEvents | undefined, entries: readonly LogEntry[]): ToldEvents {
  if (entries.length === 0 && before !== undefined) return before
  const told = new Map(before)
  for (const entry of entries) {
    if (entry.kind === 'events' && entry.covered !== true) told.set(entry.n, entry.events)
    else told.delete(entry.n)
  }
  for (const n of told.keys()) {
    if (told.size <= MOST) break
    told.delete(n)
  }
  return told
}
