import { VACATION_DAYS, type NoticeSettings, type Vacation } from '@fathom/protocol'
import { apiError } from '../apiError.ts'
import { dayAfter } from './rest.ts'
import { dayAt } from './timesOfDay.ts'

type Vacations = NoticeSettings['vacations']

/** A vacation begins within a year at the latest. */
const YEAR = 366 * 24 * 3600_000

/**
 * A person's vacations with another one.
 * @throws ApiError for one in the past or the far future, one that ends before it begins, one in another one, and for more days than a year has
 */
export function withVacation({ vacations, timeZone }: NoticeSettings, wanted: Vacation, now: number): Vacations {
  const { from, to } = wanted
  const today = dayAt(now, timeZone)
  if (from < today) throw apiError('vacation-past', { today })
  if (to < from || from > dayAt(now + YEAR, timeZone)) throw apiError('bad-vacation')
  const days = daysOf(wanted)
  if (vacations.some((other) => other.from <= to && from <= other.to)) throw apiError('vacation-overlaps')
  for (const year of new Set(days.map(yearOf))) {
    const left = daysLeft(vacations, year)
    if (days.filter((day) => yearOf(day) === year).length > left) throw apiError('vacation-too-long', { year: Number(year), left }) // prettier-ignore
  }
  const kept = vacations.filter((other) => yearOf(other.to) >= yearOf(today))
  return [...kept, { from, to, ended: null, timeZone }].toSorted((a, b) => a.from.localeCompare(b.from))
}

/**
 * A person's vacations where the one that begins on a day ends now: the day that it is has been used, later ones have not. It is the day where the
 * vacation was taken, or else somebody whose clocks have stood still could move to where that day has not begun.
 * @throws ApiError if there is none that could be ended
 */
export function withoutVacation({ vacations, timeZone }: NoticeSettings, from: string, now: number): Vacations {
  const todayOf = (vacation: Vacations[number]) => dayAt(now, vacation.timeZone ?? timeZone)
  const found = vacations.find((each) => each.from === from && each.to >= todayOf(each) && each.ended === null)
  if (found === undefined) throw apiError('no-such-vacation')
  const to = todayOf(found)
  return vacations.flatMap((each) => {
    if (each !== found) return [each]
    return from > to ? [] : [{ ...each, to, ended: now }]
  })
}

/** How many days of vacation are left in a year. */
export function daysLeft(vacations: Vacations, year: string): number {
  return VACATION_DAYS - vacations.flatMap(daysOf).filter((day) => yearOf(day) === year).length
}

export function yearOf(day: string): string {
  return day.slice(0, 4)
}

/** Every day of a vacation, but no more than a person can have. */
function daysOf({ from, to }: Vacation): string[] {
  const days: string[] = []
  for (let day = from; day <= to && days.length <= 2 * VACATION_DAYS; day = dayAfter(day)) days.push(day)
  return days
}
