import type { Seat } from '@fathom/kernel'

/** An action that brings somebody new to act begins a turn for all who act then. */
export function beginsTurn(before: readonly Seat[], now: readonly Seat[]): boolean {
  return now.some((seat) => !before.includes(seat))
}
