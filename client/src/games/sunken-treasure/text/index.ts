import { partsOf, type Color, type Kind, type TokenId } from '@fathom/sunken-treasure'
import { pageCatalogue } from '../../../text/load.ts'
import type { Messages } from './en.ts'

/** What is said at a table, in the reader's language or another; `messages`: words that only the page needs. */
export const { allMessages, loadMessages, messages } = pageCatalogue<Messages>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})

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
