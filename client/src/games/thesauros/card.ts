import { isWide } from '../../shell/media.ts'
import { pendingOf, type Ask } from './input/index.ts'
import type { GameModel } from './model.ts'

/** Decisions that have a card over the water; the others are made on the chart alone, in a panel or on a sheet. */
const WITH_CARD = ['place', 'place-recruit', 'recruit', 'research', 'market', 'flight', 'mussels', 'port', 'museum', 'advertise', 'sea', 'voyage', 'exchange', 'dive'] // prettier-ignore

/** True while the card is over the water: what I am asked stands there, and everybody watches a dive. */
export function hasCard({ asked, view, pointer }: GameModel): boolean {
  if (view().pending?.kind === 'dive') return true
  // The mine goes on the chart: nothing lies over it.
  if (pointer.held().mine) return false
  const kind = asked()?.kind ?? ''
  // Where the office is not beside the chart, all of an exchange is made there.
  if (kind === 'exchange' && !isWide()) return false
  return WITH_CARD.includes(kind) && (!SELDOM.includes(kind) || hasOffers(pointer.ask()))
}

/** Decisions that are mostly made on the chart: they have a card only while something is offered that the chart does not show. */
const SELDOM = ['sea', 'voyage', 'exchange']

function hasOffers(ask: Ask | null): boolean {
  if (ask === null) return false
  if (pendingOf(ask)?.kind === 'sea' && (pendingOf(ask)?.voyages ?? []).length > 1) return true
  return ['dive', 'exchange', 'rent', 'black', 'crews', 'pilot'].some((verb) => ask.offers.has(verb))
}
