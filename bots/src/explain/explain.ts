import type { AnyGame, Chance, Localized, Seat } from '@fathom/kernel'
import { evaluationOf, type Evaluation } from '../greedy.ts'
import { subjectOf } from '../train/index.ts'
import { TOPICS } from './topics.ts'

/** Reasons that are told, at most. */
const TOLD = 3
/** Points that are told as none. */
const NOTHING = 0.05

/** Why an action looks better than another. */
export interface Explanation {
  /** What looks best beside the action. */
  readonly runnerUp: unknown
  /** What the evaluation says that the action brings beyond the runner-up, in points; below 0 where a search saw further than the evaluation. */
  readonly lead: number
  /** What makes the difference, the most important first: three at most. */
  readonly reasons: readonly Reason[]
}

export interface Reason {
  readonly topic: Localized
  /** For the action above 0, for the runner-up below. */
  readonly points: number
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
  const features = subjectOf(game.meta.id)?.evaluation.features
  const forGame = evaluationOf(general, game)
  const evaluation = forGame.at?.(game, state, seat) ?? forGame
  if (features === undefined || evaluation.parts === undefined) return null
  const named = game.notation.make(action)
  let own: Judged | null = null
  let next: { readonly action: unknown; readonly judged: Judged } | null = null
  for (const each of game.legal(state, seat)) {
    const judged = judge(game, evaluation, { state, seat, action: each }, features.length, chance)
    if (judged === null) return null
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

/** A reason as a line: what it is about, and the points with their sign. */
export function reasonLine({ topic, points }: Reason, language: keyof Localized): string {
  const amount = Math.abs(points).toFixed(1)
  const sign = points < 0 ? '−' : '+'
  if (language === 'fr') return `${topic.fr} : ${sign}${amount.replace('.', ',')}`
  return `${topic.en}: ${sign}${amount}`
}

/** What an action comes to, and what each feature adds to that; averages where it draws. */
interface Judged {
  readonly value: number
  readonly parts: Float64Array
}

/** Null if the action may end the game: then only the result counts. */
function judge(
  game: AnyGame,
  evaluation: Evaluation,
  { state, seat, action }: { readonly state: unknown; readonly seat: Seat; readonly action: unknown },
  features: number,
  chance: Chance,
): Judged | null {
  const tries = evaluation.tries(action)
  const parts = new Float64Array(features)
  const one = new Float64Array(features)
  let value = 0
  for (let tried = 0; tried < tries; tried++) {
    const reached = followed(game, evaluation, after(game, state, seat, action, chance), seat, chance)
    if (game.toAct(reached).length === 0) return null
    value += evaluation.value(reached, seat) / tries
    evaluation.parts?.(reached, seat, one)
    for (let feature = 0; feature < features; feature++) {
      parts[feature] = (parts[feature] as number) + (one[feature] as number) / tries
    }
  }
  return { value, parts }
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

function reasonsOf(id: string, features: readonly string[], own: Float64Array, other: Float64Array): Reason[] {
  const difference = (name: string): number => {
    const at = features.indexOf(name)
    return (own[at] as number) - (other[at] as number)
  }
  return (TOPICS[id] ?? [])
    .map(({ name, features: of }) => ({ topic: name, points: of.reduce((sum, each) => sum + difference(each), 0) }))
    .filter(({ points }) => Math.abs(points) >= NOTHING)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, TOLD)
}
