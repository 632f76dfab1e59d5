import type { Seat } from '@fathom/kernel'
import { evaluationFor, worthOf } from './problem.ts'
import type { TreeProblem } from './settings.ts'
import type { Decision, Edge } from './tree.ts'

/** An action that draws is looked at so often at most, its values averaged. */
const MOST_TRIES = 4

/** An action that may be chosen now, with what is known of it. */
export interface Offer {
  readonly action: unknown
  readonly edge: Edge
}

/** The legal actions of this world with their edges; those never seen before are looked at by the evaluation first. */
export function offers(problem: TreeProblem, decision: Decision, state: unknown, seat: Seat): Offer[] {
  const { game } = problem
  let look: ((action: unknown) => number) | null = null
  return game.legal(state, seat).map((action) => {
    const key = game.notation.make(action)
    let edge = decision.edges.get(key)
    if (edge === undefined) {
      look ??= lookerAt(problem, state, seat)
      edge = { worth: look(action), available: 0, visits: 0, sum: 0, next: null }
      decision.edges.set(key, edge)
    }
    return { action, edge }
  })
}

/** What an action brings compared with the position before, by the evaluation. */
function lookerAt(problem: TreeProblem, state: unknown, seat: Seat): (action: unknown) => number {
  const evaluation = evaluationFor(problem, state, seat)
  const before = evaluation.value(state, seat)
  return (action) => worthOf(problem, evaluation, state, seat, action, MOST_TRIES) - before
}
