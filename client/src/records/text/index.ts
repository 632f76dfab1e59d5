import { beforeLanguage, language } from '../../shell/preferences.ts'
import { catalogueOf } from '../../text/load.ts'
import type { RecordsText } from './en.ts'

const catalogue = catalogueOf<RecordsText>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
let isWanted = false
beforeLanguage(async (next) => (isWanted ? catalogue.load(next) : undefined))

/** Loads a part that speaks of records together with its words. */
export async function withRecordWords<Part>(load: () => Promise<Part>): Promise<Part> {
  isWanted = true
  const [part] = await Promise.all([load(), catalogue.load(language())])
  return part
}

/** The words of such parts in the reader's language; to be asked for only in what `withRecordWords` has loaded. */
export function words(): RecordsText {
  return catalogue.messages()
}
