import type { GameInfo } from '@fathom/protocol'
import { modesFor, type Mode } from './firstMode.ts'
import type { OptionValues } from './OptionFields.tsx'

/** The modes to choose between at a glance: editions of them stand behind. */
export function cardModes(info: GameInfo, seats: number): readonly Mode[] {
  return modesFor(info, seats).filter(({ editionOf }) => editionOf === null)
}

/** A mode with its editions, if it has any. */
export function editionsOf(info: GameInfo, mode: Mode): readonly Mode[] {
  const base = mode.editionOf ?? mode.id
  return info.modes.filter(({ id, editionOf }) => id === base || editionOf === base)
}

/** Options that the modes settle: each mode that is offered has another value. To choose them singly would say the same twice. */
export function openOptions(info: GameInfo): GameInfo['options'] {
  const cards = info.modes.filter(({ editionOf }) => editionOf === null)
  if (cards.length < 2) return info.options
  return info.options.filter(({ spec }) => {
    const values = new Set(cards.map(({ options }) => options[spec.id] ?? spec.default))
    return values.size < cards.length
  })
}

/** The card that these options belong to: that of their mode or, for a mixture of one's own, the one that settles the same. */
export function cardOf(info: GameInfo, values: OptionValues, seats: number): Mode | null {
  const mode = modeOf(info, values, seats)
  const open = new Set(openOptions(info))
  const settled = info.options.filter((option) => !open.has(option)).map(({ spec }) => spec)
  const isLike = ({ id, options }: Mode): boolean =>
    mode === null
      ? settled.length > 0 && settled.every((spec) => (values[spec.id] ?? spec.default) === options[spec.id])
      : id === (mode.editionOf ?? mode.id)
  return cardModes(info, seats).find(isLike) ?? null
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
