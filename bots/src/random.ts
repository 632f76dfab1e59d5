import type { Bot } from './bot.ts'

/** Any legal action, all equally likely. */
export const randomBot: Bot = {
  choose: (game, state, seat, chance) => chance.pick(game.legal(state, seat)),
}
