import type { Language, Refusal } from '@fathom/kernel'
import type { RefusedResult } from './calls.ts'
import type { LoadedTable } from './loadedTables.ts'
import { sentenceOf } from './text/index.ts'

/** A refusal with its sentence. */
export function refusedFor({ texts }: LoadedTable, language: Language, refusal: Refusal): RefusedResult {
  return { ok: false, refusal, message: sentenceOf(refusal, texts[language], language) }
}
