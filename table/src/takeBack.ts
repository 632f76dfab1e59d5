import { ok, type Result, type Seat } from '@fathom/kernel'
import type { EntryBody, Person } from './entry.ts'
import { isOver, refuse, refuseOver } from './refusals.ts'
import { lastTurnOf } from './positions.ts'
import { isSandbox } from './sandbox.ts'
import { hasShownHidden, linesAfter } from './shown.ts'
import { seatOf } from './chairs.ts'
import { type Table } from './table.ts'

/** So often a table goes back: far more than a game needs, and each time is a part of its journal and its record for ever. */
export const MOST_TAKE_BACKS = 100

/** Asks to go back to where the person's last turn began; where nobody else is to be asked it is done. */
export function askTakeBack(table: Table, person: Person, reason: string): Result<EntryBody[]> {
  const seat = seatOf(table, person.id)
  const refused = refusePlaying(table, seat)
  if (refused !== null || seat === null) return refused ?? refuse('not-seated')
  if (table.rated !== null) return refuse('take-back-rated')
  if (table.takeBack !== null) return refuse('take-back-asked')
  if (table.takeBacks.length >= MOST_TAKE_BACKS && !isSandbox(table))
    return refuse('too-many-take-backs', { most: MOST_TAKE_BACKS })
  const { refusedTakeBack: last } = table
  if (last !== null && last.seat === seat && last.line === table.lines.length) return refuse('take-back-refused')
  const to = lastTurnOf(table, seat)
  if (to === null) return refuse('nothing-to-take-back')
  if (hasShownHidden(table, to)) return refuse('take-back-shows')
  const asked: EntryBody = { kind: 'take-back-asked', seat, reason, to }
  return ok(missingAnswers(table, seat, []).length === 0 ? [asked, { kind: 'taken-back', seat, to }] : [asked])
}

/** Agrees to the take-back that is asked for, or not; who has asked for it takes the question back. */
export function answerTakeBack(table: Table, person: Person, agrees: boolean): Result<EntryBody[]> {
  const seat = seatOf(table, person.id)
  const refused = refusePlaying(table, seat)
  if (refused !== null || seat === null) return refused ?? refuse('not-seated')
  const asked = table.takeBack
  if (asked === null) return refuse('no-take-back')
  if (agrees && (seat === asked.seat || asked.agreed.includes(seat))) return refuse('already-voted')
  const answered: EntryBody = { kind: 'take-back-answered', seat, agrees }
  const isAgreed = agrees && missingAnswers(table, asked.seat, [...asked.agreed, seat]).length === 0
  return ok(isAgreed ? [answered, { kind: 'taken-back', seat: asked.seat, to: asked.to }] : [answered])
}

/** Somebody who was to be asked has gone: perhaps all who are left have agreed. */
export function withTakeBack(table: Table, entries: readonly EntryBody[]): EntryBody[] {
  const asked = table.takeBack
  const gone = entries.flatMap((entry) => (entry.kind === 'left' ? [entry.seat] : []))
  if (asked === null || gone.length === 0 || gone.includes(asked.seat)) return [...entries]
  const isAgreed = missingAnswers(table, asked.seat, [...asked.agreed, ...gone]).length === 0
  return isAgreed ? [...entries, { kind: 'taken-back', seat: asked.seat, to: asked.to }] : [...entries]
}

/** Whose answers are missing: everybody's who is at the table, bots agree. */
export function missingAnswers(
  { chairs, standIns }: Pick<Table, 'chairs' | 'standIns'>,
  asker: Seat,
  agreed: readonly Seat[],
): Seat[] {
  return chairs.flatMap(({ kind }, seat) =>
    kind === 'person' && standIns[seat] === null && seat !== asker && !agreed.includes(seat) ? [seat] : [],
  )
}

/** Something was drawn in what would be taken back: all know it, and it comes again. */
export function hasDrawnSince(table: Table, to: number): boolean {
  return linesAfter(table, to).some(({ draws }) => draws.length > 0)
}

/** Who asks or answers must be at the table, and its game going on. */
export function refusePlaying(table: Table, seat: Seat | null): ReturnType<typeof refuse> | null {
  if (seat === null || table.standIns[seat] !== null) return refuse('not-seated')
  if (table.status === 'open') return refuse('table-not-started')
  return isOver(table) ? refuseOver(table) : null
}
