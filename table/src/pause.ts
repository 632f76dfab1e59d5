import { ok, type Result, type Seat } from '@fathom/kernel'
import { seatOf } from './chairs.ts'
import type { EntryBody, Person } from './entry.ts'
import { isOver, refuse, refuseOver } from './refusals.ts'
import type { Table } from './table.ts'
import { missingAnswers } from './takeBack.ts'

/** Asks everybody to stop the clocks until the person is back; where nobody else is to be asked they stop at once, but never in a rated game. */
export function askPause(table: Table, person: Person): Result<EntryBody[]> {
  const seat = seatOf(table, person.id)
  const refused = refuseAt(table, seat)
  if (refused !== null || seat === null) return refused ?? refuse('not-seated')
  if (table.pause !== null) return refuse('pause-asked')
  const asked: EntryBody = { kind: 'pause-asked', seat }
  if (missingAnswers(table, seat, []).length > 0) return ok([asked])
  // Nobody would ever wish that it goes on.
  if (table.rated !== null) return refuse('pause-rated')
  return ok([asked, { kind: 'paused', seat }])
}

/**
 * Agrees to wait, or not. While all wait, `agrees: false` is to go on: it ends at once for who asked, and else when all the others wish it.
 */
export function answerPause(table: Table, person: Person, agrees: boolean): Result<EntryBody[]> {
  const seat = seatOf(table, person.id)
  const refused = refuseAt(table, seat)
  if (refused !== null || seat === null) return refused ?? refuse('not-seated')
  const { pause } = table
  if (pause === null) return refuse('no-pause')
  if (seat === pause.seat) return agrees ? refuse('already-voted') : ok([{ kind: 'resumed', seat }])
  const hasAnswered = pause.answers.includes(seat)
  if (pause.isOn ? agrees || hasAnswered : agrees && hasAnswered) return refuse('already-voted')
  const answered: EntryBody = { kind: 'pause-answered', seat, agrees }
  const isSettled = missingAnswers(table, pause.seat, [...pause.answers, seat]).length === 0
  if (pause.isOn) return ok(isSettled ? [answered, { kind: 'resumed', seat }] : [answered])
  return ok(agrees && isSettled ? [answered, { kind: 'paused', seat: pause.seat }] : [answered])
}

/** Whoever leaves is not waited for, and is not asked any more. */
export function withPause(table: Table, entries: readonly EntryBody[]): EntryBody[] {
  const { pause } = table
  const gone = entries.flatMap((entry) => (entry.kind === 'left' ? [entry.seat] : []))
  if (pause === null || gone.length === 0) return [...entries]
  if (gone.includes(pause.seat)) return [...entries, { kind: 'resumed', seat: pause.seat }]
  if (missingAnswers(table, pause.seat, [...pause.answers, ...gone]).length > 0) return [...entries]
  const isAlone = missingAnswers(table, pause.seat, gone).length === 0
  if (table.rated !== null && isAlone) return [...entries, { kind: 'resumed', seat: pause.seat }]
  const isWished = !pause.isOn || pause.answers.length > 0
  return isWished ? [...entries, { kind: pause.isOn ? 'resumed' : 'paused', seat: pause.seat }] : [...entries]
}

function refuseAt(table: Table, seat: Seat | null): ReturnType<typeof refuse> | null {
  if (seat === null || table.standIns[seat] !== null) return refuse('not-seated')
  if (table.status === 'open') return refuse('table-not-started')
  if (isOver(table)) return refuseOver(table)
  return table.timeControl === null ? refuse('no-time-control') : null
}
