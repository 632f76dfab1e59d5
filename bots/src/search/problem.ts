import type { AnyGame, Chance } from '@fathom/kernel'
import type { Evaluation } from '../greedy.ts'
import type { Settings } from './settings.ts'

/** What all parts of a search work with. */
export interface Problem {
  readonly game: AnyGame
  readonly evaluation: Evaluation
  readonly settings: Settings
  readonly chance: Chance
}

/** The position after an action, on a copy. */
export function after({ game, chance }: Problem, state: unknown, seat: number, action: unknown): unknown {
  const copy = game.clone(state)
  game.apply(copy, seat, action, chance)
  return copy
}
