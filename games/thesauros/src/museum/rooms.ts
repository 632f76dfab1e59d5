import { EXHIBIT_PLACES } from '../actionTable.ts'
import type { RoomId, TreasureValue } from '../events.ts'
import { gainReputation } from '../reputation.ts'
import type { Look, Play } from '../topic.ts'
import { NOBODY, TREASURE_VALUES, type Treasure } from '../types.ts'

/** Exhibition rooms: which places are taken, and what happens when a room becomes full or stops being full. */

/** A room of the board, from 0. */
export type RoomIndex = number
/** A place of the whole museum: `room * EXHIBIT_PLACES + place`, the place nearest to the closed door first. */
export type Place = number
/** What `State.exhibits` says of a place: 0 for free, else `1 + seat * 4 + kind`. */
export type Exhibit = number

/** The exhibit that a seat's treasure becomes. */
export function exhibitOf(seat: number, treasure: Treasure): Exhibit {
  return 1 + seat * TREASURE_VALUES.length + treasure
}

/** $ of an exhibited treasure. */
export function exhibitValue(exhibit: Exhibit): TreasureValue {
  return TREASURE_VALUES[(exhibit - 1) % TREASURE_VALUES.length] as TreasureValue
}

export function roomOf(place: Place): RoomIndex {
  return Math.floor(place / EXHIBIT_PLACES)
}

/** Places that a room has; 0 for a room that is not used with so many players. */
export function roomSize({ board }: Look, room: RoomIndex): number {
  return board.rooms[room]?.values.length ?? 0
}

function isOpen({ state }: Look, room: RoomIndex): boolean {
  return ((state.open >> room) & 1) === 1
}

/** Is every room in use open? Then the game ends (EN L1139). */
export function isMuseumFull({ state, board }: Look): boolean {
  return state.open === (1 << board.rooms.length) - 1
}

/** The free place of a room that is nearest to its closed door, or -1 when it is full. */
export function freePlace(look: Look, room: RoomIndex): Place {
  const first = room * EXHIBIT_PLACES
  for (let place = first; place < first + roomSize(look, room); place++)
    if (look.state.exhibits[place] === 0) return place
  return -1
}

/** How many places of a room are free. */
export function freePlaces(look: Look, room: RoomIndex): number {
  const first = room * EXHIBIT_PLACES
  return look.state.exhibits.slice(first, first + roomSize(look, room)).filter((exhibit) => exhibit === 0).length
}

/** May treasures be sold to a room? It has a sponsor and a free place (EN L955). */
export function takesTreasures(look: Look, room: RoomIndex): boolean {
  return (look.state.sponsors[room] ?? NOBODY) >= 0 && freePlace(look, room) >= 0
}

/** Opens a sponsored room that has become full: its sponsor's bonus comes at once, whoever's turn it is (EN L953). */
export function openIfFull(play: Play, room: RoomIndex): void {
  const { state, board, events } = play
  const seat = state.sponsors[room] ?? NOBODY
  if (seat < 0 || isOpen(play, room) || freePlace(play, room) >= 0) return
  state.open |= 1 << room
  const bonus = board.rooms[room]?.openingBonus ?? 0
  events.push({ type: 'room-opened', room: roomId(play, room), seat, bonus })
  gainReputation(play, seat, bonus, 'openings')
}

/** Closes an open room that is no longer full: its sponsor loses the bonus again (EN L1546, FR L1550). */
export function closeIfGap(play: Play, room: RoomIndex): void {
  const { state, board, events } = play
  if (!isOpen(play, room) || freePlace(play, room) < 0) return
  state.open &= ~(1 << room)
  const seat = state.sponsors[room] ?? NOBODY
  const bonus = board.rooms[room]?.openingBonus ?? 0
  events.push({ type: 'room-closed', room: roomId(play, room), seat, bonus })
  gainReputation(play, seat, -bonus, 'closings')
}

export function roomId({ board }: Look, room: RoomIndex): RoomId {
  return board.rooms[room]?.id ?? ''
}
