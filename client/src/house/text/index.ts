import { wordsOnDemand } from '../../text/load.ts'
import type { HouseText } from './en.ts'

/** The words of the house’s own pages. */
export const { withWords, words } = wordsOnDemand<HouseText>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
