import { wordsOnDemand } from '../../text/load.ts'
import type { PeopleText } from './en.ts'

/** The words of somebody’s page and the rankings. */
export const { withWords, words } = wordsOnDemand<PeopleText>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
