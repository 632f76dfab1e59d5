import { language } from '../shell/preferences.ts'
import { text } from '../text/index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "12 minutes ago", as a part of a sentence. */
export function agoInWords(milliseconds: number, now: number): string {
  const past = now - milliseconds
  if (past < MINUTE) return text().ago.now
  const ago = new Intl.RelativeTimeFormat(language())
  if (past < HOUR) return ago.format(-Math.floor(past / MINUTE), 'minute')
  return past < 2 * DAY ? ago.format(-Math.floor(past / HOUR), 'hour') : ago.format(-Math.floor(past / DAY), 'day')
}
