import type { Note, Seen } from '@fathom/protocol'
import type { Answer } from '../api/http.ts'
import { answerOf } from './answers.ts'
import type { Journals, Marks } from './journals.ts'
import { personOf } from './localHost.ts'
import type { Looker } from './looker.ts'

/** What people keep for themselves at the tables of this device; nobody else is shown it. */
export class KeptMarks {
  private readonly journals: Journals

  constructor(journals: Journals) {
    this.journals = journals
  }

  note(table: string, looker?: Looker | null): Promise<Answer<Note>> {
    return answerOf(async () => ({ words: (await this.marks(table, looker)).note }))
  }

  saveNote(table: string, words: string, looker?: Looker | null): Promise<Answer<Note>> {
    return answerOf(async () => ({ words: (await this.mark(table, looker, { note: words })).note }))
  }

  seen(table: string, looker?: Looker | null): Promise<Answer<Seen>> {
    return answerOf(async () => ({ n: (await this.marks(table, looker)).seen }))
  }

  keepSeen(table: string, n: number, looker?: Looker | null): Promise<Answer<Seen>> {
    return answerOf(async () => {
      const { seen } = await this.marks(table, looker)
      return { n: (await this.mark(table, looker, { seen: Math.max(seen, n) })).seen }
    })
  }

  private marks(table: string, looker: Looker | null | undefined): Promise<Marks> {
    return this.journals.marks(table, personOf(looker))
  }

  private async mark(table: string, looker: Looker | null | undefined, change: Partial<Marks>): Promise<Marks> {
    const marks = { ...(await this.marks(table, looker)), ...change }
    await this.journals.saveMarks(table, personOf(looker), marks)
    return marks
  }
}
