import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { add, type Rank } from '../actionTable.ts'
import { canPay, cannotPay } from '../money/accounts.ts'
import { pay } from '../money/pay.ts'
import { hasSkilledCrew, spaceOf } from '../sea/boats.ts'
import { SHARK, treasureIn } from '../set/tiles.ts'
import { DIVE } from '../frames.ts'
import { pop, setTop, top, topSeat } from '../stack.ts'
import type { State } from '../state.ts'
import type { Decision, Look, Play } from '../topic.ts'
import { ME, TREASURE_VALUES } from '../types.ts'
import type { Action } from '../verbs.ts'
import { zodiacId } from '../view/names.ts'
import { diverAt } from './begin.ts'
import { contentAt, deepest, isWorthDiving, liftCost, type Diver } from './column.ts'
import { exhaust, meetShark } from './shark.ts'

/** Treasures that a dive may bring up: one, and two of the same column for the skilled (EN L850). */
const LIFTS = 1
const SKILLED_LIFTS = 2

/**
 * A dive, depth by depth (EN L762-848). What has been passed can still be lifted from further down (ruling 34).
 */
export const dive: Decision = {
  verbs: ['deeper', 'lift', 'surface'],
  legal,
  explain,
  apply(play, seat, action) {
    if (action.do === 'deeper') descend(play, seat)
    else if (action.do === 'lift') lift(play, seat, action.depth)
    else surface(play, seat)
  },
  settle(play) {
    const { state, board } = play
    const seat = topSeat(state)
    if (top(state, DIVE.depth) === 0) {
      const zodiac = top(state, DIVE.zodiac)
      const space = spaceOf(state, zodiac)
      const [number, column] = [board.sea.site[space] as number, board.sea.column[space] as number]
      play.events.push({ type: 'dived', seat, zodiac: zodiacId(zodiac), number, column })
      descend(play, seat)
      return true
    }
    const ranks: Rank[] = []
    legal(play, seat, ranks)
    if (ranks.length > 1) return false
    surface(play, seat)
    return true
  },
}

function diverOf(look: Look, seat: Seat): Diver {
  const zodiac = top(look.state, DIVE.zodiac)
  return diverAt(look, seat, zodiac, spaceOf(look.state, zodiac))
}

/** Treasures that may still be lifted in the dive that is on. */
export function liftsLeft(state: State): number {
  return (hasSkilledCrew(state, top(state, DIVE.zodiac)) ? SKILLED_LIFTS : LIFTS) - top(state, DIVE.lifted)
}

function legal(look: Look, seat: Seat, out: Rank[]): void {
  const diver = diverOf(look, seat)
  for (let depth = 1; depth <= top(look.state, DIVE.depth); depth++) {
    if (liftProblem(look, seat, diver, depth) === null) add(look.actionTable, out, 'lift', depth)
  }
  if (deeperProblem(look, seat, diver) === null) add(look.actionTable, out, 'deeper')
  add(look.actionTable, out, 'surface')
}

type LiftProblem = 'too-deep' | 'no-treasure' | 'hands-full' | 'no-gear' | 'cannot-pay'

function liftProblem(look: Look, seat: Seat, diver: Diver, depth: number): LiftProblem | null {
  if (depth > top(look.state, DIVE.depth)) return 'too-deep'
  if (treasureIn(contentAt(diver, depth)) === 0) return 'no-treasure'
  if (liftsLeft(look.state) === 0) return 'hands-full'
  const cost = liftCost(diver, depth)
  if (cost < 0) return 'no-gear'
  return canPay(look, seat, ME, cost) ? null : 'cannot-pay'
}

/** A diver goes deeper only for a reason: a shark to fight, or a treasure that can be lifted. */
function deeperProblem(look: Look, seat: Seat, diver: Diver): 'too-deep' | 'nothing-below' | null {
  const depth = top(look.state, DIVE.depth)
  if (depth >= deepest(diver)) return 'too-deep'
  const isFull = liftsLeft(look.state) === 0
  const canAfford = (cost: number) => !isFull && canPay(look, seat, ME, cost)
  return isWorthDiving(diver, canAfford, depth) ? null : 'nothing-below'
}

function descend(play: Play, seat: Seat): void {
  const depth = top(play.state, DIVE.depth) + 1
  setTop(play.state, DIVE.depth, depth)
  play.events.push({ type: 'went-deeper', seat, depth })
  const diver = diverOf(play, seat)
  if (contentAt(diver, depth) === SHARK) meetShark(play, seat, diver, depth)
}

/** A treasure tile of that value, and the box is covered (EN L830-835). */
function lift(play: Play, seat: Seat, depth: number): void {
  const { state } = play
  const diver = diverOf(play, seat)
  const cost = liftCost(diver, depth)
  const value = treasureIn(contentAt(diver, depth))
  const kind = TREASURE_VALUES.findIndex((each) => each === value)
  const place = seat * TREASURE_VALUES.length + kind
  state.treasures[place] = (state.treasures[place] as number) + 1
  exhaust(state, diver, depth)
  setTop(state, DIVE.lifted, top(state, DIVE.lifted) + 1)
  play.events.push({ type: 'lifted', seat, value: TREASURE_VALUES[kind] ?? 3, number: diver.site, depth })
  pay(play, seat, ME, cost, 'detection')
}

function surface(play: Play, seat: Seat): void {
  pop(play.state)
  play.events.push({ type: 'surfaced', seat })
}

/** Codes: of lifting `too-deep {depth}`, `no-treasure {depth}`, `hands-full`, `no-gear {depth}`, `cannot-pay`; of going on `too-deep`, `nothing-below`. */
function explain(look: Look, seat: Seat, action: Action): Refusal {
  const diver = diverOf(look, seat)
  if (action.do === 'lift') {
    const code = liftProblem(look, seat, diver, action.depth)
    if (code === 'cannot-pay') return cannotPay(look, seat, ME, liftCost(diver, action.depth))
    return because(code ?? 'not-now', { depth: action.depth })
  }
  return because(deeperProblem(look, seat, diver) ?? 'not-now', { depth: top(look.state, DIVE.depth) })
}
