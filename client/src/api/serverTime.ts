/** How far the server's clock is ahead of this browser's, in milliseconds; known to a second. */
let ahead = 0

/** Notes what time it was at the server when it answered. @param date the header `Date` */
export function heedServerTime(date: string | null): void {
  const told = date === null ? Number.NaN : Date.parse(date)
  if (!Number.isNaN(told)) ahead = told + HALF - Date.now()
}

/** The header has whole seconds, cut off: on average half a second is missing. */
const HALF = 500

/** What time it is at the server, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + ahead
}
