import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { addNotActing, explainNotActing, refuseAct, settleAct } from '../acts.ts'
import { add } from '../actionTable.ts'
import { pushExchange, SUPPLY_BIT, zodiacBit, type Partners } from '../exchange.ts'
import { canPay, cannotPay, discounted } from '../money/accounts.ts'
import { pay } from '../money/pay.ts'
import { isAtSea } from '../sea/boats.ts'
import { MEEPLE_ACT } from '../frames.ts'
import { pop, top } from '../stack.ts'
import { ZODIAC_COUNT, isBoss, own } from '../state.ts'
import type { Decision, Look, Play } from '../topic.ts'
import { ME, SEAPLANES, type Meeple, type Zodiac } from '../types.ts'
import type { Action } from '../verbs.ts'
import { zodiacId } from '../view/names.ts'

/** Everything that a seaplane reaches: the supply, and all own Zodiacs wherever they are (EN L699). */
export function flightPartners({ state }: Look, seat: Seat): Partners {
  let partners = SUPPLY_BIT
  for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) {
    if (state.zodiacOwner[zodiac] === seat) partners |= zodiacBit(zodiac)
  }
  return partners
}

/** A grey seaplane goes beside a Zodiac until maintenance, and items fly. */
export function flyGrey(play: Play, seat: Seat, zodiac: Zodiac, swaps: 'crews' | Meeple): void {
  const { state } = play
  state.seaplanes--
  own(state, 'flights').push(zodiac)
  pushExchange(play, seat, flightPartners(play, seat), swaps)
}

function priceOf(look: Look): number {
  const { state, board } = look
  return discounted(
    look,
    board.prices[SEAPLANES]?.[top(state, MEEPLE_ACT.space)] ?? 0,
    isBoss(state, top(state, MEEPLE_ACT.meeple)),
  )
}

function flightProblem(look: Look, seat: Seat, zodiac: Zodiac): string | null {
  if (look.state.seaplanes === 0) return 'no-seaplane'
  return isAtSea(look, seat, zodiac) ? null : 'not-at-sea'
}

/** Zone 4: a seaplane for certain; its pilot may change places with a sailor (EN L690-709). */
export const flight: Decision = {
  verbs: ['fly', 'refuse', 'skip'],
  isOwnTurn: true,
  legal(look, seat, out) {
    addNotActing(look, out)
    if (!canPay(look, seat, ME, priceOf(look))) return
    for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) {
      if (flightProblem(look, seat, zodiac) === null) add(look.actionTable, out, 'fly', zodiac)
    }
  },
  explain,
  apply(play, seat, action) {
    if (action.do === 'fly') fly(play, seat, action.zodiac)
    else refuseAct(play, seat)
  },
  settle: (play) => settleAct(play, flight),
}

function fly(play: Play, seat: Seat, zodiac: Zodiac): void {
  const { state, events } = play
  const [price, pilot] = [priceOf(play), top(state, MEEPLE_ACT.meeple)]
  pop(state)
  events.push({ type: 'seaplane-reserved', seat, zodiac: zodiacId(zodiac) })
  flyGrey(play, seat, zodiac, pilot)
  pay(play, seat, ME, price, 'seaplane')
}

/** Codes: `no-seaplane`, `not-at-sea {zodiac}`, `cannot-pay`. */
function explain(look: Look, seat: Seat, action: Action): Refusal {
  if (action.do !== 'fly') return explainNotActing(look)
  const code = flightProblem(look, seat, action.zodiac)
  if (code !== null) return because(code, { zodiac: zodiacId(action.zodiac) })
  return cannotPay(look, seat, ME, priceOf(look))
}
