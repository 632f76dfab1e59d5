import { createMemo, createRoot, type Accessor } from 'solid-js'
import { GRAMMAR, type Language } from '@fathom/kernel'
import { FORMER } from '@fathom/protocol'
import { beforeLanguage, language } from '../shell/preferences.ts'
import { localeOf } from './locale.ts'
import type { Text } from './en.ts'
import { catalogueOf } from './load.ts'

export type { Text }

const catalogue = catalogueOf<Text>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})

/** Loads the words of a language, once; to be done before anything is shown. */
export const loadWords = (wanted: Language = language()): Promise<void> => catalogue.load(wanted)
beforeLanguage(loadWords)

/** The words of the page in the reader's language. */
export function text(): Text {
  return catalogue.messages()
}

/** What somebody is called here: a name as it is, and whoever has left for good in the reader's words. */
export function called(name: string): string {
  return name === FORMER ? text().seat.former : name
}

interface Formats {
  readonly time: Intl.DateTimeFormat
  readonly day: Intl.DateTimeFormat
  readonly number: Intl.NumberFormat
}

const formats: Accessor<Formats> = createRoot(() =>
  createMemo(() => ({
    time: new Intl.DateTimeFormat(localeOf(language()), { hour: '2-digit', minute: '2-digit', hour12: false }),
    day: new Intl.DateTimeFormat(localeOf(language()), { day: 'numeric', month: 'long', year: 'numeric' }),
    number: new Intl.NumberFormat(language()),
  })),
)

/** "14:06" */
export const timeOf = (milliseconds: number): string => formats().time.format(milliseconds)
/** "3 November 2026" */
export const dayOf = (milliseconds: number): string => formats().day.format(milliseconds)
/** "Ana, Ida and Tomás" */
export const listOf = (items: readonly string[]): string => GRAMMAR[language()].list(items)
/** "Column 1: a bell; column 2: a key": with the space that French has before its semicolons. */
export const clausesOf = (parts: readonly string[]): string => parts.join(language() === 'fr' ? '\u202f; ' : '; ')
/** "Strength: 1500": with the space that French has before its colons. */
export const labelOf = (label: string, what: string): string =>
  `${label}${language() === 'fr' ? '\u202f: ' : ': '}${what}`
export const numberOf = (value: number): string => formats().number.format(value)

/** How long ago, in a few letters. */
export function agoOf(milliseconds: number, now: number): string {
  const minutes = Math.floor((now - milliseconds) / 60_000)
  if (minutes < 1) return text().ago.now
  if (minutes < 60) return text().ago.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? text().ago.hours(hours) : text().ago.days(Math.floor(hours / 24))
}
