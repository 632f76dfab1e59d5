import { comparingBot } from '../search/compare.ts'
import { silverAndGoldEvaluation } from './evaluation.ts'

/**
 * Everybody crosses off their own islands, so what rivals do in a sampled world is of little interest; what counts is how a choice goes with the
 * patterns to come. The same patterns for every choice part the good ones sooner than a tree does. Found by trying in the arena.
 */
export const silverAndGoldSearch = {
  search: comparingBot(silverAndGoldEvaluation, {
    leadScale: 20,
    scoreScale: 15,
    rivals: 0,
    width: 12,
    trust: 2,
    looks: Infinity,
    horizon: () => 3,
    alone: true,
  }),
  captain: 300,
  admiral: 2000,
}
