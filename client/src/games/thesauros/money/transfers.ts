/** How money gets together for an expense whose account is short. */

export interface Source {
  readonly account: string
  /** $ in it. */
  readonly has: number
}

interface Transfer {
  readonly account: string
  /** $ that arrive; the fee comes on top. */
  readonly amount: number
}

export interface Plan {
  readonly transfers: readonly Transfer[]
  /** $ lost to the bank. */
  readonly fees: number
}

/**
 * Ways to get what is lacking, the cheapest first and of these the one that takes from the fullest accounts. None of them takes from
 * an account that it could do without.
 * @param sources accounts that may give
 * @param fee $ for each account that gives
 */
export function plansFor(lacking: number, sources: readonly Source[], fee: number): Plan[] {
  const givers = sources.filter(({ has }) => has > fee).toSorted((a, b) => b.has - a.has)
  const subsets = Array.from({ length: 2 ** givers.length - 1 }, (_, bits) =>
    givers.filter((_giver, index) => (((bits + 1) >> index) & 1) === 1),
  )
  const brings = (list: readonly Source[]): number => list.reduce((sum, { has }) => sum + has - fee, 0)
  const leastBrings = (list: readonly Source[]): number => Math.min(...list.map(({ has }) => has - fee))
  return subsets
    .filter((list) => brings(list) >= lacking && brings(list) - leastBrings(list) < lacking)
    .toSorted((a, b) => a.length - b.length || brings(b) - brings(a))
    .map((list) => planOf(lacking, list, fee))
}

/** The fullest accounts give all they can, the last one what is still lacking. */
function planOf(lacking: number, list: readonly Source[], fee: number): Plan {
  let left = lacking
  const transfers = list.map(({ account, has }): Transfer => {
    const amount = Math.min(left, has - fee)
    left -= amount
    return { account, amount }
  })
  return { transfers, fees: fee * list.length }
}

/** Amounts that a source may give: whole $, all from the least to the most. */
export interface Range {
  readonly least: number
  readonly most: number
}

/** What is typed into a field for an amount, as the nearest amount that may be given: the least for no number. */
export function amountIn({ least, most }: Range, typed: string): number {
  const wished = Math.round(Number(typed))
  return Number.isNaN(wished) ? least : Math.max(least, Math.min(most, wished))
}

/** The chain of actions of a plan. */
export function planTexts({ transfers }: Plan): string[] {
  return transfers.map(({ account, amount }) => `transfer ${account} ${amount}`)
}

/** The chain that splits an income; the fourth account gets what is left by itself. */
export function takeTexts(accounts: readonly string[], amounts: readonly number[]): string[] {
  return accounts
    .flatMap((account, index) => ((amounts[index] ?? 0) > 0 ? [`take ${account} ${amounts[index]}`] : []))
    .slice(0, accounts.length - 1)
}
