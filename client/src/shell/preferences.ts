import { createSignal } from 'solid-js'
import type { Language } from '@fathom/kernel'

/** What a person chose for this browser. Kept in local storage where there is one; the page works the same without. */

export const themes = ['auto', 'day', 'night'] as const
export type Theme = (typeof themes)[number]

function read(key: string): string | null {
  try {
    return localStorage.getItem(`fathom.${key}`)
  } catch {
    return null
  }
}

/** Keeps a value for the next visit; null forgets it. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`fathom.${key}`)
    else localStorage.setItem(`fathom.${key}`, value)
  } catch {
    // Storage is full or forbidden: the choice holds until the page is closed.
  }
}

/** A value kept by `keep`, or null. */
export const kept = read

function firstTheme(): Theme {
  const stored = read('theme')
  return stored === 'day' || stored === 'night' ? stored : 'auto'
}

function firstEnding(): Ending | null {
  const stored = read('end-at-once')
  if (stored === null) return null
  return stored === 'yes' ? 'at-once' : 'by-hand'
}

function firstLanguage(): Language {
  const stored = read('language')
  if (stored === 'en' || stored === 'fr') return stored
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

const [theme, storeTheme] = createSignal<Theme>(firstTheme())
const [language, storeLanguage] = createSignal<Language>(firstLanguage())
/** How my turns end: by hand, at once where that gives nothing away, or null as long as nobody has said. */
type Ending = 'by-hand' | 'at-once'
const [ending, storeEnding] = createSignal<Ending | null>(firstEnding())

/** Whether it is asked once more before something that can't be undone. */
export const confirmations = ['never', 'by-turns', 'always'] as const
export type Confirmation = (typeof confirmations)[number]
const [confirms, storeConfirms] = createSignal<Confirmation>(
  confirmations.find((each) => each === read('confirm')) ?? 'never',
)

/** How bots may act: at once, with a moment between, or slowly enough to follow each step. */
export const paces = ['swift', 'steady', 'slow'] as const
export type Pace = (typeof paces)[number]

const [botPace, storeBotPace] = createSignal<Pace>(paces.find((pace) => pace === read('bot-pace')) ?? 'steady')
const [shortcuts, storeShortcuts] = createSignal(read('shortcuts') !== 'no')

export { theme, language, ending, confirms, shortcuts, botPace }

export function setTheme(next: Theme): void {
  storeTheme(next)
  keep('theme', next === 'auto' ? null : next)
  if (next === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = next
}

/** What a page loads before it can speak another language. */
const preparations = new Set<(next: Language) => Promise<void>>()

/** Lets a page load a language before the reader sees it. Returns what takes that back. */
export function beforeLanguage(prepare: (next: Language) => Promise<void>): () => void {
  preparations.add(prepare)
  return () => void preparations.delete(prepare)
}

export async function setLanguage(next: Language): Promise<void> {
  await Promise.all([...preparations].map((prepare) => prepare(next)))
  storeLanguage(next)
  keep('language', next)
  document.documentElement.lang = next
}

export function setEnding(next: Ending): void {
  storeEnding(next)
  keep('end-at-once', next === 'at-once' ? 'yes' : 'no')
}

export function setConfirms(next: Confirmation): void {
  storeConfirms(next)
  keep('confirm', next === 'never' ? null : next)
}

/** The slowest of those at a table is kept to. */
export function setBotPace(next: Pace): void {
  storeBotPace(next)
  keep('bot-pace', next === 'steady' ? null : next)
}

/** Single letters do things (R, F, U, E…); whoever types by voice may want them off. */
export function setShortcuts(next: boolean): void {
  storeShortcuts(next)
  keep('shortcuts', next ? null : 'no')
}

/** Whether somebody has ever made a move in a game on this browser. */
export function hasPlayed(game: string): boolean {
  return kept(`played.${game}`) !== null
}

export function rememberPlayed(game: string): void {
  if (!hasPlayed(game)) keep(`played.${game}`, 'yes')
}
