import { BOT_LEVELS, botFor } from '@fathom/bots'
import { GAME_IDS, loadGame } from '@fathom/catalog'
import { fastChance } from '@fathom/kernel'
import type { GameLibrary } from './gameLibrary.ts'

/** The games and bots of this program. */
export const library: GameLibrary = {
  ids: GAME_IDS,
  load: loadGame,
  levels: BOT_LEVELS,
  choose(game, level, mind, seat, sample) {
    const bot = botFor(game.meta.id, level)
    if (bot === null) throw new Error(`${game.meta.id} has no bot of level ${level}`)
    return game.notation.make(bot.choose(game, mind, seat, fastChance(sample)))
  },
}
