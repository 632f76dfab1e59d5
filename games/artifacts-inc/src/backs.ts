import { SPECTATOR, type Viewer } from '@fathom/kernel'
import type { Id, View } from './types.ts'

/**
 * Whether `viewer` may look at a card's level 2 side. Own cards always, the one that is paid and wants a place among them
 * (EN: Side Note: Card Rows); those on offer as `view.backs` says (EN: Asset Action: Buy); those of others only where all backs are open.
 */
export function seesBack(view: View, viewer: Viewer, card: Id): boolean {
  if (view.backs === 'everybody') return true
  if (viewer === SPECTATOR) return false
  if (view.backs === viewer && isOnOffer(view, card)) return true
  const pending = view.active === viewer ? view.turn?.pending : null
  if (pending?.kind === 'put' && pending.card === card) return true
  const { cards = [], toLay = [] } = view.players[viewer] ?? {}
  return toLay.includes(card) || cards.some((own) => own.card === card)
}

function isOnOffer({ market }: View, card: Id): boolean {
  return market.some(({ cards }) => cards.some((offer) => offer?.card === card))
}
