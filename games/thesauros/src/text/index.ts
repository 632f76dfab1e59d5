import type { GameTexts } from '@fathom/kernel'
import type { Event } from '../events.ts'
import type { ThesaurosSet } from '../set.ts'
import type { Action } from '../verbs.ts'
import type { View } from '../views.ts'
import { makeEnglish } from './en/index.ts'
import { makeFrench } from './fr/index.ts'

export * from './explain.ts'
export * from './explanations.ts'
export * as facts from './facts.ts'
export { lexicon, type Lexicon } from './lexicon.ts'

/** Every word of Thesauros played with a set. */
export function makeTexts(set: ThesaurosSet): GameTexts<Action, View, Event> {
  return { en: makeEnglish(set), fr: makeFrench(set) }
}
