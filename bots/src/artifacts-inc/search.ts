import type { SearchingBot } from '../bot.ts'
import type { Shifts } from '../characters/character.ts'
import type { Evaluation } from '../greedy.ts'
import { searchingBot } from '../search/search.ts'
import { artifactsIncEvaluation, artifactsIncInCharacter } from './evaluation.ts'

/**
 * A tree: one choice here opens the next. Found by trying in the arena; none of it is exact. The arena shows no gain from more than a few hundred worlds
 * (bench/strength.md), so Admiral stops where another second would only be waited for.
 */
function searching(evaluation: Evaluation): SearchingBot {
  return searchingBot(evaluation, {
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
  })
}

export const artifactsIncSearch = {
  search: searching(artifactsIncEvaluation),
  captain: 200,
  admiral: 1000,
  overlooked: 50,
  inCharacter(shifts: Shifts) {
    const evaluation = artifactsIncInCharacter(shifts)
    return { evaluation, search: searching(evaluation) }
  },
}
