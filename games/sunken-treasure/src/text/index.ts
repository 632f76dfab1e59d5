import type { GameTexts, Language } from '@fathom/kernel'
import type { Action, Event, View } from '../types.ts'
import { en } from './en/index.ts'
import * as enWords from './en/words.ts'
import { fr } from './fr/index.ts'
import * as frWords from './fr/words.ts'
import type { ColorNames, KindNames } from './parts.ts'

/** Every word of Sunken Treasure. */
export const sunkenTreasureTexts: GameTexts<Action, View, Event> = { en, fr }

/** Names of colours and motifs, for labels on tiles and cards. */
export const sunkenTreasureNames: Readonly<
  Record<Language, { readonly colors: ColorNames; readonly kinds: KindNames }>
> = {
  en: { colors: enWords.COLOR_NAMES, kinds: enWords.KIND_NAMES },
  fr: { colors: frWords.COLOR_NAMES, kinds: frWords.KIND_NAMES },
}
