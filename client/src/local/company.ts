import type { ListedTable, TableMetadata } from '@fathom/engine'
import type { Seat } from '@fathom/kernel'
import type { Chair } from '@fathom/table'
import { chairOf, ME } from './persons.ts'

/** Who plays a table at this device together. */
export interface Company {
  /** `isAway`: they have left, and a bot plays on. */
  readonly people: readonly { readonly seat: Seat; readonly name: string; readonly isAway: boolean }[]
  readonly waitingFor: readonly Seat[]
  readonly isPlaying: boolean
}

export function companyOf({ chairs, seats, waitingFor, status }: TableMetadata): Company {
  const people = chairs.flatMap((chair, seat) =>
    chair.kind === 'person' && chair.person.id === chairOf(seat)
      ? [{ seat, name: chair.person.name, isAway: seats[seat]?.standIn === true }]
      : [],
  )
  return { people, waitingFor, isPlaying: status === 'playing' }
}

/** Free chairs are for those beside me; then mine is a chair like theirs, and I am called there as I was told. */
export function seatedAt(chairs: readonly Chair[], beside: readonly string[]): readonly Chair[] {
  if (chairs.every(({ kind }) => kind !== 'open')) return chairs
  return chairs.map((chair, seat): Chair => {
    if (chair.kind === 'bot') return chair
    const name = beside[seat] || nameIn(chair)
    return { kind: 'person', person: { id: chairOf(seat), name }, nonce: '-' }
  })
}

/** What a person in a chair is called; nothing where there is none. */
export function nameIn(chair: Chair): string {
  return chair.kind === 'person' ? chair.person.name : ''
}

/** Whose table it is in the lobby's lists: of those who play it at this device together, whom it waits for. */
export function listedFor({ persons, waitingFor }: ListedTable): string {
  const isCompany = persons.some((id, seat) => id === chairOf(seat))
  if (!isCompany) return ME
  const seat = waitingFor.find((each) => persons[each] === chairOf(each)) ?? persons.findIndex((id) => id !== null)
  return chairOf(seat)
}
