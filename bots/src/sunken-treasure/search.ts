import { comparingBot } from '../search/compare.ts'
import { sunkenTreasureEvaluation } from './evaluation.ts'

/** Two turns of each player are enough to see what a choice was good for. Found by trying in the arena: better than a tree at the same number of worlds. */
export const sunkenTreasureSearch = {
  search: comparingBot(sunkenTreasureEvaluation, {
    leadScale: 20,
    scoreScale: 2,
    rivals: 1,
    alone: false,
    width: 6,
    trust: 5,
    looks: 24,
    horizon: (seats) => 2 * seats,
  }),
  captain: 80,
  admiral: 2000,
  overlooked: 60,
}
