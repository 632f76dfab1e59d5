import type { Seat } from '@fathom/kernel'
import type { Field } from './frames.ts'
import { KIND_CODE, type PendingKind } from './pending.ts'
import type { State } from './state.ts'

/**
 * `State.stack` lists what is to be done, the next thing last. Each thing is a frame of eight numbers: its kind, its seat, and up to six
 * that are the kind's own and have names (`frames.ts`): `top(state, PAY.amount)`.
 */

/** How many numbers a frame takes, used or not. */
const FRAME = 8
/** The kind, as its code. */
const KIND = 0
/** The seat, -1 for none. */
const SEAT = 1

declare const kindOf: unique symbol
/** Where a frame of a kind begins on the stack; -1 for none. */
export type Frame<Kind extends PendingKind> = number & { readonly [kindOf]: Kind }

/**
 * Puts something to be done before everything else. Each number comes after its name, and those left out are 0:
 * `push(state, 'pay', seat, PAY.account, account, PAY.amount, amount)`. An object of named numbers would make the game a tenth slower.
 */
export function push<Kind extends PendingKind>(
  { stack }: State,
  kind: Kind,
  seat: Seat,
  one?: Field<Kind>,
  first = 0,
  two?: Field<Kind>,
  second = 0,
  three?: Field<Kind>,
  third = 0,
): void {
  const start = stack.length
  stack.push(KIND_CODE[kind], seat, 0, 0, 0, 0, 0, 0)
  if (one !== undefined) stack[start + one] = first
  if (two !== undefined) stack[start + two] = second
  if (three !== undefined) stack[start + three] = third
}

/** Takes the topmost frame away: it is done. */
export function pop(state: State): void {
  // Shrinking the list at one go is slower.
  for (let field = 0; field < FRAME; field++) state.stack.pop()
}

/** A number of the topmost frame. */
export function top(state: State, field: Field<never>): number {
  return state.stack[state.stack.length - FRAME + field] as number
}

/** Changes a number of the topmost frame. */
export function setTop(state: State, field: Field<never>, value: number): void {
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

/** The frame of a kind nearest to the top, or -1. */
export function findFrame<Kind extends PendingKind>(state: State, kind: Kind): Frame<Kind> {
  const code = KIND_CODE[kind]
  for (let place = state.stack.length - FRAME; place >= 0; place -= FRAME) {
    if (state.stack[place] === code) return place as Frame<Kind>
  }
  return -1 as Frame<Kind>
}

/** The frame of a kind nearest to the top if it is the seat's, or -1. */
export function findOwnFrame<Kind extends PendingKind>(state: State, kind: Kind, seat: Seat): Frame<Kind> {
  const frame = findFrame(state, kind)
  return frame >= 0 && state.stack[frame + SEAT] === seat ? frame : (-1 as Frame<Kind>)
}

/** All frames of a kind, the topmost one last. */
export function framesOf<Kind extends PendingKind>({ stack }: State, kind: Kind): Frame<Kind>[] {
  const frames: Frame<Kind>[] = []
  for (let place = 0; place < stack.length; place += FRAME) {
    if (stack[place] === KIND_CODE[kind]) frames.push(place as Frame<Kind>)
  }
  return frames
}

/** Seat of a frame. */
export function seatIn(state: State, frame: Frame<PendingKind>): Seat {
  return state.stack[frame + SEAT] as Seat
}

/** A number of a frame; of another kind's it does not compile. */
export function numberIn<Kind extends PendingKind>(
  state: State,
  frame: Frame<Kind>,
  field: Field<NoInfer<Kind>>,
): number {
  return state.stack[frame + field] as number
}

/** Changes a number of a frame. */
export function setNumberIn<Kind extends PendingKind>(
  state: State,
  frame: Frame<Kind>,
  field: Field<NoInfer<Kind>>,
  value: number,
): void {
  state.stack[frame + field] = value
}
