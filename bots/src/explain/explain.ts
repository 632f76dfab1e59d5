import type { AnyGame, Chance, Seat } from '@fathom/kernel'
import { evaluationOf, type Evaluation } from '../greedy.ts'
import { judge } from './judge.ts'
import type { Reason } from './reason.ts'
import { partsOf, reasonsOf } from './reasons.ts'

export { reasonLine } from './reason.ts'

/** Why an action looks better than another. */
export interface Explanation {
  /** What looks best beside the action. */
  readonly runnerUp: unknown
  /** What the evaluation says that the action brings beyond the runner-up, in points; below 0 where a search saw further than the evaluation. */
  readonly lead: number
  /** What makes the difference, the most important first: three at most. */
  readonly reasons: readonly Reason[]
}

/** What an action comes to, with what each feature adds to that. */
interface Told {
  readonly value: number
  readonly parts: Float64Array
}

/**
 * The features that part an action from the next best one, by the evaluation that bots of this game play by.
 * @param state a determinized one, as bots see it; it is not changed
 * @param action a legal one of `seat`, with another beside it
 * @param chance for what an action draws; same state, same numbers, same reasons
 * @returns null where nothing can be said in features: nothing else was legal, an action ends the game, or the choice is not one for an evaluation
 */
export function explain(
  game: AnyGame,
  general: Evaluation,
  { state, seat, action }: { readonly state: unknown; readonly seat: Seat; readonly action: unknown },
  chance: Chance,
): Explanation | null {
  const features = partsOf(game.meta.id)
  const forGame = evaluationOf(general, game)
  const evaluation = forGame.at?.(game, state, seat) ?? forGame
  if (features === null || evaluation.parts === undefined) return null
  const named = game.notation.make(action)
  let own: Told | null = null
  let next: { readonly action: unknown; readonly judged: Told } | null = null
  for (const each of game.legal(state, seat)) {
    const { value, parts } = judge(game, evaluation, { state, seat, action: each }, features.length, chance)
    if (parts === null) return null
    const judged = { value, parts }
    if (game.notation.make(each) === named) own = judged
    else if (next === null || judged.value > next.judged.value) next = { action: each, judged }
  }
  if (own === null || next === null) return null
  return {
    runnerUp: next.action,
    lead: own.value - next.judged.value,
    reasons: reasonsOf(game.meta.id, features, own.parts, next.judged.parts),
  }
}
