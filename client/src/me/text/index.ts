import { catalogueOf } from '../../text/load.ts'
import type { MeText } from './en.ts'

const { load, messages } = catalogueOf<MeText>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})

/** The words of this page; to be asked for only after they were loaded. */
export { load as loadWords, messages as words }
