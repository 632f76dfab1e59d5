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
