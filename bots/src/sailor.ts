import type { AnyGame } from '@fathom/kernel'
import type { Bot } from './bot.ts'
import { greedyBot, type Evaluation } from './greedy.ts'

/** Of a hundred actions, so many are not thought of. */
const OVERLOOKED = 45
const HUNDRED = 100

/** Judges as well as the greedy bot, but does not think of everything: of the legal actions it overlooks nearly half, other ones each time. */
export function sailorBot(evaluation: Evaluation): Bot {
  const greedy = greedyBot(evaluation)
  return {
    choose(game, mind, seat, chance) {
      const actions = game.legal(mind, seat)
      const thoughtOf = actions.filter(() => chance.below(HUNDRED) >= OVERLOOKED)
      if (thoughtOf.length === 0) return chance.pick(actions)
      return greedy.choose(overlooking(game, mind, thoughtOf), mind, seat, chance)
    },
  }
}

/** The game as it looks to somebody who sees only these actions in this position. */
function overlooking(game: AnyGame, mind: unknown, seen: readonly unknown[]): AnyGame {
  return Object.create(game, {
    legal: { value: (state: unknown, seat: number) => (state === mind ? seen.slice() : game.legal(state, seat)) },
  }) as AnyGame
}
