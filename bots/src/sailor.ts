import type { AnyGame } from '@fathom/kernel'
import type { Bot } from './bot.ts'
import { greedyBot, type Evaluation } from './greedy.ts'

/** Of a hundred actions, so many are not thought of, where a game says nothing else. */
const OVERLOOKED = 45
const HUNDRED = 100

/**
 * Evaluates like the greedy bot, but overlooks about half of the legal actions, other ones each time.
 * @param overlooked of a hundred: more where many actions are nearly as good as the best, so that a Sailor is as far from a Mate in every game
 */
export function sailorBot(evaluation: Evaluation, overlooked = OVERLOOKED): Bot {
  const greedy = greedyBot(evaluation)
  return {
    choose(game, state, seat, chance) {
      const actions = game.legal(state, seat)
      const thoughtOf = actions.filter(() => chance.below(HUNDRED) >= overlooked)
      if (thoughtOf.length === 0) return chance.pick(actions)
      return greedy.choose(overlooking(game, state, thoughtOf), state, seat, chance)
    },
  }
}

/** The game as it looks to somebody who sees only these actions in this position. */
function overlooking(game: AnyGame, state: unknown, seen: readonly unknown[]): AnyGame {
  return Object.create(game, {
    legal: { value: (now: unknown, seat: number) => (now === state ? seen.slice() : game.legal(now, seat)) },
  }) as AnyGame
}
