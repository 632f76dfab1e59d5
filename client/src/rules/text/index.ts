import { wordsOnDemand } from '../../text/load.ts'
import type { RulesText } from './en.ts'

/** The words of the page of the rules. */
export const { withWords, words } = wordsOnDemand<RulesText>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
