import { ok, type Result } from '@fathom/kernel'
import type { AskedEnd } from './askedEnd.ts'
import { seatOf } from './chairs.ts'
import type { EntryBody, Person } from './entry.ts'
import { refuse } from './refusals.ts'
import { missingAnswers, refusePlaying } from './takeBack.ts'
import type { Table } from './table.ts'

/** Asks everybody to end the game where it stands; where nobody else is to be asked it is ended. */
export function askEnd(table: Table, person: Person): Result<EntryBody[]> {
  const seat = seatOf(table, person.id)
  const refused = refusePlaying(table, seat)
  if (refused !== null || seat === null) return refused ?? refuse('not-seated')
  if (table.askedEnd !== null) return refuse('end-asked')
  const { refusedEnd: last } = table
  if (last !== null && last.seat === seat && last.line === table.lines.length) return refuse('end-refused')
  if (missingAnswers(table, seat, []).length > 0) return ok([{ kind: 'end-asked', seat }])
  return ok([{ kind: 'closed', seat }])
}

/** Agrees to end the game, or not; who has asked for it takes the question back. */
export function answerEnd(table: Table, person: Person, agrees: boolean): Result<EntryBody[]> {
  const seat = seatOf(table, person.id)
  const refused = refusePlaying(table, seat)
  if (refused !== null || seat === null) return refused ?? refuse('not-seated')
  const asked = table.askedEnd
  if (asked === null) return refuse('no-end-asked')
  if (agrees && (seat === asked.seat || asked.agreed.includes(seat))) return refuse('already-voted')
  const answered: EntryBody = { kind: 'end-answered', seat, agrees }
  const isAgreed = agrees && missingAnswers(table, asked.seat, [...asked.agreed, seat]).length === 0
  return ok(isAgreed ? [answered, agreedEnd(asked)] : [answered])
}

/** Somebody who was to be asked has gone: perhaps all who are left have agreed. With who asked, the question goes. */
export function withEnding(table: Table, entries: readonly EntryBody[]): EntryBody[] {
  const asked = table.askedEnd
  const gone = entries.flatMap((entry) => (entry.kind === 'left' ? [entry.seat] : []))
  if (asked === null || gone.length === 0 || gone.includes(asked.seat)) return [...entries]
  if (missingAnswers(table, asked.seat, [...asked.agreed, ...gone]).length > 0) return [...entries]
  // Nobody escapes a rated game by leaving it.
  const isAlone = missingAnswers(table, asked.seat, gone).length === 0
  if (table.rated !== null && isAlone) return [...entries, { kind: 'end-answered', seat: asked.seat, agrees: false }]
  return [...entries, agreedEnd(asked)]
}

function agreedEnd({ seat }: AskedEnd): EntryBody {
  return { kind: 'closed', seat, agreed: true }
}
