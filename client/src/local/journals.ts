import type { ListedTable } from '@fathom/engine'
import type { Remark } from '@fathom/kernel'
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
  /** What they wrote about its positions; absent: nothing. */
  readonly remarks?: readonly Remark[]
}

/** Where the tables of this device are kept. A journal is the truth of a table; the rest follows from it. */
export interface Journals {
  /** Every entry in order; none: there is no such table. */
  load(table: string): Promise<Entry[]>
  /** Appends all of the entries or none. 'conflict': somebody else, another tab, has written there first. */
  append(kept: KeptTable, entries: readonly Entry[]): Promise<'ok' | 'conflict'>
  list(): Promise<KeptTable[]>
  /** @param person whose marks: several may play at one device */
  marks(table: string, person: string): Promise<Marks>
  saveMarks(table: string, person: string, marks: Marks): Promise<void>
  remove(table: string): Promise<void>
}

export const NO_MARKS: Marks = { note: '', seen: 0 }

/** Under what marks are kept: the owner's under the table's id alone, as they were before several could play at one device. */
export function marksKey(table: string, person: string): string {
  return person === OWNER ? table : `${table} ${person}`
}

function isMarksOf(key: string, table: string): boolean {
  return key === table || key.startsWith(`${table} `)
}

/** What the journals call the one whose device it is. */
export const OWNER = 'me'

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

  marks(table: string, person: string): Promise<Marks> {
    return Promise.resolve(this.kept.get(marksKey(table, person)) ?? NO_MARKS)
  }

  saveMarks(table: string, person: string, marks: Marks): Promise<void> {
    this.kept.set(marksKey(table, person), marks)
    return Promise.resolve()
  }

  remove(table: string): Promise<void> {
    for (const map of [this.journals, this.tables]) map.delete(table)
    for (const key of this.kept.keys()) if (isMarksOf(key, table)) this.kept.delete(key)
    return Promise.resolve()
  }

  /** Takes over what another store had of a table. */
  adopt(kept: KeptTable, entries: readonly Entry[]): void {
    this.journals.set(kept.id, [...entries])
    this.tables.set(kept.id, kept)
  }

  has(table: string): boolean {
    return this.journals.has(table)
  }
}
