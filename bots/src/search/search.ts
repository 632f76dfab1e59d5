import type { Answer, Budget, Question, SearchingBot } from '../bot.ts'
import type { Evaluation } from '../greedy.ts'
import { offers } from './expand.ts'
import { iterate } from './iteration.ts'
import type { Problem } from './problem.ts'
import { final } from './select.ts'
import type { Settings } from './settings.ts'
import { decisionAt, newNode, type TreeNode } from './tree.ts'

/** A tree together with the only thing that a caller may do with it: give it back. */
class Kept {
  readonly node: TreeNode
  constructor(node: TreeNode) {
    this.node = node
  }
}

/**
 * A bot that searches imagined worlds: an open-loop information-set Monte Carlo tree search. Every iteration imagines a world anew and plays it down
 * one tree for all of them, so an action is judged by all that may be hidden, not by one guess.
 * It can be stopped at any time; stopped before the first world it answers with what the evaluation likes best.
 */
export function searchingBot(evaluation: Evaluation, settings: Settings): SearchingBot {
  return {
    search({ game, imagine, seat, chance, kept }: Question, budget: Budget): Answer {
      const problem: Problem = { game, evaluation, settings, chance }
      const root = kept instanceof Kept ? kept.node : newNode()
      const first = imagine()
      const actions = game.legal(first, seat)
      // What can't be chosen is not in the tree: the position after it has the same node.
      if (actions.length === 1) return { action: actions[0], iterations: 0, kept: new Kept(root) }
      const decision = decisionAt(root, seat)
      const offered = offers(problem, decision, first, seat)
      let iterations = 0
      for (; iterations < budget.iterations && budget.mayGoOn(); iterations++) iterate(problem, root, seat, imagine())
      const { action, edge } = final(settings, decision, offered)
      return { action, iterations, kept: new Kept(edge.next ?? newNode()) }
    },
  }
}
