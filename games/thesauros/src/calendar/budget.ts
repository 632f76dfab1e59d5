import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { add } from '../actionTable.ts'
import { pop, push } from '../stack.ts'
import type { State } from '../state.ts'
import type { Decision, Look, Play } from '../topic.ts'
import { ACCOUNTS, ME, SF, type AccountId } from '../types.ts'
import { MAX_AMOUNT, type Action } from '../verbs.ts'

const COUNT = ACCOUNTS.length

/** Gathers all money of every seat, slush included, and lets everybody split it anew (EN L387-389). */
export function beginBudget(play: Play): void {
  const { state } = play
  for (let seat = 0; seat < state.seats; seat++) {
    for (let account = 0; account < COUNT; account++) {
      state.pool[seat] = (state.pool[seat] as number) + (state.money[seat * COUNT + account] as number)
      state.money[seat * COUNT + account] = 0
    }
    state.budgeted[seat] = 0
  }
  state.choosing = (1 << state.seats) - 1
  push(state, 'budget', -1)
}

/** The account that takes what is left: the slush fund; solo there is none, so ME. */
function lastAccount(state: State): number {
  return state.rules.variant === 'solo' ? ME : SF
}

/** Account by account, all seats at the same time and unseen by each other. */
export const budget: Decision = {
  verbs: ['budget'],
  legal({ state, actionTable }, seat, out) {
    const most = Math.min(state.pool[seat] as number, MAX_AMOUNT)
    const account = state.budgeted[seat] as number
    for (let amount = 0; amount <= most; amount++) add(actionTable, out, 'budget', account, amount)
  },
  explain,
  apply({ state }, seat, action) {
    if (action.do !== 'budget') return
    state.money[seat * COUNT + action.account] = action.amount
    state.pool[seat] = (state.pool[seat] as number) - action.amount
    const next = action.account + 1
    state.budgeted[seat] = next
    if (next < lastAccount(state)) return
    state.money[seat * COUNT + next] = state.pool[seat] ?? 0
    state.pool[seat] = 0
    state.choosing &= ~(1 << seat)
  },
  settle(play) {
    const { state, events } = play
    if (state.choosing !== 0) return false
    pop(state)
    play.chance.reveal()
    for (let seat = 0; seat < state.seats; seat++) {
      const first = seat * COUNT
      events.push({
        type: 'budgeted',
        seat,
        accounts: state.money.slice(first, first + SF),
        slush: state.money[first + SF] as number,
      })
    }
    return true
  },
}

/** Codes: `budget-in-order {account}` names the account that is due, `budget-too-much {account, amount, left}`. */
function explain({ state }: Look, seat: Seat, action: Action): Refusal {
  if (action.do !== 'budget') return because('not-now', { verb: action.do, asked: 'budget' })
  const due = state.budgeted[seat] ?? 0
  const account = ACCOUNTS[due] as AccountId
  if (action.account !== due) return because('budget-in-order', { account })
  return because('budget-too-much', { account, amount: action.amount, left: state.pool[seat] ?? 0 })
}
