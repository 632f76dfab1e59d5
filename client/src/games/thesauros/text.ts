import { tongue } from './tongues/index.ts'
import type { PageText } from './textEn.ts'

/** The page's words for Thesauros in the reader's language. */
export function words(): PageText {
  return tongue().chart
}
