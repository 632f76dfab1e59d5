import type { LogEntry } from '@fathom/protocol'

/** Everybody's log counts otherwise; a line of the record is the same for all. */

/** The line of the record that an entry is; 0: the set-up. Null: it is none. */
export function lineOf(log: readonly LogEntry[], n: number): number | null {
  const at = log.find((entry) => entry.n === n)
  if (at?.kind === 'started') return 0
  if (at === undefined || !isLine(at)) return null
  return log.filter((entry) => entry.n <= n && isLine(entry)).length
}

/** The entry that a line of the record is; the last one where there are not so many. */
export function entryOf(log: readonly LogEntry[], line: number): number {
  if (line === 0) return log.find(({ kind }) => kind === 'started')?.n ?? 0
  return (log.filter(isLine)[line - 1] ?? log.at(-1))?.n ?? 0
}

/** An action of which nothing is told is one, too. */
function isLine(entry: LogEntry): boolean {
  return entry.kind === 'events' || (entry.kind === 'skip' && entry.own !== true)
}
