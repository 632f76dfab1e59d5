import { boxOwner, ordersOf, type State, type Rules } from '@fathom/artifacts-inc'
import type { Seat } from '@fathom/kernel'
import { logistic } from '../logistic.ts'

/** A later box breaks a tie: that much of a cube. */
const LATER_BOX = 0.4

/** Majorities in sight: each museum's reputation by how likely the lead is kept to the end. */
export function majorities(rules: Rules, state: State, seat: Seat, turns: number): number {
  let sum = 0
  for (let museum = 0; museum < rules.museums; museum++) {
    const own = strength(rules, state, seat, museum)
    let best = 0
    for (let other = 0; other < state.seats; other++) {
      if (other !== seat) best = Math.max(best, strength(rules, state, other, museum))
    }
    const spread = 0.35 + 0.14 * turns
    const chance = logistic((own - best) / spread)
    // Without a cube nothing is led; an open museum belongs to nobody yet.
    sum +=
      (rules.museumMajority[museum] ?? 0) *
      (own === 0 && best === 0 ? 1 / state.seats : own === 0 ? chance * 0.5 : chance)
  }
  return sum
}

/** Cubes, and the best box to break a tie with. */
function strength(rules: Rules, state: State, seat: Seat, museum: number): number {
  const cubes = state.cubes[seat * rules.museums + museum] ?? 0
  if (cubes === 0) return 0
  const boxes = ordersOf(rules, museum, state.seats).length
  let best = boxes - 1
  while (best > 0 && boxOwner(state, museum, best) !== seat) best--
  return cubes + (LATER_BOX * best) / boxes
}
