import type { Seat } from '@fathom/kernel'
import { bestOf, evaluationFor } from './problem.ts'
import type { TreeProblem } from './settings.ts'

const HUNDRED = 100

/** The action that a rollout takes: mostly the best-looking of a few drawn at random, now and then any. */
export function rolloutAction(problem: TreeProblem, state: unknown, seat: Seat): unknown {
  const { game, settings, chance } = problem
  const actions = game.legal(state, seat)
  if (actions.length === 1) return actions[0]
  if (settings.looks < 2 || chance.below(HUNDRED) < settings.careless) return chance.pick(actions)
  const few =
    actions.length <= settings.looks ? actions : Array.from({ length: settings.looks }, () => chance.pick(actions))
  return bestOf(problem, evaluationFor(problem, state, seat), state, seat, few)
}
