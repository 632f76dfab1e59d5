import type { Seat } from '@fathom/kernel'
import { canEnterLagoon } from '../lagoon/trip.ts'
import { canPay } from '../money/accounts.ts'
import { holderOf } from '../state.ts'
import type { Look } from '../topic.ts'
import { ME, type Zodiac } from '../types.ts'
import { hasMap, isTaken } from './boats.ts'
import { PORT, type Space } from './graph.ts'
import { nearestStop, type Waters } from './reach.ts'
import { enginesOf, servedBy, travelCost } from './travel.ts'

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

/** A course one space further, with the engines that are aboard. */
export function oneFurther(course: Course): Course {
  const { zodiac, moved, engines } = course
  return { ...course, moved: moved + 1, engines: servedBy(engines, holderOf(zodiac), moved, 1) }
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

/** May the Zodiac stop here, or is there a way on with the engines that are aboard? */
export function canLeave(look: Look, course: Course, space: Space): boolean {
  return nearestStop(watersOf(look, course), space) >= 0
}
