import type { Language } from '@fathom/kernel'

/**
 * How the reader writes dates: as in their region, where the browser speaks the page's language; else as most do, with the day first.
 * @param wanted the languages of the browser, the best first
 */
export function localeOf(language: Language, wanted: readonly string[] = navigator.languages): string {
  return wanted.find((each) => each.startsWith(language)) ?? (language === 'en' ? 'en-GB' : language)
}
