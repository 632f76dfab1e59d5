import type { TimeControl } from '@fathom/protocol'

/** The presets of a table's time, and a time of one's own. */
export const TIMES = ['none', 'live', 'relaxed', 'byTurns', 'slow', 'own'] as const
export type TimeName = (typeof TIMES)[number]

/** A Fischer clock without what follows at zero, in seconds. */
export type ClockTimes = Pick<TimeControl, 'bank' | 'increment' | 'cap'>

const MINUTE = 60
const HOUR = 60 * MINUTE

export const PRESETS: Readonly<Record<Exclude<TimeName, 'none' | 'own'>, ClockTimes>> = {
  live: { bank: 5 * MINUTE, increment: 30, cap: HOUR },
  relaxed: { bank: 15 * MINUTE, increment: MINUTE, cap: 2 * HOUR },
  byTurns: { bank: 24 * HOUR, increment: 4 * HOUR, cap: 72 * HOUR },
  slow: { bank: 72 * HOUR, increment: 12 * HOUR, cap: 120 * HOUR },
}

export const UNITS = { seconds: 1, minutes: MINUTE, hours: HOUR } as const
export type Unit = keyof typeof UNITS

/** The bounds of the server, in seconds. */
const SHORTEST = 10
export const LONGEST = 30 * 24 * HOUR

/** A time of one's own as the server takes it: whole seconds within its bounds, and a cap that holds the rest. */
export function withinBounds({ bank, increment, cap }: ClockTimes): ClockTimes {
  const bound = (time: number, least: number): number => Math.round(Math.min(LONGEST, Math.max(least, time || 0)))
  const [first, more] = [bound(bank, SHORTEST), bound(increment, 0)]
  return { bank: first, increment: more, cap: Math.max(bound(cap, SHORTEST), first, more) }
}
