import { accountDue, ACCOUNTS, amountDue, HR, IN_BUDGET, incomeLeft, SF, yearOf, type State } from '@fathom/thesauros'
import type { EvaluationContext } from './context.ts'
import { wagesDue } from './people.ts'

const COUNT = ACCOUNTS.length
/** A dollar in an account that has enough already. */
const SPARE = 0.47
/** Points for each dollar that wages will lack there: another account has to help, at a fee. */
const LACKING = 0.32
/** A dollar that nobody will have in time for wages: half a point of reputation. */
const STARVED = 0.5
/** What a fee costs besides its dollars, because it empties another account. */
const FEES = 0.57

/** One part more of an income. */
const A_PART = 0.05

export const MONEY_FEATURES = ['money', 'wages at risk'] as const

/** What the seat's money is worth, account by account; an expense that is due is taken off. */
export function measureMoney(context: EvaluationContext, state: State, into: Float64Array, at: number): void {
  const { seat, dollar, needs } = context
  const first = seat * COUNT
  const due = accountDue(state, seat)
  let [sum, open] = [(state.pool[seat] as number) * dollar, 0]
  for (let account = 0; account < COUNT; account++) {
    let balance = state.money[first + account] as number
    if (account === due) {
      const amount = amountDue(state, seat)
      if (balance < amount) sum -= FEES * dollar * (context.set.data.money.transferFee[yearOf(state) - 1] ?? 1)
      balance -= amount
    }
    if (account !== SF) open += balance
    const need = needs[account] as number
    sum += dollar * (balance <= need ? balance : need + (balance - need) * SPARE)
  }
  into[at] = sum + awaited(context, state)
  into[at + 1] = -wagesTrouble(context, state, open)
}

/** Money that is being split over the accounts, and what later years bring: it must not look better to be there already. */
function awaited({ seat, dollar, set }: EvaluationContext, state: State): number {
  let sum = 0
  for (let year = yearOf(state); year < 3; year++) sum += set.data.money.yearIncome[year - 1]?.base ?? 0
  const left = incomeLeft(state, seat)
  if (left < 0) return sum * dollar
  // What is split in fewer parts is split sooner.
  return (sum + left) * dollar - A_PART
}

/** Points that the wages of this year will cost if the money for them is not there. */
function wagesTrouble(context: EvaluationContext, state: State, open: number): number {
  if (state.phase === IN_BUDGET) return 0
  const due = wagesDue(context, state)
  const inHr = state.money[context.seat * COUNT + HR] as number
  const later = Math.max(0, due.year - due.now)
  return (
    LACKING * Math.max(0, Math.min(due.now, open) - inHr) +
    LACKING * 0.3 * Math.max(0, Math.min(due.year, open) - inHr) +
    STARVED * Math.max(0, due.now - open) +
    STARVED * 0.8 * Math.max(0, Math.min(later, due.year - open))
  )
}

/** $ per account that a seat wants for a year, of so many in all. */
export function targets(context: EvaluationContext, state: State, total: number): number[] {
  const year = yearOf(state)
  const workers = wagesDue(context, state).workers
  const rest = 3 - ((state.quadrimester - 1) % 3)
  const wages = 2 * workers * rest
  const hires = (state.hired[context.seat] as number) < 3 ? ((context.isSolo ? HIRES_ALONE : HIRES)[year - 1] ?? 0) : 0
  const people = Math.min(total, wages + Math.min(hires, Math.max(0, (total - wages) * 0.4)))
  const left = total - people
  const wanted = (context.isSolo ? WANTED_ALONE : WANTED)[year - 1] ?? [0, 1, 1, 1, 0]
  const slush = context.isSolo ? 0 : state.rules.variant === 'lawless' ? LAWLESS_SLUSH : SLUSH
  const weights = wanted.map((weight, account) => (account === SF ? slush : weight))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const amounts = weights.map((weight) => Math.floor((left * weight) / sum))
  amounts[HR] = people
  return amounts
}

/** $ that hiring takes in each year, wages of the recruits included. */
const HIRES = [12, 10, 0]
const HIRES_ALONE = [20, 12, 0]
/** How the rest is shared out, by year and account. */
const WANTED: readonly (readonly number[])[] = [
  [0, 11, 15, 3, 0],
  [0, 8, 18, 7, 0],
  [0, 3, 18, 6, 0],
]
/** Alone everything for the museum has to be lifted by oneself. */
const WANTED_ALONE: readonly (readonly number[])[] = [
  [0, 15, 12, 8, 0],
  [0, 12, 12, 10, 0],
  [0, 8, 12, 8, 0],
]
const SLUSH = 6.7
const LAWLESS_SLUSH = 6
