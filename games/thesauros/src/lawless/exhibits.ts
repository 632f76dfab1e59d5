import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { add, EXHIBIT_PLACES } from '../actionTable.ts'
import { closeIfGap, openIfFull, roomId, roomOf, roomSize, type Place } from '../museum/rooms.ts'
import { pop } from '../stack.ts'
import type { Decision, Look, Play } from '../topic.ts'
import { MUSEUM, NOBODY } from '../types.ts'
import type { Action } from '../verbs.ts'
import { discard } from './deed.ts'
import { own } from '../state.ts'

/**
 * The mercenary of zone 8: two exhibited treasures change places, cubes and all, or one goes to a free place; never the storeroom
 * (EN L1546-1550, FR L1545-1551, ruling 39).
 */
export const museumDeed: Decision = {
  verbs: ['swap', 'shift', 'skip'],
  isOwnTurn: true,
  legal(look, _seat, out) {
    const places = look.state.exhibits.length
    for (let one: Place = 0; one < places; one++) {
      for (let other: Place = 0; other < places; other++) {
        if (one < other && swapProblem(look, one, other) === null) add(look.actionTable, out, 'swap', one, other)
        if (shiftProblem(look, one, other) === null) add(look.actionTable, out, 'shift', one, other)
      }
    }
    add(look.actionTable, out, 'skip')
  },
  explain,
  apply(play, seat, action) {
    const { state, events } = play
    if (action.do !== 'swap' && action.do !== 'shift') return discard(play, MUSEUM, false)
    pop(state)
    events.push({ type: 'mercenary-acts', seat, zone: MUSEUM })
    if (action.do === 'swap') swap(play, seat, action.one, action.other)
    else shift(play, seat, action.from, action.to)
  },
  settle(play) {
    // There may be no exhibit, or nothing to swap and no free place in a sponsored room.
    const ranks: number[] = []
    museumDeed.legal(play, NOBODY, ranks)
    if (ranks.length > 1) return false
    discard(play, MUSEUM, true)
    return true
  },
}

/** How a place is written: the room, and the place from the closed door on. */
function placeId(look: Look, place: Place): string {
  return `${roomId(look, roomOf(place))}.${(place % EXHIBIT_PLACES) + 1}`
}

/** Is it a place of a room in use? */
function isPlace(look: Look, place: Place): boolean {
  return place % EXHIBIT_PLACES < roomSize(look, roomOf(place))
}

function exhibitAt({ state }: Look, place: Place): number {
  return state.exhibits[place] ?? 0
}

/** Why two exhibits may not change places, or null. Of alike ones of the same seat nothing would change. */
function swapProblem(look: Look, one: Place, other: Place): string | null {
  const [first, second] = [exhibitAt(look, one), exhibitAt(look, other)]
  if (first === 0 || second === 0) return 'nothing-exhibited'
  if (first === second) return 'exhibits-alike'
  return one < other ? null : 'swap-in-order'
}

/** Why an exhibit may not go to a place, or null: a sponsored room's, or by the English text any free one. */
function shiftProblem(look: Look, from: Place, to: Place): string | null {
  if (exhibitAt(look, from) === 0) return 'nothing-exhibited'
  if (!isPlace(look, to)) return 'no-such-place'
  if (exhibitAt(look, to) !== 0) return 'place-taken'
  const isSponsored = (look.state.sponsors[roomOf(to)] ?? NOBODY) >= 0
  return isSponsored || look.state.rules.mercenaryTarget === 'any-free-space' ? null : 'room-not-sponsored'
}

function swap(play: Play, seat: Seat, one: Place, other: Place): void {
  const { state, events } = play
  const exhibit = exhibitAt(play, one)
  own(state, 'exhibits')[one] = exhibitAt(play, other)
  own(state, 'exhibits')[other] = exhibit
  events.push({ type: 'exhibits-swapped', seat, one: placeId(play, one), other: placeId(play, other) })
}

/** The room that it leaves closes before the one that it fills opens. */
function shift(play: Play, seat: Seat, from: Place, to: Place): void {
  const { state, events } = play
  own(state, 'exhibits')[to] = exhibitAt(play, from)
  own(state, 'exhibits')[from] = 0
  events.push({ type: 'exhibit-shifted', seat, from: placeId(play, from), to: placeId(play, to) })
  closeIfGap(play, roomOf(from))
  openIfFull(play, roomOf(to))
}

/**
 * Codes: `nothing-exhibited {place}`, `exhibits-alike`, `swap-in-order` (the first place first), `no-such-place {place}`,
 * `place-taken {place}`, `room-not-sponsored {room}`.
 */
function explain(look: Look, _seat: Seat, action: Action): Refusal {
  if (action.do === 'swap') {
    const place = exhibitAt(look, action.one) === 0 ? action.one : action.other
    return because(swapProblem(look, action.one, action.other) ?? 'not-now', { place: placeId(look, place) })
  }
  if (action.do !== 'shift') return because('not-now', { verb: action.do, asked: 'museum-deed' })
  const code = shiftProblem(look, action.from, action.to) ?? 'not-now'
  const place = placeId(look, code === 'nothing-exhibited' ? action.from : action.to)
  return because(code, { place, room: roomId(look, roomOf(action.to)) })
}
