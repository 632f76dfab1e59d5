import type { Seat } from '@fathom/kernel'
import { canEnterLagoon } from '../lagoon/trip.ts'
import { canPay } from '../money/accounts.ts'
import type { ItemKind } from '../set/items.ts'
import { holderOf } from '../state.ts'
import type { Look } from '../topic.ts'
import { ME, type Zodiac } from '../types.ts'
import { hasMap, isTaken, spaceOf } from './boats.ts'
import { PORT, type Space } from './graph.ts'
import { nearestStop, type Waters } from './reach.ts'
import { ENGINE, enginesOf, handOver, servedBy, travelCost } from './travel.ts'

/** A Zodiac under way. */
export interface Course {
  readonly seat: Seat
  readonly zodiac: Zodiac
  /** Spaces moved so far. */
  readonly moved: number
  /** Engines so far, as in `State.engines`. */
  readonly engines: readonly number[]
  /** It left port in zone 7: it has to stay at sea (ruling 32). */
  readonly isDeparting: boolean
}

/** A course that has not begun, with the engines aboard. */
export function freshCourse(look: Look, seat: Seat, zodiac: Zodiac, isDeparting: boolean): Course {
  const engines = enginesOf(look.set.items, look.state.items, holderOf(zodiac))
  return { seat, zodiac, moved: 0, engines, isDeparting }
}

/** $ for the whole move if it goes on so many spaces; -1 if neither engines nor purse go so far. */
export function costAfter(look: Look, course: Course, spaces: number): number {
  const { seat, zodiac, moved, engines } = course
  const cost = travelCost(look.set, moved + spaces, servedBy(engines, holderOf(zodiac), moved, spaces))
  return cost >= 0 && canPay(look, seat, ME, cost) ? cost : -1
}

/** May the Zodiac go to this space at all, whoever lies there? */
export function mayEnter(look: Look, course: Course, space: Space): boolean {
  const { sea } = look.board
  const site = sea.site[space] as number
  if (site > 0) return hasMap(look.state, course.seat, site)
  if (sea.isLagoon[space] === true) return !course.isDeparting && canEnterLagoon(look, course.zodiac, space)
  return true
}

/** May the Zodiac end its move there? A small space holds one (EN L757). */
export function mayStop(look: Look, course: Course, space: Space): boolean {
  if (space === PORT) return !course.isDeparting
  return look.board.sea.single[space] !== true || !isTaken(look.state, space, course.zodiac)
}

/** The sea as it is for a Zodiac under way. */
export function watersOf(look: Look, course: Course): Waters {
  return {
    sea: look.board.sea,
    mayEnter: (space) => mayEnter(look, course, space),
    mayStop: (space) => mayStop(look, course, space),
    cost: (spaces) => costAfter(look, course, spaces),
  }
}

/** Why the Zodiac can't go one space further to there, or null. An occupied space is entered only if there is a way on. */
export function stepProblem(
  look: Look,
  course: Course,
  to: Space,
): 'not-beside' | 'no-map' | 'lagoon-closed' | 'too-far' | 'no-way-on' | null {
  const { sea } = look.board
  const from = spaceOf(look.state, course.zodiac)
  if (sea.isLagoon[from] === true || !(sea.beside[from] as readonly Space[]).includes(to)) return 'not-beside'
  if (!mayEnter(look, course, to)) return (sea.site[to] as number) > 0 ? 'no-map' : 'lagoon-closed'
  if (costAfter(look, course, 1) < 0) return 'too-far'
  if (mayStop(look, course, to)) return null
  const engines = servedBy(course.engines, holderOf(course.zodiac), course.moved, 1)
  const next = { ...course, moved: course.moved + 1, engines }
  return canLeave(look, next, to) || isHelpedOn(look, next, to) ? null : 'no-way-on'
}

/** Is there a way on from here, or may the Zodiac stop here? */
export function canLeave(look: Look, course: Course, space: Space): boolean {
  return nearestStop(watersOf(look, course), space) >= 0
}

/** What is true if an item has changed holders: asked while it is so, then it is as before. */
export function ifMoved(
  { state, set }: Look,
  course: Course,
  item: ItemKind,
  [from, to]: readonly [number, number],
  isTrue: (course: Course) => boolean,
): boolean {
  const { kinds, engine } = set.items
  const [source, target] = [from * kinds + item, to * kinds + item]
  const [before, had] = [state.items[source] as number, state.items[target] as number]
  const engines = course.engines.slice()
  if (engine[item] !== 0) handOver(engines, item, from, to, before - 1)
  state.items[source] = before - 1
  state.items[target] = had + 1
  const result = isTrue({ ...course, engines })
  state.items[source] = before
  state.items[target] = had
  return result
}

/** Would an engine of the own Zodiac that is met there lead on, if need be for one that is given back? Then it has to be taken over. */
function isHelpedOn(look: Look, course: Course, space: Space): boolean {
  const { state, set } = look
  const { kinds, engine } = set.items
  const [own, mine] = [course.zodiac, state.zodiacOwner[course.zodiac]]
  const met = state.zodiacAt.findIndex(
    (at, other) => other !== own && at === space && state.zodiacOwner[other] === mine,
  )
  if (met < 0) return false
  const [giver, taker] = [holderOf(met), holderOf(own)]
  const isFull = enginesOf(set.items, state.items, taker).length / ENGINE >= set.data.builtIn.maxEngines
  for (let kind = 0; kind < kinds; kind++) {
    if (engine[kind] === 0 || state.items[giver * kinds + kind] === 0) continue
    const leads = (next: Course): boolean => {
      if (!isFull) return canLeave(look, next, space)
      for (let other = 0; other < kinds; other++) {
        if (other === kind || engine[other] === 0 || state.items[taker * kinds + other] === 0) continue
        if (ifMoved(look, next, other, [taker, giver], (last) => canLeave(look, last, space))) return true
      }
      return false
    }
    if (ifMoved(look, course, kind, [giver, taker], leads)) return true
  }
  return false
}

/** Can the Zodiac leave port for the sea at all? */
export function canDepart(look: Look, seat: Seat, zodiac: Zodiac): boolean {
  const course = freshCourse(look, seat, zodiac, true)
  for (const space of look.board.sea.beside[PORT] as readonly Space[]) {
    if (stepProblem(look, course, space) === null) return true
  }
  return false
}
