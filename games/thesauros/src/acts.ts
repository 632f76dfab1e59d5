import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { add, type Rank } from './actionTable.ts'
import { gainReputation } from './reputation.ts'
import { MEEPLE_ACT } from './frames.ts'
import { pop, top, topSeat } from './stack.ts'
import type { Decision, Look, Play } from './topic.ts'
import { sortId } from './view/names.ts'

/** What all acts of a queue's meeple have in common. */

/** Adds the choice not to act: a first act is refused, a second one skipped at no cost (EN L472, ruling 29). */
export function addNotActing(look: Look, out: Rank[]): void {
  add(look.actionTable, out, top(look.state, MEEPLE_ACT.second) === 1 ? 'skip' : 'refuse')
}

/** Why a meeple can't decline in this way: a first act is refused, a second one skipped. Codes: `skip-instead`, `refuse-instead`. */
export function explainNotActing({ state }: Look): Refusal {
  return because(top(state, MEEPLE_ACT.second) === 1 ? 'skip-instead' : 'refuse-instead')
}

/** The meeple does not act. A first act costs a point; a Double Action under the meeple is lost. */
export function refuseAct(play: Play, seat: Seat, isForced = false): void {
  const { state, events } = play
  const [zone, meeple, second] = [
    top(state, MEEPLE_ACT.zone),
    top(state, MEEPLE_ACT.meeple),
    top(state, MEEPLE_ACT.second),
  ]
  pop(state)
  if (second === 1) {
    events.push({ type: 'double-lost', seat, zone })
    return
  }
  events.push({ type: 'refused', seat, sort: sortId(state, meeple), zone, forced: isForced })
  loseToken(play, meeple)
  gainReputation(play, seat, -1, 'refusals')
}

/** Takes the Double Action from under a meeple, if there is one. @returns true if there was */
export function loseToken({ state }: Play, meeple: number): boolean {
  const place = state.doubled.indexOf(meeple)
  if (place < 0) return false
  state.doubled.splice(place, 1)
  return true
}

/** For `Decision.settle` of an act: a seat that could only refuse is not asked, unless it has a mine to set off. */
export function settleAct(play: Play, decision: Decision): boolean {
  const { state } = play
  const seat = topSeat(state)
  if (state.mine === seat) return false
  const ranks: Rank[] = []
  decision.legal(play, seat, ranks)
  if (ranks.length > 1) return false
  refuseAct(play, seat, true)
  return true
}
