import { outcome, rules, stat, STAT, type Action, type State } from '@fathom/artifacts-inc'
import type { Seat } from '@fathom/kernel'
import type { Evaluation } from '../greedy.ts'
import { diceInHand } from './dice.ts'
import { divesToCome } from './dives.ts'
import { engine } from './engine.ts'
import { majorities } from './museums.ts'
import { REPUTATION_A_DOLLAR, spendable, turnsLeft, worthOfDollars } from './time.ts'
import { artifactDollars } from './worth.ts'

const WON = 1000
/** What is left over still parts ties. */
const TIE_BREAKER = 0.01
/** Ending the game is right for whoever is ahead, and for nobody else. */
const ENDING = 3
const A_POINT_AHEAD = 0.5

/**
 * What an Artifacts, Inc. player would call sane, in reputation: what is visible and the majorities in sight; money and artifacts by what they will
 * still buy; what the cards bring every turn that is left; and what the dice in hand can still do now.
 */
export const artifactsIncEvaluation: Evaluation<State, Action> = {
  value(state, seat) {
    const reputation = stat(state, seat, STAT.reputation)
    if (state.phase === 'over') {
      const { ranks, scores } = outcome(rules, state)
      return WON * (1.5 - (ranks[seat] ?? 2)) + (scores[seat]?.total ?? 0)
    }
    const turns = turnsLeft(state, seat)
    const money = state.money[seat] ?? 0
    const spend = spendable(state, seat, turns)
    const dollars = money + artifactDollars(state, seat, turns) + diceInHand(state, seat, turns)
    return (
      reputation +
      ending(state, seat, reputation) +
      majorities(state, seat, turns) +
      worthOfDollars(dollars) * spend +
      money * TIE_BREAKER +
      engine(state, seat, turns) * REPUTATION_A_DOLLAR +
      divesToCome(state, seat, turns)
    )
  },
  // A die that asks for something is worth what its best answer is worth.
  continues: (state, seat) =>
    state.active === seat && state.phase !== 'act' && state.phase !== 'lay' && state.phase !== 'over',
  tries: (action) => (action.do === 'reroll' || action.do === 'roll' ? 4 : 1),
}

/** What it is worth to have brought the end about: by the lead, majorities as they stand counted in. */
function ending(state: State, seat: Seat, reputation: number): number {
  if (state.trigger < 0) return 0
  const own = reputation + majorities(state, seat, 0)
  let best = 0
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) best = Math.max(best, stat(state, other, STAT.reputation) + majorities(state, other, 0))
  }
  const ahead = Math.max(-ENDING, Math.min(ENDING, (own - best) * A_POINT_AHEAD))
  return state.trigger === seat ? ahead : 0
}
