import type { Considered } from '@fathom/bots/consider'
import type { BotPosition, TableMetadata } from '@fathom/engine'
import type { Seat } from '@fathom/kernel'
import { Refused } from './answers.ts'

/** A position to be thought about for somebody who asks for a hint: sampled from what their seat can know. */
export interface HintQuestion extends Pick<BotPosition, 'state' | 'game'> {
  readonly seat: Seat
}

/** What a Mate would consider: the best choice first; one where there is no other, none where nothing can be chosen. */
export type Hint = readonly Considered[]

/**
 * The seat that a person may ask a hint for.
 * @throws Refused where they have no seat, or somebody else plays there: hints are for games against bots and alone
 */
export function hintSeat({ chairs, seats }: TableMetadata, person: string): Seat {
  const others = chairs.some(
    ({ kind }, at) => kind === 'person' && !isMine(chairs, at, person) && seats[at]?.standIn !== true,
  )
  const seat = chairs.findIndex((_, at) => isMine(chairs, at, person))
  if (seat < 0 || others) throw new Refused({ code: 'no-hints-here', params: {} }, '')
  return seat
}

function isMine(chairs: TableMetadata['chairs'], at: Seat, person: string): boolean {
  const chair = chairs[at]
  return chair?.kind === 'person' && chair.person.id === person
}
