import type { Seat } from '@fathom/kernel'
import type { Chair, Entry } from './entry.ts'
import { beginsTurn } from './acting.ts'
import { stretchesFrom, type Rest, type RestReason, type Stretch } from './rest.ts'
import { isByTurns, type TimeControl } from './timeControl.ts'

/** After so many time-outs in a row a bot keeps the chair until its person returns. */
export const LAST_TIME_OUT = 3

/** The clock of one seat. Times in milliseconds. */
export interface SeatClock {
  /** What was left when it started or stopped last. */
  left: number
  /** When it started, since 1970; null while it stands. */
  since: number | null
  /** When it stands still although its person is waited for; null: never. */
  rest: Rest | null
  /** Since when that holds: before, the clock ran. In milliseconds since 1970. */
  restSince: number
  /** It stood then already, for the same reason, since that moment; null or absent: it did not. */
  restedSince?: number | null
  /** It has come to zero in this turn. */
  isOverdue: boolean
  /** The level of the bot that plays this turn; null: none does. */
  botLevel: string | null
  /** How many turns in a row it has come to zero. */
  timeOuts: number
  /** The seats whose people wish a bot in this chair, as its time is up. */
  votes: readonly Seat[]
  /** When the first of them wished it, in milliseconds since 1970; null: nobody does. */
  votedAt: number | null
  /** How many turns it has begun; those that were taken back do not count. */
  turns: number
  /** With how many of them time was added: a turn that begins once more adds nothing. */
  paid: number
}

/** What of a clock says how it goes. */
export type GoingClock = Pick<SeatClock, 'left' | 'since' | 'rest' | 'restSince' | 'restedSince'>

/** The clocks of a table: a fold of its journal, so a crash or a replay can't change them. */
export interface Clocks {
  readonly seats: readonly SeatClock[]
  /** The seats that had to act after the last action. */
  acting: readonly Seat[]
}

/** What clocks need to know of their table. */
export interface ClockedTable {
  readonly timeControl: TimeControl | null
  readonly clocks: Clocks | null
  readonly status: string
  readonly chairs: readonly Chair[]
  readonly standIns: readonly (string | null)[]
  readonly drafts: readonly { readonly ended: boolean }[]
  readonly pause: { readonly isOn: boolean } | null
  readonly state: unknown
  readonly game: { toAct(state: unknown): readonly Seat[] }
}

const SECOND = 1000

const IN_TIME = { isOverdue: false, botLevel: null, votes: [], votedAt: null } as const

export function newClocks(timeControl: TimeControl, seats: number, rests: readonly (Rest | null)[] = []): Clocks {
  const clock = (_: unknown, seat: number): SeatClock => ({
    left: timeControl.bank * SECOND,
    since: null,
    rest: isByTurns(timeControl) ? (rests[seat] ?? null) : null,
    restSince: 0,
    timeOuts: 0,
    turns: 0,
    paid: 0,
    ...IN_TIME,
  })
  return { seats: Array.from({ length: seats }, clock), acting: [] }
}

/** What is left on a clock, in milliseconds, never below zero. */
export function timeLeft(clock: GoingClock, at: number): number {
  let spent = 0
  for (const { from, to, why } of stretchesOf(clock)) {
    if (from >= at || spent >= clock.left) break
    if (why === null) spent += Math.min(to, at) - from
  }
  return Math.max(0, clock.left - spent)
}

/** When so much will be left on a clock that is waited for, in milliseconds since 1970, as it rests now; Infinity while nobody waits. */
export function whenLeft(clock: GoingClock, left: number): number {
  let rest = clock.left - left
  for (const { from, to, why } of stretchesOf(clock)) {
    if (why !== null) continue
    if (to - from >= rest) return from + Math.max(0, rest)
    rest -= to - from
  }
  return Infinity
}

/** How a clock goes since its person is waited for: stretches without a gap, no two of a kind in a row. */
function* stretchesOf({ since, rest, restSince }: GoingClock): Generator<Stretch> {
  if (since === null) return
  if (rest === null) return yield { from: since, to: Infinity, why: null }
  const begins = Math.max(since, restSince)
  for (const stretch of stretchesFrom(rest, begins)) {
    const ranBefore = stretch.from === begins && begins > since
    if (ranBefore && stretch.why !== null) yield { from: since, to: begins, why: null }
    yield ranBefore && stretch.why === null ? { ...stretch, from: since } : stretch
  }
}

/** A clock as it goes at a moment. */
export interface ClockNow {
  /** What was left when it began to run or to stand last, in milliseconds. */
  readonly left: number
  /** Since when it runs, in milliseconds since 1970; null: it stands. */
  readonly since: number | null
  /** Why it stands although its person is waited for, and since when. */
  readonly rests: { readonly why: RestReason; readonly since: number } | null
  /** When it stands or runs next; null: nobody can tell. */
  readonly until: number | null
}

/** A clock as it goes at a moment. What comes out is the same all the while until it next begins to stand or to run. */
export function clockAt(clock: GoingClock, at: number): ClockNow {
  let { left } = clock
  for (const { from, to, why } of stretchesOf(clock)) {
    if (at < to) {
      const until = to === Infinity ? null : to
      if (why === null) return { left, since: from, rests: null, until }
      const since = from === clock.restSince ? (clock.restedSince ?? from) : from
      return { left, since: null, rests: { why, since }, until }
    }
    if (why === null) left = Math.max(0, left - (to - from))
  }
  return { left, since: null, rests: null, until: null }
}

/** When the next clock comes to zero, or nobody's answer to a vote is waited for any more, in milliseconds since 1970; null: neither will be. */
export function nextTimeOut(table: ClockedTable): number | null {
  const next = Math.min(...(table.clocks?.seats ?? []).map((clock, seat) => Math.min(whenLeft(clock, 0), whenAgreed(table, seat)))) // prettier-ignore
  return next === Infinity ? null : next
}

/**
 * When whoever has said nothing agrees that a bot comes for somebody whose time is up, in milliseconds since 1970; Infinity while nobody wishes it. They
 * have as long as a clock holds at first: somebody who is away and not to move would have the others wait for ever.
 */
export function whenAgreed(table: ClockedTable, seat: Seat): number {
  const votedAt = table.clocks?.seats[seat]?.votedAt ?? null
  const isWaiting = isOverdue(table, seat) && table.standIns[seat] === null && table.pause?.isOn !== true
  return votedAt === null || table.timeControl === null || !isWaiting ? Infinity : votedAt + table.timeControl.bank * SECOND // prettier-ignore
}

/** When a clock next begins or ceases to stand still by itself, after a moment, in milliseconds since 1970; null: none will. */
export function nextRest({ clocks }: ClockedTable, at: number): number | null {
  const moments = (clocks?.seats ?? []).flatMap((clock) => clockAt(clock, at).until ?? [])
  return moments.length === 0 ? null : Math.min(...moments)
}

/** When a seat's clock comes to zero, in milliseconds since 1970; Infinity while nobody waits for it. */
export function timeOutOf({ clocks }: ClockedTable, seat: Seat): number {
  const clock = clocks?.seats[seat]
  return clock === undefined ? Infinity : whenLeft(clock, 0)
}

/** The seats whose clocks have come to zero by a time and are still running. */
export function timedOutSeats({ clocks }: ClockedTable, at: number): Seat[] {
  return (clocks?.seats ?? []).flatMap((clock, seat) =>
    clock.since !== null && timeLeft(clock, at) === 0 ? [seat] : [],
  )
}

/** A seat's clock has come to zero in this turn, and its person has not come back. */
export function isOverdue({ status, clocks }: ClockedTable, seat: Seat): boolean {
  return status === 'playing' && clocks?.seats[seat]?.isOverdue === true
}

/** The level of the bot that plays the turn of somebody whose time is up; null: none does. */
export function timeOutBot({ clocks }: ClockedTable, seat: Seat): string | null {
  return clocks?.seats[seat]?.botLevel ?? null
}

/** Takes an entry into the clocks, after it has changed the table. */
export function runClocks(table: ClockedTable, entry: Entry): void {
  const { clocks, timeControl } = table
  if (clocks === null || timeControl === null) return
  if (entry.kind === 'timed-out') timeOut(clocks.seats[entry.seat], entry.level)
  if (entry.kind === 'rest-changed') changeRest(clocks.seats[entry.seat], entry.rest, entry.at)
  if (entry.kind === 'voted') vote(clocks.seats[entry.against], entry.seat, entry.at)
  if (entry.kind === 'returned') welcomeBack(clocks.seats[entry.seat], timeControl)
  if (entry.kind === 'taken-back') clocks.acting = table.game.toAct(table.state)
  if (entry.kind === 'started' || entry.kind === 'done') beginTurns(table, clocks, timeControl, entry)
  for (const [seat, clock] of clocks.seats.entries()) {
    const isRunning = isWaitedFor(table, clocks, seat)
    if (clock.since !== null && !isRunning) {
      clock.left = timeLeft(clock, entry.at)
      clock.since = null
    } else if (clock.since === null && isRunning) clock.since = entry.at
  }
}

/** The table went back: the time that has passed has passed, and the turns that begin once more are not new ones. */
export function turnBackClocks({ seats }: Clocks, turns: readonly number[]): void {
  for (const [seat, clock] of seats.entries()) clock.turns = turns[seat] ?? 0
}

function timeOut(clock: SeatClock | undefined, level: string | null): void {
  if (clock === undefined) return
  Object.assign(clock, { left: 0, since: null, isOverdue: true, botLevel: level })
  clock.timeOuts++
}

/** The clock's past is as it was; where it runs before and after, or stands for the same reason, nobody can tell that anything has changed. */
function changeRest(clock: SeatClock | undefined, rest: Rest | null, at: number): void {
  if (clock === undefined) return
  const { left, since, rests } = clockAt(clock, at)
  if (clock.since !== null) Object.assign(clock, { left, since: since ?? at })
  Object.assign(clock, { rest, restSince: at, restedSince: null })
  if (rests !== null && clockAt(clock, at).rests?.why === rests.why) clock.restedSince = rests.since
}

function vote(clock: SeatClock | undefined, seat: Seat, at: number): void {
  if (clock !== undefined) Object.assign(clock, { votes: [...clock.votes, seat], votedAt: clock.votedAt ?? at })
}

/** Who takes the own seat back has time for a turn where none was left; who has some keeps that, or leaving would be a way to more. */
function welcomeBack(clock: SeatClock | undefined, { increment }: TimeControl): void {
  if (clock === undefined) return
  const left = clock.left === 0 ? increment * SECOND : clock.left
  Object.assign(clock, { left, timeOuts: 0, ...IN_TIME })
}

/**
 * Where an action brings somebody new to act, a turn begins for everybody who acts then: in a simultaneous phase the seat that was the last to end
 * its turn acts again without a pause. Who takes back the end of a turn begins none.
 */
function beginTurns(table: ClockedTable, clocks: Clocks, timeControl: TimeControl, entry: Entry): void {
  const before = clocks.acting
  const acting = table.game.toAct(table.state)
  clocks.acting = acting
  if (!beginsTurn(before, acting)) return
  for (const seat of acting) {
    const clock = clocks.seats[seat]
    if (clock === undefined) continue
    if (!clock.isOverdue) clock.timeOuts = 0
    Object.assign(clock, IN_TIME)
    clock.turns++
    if (clock.turns <= clock.paid) continue
    clock.paid = clock.turns
    // A bot that plays for somebody needs no time: to be away would be a way to more.
    if (entry.kind === 'started' || table.standIns[seat] !== null) continue
    const left = timeLeft(clock, entry.at)
    clock.left = Math.max(left, Math.min(timeControl.cap * SECOND, left + timeControl.increment * SECOND))
    if (clock.since !== null) clock.since = entry.at
  }
}

/** A person sits there, has not left, and has not ended the turn; and nobody is waited for by agreement. */
function isWaitedFor(
  { status, chairs, standIns, drafts, pause }: ClockedTable,
  { acting, seats }: Clocks,
  seat: Seat,
): boolean {
  if (pause?.isOn === true) return false
  const isHere = chairs[seat]?.kind === 'person' && standIns[seat] === null && seats[seat]?.isOverdue !== true
  return isHere && status === 'playing' && acting.includes(seat) && drafts[seat]?.ended !== true
}
