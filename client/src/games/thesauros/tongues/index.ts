import { LANGUAGES, type GameText, type Language } from '@fathom/kernel'
import type { Action, Event, ThesaurosSet, View } from '@fathom/thesauros'
import { language } from '../../../shell/preferences.ts'
import type { Help } from '../helpEn.ts'
import type { PageText } from '../textEn.ts'
import type { OfficeWords } from '../words/en.ts'

/** All that is said at a table in one language. Only the reader's is loaded: the words of Thesauros are many. */
export interface Tongue {
  makeGameText(set: ThesaurosSet): GameText<Action, View, Event>
  /** Words of the chart, its cards and buttons. */
  readonly chart: PageText
  /** Words of offices, panels and forms. */
  readonly office: OfficeWords
  readonly help: Help
}

const loaders: Readonly<Record<Language, () => Promise<Tongue>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
}
const loaded: Partial<Record<Language, Tongue>> = {}

/** Loads a language, once. */
export async function loadTongue(wanted: Language): Promise<void> {
  loaded[wanted] ??= await loaders[wanted]()
}

/** A language that has been loaded; if this one has not, one that has. */
export function tongue(wanted: Language = language()): Tongue {
  const found = loaded[wanted] ?? LANGUAGES.map((each) => loaded[each]).find((each) => each !== undefined)
  if (found === undefined) throw new Error('no language of Thesauros is loaded')
  return found
}
