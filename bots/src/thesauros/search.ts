import { comparingBot } from '../search/compare.ts'
import { thesaurosEvaluation } from './evaluation.ts'

/** A choice is judged by how the quadrimester goes on from it; the evaluation has the word at its end. Found by trying in the arena. */
export const thesaurosSearch = {
  search: comparingBot(thesaurosEvaluation, {
    leadScale: 10,
    scoreScale: 15,
    rivals: 1,
    width: 4,
    margin: Infinity,
    trust: 6,
    horizon: () => 4,
    carelessRivals: false,
  }),
  captain: 24,
  admiral: 400,
}
