import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Entry } from '@fathom/table'
import { DATABASE } from './ids.ts'
import { marksKey, NO_MARKS, type Journals, type KeptTable, type Marks } from './journals.ts'

interface Schema extends DBSchema {
  /** By table and number: two tabs can't both write entry n. */
  entries: { key: [string, number]; value: { readonly table: string; readonly n: number; readonly entry: Entry } }
  tables: { key: string; value: KeptTable }
  marks: { key: string; value: Marks }
}

/** A new version adds stores; it never changes what older ones hold. */
const VERSION = 1

/** The journals that this browser keeps. @throws where it keeps nothing, as in some private windows */
export async function openJournals(name: string = DATABASE): Promise<Journals> {
  const journals = new BrowserJournals(name)
  await journals.list()
  return journals
}

class BrowserJournals implements Journals {
  private readonly name: string
  private opened: Promise<IDBPDatabase<Schema>> | null = null

  constructor(name: string) {
    this.name = name
  }

  /** Opens the database, anew where the browser has closed it: some do so in the background. */
  private open(): Promise<IDBPDatabase<Schema>> {
    const forget = (): void => void (this.opened = null)
    this.opened ??= openDB<Schema>(this.name, VERSION, {
      upgrade(db) {
        db.createObjectStore('entries', { keyPath: ['table', 'n'] })
        db.createObjectStore('tables', { keyPath: 'id' })
        db.createObjectStore('marks')
      },
      // A newer page in another tab wants to change the database: it may.
      blocking: (_from, _to, event) => {
        ;(event.target as IDBDatabase | null)?.close()
        forget()
      },
      terminated: forget,
    })
    this.opened.catch(forget)
    return this.opened
  }

  async load(table: string): Promise<Entry[]> {
    const rows = await (await this.open()).getAll('entries', entriesOf(table))
    return rows.map(({ entry }) => entry)
  }

  async append(kept: KeptTable, entries: readonly Entry[]): Promise<'ok' | 'conflict'> {
    const transaction = (await this.open()).transaction(['entries', 'tables'], 'readwrite', { durability: 'strict' })
    const rows = transaction.objectStore('entries')
    const before = (entries[0]?.n ?? 1) - 1
    // Another tab has removed the table, or somebody the site's data: a journal never begins in its middle.
    if (before > 0 && (await rows.getKey([kept.id, before])) === undefined) return 'conflict'
    const writes: Promise<unknown>[] = entries.map((entry) => rows.add({ table: kept.id, n: entry.n, entry }))
    writes.push(transaction.objectStore('tables').put(kept))
    try {
      await Promise.all([...writes, transaction.done])
      return 'ok'
    } catch (error) {
      await Promise.allSettled([...writes, transaction.done])
      if (error instanceof DOMException && error.name === 'ConstraintError') return 'conflict'
      throw error
    }
  }

  async list(): Promise<KeptTable[]> {
    return (await this.open()).getAll('tables')
  }

  async marks(table: string, person: string): Promise<Marks> {
    return (await (await this.open()).get('marks', marksKey(table, person))) ?? NO_MARKS
  }

  async saveMarks(table: string, person: string, marks: Marks): Promise<void> {
    await (await this.open()).put('marks', marks, marksKey(table, person))
  }

  async remove(table: string): Promise<void> {
    const transaction = (await this.open()).transaction(['entries', 'tables', 'marks'], 'readwrite')
    await Promise.all([
      transaction.objectStore('entries').delete(entriesOf(table)),
      transaction.objectStore('tables').delete(table),
      transaction.objectStore('marks').delete(table),
      transaction.objectStore('marks').delete(IDBKeyRange.bound(`${table} `, `${table} \uFFFF`)),
      transaction.done,
    ])
  }
}

function entriesOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER])
}
