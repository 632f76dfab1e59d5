import { shownCharacter } from '@fathom/bots/about'
import type { GameText, Language, Refusal } from '@fathom/kernel'
import { isTableCode, type TableCode } from '@fathom/table'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { EngineText } from './texts.ts'

export const TABLE_TEXTS: Readonly<Record<Language, EngineText>> = { en: told(en, 'en'), fr: told(fr, 'fr') }

/** By rules of before bots have no characters. */
const PAST_TEXTS: Readonly<Record<Language, EngineText>> = { en, fr }

/** The sentences for a table. */
export function tableText(isPast: boolean, language: Language): EngineText {
  return (isPast ? PAST_TEXTS : TABLE_TEXTS)[language]
}

function told(text: EngineText, language: Language): EngineText {
  return { ...text, character: (game, level, name) => shownCharacter(game, level, name)?.name[language] ?? '' }
}

/** The sentence of a refusal that is the table's own. */
export function tableRefusalText(language: Language, code: TableCode, params: Refusal['params']): string {
  const text = TABLE_TEXTS[language].refusals[code]
  return typeof text === 'string' ? text : text(params)
}

/** The sentence of a refusal, the table's or the game's. */
export function sentenceOf({ code, params }: Refusal, game: GameText, language: Language): string {
  return isTableCode(code) ? tableRefusalText(language, code, params) : game.refusal({ code, params })
}
