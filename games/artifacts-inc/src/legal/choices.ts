import type { Seat } from '@fathom/kernel'
import { DONE, gainAction, orderAction, sellAction } from '../actions.ts'
import { MOST_BOXES, ordersOf, type Rules } from '../rules.ts'
import { artifactsOf, boxOwner, type OwnCard, type State } from '../state.ts'
import type { Action } from '../types.ts'

/** Boxes in the order of their numbers' text: 1, 10, 11, 12, 2 and so on. */
const BOX_ORDER: readonly number[] = Array.from({ length: MOST_BOXES }, (_, box) => box).toSorted((a, b) =>
  String(a + 1) < String(b + 1) ? -1 : 1,
)

/** Can a box of this size be filled with so many artifacts of the museum's type? */
export function isFillable(isTaken: boolean, size: number, have: number): boolean {
  return !isTaken && have >= size
}

/** Boxes that the last die lets the seat fill. */
export function addOrders(rules: Rules, state: State, seat: Seat, actions: Action[]): void {
  for (const museum of rules.museumOrder) {
    if (state.pendingMuseum >= 0 && museum !== state.pendingMuseum) continue
    const sizes = ordersOf(rules, museum, state.seats)
    const have = artifactsOf(rules, state, seat, rules.museumArtifact[museum] as number)
    for (const box of BOX_ORDER) {
      const size = sizes[box]
      if (size !== undefined && isFillable(boxOwner(state, museum, box) >= 0, size, have)) {
        actions.push(orderAction(museum * MOST_BOXES + box))
      }
    }
  }
}

/** Artifacts to sell, one at a time. */
export function addSales(rules: Rules, state: State, seat: Seat, actions: Action[]): void {
  if (hasSold(state)) actions.push(DONE)
  for (const artifact of rules.artifactOrder) {
    if (artifactsOf(rules, state, seat, artifact) > 0) actions.push(sellAction(artifact))
  }
}

/** Selling nothing is not allowed (EN: Private Collectors; rulings). */
export function hasSold(state: State): boolean {
  for (const count of state.sold) if (count > 0) return true
  return false
}

/** What adjacent expeditions gain. */
export function addGains(rules: Rules, state: State, seat: Seat, actions: Action[]): void {
  const gains = nearGains(state, seat)
  for (const artifact of rules.artifactOrder) if ((gains >> artifact) & 1) actions.push(gainAction(artifact))
}

/** Bits of the artifacts that expeditions beside the card with the last die gain. */
export function nearGains(state: State, seat: Seat): number {
  const cards = state.cards[seat] as readonly OwnCard[]
  const place = state.pendingAt >> 3
  for (let index = 0; index < cards.length; index++) {
    if ((cards[index] as number) >> 8 === place) return (state.near[seat]?.[index] as number) & 63
  }
  return 0
}
