import type { Seat } from '@fathom/kernel'
import type { Look } from '../topic.ts'
import { holderOf } from '../state.ts'
import type { Zodiac } from '../types.ts'
import { spaceOf } from './boats.ts'
import { PORT, type Space } from './graph.ts'
import { hasWayOn } from './help.ts'
import { reachable } from './reach.ts'
import { servedBy, travelCost } from './travel.ts'
import { costAfter, freshCourse, mayEnter, mayStop, oneFurther, watersOf, type Course } from './waters.ts'

/** Why the Zodiac can't go one space further to there, or null. Where it may not stop it goes only if there is a way on. */
export function stepProblem(
  look: Look,
  course: Course,
  to: Space,
): 'not-beside' | 'no-map' | 'lagoon-closed' | 'too-far' | 'too-dear' | 'no-way-on' | null {
  const { sea } = look.board
  const from = spaceOf(look.state, course.zodiac)
  if (sea.isLagoon[from] === true || !(sea.beside[from] as readonly Space[]).includes(to)) return 'not-beside'
  if (!mayEnter(look, course, to)) return (sea.site[to] as number) > 0 ? 'no-map' : 'lagoon-closed'
  if (costAfter(look, course, 1) < 0) return limitOf(look, course, course.moved)
  if (mayStop(look, course, to)) return null
  return hasWayOn(look, oneFurther(course), to) ? null : 'no-way-on'
}

/** Why a space that is not beside the Zodiac can't be where its move ends, or `not-beside` if there is a way: a step goes one space. */
export function farProblem(
  look: Look,
  course: Course,
  to: Space,
): 'no-map' | 'lagoon-closed' | 'must-leave-port' | 'space-taken' | 'too-far' | 'too-dear' | 'not-beside' {
  if (!mayEnter(look, course, to)) return (look.board.sea.site[to] as number) > 0 ? 'no-map' : 'lagoon-closed'
  const from = spaceOf(look.state, course.zodiac)
  if (!mayStop(look, course, to)) return to === PORT ? 'must-leave-port' : 'space-taken'
  if (to === from || reachable(watersOf(look, course), from).some(({ space }) => space === to)) return 'not-beside'
  return limitOf(look, course, mostSpaces(look, course))
}

/** What keeps the Zodiac from moving more than so many spaces in all: the engines aboard, or the money for another one. */
function limitOf(look: Look, course: Course, spaces: number): 'too-far' | 'too-dear' {
  return costOfSpaces(look, course, spaces + 1) < 0 ? 'too-far' : 'too-dear'
}

/** $ for a move of so many spaces in all, whatever the purse; -1 if no engines go so far. */
export function costOfSpaces({ set }: Look, { zodiac, moved, engines }: Course, spaces: number): number {
  return travelCost(set, spaces, servedBy(engines, holderOf(zodiac), moved, spaces - moved))
}

/** The most spaces that the Zodiac can move in all. */
export function mostSpaces(look: Look, course: Course): number {
  const reach = reachable(watersOf(look, course), spaceOf(look.state, course.zodiac))
  return course.moved + reach.reduce((most, { path }) => Math.max(most, path.length), 0)
}

/** Can the Zodiac leave port for the sea at all? */
export function canDepart(look: Look, seat: Seat, zodiac: Zodiac): boolean {
  const course = freshCourse(look, seat, zodiac, true)
  for (const space of look.board.sea.beside[PORT] as readonly Space[]) {
    if (stepProblem(look, course, space) === null) return true
  }
  return false
}
