import type { RecordLine } from '@fathom/kernel'
import type { TableLog } from './tableLog.ts'

/** A line of the record, with the number of its journal entry. */
export type PlayedLine = RecordLine & { readonly n: number; readonly bounds: readonly number[] }

/** The lines of a table's record, as its log has them. */
export class PlayedLines implements Iterable<PlayedLine> {
  private readonly log: TableLog
  /** The numbers of their entries. */
  private readonly entries: number[] = []

  constructor(log: TableLog) {
    this.log = log
  }

  get length(): number {
    return this.entries.length
  }

  /** Entry `n`, which the log has or will have next, is a line. */
  push(n: number): void {
    this.entries.push(n)
  }

  /** A line by its number, from 1 on; null: there is none. */
  of(line: number): PlayedLine | null {
    const n = this.entries[line - 1]
    if (n === undefined) return null
    const { entry, bounds } = this.log.of(n)
    if (entry.kind !== 'done') throw new Error(`entry ${n} is no line`)
    const { seat, action, draws } = entry
    return { seat, action, draws, bounds, n }
  }

  /** How many there are up to entry `n`. */
  upTo(n: number): number {
    return this.entries.filter((each) => each <= n).length
  }

  *[Symbol.iterator](): Generator<PlayedLine> {
    for (let line = 1; line <= this.length; line++) yield this.of(line) as PlayedLine
  }
}
