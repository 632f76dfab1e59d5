import type { Entry } from '@fathom/table'
import { isLessonId } from './ids.ts'
import { MemoryJournals, NO_MARKS, type Journals, type KeptTable, type Marks } from './journals.ts'

/**
 * Journals that never stop a game: a table that the browser can't keep any more, as its storage is full, goes on in memory. What was kept
 * before stays kept. A lesson's table is in memory from the start.
 */
export class SafeJournals implements Journals {
  private readonly kept: Journals
  private readonly memory = new MemoryJournals()
  private readonly onTrouble: () => void

  /** @param onTrouble is called when a table goes on in memory alone: it will be gone with the page */
  constructor(kept: Journals, onTrouble: () => void) {
    this.kept = kept
    this.onTrouble = onTrouble
  }

  load(table: string): Promise<Entry[]> {
    return this.at(table).load(table)
  }

  async append(kept: KeptTable, entries: readonly Entry[]): Promise<'ok' | 'conflict'> {
    if (this.memory.has(kept.id) || isLessonId(kept.id)) return this.memory.append(kept, entries)
    try {
      return await this.kept.append(kept, entries)
    } catch {
      const before = await this.kept.load(kept.id)
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
    await Promise.all([this.kept.remove(table), this.memory.remove(table)])
  }

  private at(table: string): Journals {
    return this.memory.has(table) ? this.memory : this.kept
  }
}
