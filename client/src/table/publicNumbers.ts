import type { LogEntry } from '@fathom/protocol'

/** Everybody counts the entries of a table for themselves (their own hidden steps, too); links name an entry as somebody counts it who sees none of those. */

/** What an onlooker calls the entry that I call `n`. */
export function publicNumber(log: readonly LogEntry[], n: number): number {
  return n - log.filter((entry) => entry.n <= n && isOwn(entry)).length
}

/** What I call the entry that an onlooker calls `n`; the last one if there are not so many. */
export function ownNumber(log: readonly LogEntry[], n: number): number {
  let left = n
  for (const entry of log) {
    if (isOwn(entry)) continue
    left--
    if (left <= 0) return entry.n
  }
  return log.at(-1)?.n ?? n
}

function isOwn(entry: LogEntry): boolean {
  return entry.kind === 'skip' && entry.own === true
}
