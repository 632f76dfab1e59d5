import type { Seat } from '@fathom/kernel'
import type { Table } from './table.ts'

/** The journal's entries that `seat` does not count (null: a spectator), rising. */
function uncountedEntries({ id, uncounted }: Table, seat: Seat | null): readonly number[] {
  const entries = uncounted[seat ?? uncounted.length - 1]
  if (entries === undefined) throw new RangeError(`table ${id} has no seat ${seat}`)
  return entries
}

/** The number of the last entry, as `seat` counts. */
export function versionFor(table: Table, seat: Seat | null): number {
  return table.version - uncountedEntries(table, seat).length
}

/** When the last entry came that counts for each seat, and after the last seat for a spectator, in milliseconds since 1970. */
export function changeTimes(table: Table): readonly number[] {
  return table.uncounted.map((_, viewer) => {
    const seat = viewer === table.uncounted.length - 1 ? null : viewer
    return table.log.of(entryOf(table, seat, versionFor(table, seat))).entry.at
  })
}

/** The journal's own number of the entry that `seat` calls `n`, from 1 to their version. */
export function entryOf(table: Table, seat: Seat | null, n: number): number {
  const uncounted = uncountedEntries(table, seat)
  // Before uncounted entry u, the index-th of them, there are u - 1 - index that count.
  return n + firstIndex(uncounted.length, (index) => (uncounted[index] as number) - index > n)
}

/** The journal's own number of the entry that `seat` calls `n`; 0 before the first, the last one's past the end. */
export function journalNumber(table: Table, seat: Seat | null, n: number): number {
  // Whoever has seen all that counts for them has seen all.
  if (n >= versionFor(table, seat)) return table.version
  return n < 1 ? 0 : entryOf(table, seat, n)
}

/** The number that `seat` gives the journal's entry `n`, or the last one before it. */
export function numberFor(table: Table, seat: Seat | null, n: number): number {
  const uncounted = uncountedEntries(table, seat)
  return n - firstIndex(uncounted.length, (index) => (uncounted[index] as number) > n)
}

/** Entries that `seat` counts, from the one that they call `first` on: each with the journal's number and their own. */
export function* countedEntries(table: Table, seat: Seat | null, first: number): Generator<readonly [number, number]> {
  const uncounted = uncountedEntries(table, seat)
  let entry = entryOf(table, seat, first)
  let skipped = entry - first
  for (; entry <= table.version; entry++) {
    if (uncounted[skipped] === entry) skipped++
    else yield [entry, entry - skipped]
  }
}

/** The first index below `length` of which something is so that is so of all after it; `length`: of none. */
function firstIndex(length: number, isSo: (index: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isSo(middle)) high = middle
    else low = middle + 1
  }
  return low
}
