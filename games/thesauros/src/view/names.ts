import type { Seat } from '@fathom/kernel'
import type { ItemId, SpaceId, TileId } from '../events.ts'
import {
  AT_DECK,
  AT_GONE,
  AT_HOME,
  AT_QUEUE,
  AT_STORE,
  AT_UNHIRED,
  AT_ZODIAC,
  isBoss,
  OWN,
  seatOf,
  type State,
} from '../state.ts'
import type { Look } from '../topic.ts'
import {
  BOSS,
  MERCENARY,
  SORTS,
  WORKER,
  ZODIACS,
  type Meeple,
  type Sort,
  type SortId,
  type Zodiac,
  type ZodiacId,
} from '../types.ts'
import type { MeeplePlace, MeepleView } from '../views.ts'

// The state has numbers; views, events and pages have the names that these functions give.

/** What sort of meeple it is: the boss, a worker by its hat, a mercenary. */
export function sortOf(state: State, meeple: Meeple): Sort {
  if (meeple >= state.seats * OWN) return MERCENARY
  return isBoss(state, meeple) ? BOSS : WORKER + (state.hat[meeple] as number)
}

export function sortId(state: State, meeple: Meeple): SortId {
  return SORTS[sortOf(state, meeple)] as SortId
}

export function zodiacId(zodiac: Zodiac): ZodiacId {
  return ZODIACS[zodiac] as ZodiacId
}

export function itemId({ set }: Look, item: number): ItemId {
  return set.items.ids[item] as ItemId
}

export function spaceId({ board }: Look, space: number): SpaceId {
  return board.sea.ids[space] as SpaceId
}

export function tileId({ set }: Look, tile: number): TileId {
  return set.tiles[tile]?.id as TileId
}

const PLACES: Readonly<Record<number, MeeplePlace>> = {
  [AT_HOME]: 'home',
  [AT_UNHIRED]: 'unhired',
  [AT_DECK]: 'deck',
  [AT_QUEUE]: 'queue',
  [AT_STORE]: 'store',
  [AT_ZODIAC]: 'zodiac',
}

/** A meeple as it is shown, null for nobody. */
export function meepleView(state: State, meeple: Meeple): MeepleView | null {
  if (meeple < 0) return null
  const owned = state.seats * OWN
  const seat: Seat = seatOf(state, meeple)
  const index = meeple < owned ? meeple % OWN : OWN + meeple - owned
  return { seat, sort: sortId(state, meeple), index, at: PLACES[state.at[meeple] ?? AT_GONE] ?? 'home' }
}
