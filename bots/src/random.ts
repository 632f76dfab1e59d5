import type { Bot } from './bot.ts'

/** Any legal action, all equally likely. */
export const randomBot: Bot = {
  choose: (game, mind, seat, chance) => chance.pick(game.legal(mind, seat)),
}
