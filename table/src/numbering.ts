import type { Seat } from '@fathom/kernel'
import type { Entry } from './entry.ts'
import type { LogLine, Table } from './table.ts'

/**
 * Every viewer counts the journal for themselves: the steps that other seats keep secret are not counted at all, so that not even
 * their number tells anything (an X chain is more steps than a single box). Own steps and all that is final have a number.
 */
function isCounted(entry: Entry, seat: Seat | null): boolean {
  switch (entry.kind) {
    case 'drafted':
    case 'held':
    case 'undone':
    case 'ended':
      return entry.seat === seat
    default:
      return true
  }
}

/** The journal as `seat` counts it (null: somebody who looks on): entry number n is at n - 1. */
export function countedLines(table: Table, seat: Seat | null): LogLine[] {
  return table.log.filter(({ entry }) => isCounted(entry, seat))
}

/** The number of the last entry, as `seat` counts. */
export function versionFor(table: Table, seat: Seat | null): number {
  let count = 0
  for (const { entry } of table.log) if (isCounted(entry, seat)) count++
  return count
}

/** The journal's own number of the entry that `seat` calls `n`; 0 before the first, the last one's past the end. */
export function journalNumber(table: Table, seat: Seat | null, n: number): number {
  let count = 0
  let last = 0
  for (const { entry } of table.log) {
    if (!isCounted(entry, seat)) continue
    if (count === n) return last
    count++
    last = entry.n
  }
  return n >= count ? table.version : last
}

/** The number that `seat` gives the journal's entry `n`, or the last one before it. */
export function numberFor(table: Table, seat: Seat | null, n: number): number {
  let count = 0
  for (const { entry } of table.log) {
    if (entry.n > n) break
    if (isCounted(entry, seat)) count++
  }
  return count
}
