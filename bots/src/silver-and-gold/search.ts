import { weightsInUse } from '../linearEvaluation.ts'
import { silverAndGoldWeights } from './evaluation.ts'
import { FEATURES } from './features.ts'
import { lookingAhead } from './ahead.ts'

/**
 * Everybody crosses off their own islands, so a seat's future is its own: it can be computed instead of sampled. One step is one position computed
 * over the next pattern: Captain sees two patterns ahead, Admiral three.
 */
export const silverAndGoldSearch = {
  search: lookingAhead(weightsInUse(FEATURES, silverAndGoldWeights)),
  captain: 110,
  admiral: 3000,
}
