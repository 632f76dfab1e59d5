import { wordsOnDemand } from '../../text/load.ts'
import type { FriendsText } from './en.ts'

/** The words of friends and groups. */
export const { withWords, words } = wordsOnDemand<FriendsText>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
