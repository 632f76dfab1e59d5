import type { GameText, Language, Refusal } from '@fathom/kernel'
import { isTableCode, type TableCode } from '@fathom/table'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { EngineText } from './texts.ts'

export const TABLE_TEXTS: Readonly<Record<Language, EngineText>> = { en, fr }

/** The sentence of a refusal that is the table's own. */
export function tableRefusalText(language: Language, code: TableCode, params: Refusal['params']): string {
  const text = TABLE_TEXTS[language].refusals[code]
  return typeof text === 'string' ? text : text(params)
}

/** The sentence of a refusal, the table's or the game's. */
export function sentenceOf({ code, params }: Refusal, game: GameText, language: Language): string {
  return isTableCode(code) ? tableRefusalText(language, code, params) : game.refusal({ code, params })
}
