import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { add } from '../actionTable.ts'
import { payable } from '../money/accounts.ts'
import { pop } from '../stack.ts'
import type { Decision, Look } from '../topic.ts'
import { SF } from '../types.ts'
import { MAX_AMOUNT, type Action } from '../verbs.ts'

/** What a seat can put into its envelope: its slush money, with the option other accounts' as well (EN L409). */
function mostOf(look: Look, seat: Seat): number {
  return Math.min(payable(look, seat, SF), MAX_AMOUNT)
}

/** All envelope owners choose at once, unseen by each other; not paying costs a point (EN L1022-1030). */
export const bribe: Decision = {
  verbs: ['bribe', 'refuse'],
  legal(look, seat, out) {
    const most = mostOf(look, seat)
    for (let amount = look.set.data.money.minBribe; amount <= most; amount++)
      add(look.actionTable, out, 'bribe', amount)
    add(look.actionTable, out, 'refuse')
  },
  explain,
  apply({ state }, seat, action) {
    state.bribes[seat] = action.do === 'bribe' ? action.amount : 0
    state.choosing &= ~(1 << seat)
  },
  settle({ state }) {
    if (state.choosing !== 0) return false
    pop(state)
    return true
  },
}

/** Codes: `bribe-too-small {least}`, `bribe-too-large {has}`. */
function explain(look: Look, seat: Seat, action: Action): Refusal {
  const least = look.set.data.money.minBribe
  if (action.do === 'bribe' && action.amount < least) return because('bribe-too-small', { least })
  return because('bribe-too-large', { has: mostOf(look, seat) })
}
