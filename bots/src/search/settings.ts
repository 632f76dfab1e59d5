import type { Problem } from './problem.ts'

/** A problem with the settings of a tree search. */
export interface TreeProblem extends Problem {
  readonly settings: Settings
}

/** What a search must be told of a game beside its evaluation. Points are the evaluation's, except where it says otherwise. */
export interface Settings {
  /** A lead of so many points is won in about three of four games; how far `reward` bends. */
  readonly leadScale: number
  /** The same for the final score, in the game's own points. */
  readonly scoreScale: number
  /**
   * How much of what rivals gain and lose on the way is told to the decider, 0 to 1. Where players hardly touch each other it is mere noise beside
   * the decider's own choice, and the rivals are better thought to stay where they are.
   */
  readonly rivals: number
  /** An action that looks worse by this many points is tried about a third as often. */
  readonly temperature: number
  /** The weight of exploring actions that have been tried little. */
  readonly exploration: number
  /** The evaluation's value of an action counts like this many worlds. */
  readonly trust: number
  /** Turns that are played from the decision on before the evaluation has the word, by the number of seats. */
  horizon(seats: number): number
  /** Play is also cut here, at the end of a round for instance; `start` is the position of the decision. */
  isCut?(start: unknown, now: unknown): boolean
  /** Actions that are looked at for each step of a rollout; the best of them is done. Infinity: all. */
  readonly looks: number
  /** Steps of a rollout, of a hundred, that take any action. */
  readonly careless: number
  /** Actions considered at first in each position, those that look best; more as visits grow, with their square root. */
  readonly width: number
}

/** What a game must say of a tree search, and what it may: the rest is as in `USUAL_SETTINGS`. */
export type SearchChoices = Pick<Settings, 'leadScale' | 'scoreScale'> & Partial<Settings>

/** What a game may begin with; the arena says what serves it better. */
export const USUAL_SETTINGS = {
  rivals: 1,
  temperature: 0.6,
  exploration: 1,
  trust: 5,
  horizon: (seats: number) => 2 * seats,
  looks: 4,
  careless: 5,
  width: 6,
} as const
