import { wordsOnDemand } from '../../text/load.ts'
import type { RecordsText } from './en.ts'

/** The words of records and replays. */
export const { withWords: withRecordWords, words } = wordsOnDemand<RecordsText>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
