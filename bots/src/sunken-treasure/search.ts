import type { SearchingBot } from '../bot.ts'
import type { Shifts } from '../characters/character.ts'
import type { Evaluation } from '../greedy.ts'
import { comparingBot } from '../search/compare.ts'
import { sunkenTreasureEvaluation, sunkenTreasureInCharacter } from './evaluation.ts'

/** Two turns of each player are enough to see what a choice was good for. Found by trying in the arena: better than a tree at the same number of worlds. */
function searching(evaluation: Evaluation): SearchingBot {
  return comparingBot(evaluation, {
    leadScale: 20,
    scoreScale: 2,
    rivals: 1,
    alone: false,
    width: 6,
    trust: 5,
    looks: 24,
    horizon: (seats) => 2 * seats,
  })
}

export const sunkenTreasureSearch = {
  search: searching(sunkenTreasureEvaluation),
  captain: 80,
  admiral: 2000,
  overlooked: 60,
  inCharacter(shifts: Shifts) {
    const evaluation = sunkenTreasureInCharacter(shifts)
    return { evaluation, search: searching(evaluation) }
  },
}
