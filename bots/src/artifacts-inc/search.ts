import { searchingBot } from '../search/search.ts'
import { artifactsIncEvaluation } from './evaluation.ts'

/**
 * A tree: one choice here opens the next. Found by trying in the arena; none of it is exact. The arena shows no gain from more than a few hundred worlds
 * (bench/strength.md), so Admiral stops where another second would only be waited for.
 */
export const artifactsIncSearch = {
  search: searchingBot(artifactsIncEvaluation, {
    leadScale: 6,
    scoreScale: 6,
    rivals: 1,
    temperature: 0.6,
    exploration: 1,
    trust: 5,
    horizon: (seats) => 2 * seats,
    looks: 4,
    careless: 5,
    width: 6,
  }),
  captain: 200,
  admiral: 1000,
  overlooked: 50,
}
