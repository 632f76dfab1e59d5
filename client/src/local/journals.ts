import type { ListedTable } from '@fathom/engine'
import type { Entry } from '@fathom/table'

/** A table of this device as its list keeps it. */
export interface KeptTable {
  readonly id: string
  readonly listed: ListedTable
}

/** What somebody keeps for themselves at a table. */
export interface Marks {
  /** What they wrote to themselves. */
  readonly note: string
  /** The last entry that they have seen, as they count. */
  readonly seen: number
}

/** Where the tables of this device are kept. A journal is the truth of a table; the rest follows from it. */
export interface Journals {
  /** Every entry in order; none: there is no such table. */
  load(table: string): Promise<Entry[]>
  /** Appends all of the entries or none. 'conflict': somebody else, another tab, has written there first. */
  append(kept: KeptTable, entries: readonly Entry[]): Promise<'ok' | 'conflict'>
  list(): Promise<KeptTable[]>
  marks(table: string): Promise<Marks>
  saveMarks(table: string, marks: Marks): Promise<void>
  remove(table: string): Promise<void>
}

export const NO_MARKS: Marks = { note: '', seen: 0 }

/** Journals in memory: gone with the page. */
export class MemoryJournals implements Journals {
  private readonly journals = new Map<string, Entry[]>()
  private readonly tables = new Map<string, KeptTable>()
  private readonly kept = new Map<string, Marks>()

  load(table: string): Promise<Entry[]> {
    return Promise.resolve([...(this.journals.get(table) ?? [])])
  }

  append(kept: KeptTable, entries: readonly Entry[]): Promise<'ok' | 'conflict'> {
    const journal = this.journals.get(kept.id) ?? []
    if (entries[0]?.n !== journal.length + 1) return Promise.resolve('conflict')
    this.journals.set(kept.id, [...journal, ...entries])
    this.tables.set(kept.id, kept)
    return Promise.resolve('ok')
  }

  list(): Promise<KeptTable[]> {
    return Promise.resolve([...this.tables.values()])
  }

  marks(table: string): Promise<Marks> {
    return Promise.resolve(this.kept.get(table) ?? NO_MARKS)
  }

  saveMarks(table: string, marks: Marks): Promise<void> {
    this.kept.set(table, marks)
    return Promise.resolve()
  }

  remove(table: string): Promise<void> {
    for (const map of [this.journals, this.tables, this.kept]) map.delete(table)
    return Promise.resolve()
  }

  /** Takes over what another store had of a table. */
  adopt(kept: KeptTable, entries: readonly Entry[], marks: Marks): void {
    this.journals.set(kept.id, [...entries])
    this.tables.set(kept.id, kept)
    this.kept.set(kept.id, marks)
  }

  has(table: string): boolean {
    return this.journals.has(table)
  }
}
