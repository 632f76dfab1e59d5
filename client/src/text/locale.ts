import type { Language } from '@fathom/kernel'

/**
 * How the reader writes dates: as in their region, where the browser speaks the page's language; else as most do, with the day first.
 * @param wanted the languages of the browser, the best first
 */
export function localeOf(language: Language, wanted: readonly string[] = navigator.languages): string {
  return wanted.find((each) => each.startsWith(language) && isLocale(each)) ?? (language === 'en' ? 'en-GB' : language)
}

/** Some browsers say `en-US@posix`, of which no date can be made. */
function isLocale(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length > 0
  } catch {
    return false
  }
}
