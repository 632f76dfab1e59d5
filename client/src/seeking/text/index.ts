import { catalogueOf } from '../../text/load.ts'
import type { SeekingText } from './en.ts'

const { load, messages } = catalogueOf<SeekingText>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})

/** The words of looking for opponents; to be asked for only after they were loaded. */
export { load as loadWords, messages as words }
