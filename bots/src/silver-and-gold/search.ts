import type { Shifts } from '../characters/character.ts'
import { shiftedWeights, weightsInUse } from '../linearEvaluation.ts'
import { silverAndGoldLinearEvaluation, silverAndGoldWeights } from './evaluation.ts'
import { FEATURES } from './features.ts'
import { lookingAhead } from './ahead.ts'

const weights = weightsInUse(FEATURES, silverAndGoldWeights)

/**
 * Everybody crosses off their own islands, so a seat's future is its own: it can be computed instead of sampled. One step is one position computed
 * over the next pattern: Captain sees two patterns ahead, Admiral three.
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
