import { eyesOf, type PersonCommand, type TableReader } from '@fathom/engine'
import type { Language, Seat } from '@fathom/kernel'
import { OWNER } from './journals.ts'
import type { Looker } from './looker.ts'

/** The one person of this device. */
export const ME = OWNER
/** Who sits at a seat of a table that several people play at this device. */
export function chairOf(seat: Seat): string {
  return `chair-${seat}`
}

/** Nobody is away from what is on this device. */
export const PRESENT: readonly string[] = [ME, ...[0, 1, 2, 3, 4].flatMap((seat) => [eyesOf(seat), chairOf(seat)])]

/** By what id a table knows who looks at it. */
export function personOf(looker: Looker | null = null): string {
  if (looker === null) return ME
  return looker.kind === 'eyes' ? eyesOf(looker.seat) : chairOf(looker.seat)
}

/** A command as the engine takes it. @param looker absent or null: this device's owner */
export function askedBy(looker: Looker | null | undefined, command: PersonCommand) {
  return { as: 'person', person: { id: personOf(looker), name: '' }, command } as const
}

/** @param looker null: this device's owner */
export const readerIn = (language: Language, looker: Looker | null = null): TableReader => ({
  person: personOf(looker),
  language,
})
