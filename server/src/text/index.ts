import { LANGUAGES, type Language } from '@fathom/kernel'
import { tableRefusalText } from '@fathom/engine'
import { isTableCode } from '@fathom/table'
import type { Code } from '../codes.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { Params, ServerText } from './texts.ts'

export type { Params } from './texts.ts'

const TEXTS: Readonly<Record<Language, ServerText>> = { en, fr }

/** The sentence of a refusal. */
export function refusalText(language: Language, code: Code, params: Params): string {
  if (isTableCode(code)) return tableRefusalText(language, code, params)
  const text = TEXTS[language].refusals[code]
  return typeof text === 'string' ? text : text(params)
}

/** The best of our languages by an Accept-Language header; English if it names none of them. */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',', 20).map((part) => {
    const [tag = '', ...rest] = part.trim().toLowerCase().split(';')
    const weight = rest.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find((q) => q !== undefined)
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
  })
  wishes.sort((a, b) => b.weight - a.weight)
  for (const { language, weight } of wishes) {
    const known = LANGUAGES.find((each) => each === language)
    if (known !== undefined && weight > 0) return known
  }
  return 'en'
}
