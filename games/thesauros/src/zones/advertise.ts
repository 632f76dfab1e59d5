import type { Seat } from '@fathom/kernel'
import { addNotActing, explainNotActing, refuseAct, settleAct } from '../acts.ts'
import { add } from '../actionTable.ts'
import { canPay, cannotPay, discounted } from '../money/accounts.ts'
import { pay } from '../money/pay.ts'
import { gainReputation } from '../reputation.ts'
import { MEEPLE_ACT } from '../frames.ts'
import { pop, top } from '../stack.ts'
import { isBoss } from '../state.ts'
import type { Decision, Look, Play } from '../topic.ts'
import { ADVERTISING, GE } from '../types.ts'
import { advertisingTrack } from './tracks.ts'

/** What the meeple on top pays; only the boss has a discount (EN L998). */
export function priceOf(look: Look): number {
  const { state, board } = look
  return discounted(
    look,
    board.prices[ADVERTISING]?.[top(state, MEEPLE_ACT.space)] ?? 0,
    isBoss(state, top(state, MEEPLE_ACT.meeple)),
  )
}

/** Zone 9: money for points, fewer from round to round (EN L990-1006). */
export const advertise: Decision = {
  verbs: ['advertise', 'refuse', 'skip'],
  isOwnTurn: true,
  legal(look, seat, out) {
    addNotActing(look, out)
    if (canPay(look, seat, GE, priceOf(look))) add(look.actionTable, out, 'advertise')
  },
  explain(look, seat, action) {
    return action.do === 'advertise' ? cannotPay(look, seat, GE, priceOf(look)) : explainNotActing(look)
  },
  apply(play, seat, action) {
    if (action.do === 'advertise') buy(play, seat)
    else refuseAct(play, seat)
  },
  settle: (play) => settleAct(play, advertise),
}

function buy(play: Play, seat: Seat): void {
  const { state, events } = play
  const price = priceOf(play)
  const points = advertisingTrack(play)[state.advertisingMarker] ?? 0
  pop(state)
  events.push({ type: 'advertised', seat, points })
  gainReputation(play, seat, points, 'advertising')
  pay(play, seat, GE, price, 'advertising')
}
