import type { ItemCount } from '@fathom/thesauros'
import type { Offers } from '../around.ts'

/** Where items may go in the exchange that is on. Pure. */

/** An item picked up, as `Town.held` keeps it. */
export function heldName(item: string, from: string): string {
  return `${item}@${from}`
}

/** Where an item may go from its holder: the action by holder. */
export function movesOf(offers: Offers, item: string, from: string): ReadonlyMap<string, string> {
  const moves = new Map<string, string>()
  for (const [what = '', where = '', to = ''] of offers.get('move') ?? []) {
    if (what === item && where === from) moves.set(to, `move ${what} ${where} ${to}`)
  }
  return moves
}

/** What a held item would do at a holder, null if it may not go there. */
export function dropOf(offers: Offers, held: string | null, to: string): string | null {
  if (held === null) return null
  const [item = '', from = ''] = held.split('@')
  return movesOf(offers, item, from).get(to) ?? null
}

/** Each copy by itself. */
export function eachItem(items: readonly ItemCount[]): string[] {
  return items.flatMap(({ item, count }) => Array.from({ length: count }, () => item))
}
