import type { Seat } from '@fathom/kernel'
import { after, type Problem } from './problem.ts'

const HUNDRED = 100

/** The action that a rollout takes: mostly the best-looking of a few drawn at random, now and then any. */
export function rolloutAction(problem: Problem, state: unknown, seat: Seat): unknown {
  const { game, settings, chance } = problem
  const actions = game.legal(state, seat)
  if (actions.length === 1) return actions[0]
  if (settings.looks < 2 || chance.below(HUNDRED) < settings.careless) return chance.pick(actions)
  if (actions.length <= settings.looks) return bestOf(problem, state, seat, actions)
  return bestOf(
    problem,
    state,
    seat,
    Array.from({ length: settings.looks }, () => chance.pick(actions)),
  )
}

/** The action after which the position looks best. */
export function bestOf(problem: Problem, state: unknown, seat: Seat, actions: readonly unknown[]): unknown {
  let best = actions[0]
  let bestValue = -Infinity
  for (const action of actions) {
    const value = problem.evaluation.value(after(problem, state, seat, action), seat)
    if (value > bestValue) {
      best = action
      bestValue = value
    }
  }
  return best
}
