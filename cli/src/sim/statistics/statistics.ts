import type { GameEvent, Outcome } from '@fathom/kernel'

/** What a game's designer wants to know of simulated games, beyond scores: a fold over what happens. Made once for all games of a plan. */
export interface Statistics {
  /** A game has been set up. The state is live: look, don't keep. */
  began(state: unknown): void
  /** An action has been done. */
  happened(events: readonly GameEvent[], state: unknown): void
  /** The game is over. */
  ended(outcome: Outcome, state: unknown): void
  /** Everything so far, for `sim --json`. */
  report(): Readonly<Record<string, unknown>>
}
