import type { AnyGame, Seat } from '@fathom/kernel'
import type { Answer, Budget, Question, SearchingBot } from '../bot.ts'
import { evaluationOf, type Evaluation } from '../greedy.ts'
import { offers } from './expand.ts'
import { foreseen, sightOf } from './foresight.ts'
import { iterate } from './iteration.ts'
import { final } from './select.ts'
import { USUAL_SETTINGS, type SearchChoices, type TreeProblem } from './settings.ts'
import { decisionAt, newNode, type TreeNode } from './tree.ts'

/** A tree, and what the seat sees at its root: the tree is of no use for any other position. */
class Kept {
  readonly node: TreeNode
  private readonly sight: string | null

  constructor(node: TreeNode, sight: string | null) {
    this.node = node
    this.sight = sight
  }

  fits(game: AnyGame, world: unknown, seat: Seat): boolean {
    return this.sight !== null && this.sight === sightOf(game, world, seat)
  }
}

/**
 * A bot that searches sampled worlds: an open-loop information-set Monte Carlo tree search. Every iteration samples a world anew and plays it down
 * one tree for all of them, so an action is judged by all that may be hidden, not by one guess.
 * It can be stopped at any time; stopped before the first world it answers with what the evaluation likes best.
 */
export function searchingBot(evaluation: Evaluation, choices: SearchChoices): SearchingBot {
  const settings = { ...USUAL_SETTINGS, ...choices }
  return {
    search({ game, determinize, seat, chance, kept }: Question, budget: Budget): Answer {
      const problem: TreeProblem = { game, evaluation: evaluationOf(evaluation, game), settings, chance }
      const first = determinize()
      const actions = game.legal(first, seat)
      const root = kept instanceof Kept && kept.fits(game, first, seat) ? kept.node : newNode()
      const keep = (node: TreeNode, action: unknown) => new Kept(node, foreseen(game, first, seat, action))
      // A forced action is not in the tree: the position after it has the same node.
      if (actions.length === 1) return { action: actions[0], iterations: 0, kept: keep(root, actions[0]) }
      const decision = decisionAt(root, seat)
      const offered = offers(problem, decision, first, seat)
      let iterations = 0
      for (; iterations < budget.iterations && budget.mayGoOn(); iterations++)
        iterate(problem, root, seat, determinize())
      const { action, edge } = final(settings, decision, offered)
      return { action, iterations, kept: keep(edge.next ?? newNode(), action) }
    },
  }
}
