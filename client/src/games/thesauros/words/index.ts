import { tongue } from '../tongues/index.ts'
import type { OfficeWords } from './en.ts'

export type { OfficeWords }

/** The words of the offices, panels and forms in the reader's language. */
export function words(): OfficeWords {
  return tongue().office
}
