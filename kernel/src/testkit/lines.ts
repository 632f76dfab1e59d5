import { fastChance } from '../sources.ts'
import type { GameEvent } from '../event.ts'
import type { Game, GameView } from '../game.ts'

/**
 * Lines of play of some length from a position, each ending earlier where the game does: a number to pin before rules are made faster. Of
 * several seats that choose at once the lowest goes first; draws are the same everywhere.
 */
export function countLines<State, Action, View extends GameView, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  state: State,
  depth: number,
): number {
  const seat = game.toAct(state)[0]
  if (seat === undefined) return 1
  const legal = game.legal(state, seat)
  if (depth === 1) return legal.length
  return legal.reduce((sum, action) => {
    const next = game.clone(state)
    game.apply(next, seat, action, fastChance(1))
    return sum + countLines(game, next, depth - 1)
  }, 0)
}
