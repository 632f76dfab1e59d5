import type { SearchingBot } from '../bot.ts'
import type { Shifts } from '../characters/character.ts'
import type { Evaluation } from '../greedy.ts'
import { searchingBot } from '../search/search.ts'
import { artifactsIncEvaluation, artifactsIncInCharacter } from './evaluation.ts'
import { PLAYS, wholeTurns } from './wholeTurns.ts'

/** Captain's worlds: the arena showed no gain from more of them in its tree (bench/strength.md). */
const CAPTAIN = 200

/**
 * Captain has a tree: one choice here opens the next. Its settings were found by trying in the arena; none of it is exact. Who may think longer looks for
 * the best end of its whole turn.
 * @param plain the evaluation of somebody without a character; null: this is it
 */
function searching(evaluation: Evaluation, plain: Evaluation | null): SearchingBot {
  const tree = searchingBot(evaluation, {
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
  const turns = wholeTurns(evaluation, tree, plain)
  return {
    search: (question, budget) => (budget.iterations > CAPTAIN ? turns : tree).search(question, budget),
  }
}

export const artifactsIncSearch = {
  search: searching(artifactsIncEvaluation, null),
  captain: CAPTAIN,
  admiral: CAPTAIN + PLAYS,
  overlooked: 50,
  inCharacter(shifts: Shifts) {
    const evaluation = artifactsIncInCharacter(shifts)
    return { evaluation, search: searching(evaluation, artifactsIncEvaluation) }
  },
}
