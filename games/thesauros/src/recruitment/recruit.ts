import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { addNotActing, explainNotActing, refuseAct, settleAct } from '../acts.ts'
import { add } from '../actionTable.ts'
import { canPay, cannotPay, discounted } from '../money/accounts.ts'
import { pay } from '../money/pay.ts'
import { gainReputation } from '../reputation.ts'
import { MEEPLE_ACT, PLACE_RECRUIT } from '../frames.ts'
import { pop, push, top } from '../stack.ts'
import { AT_HOME, AT_UNHIRED, OWN, isBoss, own, type State } from '../state.ts'
import type { Decision, Look, Play } from '../topic.ts'
import { HR, RECRUITMENT, type Meeple } from '../types.ts'
import type { Action } from '../verbs.ts'

/** The next worker that a seat can recruit, or -1 when all are. */
export function nextRecruit(state: State, seat: Seat): Meeple {
  for (let meeple = seat * OWN; meeple < (seat + 1) * OWN; meeple++) if (state.at[meeple] === AT_UNHIRED) return meeple
  return -1
}

/** What the meeple on top has to pay here: only the boss has a discount (EN L524). */
export function priceOf(look: Look): number {
  const { state, board } = look
  return discounted(
    look,
    board.prices[RECRUITMENT]?.[top(state, MEEPLE_ACT.space)] ?? 0,
    isBoss(state, top(state, MEEPLE_ACT.meeple)),
  )
}

/** Zone 1: a worker more, who is placed at once (EN L516-551). */
export const recruit: Decision = {
  verbs: ['hire', 'refuse', 'skip'],
  isOwnTurn: true,
  legal(look, seat, out) {
    addNotActing(look, out)
    if (nextRecruit(look.state, seat) >= 0 && canPay(look, seat, HR, priceOf(look))) add(look.actionTable, out, 'hire')
  },
  explain,
  apply(play, seat, action) {
    if (action.do === 'hire') hire(play, seat)
    else refuseAct(play, seat)
  },
  settle: (play) => settleAct(play, recruit),
}

/** The second worker brings its Double Action along, the third a point. */
function hire(play: Play, seat: Seat): void {
  const { state, set, events } = play
  const price = priceOf(play)
  const worker = nextRecruit(state, seat)
  const number = (state.hired[seat] as number) + 1
  const { doubleActionUnderRecruit, workersToRecruit } = set.data.people
  const hasToken = number === doubleActionUnderRecruit && ((state.tokenUnder >> seat) & 1) === 1
  pop(state)
  state.at[worker] = AT_HOME
  own(state, 'hired')[seat] = number
  if (hasToken) {
    state.tokenUnder &= ~(1 << seat)
    own(state, 'tokens')[seat] = (state.tokens[seat] as number) + 1
  }
  events.push({ type: 'hired', seat, number, token: hasToken })
  if (number === workersToRecruit) gainReputation(play, seat, 1, 'hiring')
  push(state, 'place-recruit', seat, PLACE_RECRUIT.recruit, worker, PLACE_RECRUIT.token, hasToken ? 1 : 0)
  pay(play, seat, HR, price, 'hire')
}

/** Codes: `all-hired`, `cannot-pay {account, needs, has}`. */
function explain(look: Look, seat: Seat, action: Action): Refusal {
  if (action.do !== 'hire') return explainNotActing(look)
  if (nextRecruit(look.state, seat) < 0) return because('all-hired')
  return cannotPay(look, seat, HR, priceOf(look))
}
