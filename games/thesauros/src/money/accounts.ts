import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { yearOf } from '../state.ts'
import type { Look } from '../topic.ts'
import { ACCOUNTS, SF, type Account } from '../types.ts'

const COUNT = ACCOUNTS.length

/** $ in an account. */
export function balance(look: Look, seat: Seat, account: Account): number {
  return look.state.money[seat * COUNT + account] as number
}

/** Adds to an account, or takes away. */
export function changeBalance(look: Look, seat: Seat, account: Account, amount: number): void {
  const place = seat * COUNT + account
  look.state.money[place] = (look.state.money[place] as number) + amount
}

/** $ of the fee for each transfer this year (EN L399-409). */
export function transferFee(look: Look): number {
  return look.set.data.money.transferFee[yearOf(look.state) - 1] ?? 0
}

/**
 * May money go from one account to another while an expense is paid? Slush money stays apart, but in an introductory game it may leave the
 * fund, and with the option money may also go into it, for a bribe (EN L409, FR L417).
 */
export function mayTransfer(look: Look, from: Account, to: Account): boolean {
  if (from === to) return false
  const { variant, slushTransfers } = look.state.rules
  if (from === SF) return variant === 'introductory' && slushTransfers !== 'none'
  return to !== SF || (variant === 'introductory' && slushTransfers === 'both-ways')
}

/** $ that a transfer from an account could bring: what is left of it after the fee. */
export function givable(look: Look, seat: Seat, from: Account, to: Account): number {
  if (!mayTransfer(look, from, to)) return 0
  return Math.max(0, balance(look, seat, from) - transferFee(look))
}

/** $ that an account could pay with the help of every other one. */
export function payable(look: Look, seat: Seat, account: Account): number {
  let sum = balance(look, seat, account)
  for (let from = 0; from < COUNT; from++) sum += givable(look, seat, from, account)
  return sum
}

/** Can a seat pay so much from an account, transfers included? */
export function canPay(look: Look, seat: Seat, account: Account, amount: number): boolean {
  return balance(look, seat, account) >= amount || payable(look, seat, account) >= amount
}

/** The refusal `cannot-pay {account, needs, has, fee}`: what is asked, what could be paid with transfers. */
export function cannotPay(look: Look, seat: Seat, account: Account, amount: number): Refusal {
  const has = payable(look, seat, account)
  return because('cannot-pay', { account: ACCOUNTS[account] ?? '', needs: amount, has, fee: transferFee(look) })
}

/** A price after the discount of the boss or of a skilled worker; it stops at 0 unless the table wants money back (ruling 1). */
export function discounted(look: Look, price: number, isSkilled: boolean): number {
  if (!isSkilled) return price
  const lower = price - look.set.data.money.discount
  return lower < 0 && look.state.rules.discountFloor ? 0 : lower
}
