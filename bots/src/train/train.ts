import type { Fit, LinearEvaluation, Weights } from '../linearEvaluation.ts'
import { weightsIn } from '../linearEvaluation.ts'
import { foresightOf, type Foresight } from './foresight.ts'
import { takeLessons, type LessonPlan } from './lessons.ts'
import type { Lessons } from './taught.ts'
import { fitWeights } from './ridge.ts'

/** What is to be learnt from how many games. */
export interface Plan extends LessonPlan {
  readonly hand: Weights
  readonly rounds: number
  readonly ridge: number
}

/** What came of it. */
export interface Trained {
  readonly fitted: Weights
  readonly fit: Fit
  readonly foresight: { readonly hand: Foresight; readonly fitted: Foresight }
}

/** Digits that are kept of a weight: more are luck. */
const DIGITS = 4
const ROUND_APART = 7919

/** Plays and fits, round after round, each with the weights of the one before and with all lessons so far. The same plan gives the same numbers. */
export function train(plan: Plan): Trained {
  const { evaluation, games, rounds, ridge, seed } = plan
  const hand = weightsIn(evaluation.features, plan.hand)
  const lessons: Lessons = { measured: [], leads: [] }
  let weights = hand
  let scale = 1
  for (let round = 0; round < rounds; round++) {
    const taken = takeLessons({ ...plan, seed: seed + round * ROUND_APART }, weights)
    for (const value of taken.measured) lessons.measured.push(value)
    for (const lead of taken.leads) lessons.leads.push(lead)
    const found = fitWeights(lessons, hand, ridge)
    weights = found.weights.map((weight) => Number(weight.toPrecision(DIGITS)))
    scale = found.scale
  }
  const foresight = {
    hand: foresightOf(lessons, hand, scale),
    fitted: foresightOf(lessons, weights, scale),
  }
  return {
    fitted: namedWeights(evaluation, weights),
    fit: {
      seed,
      games,
      rounds,
      ridge,
      rulesVersion: plan.game.meta.rulesVersion,
      positions: lessons.leads.length,
      correlation: { hand: rounded(foresight.hand.correlation), fitted: rounded(foresight.fitted.correlation) },
    },
    foresight,
  }
}

function namedWeights({ features }: LinearEvaluation, weights: Float64Array): Weights {
  return Object.fromEntries(features.map((name, feature) => [name, weights[feature] as number]))
}

function rounded(value: number): number {
  return Number(value.toFixed(DIGITS))
}
