import { outcome, rules, stat, STAT, type Action, type State } from '@fathom/artifacts-inc'
import type { Seat } from '@fathom/kernel'
import { weightedSum, weightsInUse, type LinearEvaluation, type WeightsFile } from '../linearEvaluation.ts'
import { diceInHand } from './dice.ts'
import { divesToCome } from './dives.ts'
import { engine } from './engine.ts'
import { majorities } from './museums.ts'
import { spendable, turnsLeft, worthOfDollars } from './time.ts'
import file from './weights.json' with { type: 'json' }
import { artifactDollars } from './worth.ts'

const WON = 1000
/** Ending the game is right for whoever is ahead, and for nobody else. */
const ENDING = 3
const A_POINT_AHEAD = 0.5

/** Reputation made and in sight; what money will buy, and money itself, which parts ties; what the cards bring every turn that is left. */
const FEATURES = [
  'reputation',
  'end brought about',
  'majorities',
  'what money will buy',
  'money',
  'dollars from cards',
  'dives to come',
  'dice to come',
  'rerolls to come',
] as const

/** What an Artifacts, Inc. player looks at. */
export const artifactsIncLinearEvaluation: LinearEvaluation<State, Action> = {
  features: FEATURES,
  measure(state, seat, into) {
    const reputation = stat(state, seat, STAT.reputation)
    const turns = turnsLeft(state, seat)
    const money = state.money[seat] ?? 0
    const dollars = money + artifactDollars(state, seat, turns) + diceInHand(state, seat, turns)
    into[0] = reputation
    into[1] = ending(state, seat, reputation)
    into[2] = majorities(state, seat, turns)
    into[3] = worthOfDollars(dollars) * spendable(state, seat, turns)
    into[4] = money
    into[5] = engine(state, seat, turns)
    into[6] = divesToCome(state, seat, turns)
    into[7] = stat(state, seat, STAT.dice) * turns
    into[8] = stat(state, seat, STAT.rerolls) * turns
  },
  withWeights(weights) {
    const measured = new Float64Array(FEATURES.length)
    return {
      value(state, seat) {
        if (state.phase === 'over') {
          const { ranks, scores } = outcome(rules, state)
          return WON * (1.5 - (ranks[seat] ?? 2)) + (scores[seat]?.total ?? 0)
        }
        artifactsIncLinearEvaluation.measure(state, seat, measured)
        return weightedSum(measured, weights)
      },
      // A die that asks for something is worth what its best answer is worth.
      continues: (state, seat) =>
        state.active === seat && state.phase !== 'act' && state.phase !== 'lay' && state.phase !== 'over',
      tries: (action) => (action.do === 'reroll' || action.do === 'roll' ? 4 : 1),
    }
  },
}

/** The weights that play, and where they come from. */
export const artifactsIncWeights = file as unknown as WeightsFile

/**
 * What an Artifacts, Inc. player would call sane, in reputation: what is visible and the majorities in sight; money and artifacts by what they will
 * still buy; what the cards bring every turn that is left; and what the dice in hand can still do now.
 */
export const artifactsIncEvaluation = artifactsIncLinearEvaluation.withWeights(
  weightsInUse(FEATURES, artifactsIncWeights),
)

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
