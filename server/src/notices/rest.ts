import type { NoticeSettings } from '@fathom/protocol'
import type { Rest } from '@fathom/table'
import { minuteOf, offsetAt, startOfDay } from './timesOfDay.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** So far ahead a time zone's rules are looked up, in milliseconds. */
const HORIZON = 3 * 366 * DAY

/** No time zone sets its clocks back and forth within this time. */
const STEP = 7 * DAY

/** When a person's clocks stand still by themselves, as the journals of their tables tell it from now on; null: never. */
export function restOf({ quiet, quietClocks, timeZone, vacations }: NoticeSettings, now: number): Rest | null {
  const away = vacations
    .map(({ from, to, ended, timeZone: its = timeZone }) => {
      return [startOfDay(from, its), ended ?? startOfDay(dayAfter(to), its)] as const
    })
    .filter(([, to]) => to > now)
  const hours = quietClocks && quiet !== null && quiet.from !== quiet.to ? quiet : null
  if (hours === null) return away.length === 0 ? null : { quiet: null, offsets: [], away }
  const offsets = offsetsFrom(timeZone, now)
  return { quiet: { from: minuteOf(hours.from), to: minuteOf(hours.to) }, offsets, away }
}

/** The day after another. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10)
}

/** How far ahead of Greenwich clocks are in a time zone, and when that changes. */
function offsetsFrom(timeZone: string, now: number): [number, number][] {
  const offsets: [number, number][] = [[0, offsetAt(now, timeZone)]]
  for (let from = now; from < now + HORIZON; from += STEP) {
    const [before, after] = [offsetAt(from, timeZone), offsetAt(from + STEP, timeZone)]
    if (before !== after) offsets.push([changeBetween(from, from + STEP, timeZone), after])
  }
  return offsets
}

/** The minute in which a time zone's clocks are set otherwise, between two moments. */
function changeBetween(from: number, to: number, timeZone: string): number {
  const before = offsetAt(from, timeZone)
  let [low, high] = [Math.floor(from / MINUTE), Math.ceil(to / MINUTE)]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (offsetAt(middle * MINUTE, timeZone) === before) low = middle
    else high = middle
  }
  return high * MINUTE
}
