import type { Shifts } from '../characters/character.ts'
import { shiftedWeights, weightsInUse } from '../linearEvaluation.ts'
import { silverAndGoldLinearEvaluation, silverAndGoldWeights } from './evaluation.ts'
import { FEATURES } from './features.ts'
import { lookingAhead } from './ahead.ts'

const weights = weightsInUse(FEATURES, silverAndGoldWeights)

/**
 * Everybody crosses off their own islands, so a seat's future is its own: it can be computed instead of sampled. One step is one position computed
 * over the next pattern: Captain sees two patterns ahead, Admiral three. Cards are there for all: Admiral plays some turns of all seats on with each that it
 * may keep or take, one step a game played on; Captain has too few steps for that.
 */
export const silverAndGoldSearch = {
  search: lookingAhead(weights),
  captain: 110,
  admiral: 3000,
  inCharacter(shifts: Shifts) {
    const own = shiftedWeights(FEATURES, weights, shifts)
    return { evaluation: silverAndGoldLinearEvaluation.withWeights(own), search: lookingAhead(own) }
  },
}
