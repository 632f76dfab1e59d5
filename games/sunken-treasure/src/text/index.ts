import type { GameTexts } from '@fathom/kernel'
import type { Action, Event, View } from '../types.ts'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'

/** Every word of Sunken Treasure. */
export const sunkenTreasureTexts: GameTexts<Action, View, Event> = { en, fr }
