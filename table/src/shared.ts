import type { GameView, Seat } from '@fathom/kernel'
import type { SeatReading } from '@fathom/protocol'
import type { Entry } from './entry.ts'

/**
 * What several readings of a table have in common, so that it is made once, and compared and written once where it is told to several.
 * Of one state of the table alone: the next entry makes them be forgotten.
 */
export interface Shared {
  /** By seat; null: of who looks on. */
  readonly views: Map<Seat | null, GameView>
  waitingFor: readonly Seat[] | null
  /** The chairs as they are read. */
  seats: readonly SeatReading[] | null
}

export function nothingShared(): Shared {
  return { views: new Map(), waitingFor: null, seats: null }
}

/** Forgets what an entry may have changed. */
export function forgetShared(shared: Shared, entry: Entry): void {
  shared.views.clear()
  shared.waitingFor = null
  switch (entry.kind) {
    case 'seated':
    case 'freed':
    case 'left':
    case 'returned':
      shared.seats = null
      break
    default:
  }
}
