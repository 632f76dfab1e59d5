import type { Seat } from '@fathom/kernel'
import { diverAt } from '../dive/begin.ts'
import { diveOdds } from '../dive/odds.ts'
import { isReady, spaceOf } from '../sea/boats.ts'
import { courseOf, DIVED } from '../sea/course.ts'
import { PORT, type Space } from '../sea/graph.ts'
import { reachable } from '../sea/reach.ts'
import { travelCost } from '../sea/travel.ts'
import { mayPlay } from '../sea/turn.ts'
import { freshCourse, watersOf, type Course } from '../sea/waters.ts'
import { VOYAGE } from '../frames.ts'
import { top } from '../stack.ts'
import { ZODIAC_COUNT } from '../state.ts'
import type { Look } from '../topic.ts'
import { FACE_UP, type Zodiac } from '../types.ts'
import type { DiveView, VoyageView } from '../views.ts'
import { spaceId, zodiacId } from './names.ts'

/**
 * What the sea offers, worked out for whoever looks at it: where a Zodiac can go, for how much, and what its diver would meet.
 * It depends on the seat's money, the slush fund included, so only the seat itself may see it.
 */

/** The Zodiac under way. */
export function voyageUnderWay(look: Look): VoyageView[] {
  const course = courseOf(look.state)
  return course === null ? [] : [voyageView(look, course, (top(look.state, VOYAGE.flags) & DIVED) === 0)]
}

/** The seat's Zodiacs that wait for their turn at sea. */
export function voyagesAtSea(look: Look, seat: Seat): VoyageView[] {
  const ready = ZODIACS.filter((zodiac) => mayPlay(look, seat, zodiac))
  return ready.map((zodiac) => voyageView(look, freshCourse(look, seat, zodiac, false), true))
}

/** The seat's Zodiacs that could leave port with the meeple whose act it is. */
export function voyagesFromPort(look: Look, seat: Seat): VoyageView[] {
  const ready = ZODIACS.filter((zodiac) => isReady(look.state, seat, zodiac))
  return ready.map((zodiac) => voyageView(look, freshCourse(look, seat, zodiac, true), true))
}

const ZODIACS: readonly Zodiac[] = Array.from({ length: ZODIAC_COUNT }, (_, zodiac) => zodiac)

function voyageView(look: Look, course: Course, mayDive: boolean): VoyageView {
  const from = course.isDeparting && course.moved === 0 ? PORT : spaceOf(look.state, course.zodiac)
  const reach = reachable(watersOf(look, course), from)
  const columns = mayDive ? [from, ...reach.map(({ space }) => space)] : []
  return {
    zodiac: zodiacId(course.zodiac),
    moved: course.moved,
    cost: travelCost(look.set, course.moved, course.engines),
    reach: reach.map(({ space, cost, path }) => ({
      space: spaceId(look, space),
      cost,
      path: path.map((each) => spaceId(look, each)),
    })),
    dives: columns.flatMap((space) => diveView(look, course.seat, course.zodiac, space) ?? []),
  }
}

/** What the diver of a Zodiac would meet below a space; null where no tile lies face up. No secret: gear and tiles are open to all. */
export function diveView(look: Look, seat: Seat, zodiac: Zodiac, space: Space): DiveView | null {
  const { state, board } = look
  const number = board.sea.site[space] as number
  if (number === 0 || state.tileFace[number] !== FACE_UP) return null
  const depths = diveOdds(diverAt(look, seat, zodiac, space))
  return { space: spaceId(look, space), number, column: board.sea.column[space] as number, depths }
}
