import type { Language } from '@fathom/kernel'

/**
 * How the reader writes dates: as in their region, where the browser speaks the page's language; else as most do, with the day first.
 * @param wanted the languages of the browser, the best first
 */
export function localeOf(language: Language, wanted: readonly string[] = navigator.languages): string {
  // Some browsers say `en-US@posix`, of which no date can be made.
  const own = wanted.find((each) => each.startsWith(language) && /^\w\w(-\w\w)?$/.test(each))
  return own ?? (language === 'en' ? 'en-GB' : language)
}
