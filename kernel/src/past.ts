import type { AnyGame } from './game.ts'
import type { ComponentSets } from './sets.ts'
import type { GameTexts } from './text.ts'

/** A game under older rules, complete: what a module in `games/<id>/past` exports as `rules`. `npm run past` makes it. */
export interface PastRules {
  readonly game: AnyGame
  readonly texts: GameTexts
  /** The component values that came with the game. */
  readonly components: unknown
  /** Null: its components are fixed. */
  readonly sets: ComponentSets | null
  /** What its bots know of it: an `Expertise`, which only `bots` looks into. */
  readonly expertise: unknown
}

/** A game's past rules by version, each loaded when a table or a record names it. */
export type Past = Readonly<Record<number, () => Promise<PastRules>>>
