import { wordsOnDemand } from '../../text/load.ts'
import type { SeekingText } from './en.ts'

/** The words of looking for others to play with. */
export const { withWords, words } = wordsOnDemand<SeekingText>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
