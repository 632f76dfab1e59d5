import { wordsOnDemand } from '../../text/load.ts'
import type { TellMeText } from './en.ts'

/** The words of the page "Tell me". */
export const { withWords, words } = wordsOnDemand<TellMeText>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
