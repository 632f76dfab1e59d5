import type { AnyGame, Chance, Seat } from '@fathom/kernel'
import type { Evaluation } from '../greedy.ts'

/** What an action comes to, and what each feature adds to that; averages where it draws. */
export interface Judged {
  readonly value: number
  /** Null if the action may end the game: then only the result counts. */
  readonly parts: Float64Array | null
}

/** Tries an action on copies, followed to the end of the choice. @param features how many the evaluation has */
export function judge(
  game: AnyGame,
  evaluation: Evaluation,
  { state, seat, action }: { readonly state: unknown; readonly seat: Seat; readonly action: unknown },
  features: number,
  chance: Chance,
): Judged {
  const tries = evaluation.tries(action)
  const parts = new Float64Array(features)
  const one = new Float64Array(features)
  let value = 0
  let mayEnd = evaluation.parts === undefined
  for (let tried = 0; tried < tries; tried++) {
    const reached = followed(game, evaluation, after(game, state, seat, action, chance), seat, chance)
    value += evaluation.value(reached, seat) / tries
    mayEnd ||= game.toAct(reached).length === 0
    if (mayEnd) continue
    evaluation.parts?.(reached, seat, one)
    for (let feature = 0; feature < features; feature++) {
      parts[feature] = (parts[feature] as number) + (one[feature] as number) / tries
    }
  }
  return { value, parts: mayEnd ? null : parts }
}

function after(game: AnyGame, state: unknown, seat: Seat, action: unknown, chance: Chance): unknown {
  const copy = game.clone(state)
  game.apply(copy, seat, action, chance)
  return copy
}

/** The end of a choice that goes on, following what looks best. */
function followed(game: AnyGame, evaluation: Evaluation, from: unknown, seat: Seat, chance: Chance): unknown {
  let reached = from
  while (evaluation.continues(reached, seat)) {
    let best: unknown = null
    let bestValue = -Infinity
    for (const action of game.legal(reached, seat)) {
      const next = after(game, reached, seat, action, chance)
      const value = evaluation.value(next, seat)
      if (best === null || value > bestValue) [best, bestValue] = [next, value]
    }
    if (best === null) break
    reached = best
  }
  return reached
}
