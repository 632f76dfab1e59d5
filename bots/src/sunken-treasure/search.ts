import { searchingBot } from '../search/search.ts'
import { sunkenTreasureEvaluation } from './evaluation.ts'

/** Found by trying in the arena; none of it is exact. */
export const sunkenTreasureSearch = {
  search: searchingBot(sunkenTreasureEvaluation, {
    leadScale: 20,
    scoreScale: 2,
    rivals: 1,
    temperature: 2,
    exploration: 1,
    trust: 5,
    horizon: (seats) => 2 * seats,
    looks: 4,
    careless: 5,
    width: 6,
  }),
  captain: 150,
  admiral: 10_000,
}
