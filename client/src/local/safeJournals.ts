import type { Entry } from '@fathom/table'
import { isLessonId } from './ids.ts'
import { MemoryJournals, NO_MARKS, type Journals, type KeptTable, type Marks } from './journals.ts'

/**
 * Journals that never stop a game: a table that the browser can't keep any more, as its storage is full or has broken, goes on in memory. What was
 * kept before stays kept. A lesson's table is in memory from the start.
 */
export class SafeJournals implements Journals {
  private readonly kept: Journals
  private readonly memory = new MemoryJournals()
  /** What was read or written of each table, for when the storage can't be read any more. */
  private readonly known = new Map<string, Entry[]>()
  private readonly onTrouble: () => void

  /** @param onTrouble is called when a table goes on in memory alone: it will be gone with the page */
  constructor(kept: Journals, onTrouble: () => void) {
    this.kept = kept
    this.onTrouble = onTrouble
  }

  async load(table: string): Promise<Entry[]> {
    if (this.memory.has(table)) return this.memory.load(table)
    const entries = await this.kept.load(table)
    this.known.set(table, [...entries])
    return entries
  }

  async append(kept: KeptTable, entries: readonly Entry[]): Promise<'ok' | 'conflict'> {
    if (this.memory.has(kept.id) || isLessonId(kept.id)) return this.memory.append(kept, entries)
    try {
      const appended = await this.kept.append(kept, entries)
      if (appended === 'ok') this.know(kept.id).push(...entries)
      return appended
    } catch {
      const before = await this.load(kept.id).catch(() => this.know(kept.id))
      // What it can't go on from it does not begin: the table was removed meanwhile.
      if (before.length === 0 && entries[0]?.n !== 1) return 'conflict'
      this.memory.adopt(kept, before)
      this.onTrouble()
      return this.memory.append(kept, entries)
    }
  }

  async list(): Promise<KeptTable[]> {
    const [kept, here] = await Promise.all([this.kept.list(), this.memory.list()])
    return [...kept.filter(({ id }) => !this.memory.has(id)), ...here]
  }

  /** What was kept of a table before it went on in memory counts until there is something newer. */
  async marks(table: string, person: string): Promise<Marks> {
    const marks = await this.memory.marks(table, person)
    return marks === NO_MARKS ? this.kept.marks(table, person) : marks
  }

  saveMarks(table: string, person: string, marks: Marks): Promise<void> {
    return this.at(table).saveMarks(table, person, marks)
  }

  async remove(table: string): Promise<void> {
    this.known.delete(table)
    await Promise.all([this.kept.remove(table), this.memory.remove(table)])
  }

  private know(table: string): Entry[] {
    const entries = this.known.get(table) ?? []
    this.known.set(table, entries)
    return entries
  }

  private at(table: string): Journals {
    return this.memory.has(table) ? this.memory : this.kept
  }
}
