import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { add } from '../actionTable.ts'
import { RECEIVE } from '../frames.ts'
import { pop, push, setTop, top, topSeat } from '../stack.ts'
import type { Decision, Look, Play } from '../topic.ts'
import { ACCOUNTS, INCOMES, SF, type Account, type AccountId, type Income } from '../types.ts'
import type { Action } from '../verbs.ts'
import { changeBalance } from './accounts.ts'

/** Accounts that income may go to: all but the slush fund (EN L395). */
const OPEN_ACCOUNTS = SF

/** Gives a seat money, which it splits over its four open accounts as it likes (EN L395-397). */
export function receive(play: Play, seat: Seat, amount: number, income: Income): void {
  if (amount > 0) push(play.state, 'receive', seat, RECEIVE.left, amount, RECEIVE.income, INCOMES.indexOf(income))
}

function isTaken(look: Look, account: Account): boolean {
  return ((top(look.state, RECEIVE.taken) >> account) & 1) !== 0
}

/** So much into one account, then of the rest into another one; the last account gets what is left. */
export const receiving: Decision = {
  verbs: ['take'],
  legal(look, _seat, out) {
    const left = top(look.state, RECEIVE.left)
    for (let account = 0; account < OPEN_ACCOUNTS; account++) {
      if (isTaken(look, account)) continue
      for (let amount = 1; amount <= left; amount++) add(look.actionTable, out, 'take', account, amount)
    }
  },
  explain(look: Look, _seat: Seat, action: Action): Refusal {
    if (action.do !== 'take') return because('not-now', { verb: action.do, asked: 'receive' })
    const account = ACCOUNTS[action.account] as AccountId
    if (action.account === SF) return because('no-income-to-slush')
    if (isTaken(look, action.account)) return because('took-already', { account })
    return because('take-too-much', { amount: action.amount, left: top(look.state, RECEIVE.left) })
  },
  apply(play, seat, action) {
    if (action.do === 'take') take(play, seat, action.account, action.amount)
  },
  settle(play) {
    const { state } = play
    const left = top(state, RECEIVE.left)
    if (left === 0) {
      pop(state)
      return true
    }
    const free = [0, 1, 2, 3].filter((account) => !isTaken(play, account))
    const [only] = free
    if (free.length !== 1 || only === undefined) return false
    take(play, topSeat(state), only, left)
    return true
  },
}

function take(play: Play, seat: Seat, account: Account, amount: number): void {
  const { state } = play
  changeBalance(play, seat, account, amount)
  setTop(state, RECEIVE.left, top(state, RECEIVE.left) - amount)
  setTop(state, RECEIVE.taken, top(state, RECEIVE.taken) | (1 << account))
  const income = INCOMES[top(state, RECEIVE.income)] as Income
  play.events.push({ type: 'received', seat, account: ACCOUNTS[account] as AccountId, amount, income })
}
