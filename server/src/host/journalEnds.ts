import type { Entry } from '@fathom/table'
import { chained } from '../store/chain.ts'

/** Of so many tables the end is known; of others a table is loaded anew before it is written to. */
const MOST = 10_000

/** The hash of the last entry of each journal, as the loaded table has it: what is decided on another one does not count. */
export class JournalEnds {
  private readonly ends = new Map<string, string>()

  get(table: string): string | null {
    return this.ends.get(table) ?? null
  }

  set(table: string, end: string): void {
    this.ends.delete(table)
    this.ends.set(table, end)
    const [oldest] = this.ends.keys()
    if (this.ends.size > MOST && oldest !== undefined) this.ends.delete(oldest)
  }

  /** The entries have been appended to a journal that ended so. */
  append(table: string, before: string, entries: readonly Entry[]): void {
    const last = chained(before, entries).at(-1)
    if (last !== undefined) this.set(table, last.hash)
  }

  drop(table: string): void {
    this.ends.delete(table)
  }
}
