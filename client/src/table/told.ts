import { isEqual, MisfitPatch, patched } from '@fathom/protocol/patch'
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

/**
 * A log with what is new in it, and with what reads otherwise now in its place; the same one if nothing does.
 * @param known the last entry that was known, told or left out
 */
export function logAfter(log: readonly LogEntry[], entries: readonly LogEntry[], known: number): readonly LogEntry[] {
  const kept = entries.map(withoutOnce)
  const news = kept.filter(({ n }) => n > known)
  const again = new Map(kept.flatMap((entry) => (entry.n <= known ? [[entry.n, entry] as const] : [])))
  let isOther = news.length > 0
  const before = log.map((entry) => {
    const now = again.get(entry.n)
    again.delete(entry.n)
    if (now === undefined || isEqual(entry, now)) return entry
    isOther = true
    return now
  })
  // What told nothing when it was told may have been left out.
  const late = [...again.values()].filter(({ kind }) => kind !== 'skip')
  if (late.length > 0) return [...before, ...late].sort((a, b) => a.n - b.n).concat(news)
  return isOther ? [...before, ...news] : log
}

/** What is new, as it is told this once: whole, also where it may not be looked up later. */
export function newsIn(entries: readonly LogEntry[], known: number): readonly LogEntry[] {
  return entries.flatMap((entry) => {
    if (entry.n <= known) return []
    const { once } = entry.kind === 'events' ? entry : {}
    return [once === undefined ? entry : ({ ...withoutOnce(entry), events: once } as LogEntry)]
  })
}

function withoutOnce(entry: LogEntry): LogEntry {
  if (entry.kind !== 'events' || entry.once === undefined) return entry
  const { once: _, ...kept } = entry
  return kept
}
