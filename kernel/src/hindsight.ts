import type { GameEvent } from './event.ts'

/**
 * What may be looked up again, in games that forbid looking through what was shown before. `redact` tells an event when it happens; whoever reads
 * the log later, or the board as it was, reads it through this. It depends on nothing that is hidden from anybody, and when the game is over
 * everything may be seen again.
 */
export interface Hindsight<State = unknown, Event extends GameEvent = GameEvent> {
  /** What may be read of an event that somebody was told, while the game stands at `now`: the very event, a poorer one, or null for nothing. */
  event(event: Event, now: State): Event | null
  /** The time of the game that a position is of, as a number of the game's own: positions of one time are shown or covered together. */
  timeOf(state: State): number
  /** Whether the board may be seen again as it was at a time, while the game stands at `now`. */
  shows(time: number, now: State): boolean
  /**
   * Whether what came up to the position of a time will read as it does at `now` from here on, unless the game is taken back. Tables keep no more of
   * such lines than their text. Absent, as in rules of before: nobody knows.
   */
  isSettled?(time: number, now: State): boolean
}
