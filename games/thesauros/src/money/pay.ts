import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { add, type Rank } from '../actionTable.ts'
import { PAY } from '../frames.ts'
import { pop, push, setTop, top, topSeat } from '../stack.ts'
import type { Decision, Look, Play } from '../topic.ts'
import { ACCOUNTS, PURPOSES, type Account, type AccountId, type Purpose } from '../types.ts'
import { MAX_AMOUNT, type Action } from '../verbs.ts'
import { balance, changeBalance, givable, mayTransfer, transferFee } from './accounts.ts'

const COUNT = ACCOUNTS.length

/**
 * Pays an expense. If the account is short, the seat is asked for transfers first. So whatever nobody may know before it is paid for must
 * be pushed before this is called. A price below 0 (a discount without a floor) brings money back into the account.
 * @param amount $, at most what `canPay` allows
 */
export function pay(play: Play, seat: Seat, account: Account, amount: number, purpose: Purpose): void {
  if (amount === 0) return
  if (amount < 0) {
    changeBalance(play, seat, account, -amount)
    play.events.push({
      type: 'received',
      seat,
      account: ACCOUNTS[account] as AccountId,
      amount: -amount,
      income: 'refund',
    })
  } else if (balance(play, seat, account) >= amount) payNow(play, seat, account, amount, purpose)
  else push(play.state, 'pay', seat, PAY.account, account, PAY.amount, amount, PAY.purpose, PURPOSES.indexOf(purpose))
}

function payNow(play: Play, seat: Seat, account: Account, amount: number, purpose: Purpose): void {
  changeBalance(play, seat, account, -amount)
  play.events.push({ type: 'paid', seat, account: ACCOUNTS[account] as AccountId, amount, purpose })
}

/** $ still lacking for the payment on top of the stack. */
function lacking(look: Look, seat: Seat): number {
  return top(look.state, PAY.amount) - balance(look, seat, top(look.state, PAY.account))
}

/** The smallest transfer from an account that leaves the payment possible, and the largest; none if the first is above the second. */
function rangeOf(look: Look, seat: Seat, from: Account): { readonly least: number; readonly most: number } {
  const { state } = look
  const to = top(state, PAY.account)
  const given = top(state, PAY.given)
  if (((given >> from) & 1) !== 0) return { least: 1, most: 0 }
  let others = 0
  for (let other = 0; other < COUNT; other++) {
    if (other !== from && ((given >> other) & 1) === 0) others += givable(look, seat, other, to)
  }
  const most = Math.min(givable(look, seat, from, to), MAX_AMOUNT)
  return { least: Math.max(1, lacking(look, seat) - others), most }
}

/** Transfers until the account can pay: one from each source, up to all that it can give, if more is wanted than is needed (EN L399-409, ruling 35). */
export const payment: Decision = {
  verbs: ['transfer'],
  legal(look, seat, out) {
    for (let from = 0; from < COUNT; from++) addTransfers(look, seat, from, out)
  },
  explain,
  apply(play, seat, action) {
    if (action.do === 'transfer') transfer(play, seat, action.account, action.amount)
  },
  settle(play) {
    const { state } = play
    const seat = topSeat(state)
    if (lacking(play, seat) <= 0) {
      const [account, amount, purpose] = [
        top(state, PAY.account),
        top(state, PAY.amount),
        PURPOSES[top(state, PAY.purpose)] as Purpose,
      ]
      pop(state)
      payNow(play, seat, account, amount, purpose)
      return true
    }
    return transferForced(play, seat)
  },
}

function addTransfers(look: Look, seat: Seat, from: Account, out: Rank[]): void {
  const { least, most } = rangeOf(look, seat, from)
  for (let amount = least; amount <= most; amount++) add(look.actionTable, out, 'transfer', from, amount)
}

/** If the payment takes all that every account can give, there is nothing to choose: gives it, source by source. */
function transferForced(play: Play, seat: Seat): boolean {
  const { state } = play
  let [source, sum] = [-1, 0]
  for (let from = 0; from < COUNT; from++) {
    if (((top(state, PAY.given) >> from) & 1) !== 0) continue
    const most = givable(play, seat, from, top(state, PAY.account))
    if (most > 0 && source < 0) source = from
    sum += most
  }
  if (sum > lacking(play, seat)) return false
  transfer(play, seat, source, givable(play, seat, source, top(state, PAY.account)))
  return true
}

function transfer(play: Play, seat: Seat, from: Account, amount: number): void {
  const { state } = play
  const to = top(state, PAY.account)
  const fee = transferFee(play)
  changeBalance(play, seat, from, -amount - fee)
  changeBalance(play, seat, to, amount)
  setTop(state, PAY.given, top(state, PAY.given) | (1 << from))
  play.events.push({
    type: 'transferred',
    seat,
    from: ACCOUNTS[from] as AccountId,
    to: ACCOUNTS[to] as AccountId,
    amount,
    fee,
  })
}

/**
 * Codes: `same-account {account}`, `slush-stays {account}`, `gave-already {account}`, `transfer-too-large {account, has, fee, most}`,
 * `transfer-too-small {account, amount, least, needs}`.
 */
function explain(look: Look, seat: Seat, action: Action): Refusal {
  if (action.do !== 'transfer') return because('not-now', { verb: action.do, asked: 'pay' })
  const to = top(look.state, PAY.account)
  const account = ACCOUNTS[action.account] as AccountId
  if (action.account === to) return because('same-account', { account })
  if (!mayTransfer(look, action.account, to)) return because('slush-stays', { account })
  if (((top(look.state, PAY.given) >> action.account) & 1) !== 0) return because('gave-already', { account })
  const { least, most } = rangeOf(look, seat, action.account)
  if (action.amount > most) {
    const has = balance(look, seat, action.account)
    return because('transfer-too-large', { account, has, fee: transferFee(look), most })
  }
  return because('transfer-too-small', { account, amount: action.amount, least, needs: lacking(look, seat) })
}
