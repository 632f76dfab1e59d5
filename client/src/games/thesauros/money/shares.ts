/** How a year's money is shared out among the accounts while its owner thinks: whole dollars that always add up to all there is. */
export interface Shares {
  /** $ by account. */
  readonly amounts: readonly number[]
  /** $ by account that it would be if nobody touched anything: what moves by itself keeps close to this. */
  readonly wish: readonly number[]
  /** Accounts that were set by hand, the latest last: they move only when no other can. */
  readonly touched: readonly number[]
}

/**
 * A sum in the proportions of another split, in whole dollars: what is left over goes to the largest fractions.
 * @param pattern dollars of the other split; an equal share each where it holds nothing
 */
export function proportional(sum: number, pattern: readonly number[]): number[] {
  const whole = pattern.reduce((total, part) => total + part, 0)
  const parts = whole === 0 ? pattern.map(() => 1) : pattern
  const weight = whole === 0 ? pattern.length : whole
  const exact = parts.map((part) => (sum * part) / weight)
  const amounts = exact.map(Math.floor)
  const byFraction = exact
    .map((value, account) => ({ account, fraction: value - Math.floor(value) }))
    .toSorted((a, b) => b.fraction - a.fraction || a.account - b.account)
  const left = sum - amounts.reduce((total, amount) => total + amount, 0)
  for (const { account } of byFraction.slice(0, left)) amounts[account] = (amounts[account] ?? 0) + 1
  return amounts
}

/**
 * The split that is proposed: the whole sum in the proportions of a pattern.
 * @param least $ that the first account gets where there is so much, the others the rest in their proportions
 */
export function proposedShares(sum: number, pattern: readonly number[], least = 0): Shares {
  const plain = proportional(sum, pattern)
  const first = Math.min(sum, Math.max(plain[0] ?? 0, least))
  const wish = first === plain[0] ? plain : [first, ...proportional(sum - first, pattern.slice(1))]
  return { amounts: wish, wish, touched: [] }
}

/**
 * Sets an account; what that takes or leaves comes from or goes to the others, those that nobody has touched first and among them
 * the one that is furthest from its wish for its size, dollar by dollar.
 * @param amount $, cut to 0 .. the whole sum
 */
export function setShare({ amounts, wish, touched }: Shares, account: number, amount: number): Shares {
  const sum = amounts.reduce((total, each) => total + each, 0)
  const next = amounts.slice()
  next[account] = Math.max(0, Math.min(sum, Math.round(amount)))
  let left = (amounts[account] ?? 0) - next[account]
  const free = amounts.map((_, other) => other).filter((other) => other !== account && !touched.includes(other))
  while (left !== 0) {
    const other = nextToChange(next, wish, free, touched, account, left < 0)
    if (other === undefined) break
    next[other] = (next[other] ?? 0) + Math.sign(left)
    left -= Math.sign(left)
  }
  return { amounts: next, wish, touched: [...touched.filter((other) => other !== account), account] }
}

/** The account that gives (or gets) the next dollar. */
function nextToChange(
  amounts: readonly number[],
  wish: readonly number[],
  free: readonly number[],
  touched: readonly number[],
  account: number,
  gives: boolean,
): number | undefined {
  const can = (other: number): boolean => !gives || (amounts[other] ?? 0) > 0
  const over = (other: number): number => ((amounts[other] ?? 0) - (wish[other] ?? 0)) / Math.max(1, wish[other] ?? 0)
  const [first] = free.filter(can).toSorted((a, b) => (gives ? over(b) - over(a) : over(a) - over(b)) || a - b)
  return first ?? touched.find((other) => other !== account && can(other))
}

/** The chain of actions for a split: every account but the last, which gets what is left. */
export function budgetTexts(accounts: readonly string[], amounts: readonly number[]): string[] {
  return accounts.slice(0, -1).map((account, index) => `budget ${account} ${amounts[index] ?? 0}`)
}

/** The split that a chain of actions makes: the last account gets what is left. */
export function sharedAs(sum: number, accounts: readonly string[], texts: readonly string[]): Shares {
  const named = accounts.slice(0, -1).map((account) => {
    const text = texts.find((each) => each.startsWith(`budget ${account} `))
    return Number(text?.split(' ')[2] ?? 0)
  })
  const amounts = [...named, sum - named.reduce((total, amount) => total + amount, 0)]
  return { amounts, wish: amounts, touched: [] }
}
