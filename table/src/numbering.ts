import type { Seat } from '@fathom/kernel'
import type { Table } from './table.ts'

/** The journal's numbers of the entries that `seat` counts (null: a spectator): of its entry n at n - 1. */
export function countedEntries(table: Table, seat: Seat | null): readonly number[] {
  const entries = table.counted[seat ?? table.counted.length - 1]
  if (entries === undefined) throw new RangeError(`table ${table.id} has no seat ${seat}`)
  return entries
}

/** The number of the last entry, as `seat` counts. */
export function versionFor(table: Table, seat: Seat | null): number {
  return countedEntries(table, seat).length
}

/** When the last entry came that counts for each seat, and after the last seat for a spectator, in milliseconds since 1970. */
export function changeTimes(table: Table): readonly number[] {
  return table.counted.map((entries) => table.log.of(entries.at(-1) ?? 1).entry.at)
}

/** The journal's own number of the entry that `seat` calls `n`; 0 before the first, the last one's past the end. */
export function journalNumber(table: Table, seat: Seat | null, n: number): number {
  const entries = countedEntries(table, seat)
  // Whoever has seen all that counts for them has seen all.
  return n >= entries.length ? table.version : (entries[n - 1] ?? 0)
}

/** The number that `seat` gives the journal's entry `n`, or the last one before it. */
export function numberFor(table: Table, seat: Seat | null, n: number): number {
  const entries = countedEntries(table, seat)
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle] as number) <= n) low = middle + 1
    else high = middle
  }
  return low
}
