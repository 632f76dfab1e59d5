import type { Seat } from '@fathom/kernel'
import { pay } from '../money/pay.ts'
import { hasSkilledCrew, spaceOf } from '../sea/boats.ts'
import { DIVED, STOPPED } from '../sea/course.ts'
import type { Course } from '../sea/waters.ts'
import { travelCost } from '../sea/travel.ts'
import { canPay } from '../money/accounts.ts'
import type { Tile } from '../set/tiles.ts'
import { DIVE, VOYAGE } from '../frames.ts'
import { push, setTop, top } from '../stack.ts'
import { holderOf, SITES } from '../state.ts'
import type { Look, Play } from '../topic.ts'
import { FACE_UP, ME, type Zodiac } from '../types.ts'
import type { Space } from '../sea/graph.ts'
import { deepest, isWorthDiving, type Diver } from './column.ts'

/** The diver of a Zodiac, as if it lay in a space of a dig site whose tile is face up. */
export function diverAt({ state, set, board }: Look, seat: Seat, zodiac: Zodiac, space: Space): Diver {
  const number = board.sea.site[space] as number
  return {
    set,
    counts: state.items,
    holder: holderOf(zodiac),
    skilled: hasSkilledCrew(state, zodiac),
    guided: (state.mercenaryMaps[seat * SITES + number] as number) > 0,
    site: number,
    tile: set.tiles[state.tiles[number] as number] as Tile,
    column: board.sea.column[space] as number,
    exhausted: state.exhausted[number] as number,
    unarmed: state.rules.unarmedDive,
  }
}

export type DiveProblem = 'dived-already' | 'no-dig-site' | 'shark-in-column' | 'nothing-to-dive-for'

/** Why the crew can't dive where it is, or null. Only one dive a turn, before or after the move (EN L848). */
export function diveProblem(look: Look, seat: Seat, course: Course): DiveProblem | null {
  const { state, board } = look
  if ((top(state, VOYAGE.flags) & DIVED) !== 0) return 'dived-already'
  const space = spaceOf(state, course.zodiac)
  const number = board.sea.site[space] as number
  if (number === 0 || state.tileFace[number] !== FACE_UP) return 'no-dig-site'
  const diver = diverAt(look, seat, course.zodiac, space)
  if (deepest(diver) === 0) return 'shark-in-column'
  const travel = travelCost(look.set, course.moved, course.engines)
  return isWorthDiving(diver, (cost) => canPay(look, seat, ME, travel + cost)) ? null : 'nothing-to-dive-for'
}

/** The Zodiac under way dives: before its move, or after it, which is then over and paid for. */
export function beginDive(play: Play, seat: Seat): void {
  const { state } = play
  const [zodiac, moved] = [top(state, VOYAGE.zodiac), top(state, VOYAGE.moved)]
  setTop(state, VOYAGE.flags, top(state, VOYAGE.flags) | DIVED | (moved > 0 ? STOPPED : 0))
  push(state, 'dive', seat, DIVE.zodiac, zodiac)
  pay(play, seat, ME, travelCost(play.set, moved, state.engines), 'travel')
}
