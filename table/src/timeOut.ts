import { ok, type Result, type Seat } from '@fathom/kernel'
import { LAST_TIME_OUT, isOverdue, timedOutSeats, timeOutOf, whenAgreed } from './clock.ts'
import { seatOf } from './chairs.ts'
import type { EntryBody, Person } from './entry.ts'
import { isOver, refuse, refuseOver } from './refusals.ts'
import type { Table } from './table.ts'

/**
 * Stops the clocks that have come to zero: in the seat's stead a bot plays the turn, after three in a row every turn, or the table waits, or the game is
 * over. Where somebody wished a bot for who is late, and the others have said nothing for long, it comes.
 */
export function timeOut(table: Table, at: number, standIn: string): Result<EntryBody[]> {
  const seats = timedOutSeats(table, at)
  if (seats.length === 0 && table.chairs.every((_, seat) => whenAgreed(table, seat) > at))
    return refuse('not-timed-out')
  if (table.timeControl?.timeOut === 'loss') return ok(loseOnTime(seats, table))
  const isBots = table.timeControl?.timeOut === 'bot'
  const entries = seats.flatMap((seat): EntryBody[] => {
    const timedOut: EntryBody = { kind: 'timed-out', seat, level: isBots ? standIn : null }
    const isLast = isBots && (table.clocks?.seats[seat]?.timeOuts ?? 0) + 1 >= LAST_TIME_OUT
    return isLast ? [timedOut, { kind: 'left', seat, level: standIn }] : [timedOut]
  })
  return ok(withVotedOut(table, entries, standIn, at))
}

/** Who was late first has lost; where both were at the same moment, nobody has. */
function loseOnTime(seats: readonly Seat[], table: Table): EntryBody[] {
  const ends = seats.map((seat) => timeOutOf(table, seat))
  const losers = seats.filter((_, index) => ends[index] === Math.min(...ends))
  const timedOut = losers.map((seat): EntryBody => ({ kind: 'timed-out', seat, level: null }))
  return [...timedOut, { kind: 'finished', lostOnTime: losers }]
}

/** The others may go on without somebody whose time is up, if all of them wish it who are at the table and in time, or do not mind. */
export function vote(
  table: Table,
  { person, against, standIn }: { person: Person; against: Seat; standIn: string },
): Result<EntryBody[]> {
  const seat = seatOf(table, person.id)
  if (seat === null || table.standIns[seat] !== null) return refuse('not-seated')
  if (isOver(table)) return refuseOver(table)
  if (against >= table.chairs.length) return refuse('no-such-seat', { seat: against })
  if (!isOverdue(table, against) || table.standIns[against] !== null || against === seat) return refuse('not-timed-out')
  if (table.clocks?.seats[against]?.votes.includes(seat) === true) return refuse('already-voted')
  return ok(withVotedOut(table, [{ kind: 'voted', seat, against }], standIn))
}

/** Somebody who was to vote has gone: perhaps all who are left have voted. */
export function withVotes(table: Table, entries: readonly EntryBody[]): EntryBody[] {
  const left = entries.find((entry) => entry.kind === 'left')
  return left === undefined ? [...entries] : withVotedOut(table, entries, left.level)
}

/**
 * A bot comes for everybody who is late and against whom all the others have voted who are there; who is late is not waited for.
 * @param at at that time, who has said nothing for long is not either; left out: they are
 */
function withVotedOut(table: Table, entries: readonly EntryBody[], standIn: string, at = -Infinity): EntryBody[] {
  const is = (kind: 'left' | 'timed-out', seat: Seat): boolean =>
    entries.some((entry) => entry.kind === kind && entry.seat === seat)
  const votesAgainst = (seat: Seat): Seat[] => [
    ...(table.clocks?.seats[seat]?.votes ?? []),
    ...entries.flatMap((entry) => (entry.kind === 'voted' && entry.against === seat ? [entry.seat] : [])),
  ]
  const people = table.chairs.flatMap(({ kind }, seat) =>
    kind === 'person' && table.standIns[seat] === null && !is('left', seat) ? [seat] : [],
  )
  const late = people.filter((seat) => isOverdue(table, seat) || is('timed-out', seat))
  const voters = people.filter((seat) => !late.includes(seat))
  const out = late.filter((seat) => {
    const votes = votesAgainst(seat)
    return votes.length > 0 && (voters.every((voter) => votes.includes(voter)) || whenAgreed(table, seat) <= at)
  })
  return [...entries, ...out.map((seat): EntryBody => ({ kind: 'left', seat, level: standIn }))]
}
