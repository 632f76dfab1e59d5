import type { Language } from '@fathom/kernel'
import { language } from '../../shell/preferences.ts'
import { en, type PageText } from './textEn.ts'
import { fr } from './textFr.ts'

const catalogues: Readonly<Record<Language, PageText>> = { en, fr }

/** The page's words for Artifacts, Inc. in the reader's language. */
export function words(): PageText {
  return catalogues[language()]
}
