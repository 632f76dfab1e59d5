import type { Seat } from '@fathom/kernel'
import { goHome, isSkilled } from '../people.ts'
import { AT_STORE, AT_ZODIAC, SITES, ZODIAC_COUNT, type State } from '../state.ts'
import type { Look, Play } from '../topic.ts'
import { HIGH_SEAS, NOBODY, type Meeple, type Zodiac } from '../types.ts'
import { sortId, zodiacId } from '../view/names.ts'
import { PORT, type Space } from './graph.ts'

/** Where a Zodiac is. */
export function spaceOf(state: State, zodiac: Zodiac): Space {
  return state.zodiacAt[zodiac] as Space
}

/** Who is aboard; NOBODY on a Zodiac that waits in port. */
function crewOf(state: State, zodiac: Zodiac): Meeple {
  return state.crew[zodiac] as Meeple
}

/** Does its crew do better at sea: the boss, or a worker with the 5/7? */
export function hasSkilledCrew(state: State, zodiac: Zodiac): boolean {
  return isSkilled(state, crewOf(state, zodiac), HIGH_SEAS)
}

/** True for a seat's Zodiac that waits in port with nobody aboard. */
export function isReady(state: State, seat: Seat, zodiac: Zodiac): boolean {
  return state.zodiacOwner[zodiac] === seat && spaceOf(state, zodiac) === PORT && crewOf(state, zodiac) === NOBODY
}

/** Is an own Zodiac out at sea, where a seaplane can go? */
export function isAtSea({ state, board }: Look, seat: Seat, zodiac: Zodiac): boolean {
  if (state.zodiacOwner[zodiac] !== seat || state.crew[zodiac] === NOBODY) return false
  const space = spaceOf(state, zodiac)
  return space !== PORT && board.sea.isLagoon[space] !== true
}

/** Does another Zodiac than this one lie there? */
export function isTaken(state: State, space: Space, zodiac: Zodiac): boolean {
  for (let other = 0; other < ZODIAC_COUNT; other++) {
    if (other !== zodiac && state.zodiacAt[other] === space) return true
  }
  return false
}

/** Does the seat have a map of this number, of whatever kind? Only then its Zodiacs may enter or cross the site (EN L761). */
export function hasMap(state: State, seat: Seat, number: number): boolean {
  const place = seat * SITES + number
  return (
    (state.marketMaps[place] as number) +
      (state.satelliteMaps[place] as number) +
      (state.mercenaryMaps[place] as number) >
    0
  )
}

/** A meeple goes aboard a Zodiac in port, from the pontoon or from the store. */
export function goAboard({ state, events }: Play, seat: Seat, meeple: Meeple, zodiac: Zodiac): void {
  if (state.at[meeple] === AT_STORE) state.store[state.store.indexOf(meeple)] = NOBODY
  state.at[meeple] = AT_ZODIAC
  state.crew[zodiac] = meeple
  events.push({ type: 'boarded', seat, zodiac: zodiacId(zodiac), sort: sortId(state, meeple) })
}

/** A Zodiac's crew goes home: the Zodiac can be taken by another one. */
export function sendCrewHome(play: Play, zodiac: Zodiac): void {
  goHome(play, crewOf(play.state, zodiac))
  play.state.crew[zodiac] = NOBODY
}
