import type { Answer, Budget, Question, SearchingBot } from '../bot.ts'
import { evaluationOf, type Evaluation } from '../greedy.ts'
import { Comparison } from './comparison.ts'
import { USUAL_COMPARISON, type ComparisonChoices, type ComparisonProblem } from './comparisonProblem.ts'

const SEEDS = 2 ** 32

/**
 * A bot that compares its actions without a tree: the best-looking ones are played through in the same worlds, with the same luck and everybody
 * going on as looks best, and what falls behind for certain is given up (flat Monte Carlo with common numbers). Where what comes later matters less than
 * the choice itself, this parts good from better with fewer worlds than a tree needs.
 * It can be stopped at any time; stopped before the first world it answers with what the evaluation likes best.
 */
export function comparingBot(evaluation: Evaluation, choices: ComparisonChoices): SearchingBot {
  const settings = { ...USUAL_COMPARISON, ...choices }
  return {
    search({ game, determinize, seat, chance }: Question, budget: Budget): Answer {
      const problem: ComparisonProblem = { game, evaluation: evaluationOf(evaluation, game), settings, chance }
      const first = determinize()
      const actions = game.legal(first, seat)
      if (actions.length === 1) return { action: actions[0], iterations: 0, kept: null }
      const comparison = new Comparison(problem, first, seat, actions)
      let iterations = 0
      while (comparison.isOpen() && iterations < budget.iterations && budget.mayGoOn()) {
        const left = budget.iterations - iterations
        const mayGoOn = (played: number) => played < left && budget.mayGoOn()
        iterations += comparison.round(determinize(), chance.below(SEEDS), mayGoOn)
      }
      // A choice that rivals make at the same time must not be predictable.
      const isHidden = !settings.alone && game.toAct(first).length > 1
      const { action } = isHidden ? comparison.mixed() : comparison.best()
      return { action, iterations, kept: null }
    },
  }
}
