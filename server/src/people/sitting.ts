import type { Seat } from '@fathom/kernel'
import { SEAT_COLORS } from '@fathom/protocol'
import type { Person } from '@fathom/table'
import type { StoredGuest } from '../store/store.ts'

/** Somebody as they sit down at a table. */
export function personOf({ id, name, emblem }: StoredGuest): Person {
  return { id, name, ...(emblem === null ? {} : { emblem }) }
}

/** The seat of the colour that somebody would like; null: they have not said. */
export function likedSeat({ color }: Pick<StoredGuest, 'color'>): Seat | null {
  return color === null ? null : SEAT_COLORS.indexOf(color)
}
