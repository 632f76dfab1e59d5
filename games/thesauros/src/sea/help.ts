import { SUPPLY } from '../actionTable.ts'
import type { ItemKind } from '../set/items.ts'
import type { Look } from '../topic.ts'
import { spaceOf } from './boats.ts'
import { courseOf, metIn } from './course.ts'
import { PORT, type Space } from './graph.ts'
import { enginesOn, givableEngines, holderAt, type Brought, type Partner } from './holders.ts'
import { handOver } from './travel.ts'
import { canLeave, costAfter, mayEnter, mayStop, oneFurther, type Course } from './waters.ts'

/**
 * Can a Zodiac that may not stop where it is go on with engines that it takes over: from an own Zodiac that it meets (EN L758), or in port
 * from the supply (EN L759)? To find out, engines are moved in the position for a moment and then put back.
 */

/** May the Zodiac stop in this space, or is there a way on: with what is aboard, or with engines to be had here or further on? */
export function hasWayOn(look: Look, course: Course, space: Space): boolean {
  return isHelped(look, course, space, look.set.items.engine.map(none))
}

/** Nothing has been brought to anybody. */
const none = (): number => 0

/** Is the Zodiac under way stuck where an exchange goes on? Then it has to take over engines before the exchange ends. */
export function isStranded(look: Look): boolean {
  const course = courseOf(look.state)
  return course !== null && !getsOn(look, course, spaceOf(look.state, course.zodiac))
}

/** An engine that changes holders in an exchange. */
export interface Handover {
  readonly item: ItemKind
  readonly from: Partner
  readonly to: Partner
}

/** Would this leave the Zodiac under way stuck, whatever is handed over after it? Then it is not allowed. */
export function wouldStrand(look: Look, moved: Handover): boolean {
  const course = courseOf(look.state)
  if (course === null) return false
  const space = spaceOf(look.state, course.zodiac)
  if (mayStop(look, course, space)) return false
  return !after(look, course, look.state.exchanged, moved, (next, brought) => {
    if (hasTooMany(look, next, moved.to)) return givesBack(look, next, space, brought, moved)
    return isHelped(look, next, space, brought)
  })
}

/** Does a partner have an engine too many now? */
function hasTooMany(look: Look, { seat }: Course, partner: Partner): boolean {
  return partner !== SUPPLY && enginesOn(look, holderAt(seat, partner)) > look.set.data.builtIn.maxEngines
}

/**
 * A Zodiac has one engine too many: can it give one back so that the Zodiac under way can go on? The engine goes to the supply if that is
 * in reach, else to the giver of the first one, or straight to the Zodiac under way.
 */
function givesBack(look: Look, course: Course, space: Space, brought: Brought, { from, to }: Handover): boolean {
  const own = course.zodiac + 1
  const room = space === PORT ? SUPPLY : from
  for (const item of givableEngines(look, course.seat, to, brought)) {
    const goes = (target: Partner): boolean =>
      after(look, course, brought, { item, from: to, to: target }, (next, nowBrought) =>
        hasTooMany(look, next, target)
          ? givesBack(look, next, space, nowBrought, { item, from: to, to: target })
          : isHelped(look, next, space, nowBrought),
      )
    if (goes(room) || (to !== own && room !== own && goes(own))) return true
  }
  return false
}

/** As `hasWayOn`, in an exchange that has brought this to holders already. */
function isHelped(look: Look, course: Course, space: Space, brought: Brought): boolean {
  if (getsOn(look, course, space)) return true
  const own = course.zodiac + 1
  const givers: Partner[] = metIn(look.state, course.zodiac, space).map((zodiac) => zodiac + 1)
  if (space === PORT) givers.push(SUPPLY)
  for (const from of givers) {
    for (const item of givableEngines(look, course.seat, from, brought)) {
      const taken = { item, from, to: own }
      const helps = after(look, course, brought, taken, (next, nowBrought) =>
        hasTooMany(look, next, own)
          ? givesBack(look, next, space, nowBrought, taken)
          : isHelped(look, next, space, nowBrought),
      )
      if (helps) return true
    }
  }
  return false
}

/** May the Zodiac stop or get on with what is aboard, be it to a space where there is help? */
function getsOn(look: Look, course: Course, space: Space): boolean {
  if (canLeave(look, course, space)) return true
  if (costAfter(look, course, 1) < 0) return false
  for (const beside of look.board.sea.beside[space] as readonly Space[]) {
    if (mayEnter(look, course, beside) && hasWayOn(look, oneFurther(course), beside)) return true
  }
  return false
}

/** Moves an engine, asks whether something is true then, and puts the engine back. */
function after(
  look: Look,
  course: Course,
  brought: Brought,
  { item, from, to }: Handover,
  isTrue: (course: Course, brought: Brought) => boolean,
): boolean {
  const { items } = look.state
  const { kinds } = look.set.items
  const [giver, taker] = [holderAt(course.seat, from), holderAt(course.seat, to)]
  const [source, target] = [giver * kinds + item, taker * kinds + item]
  const [before, had] = [items[source] as number, items[target] as number]
  const engines = course.engines.slice()
  handOver(engines, item, giver, taker, before - 1)
  const nowBrought = brought.slice()
  nowBrought[item] = (nowBrought[item] as number) | (1 << to)
  items[source] = before - 1
  items[target] = had + 1
  const result = isTrue({ ...course, engines }, nowBrought)
  items[source] = before
  items[target] = had
  return result
}
