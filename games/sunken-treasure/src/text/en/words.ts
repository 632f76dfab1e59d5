import { english, type Names, type Param, type Seat } from '@fathom/kernel'
import { partsOf } from '../../tokens.ts'
import type { Color, TokenId } from '../../types.ts'
import { columnAndRow, counted, words, type ColorNames, type KindNames } from '../parts.ts'

/** What people call the colours. */
export const COLOR_NAMES: ColorNames = {
  amber: 'amber',
  azure: 'azure',
  coral: 'coral',
  jade: 'jade',
  plum: 'plum',
}

/** What people call the treasures, and the joker. */
export const KIND_NAMES: KindNames = {
  amphora: 'amphora',
  bell: 'bell',
  chalice: 'chalice',
  coins: 'coins',
  compass: 'compass',
  crown: 'crown',
  eye: 'eye',
  key: 'key',
  lantern: 'lantern',
  mask: 'mask',
  mussel: 'mussel',
  ring: 'ring',
  sword: 'sword',
}

export const token = (id: Param | undefined): string =>
  words(id, COLOR_NAMES, KIND_NAMES, (kind, color) => `the ${color} ${kind}`)
export const bareToken = (id: Param | undefined): string =>
  words(id, COLOR_NAMES, KIND_NAMES, (kind, color) => `${color} ${kind}`)
export const color = (name: Param | undefined): string => COLOR_NAMES[name as Color]
export const aCard = (name: Param | undefined): string =>
  `${color(name).startsWith('a') ? 'an' : 'a'} ${color(name)} card`
export const { count, list } = english
export const boats = (number: number): string => count(number, 'bathyscaphe')
export const cards = (number: number): string => count(number, 'card')

/** Coins are many. */
export function isMany(id: Param | undefined): boolean {
  return partsOf(id as TokenId).kind === 'coins'
}

export function place(space: Param | undefined): string {
  const { column, row } = columnAndRow(space)
  return `column ${column}, row ${row}`
}

/** "You take" or "Ada takes", with the verb in the right form. */
export function does(seat: Seat, names: Names, you: string, they: string): string {
  return names.reader === seat ? `You ${you}` : `${names.of(seat)} ${they}`
}

export const whom = (seat: Seat, names: Names): string => (names.reader === seat ? 'you' : names.of(seat))
export const their = (seat: Seat, names: Names): string => (names.reader === seat ? 'your' : 'their')

/** Cards by colour: `2 amber cards and a plum card`. */
export function handText(hand: readonly Color[]): string {
  return list(
    counted(hand).map(({ color: name, count: number }) =>
      number === 1 ? aCard(name) : `${number} ${color(name)} cards`,
    ),
  )
}
