import type { AnyGame, Chance, Seat } from '@fathom/kernel'
import type { Evaluation } from '../greedy.ts'

/** What all ways to search work with. */
export interface Problem {
  readonly game: AnyGame
  readonly evaluation: Evaluation
  readonly chance: Chance
}

/** The evaluation for one decision: with everything computed that its actions share. */
export function evaluationFor({ game, evaluation }: Problem, state: unknown, seat: Seat): Evaluation {
  return evaluation.at?.(game, state, seat) ?? evaluation
}

/** The position after an action, on a copy. */
function after({ game, chance }: Problem, state: unknown, seat: Seat, action: unknown): unknown {
  const copy = game.clone(state)
  game.apply(copy, seat, action, chance)
  return copy
}

/** The action after which the position looks best; among equals any, as nobody else could tell either. */
export function bestOf(
  problem: Problem,
  evaluation: Evaluation,
  state: unknown,
  seat: Seat,
  actions: readonly unknown[],
): unknown {
  if (actions.length === 1) return actions[0]
  let best = actions[0]
  let bestValue = -Infinity
  let equals = 1
  for (const action of actions) {
    const value = evaluation.value(after(problem, state, seat, action), seat)
    if (value < bestValue) continue
    equals = value > bestValue ? 1 : equals + 1
    if (equals > 1 && problem.chance.below(equals) > 0) continue
    best = action
    bestValue = value
  }
  return best
}

/** How good the position looks after an action, when the seat has come to the end of its choice, following what looks best. */
export function worthOf(
  problem: Problem,
  evaluation: Evaluation,
  state: unknown,
  seat: Seat,
  action: unknown,
  mostTries: number,
): number {
  const tries = Math.min(mostTries, evaluation.tries(action))
  let sum = 0
  for (let tried = 0; tried < tries; tried++)
    sum += settled(problem, evaluation, after(problem, state, seat, action), seat)
  return sum / tries
}

/** Changes `state`. */
function settled(problem: Problem, evaluation: Evaluation, state: unknown, seat: Seat): number {
  const { game, chance } = problem
  while (evaluation.continues(state, seat)) {
    const actions = game.legal(state, seat)
    if (actions.length === 0) break
    game.apply(state, seat, bestOf(problem, evaluation, state, seat, actions), chance)
  }
  return evaluation.value(state, seat)
}
