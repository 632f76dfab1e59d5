import { botFor, characterOf } from '@fathom/bots'
import { fastChance } from '@fathom/kernel'
import type { GameLibrary } from './gameLibrary.ts'
import { tableLibrary } from './tableLibrary.ts'

/** The games and bots of this program. */
export const library: GameLibrary = {
  ...tableLibrary,
  choose({ game, expertise }, { level, name }, state, seat, sample, pace) {
    const bot = botFor(game.meta.id, level, expertise, characterOf(game.meta.id, name))
    if (bot === null) throw new Error(`${game.meta.id} has no bot of level ${level}`)
    return game.notation.make(bot.choose(game, state, seat, fastChance(sample), pace))
  },
}
