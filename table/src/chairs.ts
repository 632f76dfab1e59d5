import type { Seat } from '@fathom/kernel'
import { FORMER } from '@fathom/protocol'
import type { Chair } from './entry.ts'

/** The seat of a person, or through whose eyes they look, or null. */
export function seatOf({ chairs }: { readonly chairs: readonly Chair[] }, personId: string | null): Seat | null {
  if (personId === null) return null
  const seat = chairs.findIndex((chair) => idOf(chair) === personId)
  return seat < 0 ? null : seat
}

/** What people call a chair's owner; empty for an open one, `FORMER` for who has left for good. */
export function chairName(chair: Chair | undefined): string {
  if (chair === undefined || chair.kind === 'open') return ''
  return chair.kind === 'bot' ? chair.name : chair.person.name
}

/** The same in a sentence. @param former whoever has left for good, in the reader's language */
export function spokenName(chair: Chair | undefined, former: string): string {
  const name = chairName(chair)
  return name === FORMER ? former : name
}

function idOf(chair: Chair): string | null {
  if (chair.kind === 'person') return chair.person.id
  return chair.kind === 'bot' ? (chair.eyes ?? null) : null
}
