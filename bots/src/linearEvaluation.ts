import type { Seat } from '@fathom/kernel'
import type { Evaluation } from './greedy.ts'

/** A game's evaluation as a sum of named features, each times a weight: what `npm run train` fits. */
export interface LinearEvaluation<State = unknown, Action = unknown> {
  /** What is measured, in the order of the numbers. */
  readonly features: readonly string[]
  /** Writes what a position that is not over has of each feature, as a seat sees it, into `into`. Nothing else is kept from call to call. */
  measure(state: State, seat: Seat, into: Float64Array): void
  /** Where the luck of a turn can be told apart from its choices: then lessons leave that luck out. */
  foreseer?(weights: Float64Array): Foreseer<State>
  /** The evaluation that has these weights, one a feature. */
  withWeights(weights: Float64Array): Evaluation<State, Action>
}

/** What a game can say of a turn that is about to begin for a seat, in points. */
export interface Foreseer<State = unknown> {
  /** The seat's turn has begun: its luck is known, and nothing chosen. */
  turnBegins(state: State, seat: Seat): boolean
  /** What the position was worth before that luck: the exact mean over all that might have come. */
  expected(state: State, seat: Seat): number
  /** What it is worth now that this has come, well played. */
  came(state: State, seat: Seat): number
}

/** By feature. */
export type Weights = Readonly<Record<string, number>>

/** A weights file: those made by hand, those that the fit found, which of them play, and why. */
export interface WeightsFile {
  readonly game: string
  readonly used: 'hand' | 'fitted'
  /** One sentence: what decided. */
  readonly why: string
  /** In points that a seat may hope to have at the end, or what stands for them in the game's evaluation. */
  readonly hand: Weights
  /** In the same unit; null before the first fit. */
  readonly fitted: Weights | null
  readonly fit: Fit | null
  /** Games of the fitted weights against those made by hand, at tables of few and of many. */
  readonly arena: readonly WeightsMatch[]
}

/** Where fitted weights come from: the same numbers give the same weights. */
export interface Fit {
  readonly seed: number
  /** Games a round, and rounds, each played with the weights of the one before. */
  readonly games: number
  readonly rounds: number
  /** How strongly the weights made by hand hold. */
  readonly ridge: number
  readonly rulesVersion: number
  /** Positions at the ends of turns. */
  readonly positions: number
  /** Of the foreseen lead and the lead in the end, over all positions. */
  readonly correlation: { readonly hand: number; readonly fitted: number }
}

/** How the fitted weights did against those made by hand. */
export interface WeightsMatch {
  readonly seats: number
  readonly games: number
  readonly seed: number
  /** Of the fitted side, which has half the seats or one of three, and its 95 % interval. */
  readonly winShare: number
  readonly interval: readonly [number, number]
  readonly fairShare: number
  readonly meanLead: number
}

/** The weights that play. Throws if the file does not name every feature once, or names others: then file and code do not belong together. */
export function weightsInUse(features: readonly string[], file: WeightsFile): Float64Array {
  const weights = file.used === 'hand' ? file.hand : file.fitted
  if (weights === null) throw new RangeError(`${file.game}: fitted weights are in use, but there are none`)
  return weightsIn(features, weights)
}

/** Weights in the order of the features. Throws as `weightsInUse` does. */
export function weightsIn(features: readonly string[], weights: Weights): Float64Array {
  const unknown = Object.keys(weights).filter((name) => !features.includes(name))
  if (unknown.length > 0) throw new RangeError(`there is no feature ${unknown.join(', ')}`)
  return Float64Array.from(features, (name) => {
    const weight = weights[name]
    if (weight === undefined || !Number.isFinite(weight)) throw new RangeError(`the feature ${name} has no weight`)
    return weight
  })
}

/** The sum of all features times their weights. */
export function weightedSum(measured: Float64Array, weights: Float64Array): number {
  let sum = 0
  for (let feature = 0; feature < weights.length; feature++) {
    sum += (measured[feature] as number) * (weights[feature] as number)
  }
  return sum
}

/** Each feature times its weight, in place. */
export function weighEach(measured: Float64Array, weights: Float64Array): void {
  for (let feature = 0; feature < weights.length; feature++) {
    measured[feature] = (measured[feature] as number) * (weights[feature] as number)
  }
}

/** Some of the weights times what a character makes of them. Throws where one has no feature: it would be of no effect unseen. */
export function shiftedWeights(
  features: readonly string[],
  weights: Float64Array,
  shifts: Readonly<Record<string, number>>,
): Float64Array {
  const unknown = Object.keys(shifts).filter((name) => !features.includes(name))
  if (unknown.length > 0) throw new RangeError(`there is no feature ${unknown.join(', ')}`)
  return weights.map((weight, feature) => weight * (shifts[features[feature] as string] ?? 1))
}
