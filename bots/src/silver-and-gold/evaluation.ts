import type { Action, State } from '@fathom/silver-and-gold'
import { weighEach, weightsInUse, type LinearEvaluation, type WeightsFile } from '../linearEvaluation.ts'
import { FEATURES, measurePosition } from './features.ts'
import { positionOf, settled } from './position.ts'
import { Judge } from './reach.ts'
import file from './weights.json' with { type: 'json' }

/** What a Silver & Gold player looks at. */
export const silverAndGoldLinearEvaluation: LinearEvaluation<State, Action> = {
  features: FEATURES,
  measure: (state, seat, into) => measurePosition(settled(positionOf(state, seat)), into),
  foreseer: (weights) => {
    const judge = new Judge(weights)
    return {
      turnBegins: (state, seat) => state.phase === 'cross' && state.step[seat] === 'choose',
      expected: (state, seat) => judge.expectation(positionOf(state, seat)),
      came: (state, seat) => judge.ends(positionOf(state, seat), state.shape)[0]?.value ?? 0,
    }
  },
  withWeights(weights) {
    const judge = new Judge(weights)
    return {
      value: (state, seat) => judge.value(positionOf(state, seat)),
      parts(state, seat, into) {
        measurePosition(judge.ended(positionOf(state, seat)).position, into)
        weighEach(into, weights)
      },
      continues: (state, seat) => state.phase === 'cross' && state.step[seat] === 'bonus',
      // A blind card may be any: one sample says little.
      tries: (action) => (action.do === 'take-deck' ? 12 : 1),
    }
  },
}

/** The weights that play, and where they come from. */
export const silverAndGoldWeights = file as unknown as WeightsFile

/**
 * What a Silver & Gold player would call sane: the points made, the islands by the turns that they still need, alone and together, coins in the race for
 * trophies, palms by the display, seals by their colours, and what the turns that are left may bring on the cards shown.
 */
export const silverAndGoldEvaluation = silverAndGoldLinearEvaluation.withWeights(
  weightsInUse(FEATURES, silverAndGoldWeights),
)
