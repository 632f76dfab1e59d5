import type { Seat } from '@fathom/kernel'
import { KIND_CODE, type PendingKind } from './pending.ts'
import type { State } from './state.ts'

/**
 * Frames on `State.stack`: what is to be done, the next thing last. A frame is its kind, its seat (-1 for none) and six numbers whose
 * meaning is the kind's own (`pending.ts`).
 */
export const FRAME = 8
const KIND = 0
const SEAT = 1
export const A = 2
export const B = 3
export const C = 4
export const D = 5
export const E = 6
export const F = 7

/** Puts something to be done before everything else. */
export function push(state: State, kind: PendingKind, seat: Seat, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0): void {
  state.stack.push(KIND_CODE[kind], seat, a, b, c, d, e, f)
}

/** Takes the topmost frame away: it is done. */
export function pop(state: State): void {
  // Shrinking the list at one go is slower.
  for (let field = 0; field < FRAME; field++) state.stack.pop()
}

/** A number of the topmost frame. */
export function top(state: State, field: number): number {
  return state.stack[state.stack.length - FRAME + field] as number
}

/** Changes a number of the topmost frame. */
export function setTop(state: State, field: number, value: number): void {
  state.stack[state.stack.length - FRAME + field] = value
}

/** Kind (as its code) of the topmost frame; -1 when nothing is left to do. */
export function topKind(state: State): number {
  return state.stack.length === 0 ? -1 : (state.stack[state.stack.length - FRAME + KIND] as number)
}

/** Seat of the topmost frame. */
export function topSeat(state: State): Seat {
  return state.stack[state.stack.length - FRAME + SEAT] as Seat
}

/** The frame of a kind nearest to the top, as its place in the stack, or -1. */
export function findFrame(state: State, kind: PendingKind): number {
  const code = KIND_CODE[kind]
  for (let place = state.stack.length - FRAME; place >= 0; place -= FRAME) {
    if (state.stack[place] === code) return place
  }
  return -1
}
