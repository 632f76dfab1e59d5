import type { Seat } from '@fathom/kernel'
import { after, type Problem } from './problem.ts'
import { bestOf } from './rollout.ts'
import type { Decision, Edge } from './tree.ts'

/** An action that draws is looked at so often at most, its values averaged. */
const MOST_TRIES = 4

/** An action that may be chosen now, with what is known of it. */
export interface Offer {
  readonly action: unknown
  readonly edge: Edge
}

/** The legal actions of this world with their edges; those never seen before are looked at by the evaluation first. */
export function offers(problem: Problem, decision: Decision, state: unknown, seat: Seat): Offer[] {
  const { game, evaluation } = problem
  let before: number | null = null
  return game.legal(state, seat).map((action) => {
    const key = game.notation.make(action)
    let edge = decision.edges.get(key)
    if (edge === undefined) {
      before ??= evaluation.value(state, seat)
      edge = { worth: worthOf(problem, state, seat, action) - before, available: 0, visits: 0, sum: 0, next: null }
      decision.edges.set(key, edge)
    }
    return { action, edge }
  })
}

function worthOf(problem: Problem, state: unknown, seat: Seat, action: unknown): number {
  const tries = Math.min(MOST_TRIES, problem.evaluation.tries(action))
  let sum = 0
  for (let tried = 0; tried < tries; tried++) sum += settled(problem, after(problem, state, seat, action), seat)
  return sum / tries
}

/** The value when the seat has come to the end of its choice, following what looks best. Changes `state`. */
function settled(problem: Problem, state: unknown, seat: Seat): number {
  const { game, evaluation, chance } = problem
  while (evaluation.continues(state, seat)) {
    const actions = game.legal(state, seat)
    if (actions.length === 0) break
    game.apply(state, seat, actions.length === 1 ? actions[0] : bestOf(problem, state, seat, actions), chance)
  }
  return evaluation.value(state, seat)
}
