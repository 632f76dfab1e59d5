import type { TableMetadata } from '@fathom/engine'
import type { Entry } from '@fathom/table'

/** Who sits where, as one text. */
export function chairsOf({ chairs }: TableMetadata): string {
  return chairs.map((chair) => (chair.kind === 'person' ? chair.person.id : chair.kind)).join(' ')
}

/** From that entry on somebody is told late: the game begins, or they give up their chair. @param chairs as they were before */
export function makesLate(last: Entry | undefined, chairs: TableMetadata['chairs'], person: string | null): boolean {
  if (last?.kind === 'started') return true
  const chair = last?.kind === 'bot-seated' ? chairs[last.seat] : undefined
  return chair?.kind === 'person' && chair.person.id === person
}

/** Nobody may look on there. */
export function isShut({ status, onlookers, chairs }: TableMetadata, person: string | null): boolean {
  return status === 'playing' && !onlookers.allowed && !sitsAt(chairs, person)
}

/** They have a chair there. */
export function sitsAt(chairs: TableMetadata['chairs'], person: string | null): boolean {
  return chairs.some((chair) => chair.kind === 'person' && chair.person.id === person)
}
