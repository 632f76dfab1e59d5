import { wordsOnDemand } from './load.ts'
import type { PartsText } from './parts/en.ts'

/** Words of what the page shows only now and then: the lobby and the table open without them. */
export const { withWords, words: parts } = wordsOnDemand<PartsText>({
  en: async () => (await import('./parts/en.ts')).en,
  fr: async () => (await import('./parts/fr.ts')).fr,
})
