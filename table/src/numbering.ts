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

/** Counts a line for everybody whom it counts for. `counted`: the lines of each seat, and after the last seat those of who looks on. */
export function countLine(counted: readonly LogLine[][], line: LogLine): void {
  const onlooker = counted.length - 1
  for (const [index, lines] of counted.entries()) {
    if (isCounted(line.entry, index === onlooker ? null : index)) lines.push(line)
  }
}

/** The journal as `seat` counts it (null: somebody who looks on): entry number n is at n - 1. */
export function countedLines(table: Table, seat: Seat | null): readonly LogLine[] {
  const lines = table.counted[seat ?? table.counted.length - 1]
  if (lines === undefined) throw new RangeError(`table ${table.id} has no seat ${seat}`)
  return lines
}

/** The number of the last entry, as `seat` counts. */
export function versionFor(table: Table, seat: Seat | null): number {
  return countedLines(table, seat).length
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
