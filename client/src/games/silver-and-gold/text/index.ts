import { pageCatalogue } from '../../../text/load.ts'
import type { Messages } from './en.ts'

/** What is said at a table, in the reader's language or another; `messages`: words that only the page needs. */
export const { allMessages, loadMessages, messages } = pageCatalogue<Messages>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
