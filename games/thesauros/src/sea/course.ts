import type { Seat } from '@fathom/kernel'
import { VOYAGE } from '../frames.ts'
import { findFrame, numberIn } from '../stack.ts'
import { own, type State } from '../state.ts'
import type { Look } from '../topic.ts'
import type { Zodiac } from '../types.ts'
import type { Space } from './graph.ts'
import { handOver } from './travel.ts'
import type { Course } from './waters.ts'

/** Flags of a voyage, as bits: it has dived, it left port in zone 7, its move is over, it has exchanged where it is. */
export const DIVED = 1
export const DEPARTING = 2
export const STOPPED = 4
export const EXCHANGED = 8

/** The Zodiac under way, which is the topmost voyage's, or null. */
export function courseOf(state: State): Course | null {
  const frame = findFrame(state, 'voyage')
  if (frame < 0) return null
  const zodiac = numberIn(state, frame, VOYAGE.zodiac)
  return {
    seat: state.zodiacOwner[zodiac] as Seat,
    zodiac,
    moved: numberIn(state, frame, VOYAGE.moved),
    engines: state.engines,
    isDeparting: (numberIn(state, frame, VOYAGE.flags) & DEPARTING) !== 0,
  }
}

/** If a Zodiac is under way, notes which spaces an engine has served (ruling 33). Call it before the engine changes holders. */
export function followEngine({ state, set }: Look, kind: number, from: number, to: number): void {
  if (findFrame(state, 'voyage') < 0) return
  handOver(own(state, 'engines'), kind, from, to, (state.items[from * set.items.kinds + kind] as number) - 1)
}

/** Own Zodiacs in the same space as the one under way. */
export function metBy(state: State, zodiac: Zodiac): readonly Zodiac[] {
  return metIn(state, zodiac, state.zodiacAt[zodiac] as Space)
}

/** Own Zodiacs that this one meets in a space. */
export function metIn(state: State, zodiac: Zodiac, space: Space): readonly Zodiac[] {
  const met: Zodiac[] = []
  const owner = state.zodiacOwner[zodiac]
  for (let other = 0; other < state.zodiacAt.length; other++) {
    if (other !== zodiac && state.zodiacOwner[other] === owner && state.zodiacAt[other] === space) met.push(other)
  }
  return met
}
