import { ok, type Result, type Seat } from '@fathom/kernel'
import { LAST_TIME_OUT, isOverdue, timedOutSeats, timeOutOf } from './clock.ts'
import { seatOf } from './chairs.ts'
import type { EntryBody, Person } from './entry.ts'
import { isOver, refuse, refuseOver } from './refusals.ts'
import type { Table } from './table.ts'

/** Stops the clocks that have come to zero: in the seat's stead a bot plays the turn, after three in a row every turn, or the table waits, or the game is over. */
export function timeOut(table: Table, at: number, standIn: string): Result<EntryBody[]> {
  const seats = timedOutSeats(table, at)
  if (seats.length === 0) return refuse('not-timed-out')
  if (table.timeControl?.timeOut === 'loss') return ok(loseOnTime(seats, table))
  const isBots = table.timeControl?.timeOut === 'bot'
  return ok(
    seats.flatMap((seat): EntryBody[] => {
      const timedOut: EntryBody = { kind: 'timed-out', seat, level: isBots ? standIn : null }
      const isLast = isBots && (table.clocks?.seats[seat]?.timeOuts ?? 0) + 1 >= LAST_TIME_OUT
      return isLast ? [timedOut, { kind: 'left', seat, level: standIn }] : [timedOut]
    }),
  )
}

/** Who was late first has lost; where both were at the same moment, nobody has. */
function loseOnTime(seats: readonly Seat[], table: Table): EntryBody[] {
  const ends = seats.map((seat) => timeOutOf(table, seat))
  const losers = seats.filter((_, index) => ends[index] === Math.min(...ends))
  const timedOut = losers.map((seat): EntryBody => ({ kind: 'timed-out', seat, level: null }))
  return [...timedOut, { kind: 'finished', lostOnTime: losers }]
}

/** The others may go on without somebody whose time is up, if all of them who are at the table wish it. */
export function vote(
  table: Table,
  { person, against, standIn }: { person: Person; against: Seat; standIn: string },
): Result<EntryBody[]> {
  const seat = seatOf(table, person.id)
  if (seat === null || table.standIns[seat] !== null) return refuse('not-seated')
  if (isOver(table)) return refuseOver(table)
  if (against >= table.chairs.length) return refuse('no-such-seat', { seat: against })
  if (!isOverdue(table, against) || table.standIns[against] !== null || against === seat) return refuse('not-timed-out')
  const votes = table.clocks?.seats[against]?.votes ?? []
  if (votes.includes(seat)) return refuse('already-voted')
  const voters = table.chairs.flatMap((chair, at) =>
    chair.kind === 'person' && at !== against && table.standIns[at] === null ? [at] : [],
  )
  const voted: EntryBody = { kind: 'voted', seat, against }
  const isAgreed = voters.every((voter) => voter === seat || votes.includes(voter))
  return ok(isAgreed ? [voted, { kind: 'left', seat: against, level: standIn }] : [voted])
}
