import {
  indexAt,
  legal,
  MOST_SLOTS,
  placeAt,
  sideOf,
  SlotKind,
  type Action,
  type Rules,
  type State,
} from '@fathom/artifacts-inc'
import type { Seat } from '@fathom/kernel'
import { artifactWorth } from './worth.ts'

/** A die that is left is worth this share of its best use: two may want the same place. */
const LIKELY = 0.75

/** Dollars that the dice still to be placed may bring this turn, each by its best use; 0 for a seat that is not at it. */
export function diceInHand(rules: Rules, state: State, seat: Seat, turns: number): number {
  if (state.active !== seat || state.phase !== 'act') return 0
  const best = [0, 0, 0, 0, 0, 0, 0]
  for (const action of legal(rules, state, seat)) {
    if (action.do !== 'place' && action.do !== 'visit') continue
    best[action.die] = Math.max(best[action.die] ?? 0, useDollars(rules, state, seat, action, turns))
  }
  let sum = 0
  for (let die = 1; die <= 6; die++) {
    const count = state.dice[die] ?? 0
    // A second die of the same face finds the best place taken.
    let worth = best[die] ?? 0
    for (let which = 0; which < count; which++) {
      worth *= LIKELY
      sum += worth
    }
  }
  return sum
}

function useDollars(
  rules: Rules,
  state: State,
  seat: Seat,
  action: Extract<Action, { do: 'place' | 'visit' }>,
  turns: number,
): number {
  if (action.do === 'visit') {
    if (action.place === rules.guideWork) return 1
    if (action.place === rules.collectors) return 1
    return (rules.museumBonus[action.place] ?? 0) + 0.8
  }
  const index = indexAt(state, seat, placeAt(action.row, action.column))
  const slot = sideOf(state.cards[seat]?.[index] ?? 0) * MOST_SLOTS + action.slot
  const n = rules.slotN[slot] ?? 0
  const later = Math.min(1, 0.25 + 0.4 * turns)
  switch (rules.slotKind[slot]) {
    case SlotKind.gain: {
      const artifact = rules.slotOf[slot] ?? 0
      return n * later * artifactWorth(rules, state, artifact, state.artifacts[seat * rules.artifacts + artifact] ?? 0)
    }
    case SlotKind.gainNear:
      return n * later * 1.6
    case SlotKind.money:
      return n
    case SlotKind.buy:
      // Worth waiting for if there is money for something.
      return (state.money[seat] ?? 0) >= 3 ? 2.2 + n : 0.5
    case SlotKind.sellAny:
      return n
    case SlotKind.fillOrder:
      return n + 1
    default:
      return 0
  }
}
