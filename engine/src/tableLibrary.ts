import { botLevels, levelNamed, strengthsOf, thinkingTime, USUAL_LEVEL } from '@fathom/bots/about'
import { GAME_IDS, loadGame } from '@fathom/catalog'
import type { TableLibrary } from './gameLibrary.ts'

/** The games of this program, each loaded when it is asked for, and what is known of its bots. */
export const tableLibrary: TableLibrary = {
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
}
