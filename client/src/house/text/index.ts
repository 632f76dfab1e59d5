import { wordsOnDemand } from '../../text/load.ts'
import type { HouseText } from './en.ts'

/** The words of how the house is run. */
export const { withWords, words } = wordsOnDemand<HouseText>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
