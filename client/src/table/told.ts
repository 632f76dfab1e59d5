import { MisfitPatch, patched } from '@fathom/protocol/patch'
import type { LogEntry, Push, TableReading } from '@fathom/protocol'

/**
 * The reading that a change leaves; what it does not touch is the very same as before, so that nothing on the page is touched for it.
 * @param held what the line has told so far
 * @returns null if the change was not made for that: the table is to be told anew
 */
export function readingAfter(held: TableReading, push: Extract<Push, { type: 'change' }>): TableReading | null {
  if (held.version !== push.from) return null
  try {
    return patched(held, push.patch) as TableReading
  } catch (error) {
    if (error instanceof MisfitPatch) return null
    throw error
  }
}

/** A log with what is new in it; the same one if nothing is. `known`: the last entry that was known, told or left out. */
export function logAfter(log: readonly LogEntry[], entries: readonly LogEntry[], known: number): readonly LogEntry[] {
  const news = entries.filter((entry) => entry.n > known)
  return news.length > 0 ? [...log, ...news] : log
}
