import type { Problem } from './problem.ts'

/** What a comparison must be told of a game beside its evaluation. Points are the evaluation's, except where it says otherwise. */
export interface ComparisonSettings {
  /** A lead of so many points is won in about three of four games; how far the reward bends. */
  readonly leadScale: number
  /** The same for the final score, in the game's own points. */
  readonly scoreScale: number
  /** How much of what rivals gain and lose on the way is told to the decider, 0 to 1. */
  readonly rivals: number
  /** Rivals take any action in the worlds that are played through, and only what the decider gains counts: for games in which they hardly matter. */
  readonly alone: boolean
  /** Actions that are compared, at most: those that look best. */
  readonly width: number
  /** The evaluation's opinion of an action counts like so many worlds played through. */
  readonly trust: number
  /** Actions that are looked at for each step that is played, at most; drawn from all if there are more. */
  readonly looks: number
  /** Turns that are played from the decision on before the evaluation has the word, by the number of seats. */
  horizon(seats: number): number
  /** Play is also cut here, at the end of a round for instance; `start` is the position of the decision. */
  isCut?(start: unknown, now: unknown): boolean
}

/** What a game must say of a comparison, and what it may: the rest is as in `USUAL_COMPARISON`. */
export type ComparisonChoices = Pick<ComparisonSettings, 'leadScale' | 'scoreScale'> & Partial<ComparisonSettings>

/** What has served most games; the arena says what serves a game better. */
export const USUAL_COMPARISON = {
  rivals: 1,
  alone: false,
  width: 6,
  trust: 5,
  looks: Infinity,
  horizon: (seats: number) => 2 * seats,
} as const

export interface ComparisonProblem extends Problem {
  readonly settings: ComparisonSettings
}
