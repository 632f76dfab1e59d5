import { botLevels, botFor, levelNamed, strengthsOf, thinkingTime, USUAL_LEVEL } from '@fathom/bots'
import { GAME_IDS, loadGame } from '@fathom/catalog'
import { fastChance } from '@fathom/kernel'
import type { GameLibrary } from './gameLibrary.ts'

/** The games and bots of this program. */
export const library: GameLibrary = {
  ids: GAME_IDS,
  load: loadGame,
  levels: botLevels,
  strengths: strengthsOf,
  levelNamed(id, name) {
    const level = levelNamed(name)
    return level !== null && botLevels(id).includes(level) ? level : null
  },
  usualLevel(id) {
    const levels = botLevels(id)
    return levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (levels.at(-1) ?? '')
  },
  thinkingTime,
  choose({ game, expertise }, level, state, seat, sample, pace) {
    const bot = botFor(game.meta.id, level, expertise)
    if (bot === null) throw new Error(`${game.meta.id} has no bot of level ${level}`)
    return game.notation.make(bot.choose(game, state, seat, fastChance(sample), pace))
  },
}
