/** Every code that `advice` gives, with its parameters. Sorts, accounts, items and Zodiacs are named by their ids; `holds` is -1 before the budget. */
const ADVICE_CODES = [
  // The position
  'wages-short', // {wages, holds}: what is due at the end of the quadrimester, and what Human Resources hold
  'budget-first', // {}: at the first budget, the split that the rule proposes will do
  'wages-each', // {wages}: at the budget, what each of three quadrimesters will cost
  'anew', // at the year's last placement: what is left in the accounts is shared out anew
  'treasure-near', // {value, site, column, cost}: an open one that a dive of this turn brings up; cost -1: it lies below the Zodiac
  'kept', // {points}: what a treasure counts that is not sold
  // A choice
  'budget-wages', // {amount, wages}: too little for the wages of one quadrimester
  'last-room', // the game ends with this quadrimester
  'not-acting', // {points}: a first act that is not done costs
  'nothing-there', // {zone}: a meeple that acted there now could do nothing
  'only-fishing', // no map: a voyage can only fish
  'fee', // {account, fee}: the account is short, and each transfer costs
  // A zone, with an example for this seat now
  'zone-hire', // {sort, price, holds, wage}
  'zone-all-hired',
  'zone-research', // {sort, item, price, holds}
  'zone-market', // {sort, number, price, holds}
  'zone-poor', // {zone, account, holds}: nothing there can be paid
  'zone-flight', // {boats}
  'zone-no-flight',
  'zone-sea', // {boats, maps}: own Zodiacs at sea, numbers of own maps
  'zone-sea-no-map', // {boats}
  'zone-mussels', // {sort, money, points}
  'zone-port', // {boats, maps}: own Zodiacs in port, numbers of own maps
  'zone-port-buy', // {sort, price, holds}
  'zone-museum-sell', // {value, amount, sort}
  'zone-museum-room', // {room, price, holds, sort}
  'zone-museum-nothing',
  'zone-advertise', // {sort, price, points, holds}
  'zone-bribe', // {holds, least}
  // Plans for a placement
  'plan-sell', // {value, amount, sort}
  'plan-voyage', // {maps}
  'plan-map', // {sort, number, price}
  'plan-research', // {sort, item, price}
  'plan-advertise', // {sort, price, points}
  'plan-mussels', // {sort, money, points}
] as const
export type AdviceCode = (typeof ADVICE_CODES)[number]
