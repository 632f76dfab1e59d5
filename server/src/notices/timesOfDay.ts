import type { QuietHours } from '@fathom/protocol'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * When quiet hours end that a moment falls into; null: it falls into none. From and to the same time: never quiet.
 * @param now in milliseconds since 1970, as is what comes out
 */
export function quietUntil(now: number, { from, to }: QuietHours, timeZone: string): number | null {
  const [start, end, minute] = [minuteOf(from), minuteOf(to), Math.floor((localTime(now, timeZone) % DAY) / MINUTE)]
  const isQuiet = start <= end ? start <= minute && minute < end : minute >= start || minute < end
  return isQuiet ? nextTime(now, to, timeZone) : null
}

/** The next moment at which clocks in a time zone show a time of the day. On a day that leaves it out, the moment that is as long after midnight. */
export function nextTime(now: number, time: string, timeZone: string): number {
  const midnight = localTime(now, timeZone) - (localTime(now, timeZone) % DAY)
  const moments = [-1, 0, 1, 2].flatMap((day) => momentsOf(midnight + day * DAY + minuteOf(time) * MINUTE, timeZone))
  return Math.min(...moments.filter((moment) => moment > now))
}

/** The moment at which a day begins in a time zone. @param day `2026-11-23` */
export function startOfDay(day: string, timeZone: string): number {
  return Math.min(...momentsOf(Date.parse(`${day}T00:00:00Z`), timeZone))
}

/** The day that it is at a moment in a time zone: `2026-11-23`. */
export function dayAt(moment: number, timeZone: string): string {
  return new Date(localTime(moment, timeZone)).toISOString().slice(0, 10)
}

/** How many minutes the clocks of a time zone are ahead of Greenwich at a moment. */
export function offsetAt(moment: number, timeZone: string): number {
  return Math.round((localTime(moment, timeZone) - moment) / MINUTE)
}

/** A time of the day in minutes after midnight. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The moments at which a time zone's clocks show a local time: one, two when they are set back, and none when they are set forward past it. */
function momentsOf(local: number, timeZone: string): number[] {
  const offsets = [local - DAY, local + DAY].map((near) => localTime(near, timeZone) - near)
  const moments = [...new Set(offsets)].map((offset) => local - offset)
  const right = moments.filter((moment) => localTime(moment, timeZone) === local)
  return right.length > 0 ? right : [Math.max(...moments)]
}

/** What clocks in a time zone show at a moment, as if it were the time at Greenwich. */
function localTime(moment: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(moment)
  const [year = 0, month = 1, day, hour, minute, second] = PARTS.map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  )
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((moment % 1000) + 1000) % 1000)
}

const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const

/** Making one takes longer than using it. Each takes 30 KB, so a zone has one, in whatever letters it is written: there are some 600, with their old names. */
const formats = new Map<string, Intl.DateTimeFormat>()
/** Offsets (`+05:30`) are zones, too. */
const MOST_FORMATS = 700

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const key = timeZone.toLowerCase()
  const known = formats.get(key)
  if (known !== undefined) return known
  const number = 'numeric' as const
  const format = new Intl.DateTimeFormat('en-u-ca-gregory', { timeZone, year: number, month: number, day: number, hour: number, minute: number, second: number, hourCycle: 'h23' }) // prettier-ignore
  const [oldest] = formats.keys()
  if (oldest !== undefined && formats.size >= MOST_FORMATS) formats.delete(oldest)
  formats.set(key, format)
  return format
}
