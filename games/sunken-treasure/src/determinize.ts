import type { Chance, Seat } from '@fathom/kernel'
import { drawFrom } from './setup.ts'
import { clone, countOf, type State, type SupplyCard } from './state.ts'
import { COLOR_COUNT } from './tokens.ts'

/**
 * A whole state sampled from what `seat` can know. The others' hands and the supply cards that others have seen go back among the cards that
 * nobody has seen, and are dealt anew; what the seat paid or traded away itself stays where it must be. Which places of a supply somebody
 * has seen is no secret, so those stay as well. What the others know of each other's hands the seat can't know: it is left out.
 */
export function determinize(state: State, seat: Seat, chance: Chance): State {
  const sampled = clone(state)
  const missing = takeBackHands(sampled, seat)
  takeBackSupplies(sampled, seat)
  let unseen = sampled.bag.reduce((sum, count) => sum + count, 0)
  const draw = (): number => drawFrom(sampled.bag, chance.below(unseen--))
  for (let other = 0; other < sampled.seats; other++) {
    for (let card = 0; card < (missing[other] ?? 0); card++) {
      const place = other * COLOR_COUNT + draw()
      sampled.hands[place] = (sampled.hands[place] ?? 0) + 1
    }
  }
  for (const supply of sampled.supplies) {
    for (let place = 0; place < supply.length; place++) {
      const card = supply[place] as SupplyCard
      if (card !== 0 && card >> 3 !== seat) supply[place] = draw() + 1 + (card & ~7)
    }
  }
  return sampled
}

/** Puts what the seat can't know of the others' hands into the bag, and tells how many cards of each hand that is. */
function takeBackHands(state: State, seat: Seat): number[] {
  const missing: number[] = []
  for (let other = 0; other < state.seats; other++) {
    let taken = 0
    if (other !== seat) {
      const known = state.knownInHand[seat * state.seats + other] ?? 0
      for (let color = 0; color < COLOR_COUNT; color++) {
        const place = other * COLOR_COUNT + color
        const unknown = (state.hands[place] ?? 0) - countOf(known, color)
        state.hands[place] = (state.hands[place] ?? 0) - unknown
        state.bag[color] = (state.bag[color] ?? 0) + unknown
        taken += unknown
      }
      for (let owner = 0; owner < state.seats; owner++) {
        if (owner !== seat) state.knownInHand[other * state.seats + owner] = 0
      }
    }
    missing.push(taken)
  }
  return missing
}

function takeBackSupplies(state: State, seat: Seat): void {
  for (const supply of state.supplies) {
    for (const card of supply) {
      if (card === 0 || card >> 3 === seat) continue
      const color = (card & 7) - 1
      state.bag[color] = (state.bag[color] ?? 0) + 1
    }
  }
}
