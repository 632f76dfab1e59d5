import { perLanguage } from '../text/load.ts'
import { localeOf } from '../text/locale.ts'

const formats = perLanguage(
  (language) => new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }),
)

/** A moment with its day, as the reader's clock shows it. @param milliseconds since 1970 */
export const momentOf = (milliseconds: number): string => formats().format(milliseconds)
