import { catalogueOf } from '../../text/load.ts'
import type { HouseText } from './en.ts'

const { load, messages } = catalogueOf<HouseText>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})

/** The words of these pages; to be asked for only after they were loaded. */
export { load as loadWords, messages as words }
