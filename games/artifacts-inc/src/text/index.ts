import type { GameTexts } from '@fathom/kernel'
import { components } from '../builtIn.ts'
import type { ComponentSet } from '../schema.ts'
import type { Action, Event, View } from '../types.ts'
import { makeEnglish } from './en/index.ts'
import { makeFrench } from './fr/index.ts'

export { publicText, sideText } from './sides.ts'

/** Every word of Artifacts, Inc. played with a set. */
export function makeTexts(set: ComponentSet): GameTexts<Action, View, Event> {
  return { en: makeEnglish(set), fr: makeFrench(set) }
}

/** The words with the set that comes with the game. */
export const artifactsIncTexts: GameTexts<Action, View, Event> = makeTexts(components)
