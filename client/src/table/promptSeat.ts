import type { Seat } from '@fathom/kernel'
import type { TableReading } from '@fathom/protocol'

/** Whose flag stands in the prompt: mine when I am asked, else the one we wait for; at the end the one who has won alone. */
export function promptSeat(
  { outcome, waitingFor }: Pick<TableReading, 'outcome' | 'waitingFor'>,
  you: Seat | null,
): Seat | null {
  if (outcome !== null) return onlyOne(outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])))
  return you !== null && waitingFor.includes(you) ? you : (onlyOne(waitingFor) ?? you)
}

function onlyOne(seats: readonly Seat[]): Seat | null {
  return seats.length === 1 ? (seats[0] ?? null) : null
}
