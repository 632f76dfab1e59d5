import { wordsOnDemand } from '../../text/load.ts'
import type { MeText } from './en.ts'

/** The words of the page "You". */
export const { withWords, words } = wordsOnDemand<MeText>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
