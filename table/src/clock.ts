import type { Seat } from '@fathom/kernel'
import type { Chair, Entry } from './entry.ts'
import { beginsTurn } from './acting.ts'
import type { TimeControl } from './timeControl.ts'

/** After so many time-outs in a row a bot keeps the chair until its person returns. */
export const LAST_TIME_OUT = 3

/** The clock of one seat. Times in milliseconds. */
export interface SeatClock {
  /** What was left when it started or stopped last. */
  left: number
  /** When it started, since 1970; null while it stands. */
  since: number | null
  /** It has come to zero in this turn. */
  isOverdue: boolean
  /** The level of the bot that plays this turn; null: none does. */
  botLevel: string | null
  /** How many turns in a row it has come to zero. */
  timeOuts: number
  /** The seats whose people wish a bot in this chair, as its time is up. */
  votes: readonly Seat[]
  /** How many turns it has begun; those that were taken back do not count. */
  turns: number
  /** With how many of them time was added: a turn that begins once more adds nothing. */
  paid: number
}

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

const IN_TIME = { isOverdue: false, botLevel: null, votes: [] } as const

export function newClocks(timeControl: TimeControl, seats: number): Clocks {
  const clock = (): SeatClock => ({
    left: timeControl.bank * SECOND,
    since: null,
    timeOuts: 0,
    turns: 0,
    paid: 0,
    ...IN_TIME,
  })
  return { seats: Array.from({ length: seats }, clock), acting: [] }
}

/** What is left on a clock, in milliseconds, never below zero. */
export function timeLeft({ left, since }: SeatClock, at: number): number {
  return Math.max(0, since === null ? left : left - Math.max(0, at - since))
}

/** When the next clock comes to zero, in milliseconds since 1970; null if none runs. */
export function nextTimeOut({ clocks }: ClockedTable): number | null {
  const ends = (clocks?.seats ?? []).flatMap(({ left, since }) => (since === null ? [] : [since + left]))
  return ends.length === 0 ? null : Math.min(...ends)
}

/** When a seat's clock comes to zero, in milliseconds since 1970; Infinity while it stands. */
export function timeOutOf({ clocks }: ClockedTable, seat: Seat): number {
  const { since, left } = clocks?.seats[seat] ?? { since: null, left: 0 }
  return since === null ? Infinity : since + left
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
  if (entry.kind === 'voted') vote(clocks.seats[entry.against], entry.seat)
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

function vote(clock: SeatClock | undefined, seat: Seat): void {
  if (clock !== undefined) clock.votes = [...clock.votes, seat]
}

/** Who takes the own seat back has time for a turn at least. */
function welcomeBack(clock: SeatClock | undefined, { increment }: TimeControl): void {
  if (clock === undefined) return
  Object.assign(clock, { left: Math.max(clock.left, increment * SECOND), timeOuts: 0, ...IN_TIME })
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
    if (entry.kind === 'started') continue
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
