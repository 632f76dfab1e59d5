import { AT_GONE, AT_HOME, isBoss, OWN, seatOf, type State } from './state.ts'
import type { Play } from './topic.ts'
import {
  HAT_MARKET,
  HAT_MUSEUM,
  HAT_RESEARCH,
  HAT_SEA,
  HIGH_SEAS,
  MARKET,
  MUSEUM,
  PORT_AND_LAGOON,
  RESEARCH,
  type Hat,
  type Meeple,
  type Zone,
} from './types.ts'
import { sortId } from './view/names.ts'

/** The hat that counts in a zone, 0 where none does; the 5/7 counts in two (EN L490-510). */
const HAT_OF_ZONE: readonly Hat[] = Array.from({ length: 11 }, (_, zone) => {
  if (zone === RESEARCH) return HAT_RESEARCH
  if (zone === MARKET) return HAT_MARKET
  if (zone === HIGH_SEAS || zone === PORT_AND_LAGOON) return HAT_SEA
  return zone === MUSEUM ? HAT_MUSEUM : 0
})

/** The hat of a zone, 0 for none. */
export function hatOfZone(zone: Zone): Hat {
  return HAT_OF_ZONE[zone] as Hat
}

/** Has a meeple the boss's advantages in a zone: the boss, or a specialist of it? */
export function isSkilled(state: State, meeple: Meeple, zone: Zone): boolean {
  if (isBoss(state, meeple)) return true
  const hat = HAT_OF_ZONE[zone] as Hat
  return hat !== 0 && state.hat[meeple] === hat
}

export function isMercenary(state: State, meeple: Meeple): boolean {
  return meeple >= state.seats * OWN
}

/** Sends a meeple back to the staff room; a mercenary that has acted leaves the game. */
export function goHome({ state, events }: Play, meeple: Meeple): void {
  state.at[meeple] = isMercenary(state, meeple) ? AT_GONE : AT_HOME
  events.push({ type: 'went-home', seat: seatOf(state, meeple), sort: sortId(state, meeple) })
}
