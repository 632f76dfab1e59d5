import { type State, type Rules } from '@fathom/artifacts-inc'
import type { Seat } from '@fathom/kernel'

/** Dollars that an artifact brings without a museum. */
const PRIVATE = 0.9
/** A museum's bonus is paid once an order: this share of it falls on the first artifact of the next order. */
const BONUS_SHARE = 0.75
/** What a cube at a museum is worth besides, for the majority. */
const CUBE = 0.6
/** Nobody sells more than so many of a type soon. */
const SOON = 5

/** Dollars that one more artifact of a type brings, given how many there are. */
export function artifactWorth(rules: Rules, state: State, artifact: number, have: number): number {
  for (let museum = 0; museum < rules.museums; museum++) {
    if (rules.museumArtifact[museum] !== artifact) continue
    const smallest = state.smallest[museum] ?? 0
    if (smallest === 0) return have < SOON ? PRIVATE : PRIVATE / 2
    const bonus = ((rules.museumBonus[museum] ?? 0) + CUBE) * BONUS_SHARE
    // The bonus comes with a whole order: small orders are soon gone.
    const orders = Math.floor(have / Math.max(1.5, smallest))
    return 1 + bonus / Math.max(1.5, smallest) / (1 + 0.6 * orders)
  }
  return PRIVATE
}

/** Dollars that a seat's artifacts will bring, about; in the last turn hardly anything. */
export function artifactDollars(rules: Rules, state: State, seat: Seat, turns: number): number {
  let sum = 0
  for (let artifact = 0; artifact < rules.artifacts; artifact++) {
    const count = state.artifacts[seat * rules.artifacts + artifact] ?? 0
    for (let have = 0; have < count; have++) sum += artifactWorth(rules, state, artifact, have)
  }
  return sum * Math.min(0.95, 0.25 + 0.4 * turns)
}
