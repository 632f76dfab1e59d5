import type { Seat } from '@fathom/kernel'

/** Somebody may act who could not before. A seat that goes on, or has finished its part while others still choose, is no new turn. */
export function isNewTurn(before: readonly Seat[], now: readonly Seat[]): boolean {
  return now.some((seat) => !before.includes(seat))
}
