import { SteadyTime } from './steadyTime.ts'

/** How far the time that counts is ahead of this machine's clock, in milliseconds; 0 while the two agree. */
let ahead = 0

/** What counts where no database is shared; null: the machine's clock does. */
let steady: SteadyTime | null = null

/** How often it is looked at, at least, in milliseconds. */
const LOOK = 10_000

/** Clocks that are so close agree, in milliseconds. */
const CLOSE = 500

/**
 * What time it is for everything that is written down, waits or runs out, in milliseconds since 1970. Processes that share a database must agree: a
 * clock of its own that is off would take time from players whose moves come to that process.
 */
export function serverNow(): number {
  if (steady !== null) ahead = steady.look()
  return Date.now() + ahead
}

/**
 * From now on what passes counts, whoever sets this machine's clock. For a process that no shared database tells the time.
 * @param onSet told when somebody has set it: how far the time that counts is ahead of it now, in milliseconds
 */
export function keepSteady(onSet: (ahead: number) => void): void {
  steady = new SteadyTime(onSet)
  setInterval(serverNow, LOOK).unref()
}

/**
 * Heeds what time it is at the database: from then on that is the time, if this machine's clock is not close to it.
 * @param told its time, in milliseconds since 1970
 * @param took for how long this process waited for the answer, which has just come, in milliseconds
 * @returns how far it is ahead of this machine's clock, in milliseconds; null: as before
 */
export function heedDatabaseTime(told: number, took: number): number | null {
  const least = told - Date.now()
  const most = least + took
  if (ahead >= least - CLOSE && ahead <= most + CLOSE) return null
  ahead = least <= CLOSE && most >= -CLOSE ? 0 : Math.round((least + most) / 2)
  return ahead
}

/** How far the time that counts is ahead of this machine's clock now, in milliseconds. */
export function timeAhead(): number {
  return ahead
}
