import type { Seat } from '@fathom/kernel'
import { A, B, C, findFrame } from '../stack.ts'
import { holderOf, own, type State } from '../state.ts'
import type { Look } from '../topic.ts'
import type { Zodiac } from '../types.ts'
import { spaceOf } from './boats.ts'
import { handOver } from './travel.ts'
import { canLeave, ifMoved, mayStop, type Course } from './waters.ts'

/** What is on in a voyage (its frame's C), as bits: it has dived, it left port in zone 7, its move is over, it has exchanged where it is. */
export const DIVED = 1
export const DEPARTING = 2
export const STOPPED = 4
export const EXCHANGED = 8

/** The Zodiac under way, which is the topmost voyage's, or null. */
export function courseOf(state: State): Course | null {
  const frame = findFrame(state, 'voyage')
  if (frame < 0) return null
  const at = (field: number) => state.stack[frame + field] as number
  return {
    seat: state.zodiacOwner[at(A)] as Seat,
    zodiac: at(A),
    moved: at(B),
    engines: state.engines,
    isDeparting: (at(C) & DEPARTING) !== 0,
  }
}

/** An engine changes holders: if a Zodiac is under way, it is remembered which spaces it has served (ruling 33). Called before it is moved. */
export function followEngine({ state, set }: Look, kind: number, from: number, to: number): void {
  if (findFrame(state, 'voyage') < 0) return
  handOver(own(state, 'engines'), kind, from, to, (state.items[from * set.items.kinds + kind] as number) - 1)
}

/**
 * Would this leave the Zodiac under way stuck on another one's space? Then it may not be done; who is stuck has to get on first.
 * @param backs kinds of engines of which one has to be given back, because the Zodiac under way gets one too many; null otherwise
 */
export function wouldStrand(
  look: Look,
  item: number,
  [from, to]: readonly [number, number],
  backs: readonly number[] | null,
): boolean {
  const course = courseOf(look.state)
  if (course === null) return false
  const space = spaceOf(look.state, course.zodiac)
  if (mayStop(look, course, space)) return false
  const leaves = (next: Course): boolean => {
    if (backs === null || to !== holderOf(course.zodiac)) return canLeave(look, next, space)
    return backs.some((back) => ifMoved(look, next, back, [to, from], (last) => canLeave(look, last, space)))
  }
  return !ifMoved(look, course, item, [from, to], leaves)
}

/** Is the Zodiac under way stuck on another one's space, so that it has to take an engine over from it? */
export function isStranded(look: Look): boolean {
  const course = courseOf(look.state)
  return course !== null && !canLeave(look, course, spaceOf(look.state, course.zodiac))
}

/** Own Zodiacs in the same space as the one under way. */
export function metBy(state: State, zodiac: Zodiac): readonly Zodiac[] {
  const met: Zodiac[] = []
  const [owner, space] = [state.zodiacOwner[zodiac], state.zodiacAt[zodiac]]
  for (let other = 0; other < state.zodiacAt.length; other++) {
    if (other !== zodiac && state.zodiacOwner[other] === owner && state.zodiacAt[other] === space) met.push(other)
  }
  return met
}
