import type { GameInfo } from '@fathom/protocol'
import type { OptionValues } from './OptionFields.tsx'

export type Mode = GameInfo['modes'][number]

/** The modes that so many can play. */
export function modesFor(info: GameInfo, seats: number): readonly Mode[] {
  return info.modes.filter((mode) => mode.seats.includes(seats))
}

/** What a table begins with: the mode for a first game to whoever has not played it yet, else the usual one. */
export function firstOptions(info: GameInfo, seats: number, hasPlayed: boolean): OptionValues {
  const gentle = modesFor(info, seats).find(({ isForNewcomers }) => isForNewcomers)
  return hasPlayed || gentle === undefined ? {} : gentle.options
}

/** The bots of a first game, whom the lessons have as rivals, too. */
const GENTLE_LEVEL = 'sailor'

/** The bots that one click seats: the usual ones; weaker ones, where the game has them, for whoever has not played it yet. */
export function firstLevel({ botLevels, usualLevel }: GameInfo, hasPlayed: boolean): string {
  return !hasPlayed && botLevels.includes(GENTLE_LEVEL) ? GENTLE_LEVEL : usualLevel
}
