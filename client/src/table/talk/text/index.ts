import { wordsOnDemand } from '../../../text/load.ts'
import type { TalkText } from './en.ts'

/** The words of the talk. */
export const { withWords: withTalkWords, words } = wordsOnDemand<TalkText>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
