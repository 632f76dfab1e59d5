import { inOrder, MOST_REMARKS, type Remark } from '@fathom/kernel'
import type { Note, Remarks, Seen } from '@fathom/protocol'
import type { Answer } from '../api/http.ts'
import { answerOf, Refused } from './answers.ts'
import type { Journals, Marks } from './journals.ts'
import { personOf } from './persons.ts'
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

  /** They are the device's, whoever looks. */
  remarks(table: string): Promise<Answer<Remarks>> {
    return answerOf(async () => readingOf(await this.marks(table, null)))
  }

  saveRemark(table: string, { line, words }: Remark): Promise<Answer<Remarks>> {
    return answerOf(async () => {
      const { remarks = [] } = await this.marks(table, null)
      const others = remarks.filter((each) => each.line !== line)
      const kept = words === '' ? others : inOrder([...others, { line, words }])
      if (kept.length > MOST_REMARKS) throw new Refused({ code: 'too-many-remarks', params: {} }, '', 409)
      return readingOf(await this.mark(table, null, { remarks: kept }))
    })
  }

  protected async keepRemarks(table: string, remarks: readonly Remark[]): Promise<void> {
    if (remarks.length > 0) await this.mark(table, null, { remarks })
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

function readingOf({ remarks = [] }: Marks): Remarks {
  return { remarks: [...remarks], key: null }
}
