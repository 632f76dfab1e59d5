import { beforeLanguage, language } from '../../../shell/preferences.ts'
import { catalogueOf } from '../../../text/load.ts'
import type { TalkText } from './en.ts'

const catalogue = catalogueOf<TalkText>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
beforeLanguage(catalogue.load)

/** To be done before the talk is shown. */
export const loadTalkWords = (): Promise<void> => catalogue.load(language())

/** The words of the talk in the reader's language. */
export const words = (): TalkText => catalogue.messages()
