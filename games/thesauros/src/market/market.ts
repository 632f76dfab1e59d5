import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { addNotActing, explainNotActing, refuseAct, settleAct } from '../acts.ts'
import { add } from '../actionTable.ts'
import { canPay, cannotPay, discounted } from '../money/accounts.ts'
import { pay } from '../money/pay.ts'
import { isSkilled } from '../people.ts'
import { GAIN_MAP, MEEPLE_ACT } from '../frames.ts'
import { pop, push, top } from '../stack.ts'
import type { Decision, Look, Play } from '../topic.ts'
import { GE, MAP_KINDS, MARKET } from '../types.ts'
import type { Action } from '../verbs.ts'
import { spaceOfNumber, takeMap } from './stacks.ts'

/** What a map on a space of the market costs the meeple on top. */
export function priceOf(look: Look, space: number): number {
  const { state, board } = look
  return discounted(look, board.market[space] ?? 0, isSkilled(state, top(state, MEEPLE_ACT.meeple), MARKET))
}

/** Zone 3: the top map of a stack (EN L633-690). */
export const market: Decision = {
  verbs: ['buy', 'refuse', 'skip'],
  isOwnTurn: true,
  legal(look, seat, out) {
    const { state, actionTable } = look
    addNotActing(look, out)
    for (let space = 0; space < state.market.length; space++) {
      const number = state.market[space] as number
      if (number !== 0 && canPay(look, seat, GE, priceOf(look, space))) add(actionTable, out, 'buy', number)
    }
  },
  explain,
  apply(play, seat, action) {
    if (action.do === 'buy') buy(play, seat, action.number)
    else refuseAct(play, seat)
  },
  settle: (play) => settleAct(play, market),
}

function buy(play: Play, seat: Seat, number: number): void {
  const { state } = play
  const space = spaceOfNumber(state, number)
  const price = priceOf(play, space)
  pop(state)
  takeMap(play, space)
  // The tiles of the site are looked at when the map is paid for.
  push(state, 'gain-map', seat, GAIN_MAP.number, number, GAIN_MAP.kind, MAP_KINDS.indexOf('market'))
  pay(play, seat, GE, price, 'map')
}

/** Codes: `not-on-market {number}`, `cannot-pay`. */
function explain(look: Look, seat: Seat, action: Action): Refusal {
  if (action.do !== 'buy') return explainNotActing(look)
  const space = spaceOfNumber(look.state, action.number)
  if (space < 0) return because('not-on-market', { number: action.number })
  return cannotPay(look, seat, GE, priceOf(look, space))
}
