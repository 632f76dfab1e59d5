import type { Language } from '@fathom/kernel'
import { partsOf, type Color, type Kind, type TokenId } from '@fathom/sunken-treasure'
import { pageCatalogue } from '../../../text/load.ts'
import type { Help } from '../../page.ts'
import type { Messages } from './en.ts'

/** What is said at a table, in the reader's language or another; `messages`: words that only the page needs. */
export const { allMessages, loadMessages, messages } = pageCatalogue<Messages>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})

/** The rules in short and the keys. */
export async function loadHelp(language: Language): Promise<Help> {
  const { help } = language === 'fr' ? await import('./help/fr.ts') : await import('./help/en.ts')
  return help
}

export function colorName(color: Color): string {
  return allMessages().colors[color]
}

export function kindName(kind: Kind): string {
  return allMessages().kinds[kind]
}

/** "jade bell", « cloche jade » */
export function tokenName(token: TokenId): string {
  const { color, kind } = partsOf(token)
  return messages().token(colorName(color), kindName(kind))
}
