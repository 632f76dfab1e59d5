import type { GameView, Seat } from '@fathom/kernel'
import type { SeatReading } from '@fathom/protocol'
import type { Entry } from './entry.ts'

/**
 * What several readings of a table share, so that it is made once, and compared and written once for all of them. It belongs to one state of the
 * table: the next entry discards it.
 */
export interface Shared {
  /** By seat; null: of a spectator. A map of its own for each state: one that is cleared keeps what it held from the garbage collector for a while. */
  views: Map<Seat | null, GameView> | null
  waitingFor: readonly Seat[] | null
  /** The chairs as they are read. */
  seats: readonly SeatReading[] | null
}

export function nothingShared(): Shared {
  return { views: null, waitingFor: null, seats: null }
}

/** Forgets the views: who asks next has them made anew, and in between they take memory for nothing. */
export function forgetViews({ shared }: { readonly shared: Shared }): void {
  shared.views = null
}

/** Forgets what an entry may have changed. */
export function forgetShared(shared: Shared, entry: Entry): void {
  shared.views = null
  shared.waitingFor = null
  switch (entry.kind) {
    case 'seated':
    case 'bot-seated':
    case 'freed':
    case 'left':
    case 'returned':
      shared.seats = null
      break
    default:
  }
}
