import { beforeLanguage, language } from '../shell/preferences.ts'
import { catalogueOf } from './load.ts'
import type { PartsText } from './parts/en.ts'

/** Words of what the page shows only now and then: they come with it, so that the lobby and the table open without them. */
const catalogue = catalogueOf<PartsText>({
  en: async () => (await import('./parts/en.ts')).en,
  fr: async () => (await import('./parts/fr.ts')).fr,
})
let isWanted = false
beforeLanguage(async (next) => (isWanted ? catalogue.load(next) : undefined))

/** Loads a part together with its words. */
export async function withWords<Part>(load: () => Promise<Part>): Promise<Part> {
  isWanted = true
  const [part] = await Promise.all([load(), catalogue.load(language())])
  return part
}

/** The words of such parts in the reader's language; to be asked for only in what `withWords` has loaded. */
export function parts(): PartsText {
  return catalogue.messages()
}
