import type { GameEvent } from '../event.ts'
import type { GameView } from '../game.ts'
import type { Walk, Watch } from './walk.ts'

/** Positions at the start of a game that a sampling law always looks at. */
const FIRST = 10

/**
 * The same law, looking at fewer positions: the first ten, then those where the count of actions and the seed add up to a power of two, and the
 * last one. The seed shifts these positions from game to game, so that a hundred games together look everywhere. The law still sees all moves
 * and ends.
 */
export function sampling<State, Action, View extends GameView, Event extends GameEvent>(
  watch: Watch<State, Action, View, Event>,
): Watch<State, Action, View, Event> {
  if (watch.position === undefined) return watch
  const look = (walk: Walk<State, Action, View, Event>): void => watch.position?.(walk)
  return {
    ...watch,
    position(walk) {
      if (isSampled(walk.lines.length, walk.seed)) look(walk)
    },
    end(walk) {
      if (!isSampled(walk.lines.length, walk.seed)) look(walk)
      watch.end?.(walk)
    },
  }
}

/** Whether the position after so many actions is one of the sample. */
export function isSampled(actions: number, seed: number): boolean {
  return actions < FIRST || isPowerOfTwo(actions + seed - 1)
}

function isPowerOfTwo(count: number): boolean {
  return (count & (count - 1)) === 0
}
