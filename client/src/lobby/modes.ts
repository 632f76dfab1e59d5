import type { GameInfo } from '@fathom/protocol'
import type { OptionValues } from './OptionFields.tsx'

type Mode = GameInfo['modes'][number]

/** The modes that so many can play. */
export function modesFor(info: GameInfo, seats: number): readonly Mode[] {
  return info.modes.filter((mode) => mode.seats.includes(seats))
}

/** The mode that these options are, among those that so many can play; null for a mixture of one's own. */
export function modeOf(info: GameInfo, values: OptionValues, seats: number): Mode | null {
  const isLike = (mode: Mode): boolean =>
    info.options.every(({ spec }) => {
      const value = (from: OptionValues) => from[spec.id] ?? spec.default
      return value(values) === value(mode.options)
    })
  return modesFor(info, seats).find(isLike) ?? null
}
