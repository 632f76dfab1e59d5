import type { Seat } from '@fathom/kernel'
import type { LogLine } from './counting.ts'
import type { Table } from './table.ts'

/** The journal as `seat` counts it (null: a spectator): entry number n is at n - 1. */
export function countedLines(table: Table, seat: Seat | null): readonly LogLine[] {
  const lines = table.counted[seat ?? table.counted.length - 1]
  if (lines === undefined) throw new RangeError(`table ${table.id} has no seat ${seat}`)
  return lines
}

/** The number of the last entry, as `seat` counts. */
export function versionFor(table: Table, seat: Seat | null): number {
  return countedLines(table, seat).length
}

/** When the last entry came that counts for each seat, and after the last seat for a spectator, in milliseconds since 1970. */
export function changeTimes(table: Table): readonly number[] {
  return table.counted.map((lines) => lines.at(-1)?.entry.at ?? table.createdAt)
}

/** The journal's own number of the entry that `seat` calls `n`; 0 before the first, the last one's past the end. */
export function journalNumber(table: Table, seat: Seat | null, n: number): number {
  const lines = countedLines(table, seat)
  // Whoever has seen all that counts for them has seen all.
  return n >= lines.length ? table.version : (lines[n - 1]?.entry.n ?? 0)
}

/** The number that `seat` gives the journal's entry `n`, or the last one before it. */
export function numberFor(table: Table, seat: Seat | null, n: number): number {
  const lines = countedLines(table, seat)
  let low = 0
  let high = lines.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle] as LogLine).entry.n <= n) low = middle + 1
    else high = middle
  }
  return low
}
