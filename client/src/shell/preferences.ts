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

function firstLanguage(): Language {
  const stored = read('language')
  if (stored === 'en' || stored === 'fr') return stored
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

const [theme, storeTheme] = createSignal<Theme>(firstTheme())
const [language, storeLanguage] = createSignal<Language>(firstLanguage())
const [endsAtOnce, storeEndsAtOnce] = createSignal(read('end-at-once') === 'yes')

/** How bots may act: at once, with a moment between, or slowly enough to follow each step. */
export const paces = ['swift', 'steady', 'slow'] as const
export type Pace = (typeof paces)[number]

const [botPace, storeBotPace] = createSignal<Pace>(paces.find((pace) => pace === read('bot-pace')) ?? 'steady')
const [shortcuts, storeShortcuts] = createSignal(read('shortcuts') !== 'no')

export { theme, language, endsAtOnce, shortcuts, botPace }

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

/** End my turn with the action that completes it, instead of waiting for End turn. */
export function setEndsAtOnce(next: boolean): void {
  storeEndsAtOnce(next)
  keep('end-at-once', next ? 'yes' : null)
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

const night = matchMedia('(prefers-color-scheme: dark)')
const [systemIsNight, setSystemIsNight] = createSignal(night.matches)
night.addEventListener('change', (event) => setSystemIsNight(event.matches))

/** Whether the page is dark now, by choice or by the system. */
export function isNight(): boolean {
  return theme() === 'auto' ? systemIsNight() : theme() === 'night'
}
