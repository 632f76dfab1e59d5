import type { Language } from '@fathom/kernel'
import type { TableSummary } from '@fathom/protocol'
import { readClock } from '@fathom/table'
import type { ListedTable } from './metadata.ts'

/** A table as its store keeps it for lists. */
export interface KeptTable {
  readonly id: string
  /** Of who opened it; null: not known. */
  readonly language: Language | null
  readonly listed: ListedTable
}

/** What a list says of a table to a person at `now`, in milliseconds since 1970; null: to somebody without a name. */
export function tableSummary(
  { id, language: opener, listed }: KeptTable,
  person: string | null,
  language: Language,
  now: number,
): TableSummary {
  const {
    clocks,
    game,
    status,
    visibility,
    seats,
    persons,
    left,
    waitingFor,
    prompts,
    totals,
    lostOnTime,
    changedAt,
    happened,
    timeControl,
    rated,
  } = listed
  const seat = person === null ? -1 : persons.indexOf(person)
  const reader = seat < 0 ? persons.length : seat
  const clock = clocks?.[seat]
  return {
    id,
    game,
    status,
    visibility,
    seats: seats.map(({ kind, name }) => ({ kind, name })),
    you: seat < 0 ? null : seat,
    left: left.includes(seat),
    yourTurn: status === 'playing' && waitingFor.includes(seat) && !left.includes(seat),
    prompt: prompts[language][reader] ?? '',
    happened: happened[language],
    language: opener,
    timeControl,
    rated,
    totals: totals === null ? null : [...totals],
    lostOnTime: [...lostOnTime],
    clock: clock === undefined ? null : readClock(clock, now),
    updatedAt: changedAt[reader] ?? 0,
  }
}
