import { LANGUAGES, type Language } from '@fathom/kernel'
import { beforeLanguage, language } from '../shell/preferences.ts'

/** Words in several languages, of which only those that somebody reads are loaded. */
export interface Catalogue<Messages> {
  /** Loads a language, once; to be done before anything is shown in it. */
  readonly load: (wanted: Language) => Promise<void>
  /** A language that has been loaded, the reader's if none is named; if it has not, one that has. */
  readonly messages: (wanted?: Language) => Messages
}

/** @param loaders what brings each language */
export function catalogueOf<Messages>(
  loaders: Readonly<Record<Language, () => Promise<Messages>>>,
): Catalogue<Messages> {
  const loaded: Partial<Record<Language, Messages>> = {}
  return {
    load: async (wanted) => {
      loaded[wanted] ??= await loaders[wanted]()
    },
    messages: (wanted = language()) => {
      const found = loaded[wanted] ?? LANGUAGES.map((each) => loaded[each]).find((each) => each !== undefined)
      if (found === undefined) throw new Error('no language is loaded')
      return found
    },
  }
}

/** Words of parts that come on demand: each part brings them along, and from then on every language that the reader changes to. */
export function wordsOnDemand<Messages>(loaders: Readonly<Record<Language, () => Promise<Messages>>>) {
  const { load, messages } = catalogueOf(loaders)
  let isWanted = false
  beforeLanguage(async (next) => (isWanted ? load(next) : undefined))
  return {
    /** Loads a part together with its words. */
    withWords: async <Part>(loadPart: () => Promise<Part>): Promise<Part> => {
      isWanted = true
      const [part] = await Promise.all([loadPart(), load(language())])
      return part
    },
    /** In the reader's language; to be asked for only in what `withWords` has loaded. */
    words: (): Messages => messages(),
  }
}

/** The words of a game's page: everything that is said at its tables, and the part that only the page says. */
export function pageCatalogue<Messages extends { readonly page: unknown }>(
  loaders: Readonly<Record<Language, () => Promise<Messages>>>,
) {
  const { load, messages } = catalogueOf(loaders)
  return { loadMessages: load, allMessages: messages, messages: (): Messages['page'] => messages().page }
}

/** Something made for the reader's language when it is first asked for, and kept. */
export function perLanguage<T>(make: (language: Language) => T): () => T {
  const made: Partial<Record<Language, { readonly value: T }>> = {}
  return () => (made[language()] ??= { value: make(language()) }).value
}
