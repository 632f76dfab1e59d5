import type { State } from '@fathom/thesauros'
import type { SearchingBot } from '../bot.ts'
import type { Shifts } from '../characters/character.ts'
import type { Evaluation } from '../greedy.ts'
import { comparingBot } from '../search/compare.ts'
import { thesaurosEvaluation, thesaurosInCharacter } from './evaluation.ts'

/**
 * A choice is judged by how this quadrimester and the next go on from it: then places and people have shown what they were good for, and money has been
 * spent; then the evaluation has the word. Found by trying in the arena: a tree of so many choices learns too little of each.
 */
function searching(evaluation: Evaluation): SearchingBot {
  return comparingBot(evaluation, {
    leadScale: 10,
    scoreScale: 15,
    rivals: 1,
    alone: false,
    width: 4,
    trust: 6,
    looks: Infinity,
    horizon: () => Infinity,
    isCut: (start, now) => (now as State).quadrimester > (start as State).quadrimester + 1,
  })
}

export const thesaurosSearch = {
  search: searching(thesaurosEvaluation),
  captain: 40,
  admiral: 2000,
  inCharacter(shifts: Shifts) {
    const evaluation = thesaurosInCharacter(shifts)
    return { evaluation, search: searching(evaluation) }
  },
}
