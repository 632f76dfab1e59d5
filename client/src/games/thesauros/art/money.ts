import { createContext, useContext } from 'solid-js'

/** How the reader's language writes dollars: `plain` with its space ("6 $"), `tight` where a ring or a card leaves no room for one. */
export interface MoneyFormat {
  readonly plain: (amount: number) => string
  readonly tight: (amount: number) => string
}

const dollars = (amount: number): string => `$${amount}`
const MoneyContext = createContext<MoneyFormat>({ plain: dollars, tight: dollars })

/** Put it round the page's drawings where money is not written "$6". */
export const MoneyProvider = MoneyContext.Provider

export function useMoney(): MoneyFormat {
  return useContext(MoneyContext)
}
