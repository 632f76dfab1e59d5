import { french, type Names, type Param, type Seat } from '@fathom/kernel'
import { partsOf } from '../../tokens.ts'
import type { Color, TokenId } from '../../types.ts'
import { columnAndRow, counted, words, type ColorNames, type KindNames } from '../parts.ts'

// Narrow no-break spaces stand before ; : ! ? as French typography wants.

/** What people call the colours: nouns, so they never agree. */
export const COLOR_NAMES: ColorNames = {
  amber: 'ambre',
  azure: 'azur',
  coral: 'corail',
  jade: 'jade',
  plum: 'prune',
}

/** What people call the treasures, and the joker. */
export const KIND_NAMES: KindNames = {
  amphora: 'amphore',
  bell: 'cloche',
  chalice: 'calice',
  coins: 'pièces',
  compass: 'boussole',
  crown: 'couronne',
  eye: 'œil',
  key: 'clé',
  lantern: 'lanterne',
  mask: 'masque',
  mussel: 'moule',
  ring: 'anneau',
  sword: 'épée',
}

const WITH_ARTICLE: KindNames = {
  amphora: 'l’amphore',
  bell: 'la cloche',
  chalice: 'le calice',
  coins: 'les pièces',
  compass: 'la boussole',
  crown: 'la couronne',
  eye: 'l’œil',
  key: 'la clé',
  lantern: 'la lanterne',
  mask: 'le masque',
  mussel: 'la moule',
  ring: 'l’anneau',
  sword: 'l’épée',
}

export const token = (id: Param | undefined): string =>
  words(id, COLOR_NAMES, WITH_ARTICLE, (kind, color) => `${kind} ${color}`)
export const bareToken = (id: Param | undefined): string =>
  words(id, COLOR_NAMES, KIND_NAMES, (kind, color) => `${kind} ${color}`)
export const color = (name: Param | undefined): string => COLOR_NAMES[name as Color]
export const aCard = (name: Param | undefined): string => `une carte ${color(name)}`
export const { count, list } = french
export const boats = (number: number): string => count(number, 'bathyscaphe')
export const cards = (number: number): string => count(number, 'carte')

/** Coins are many. */
export function isNot(id: Param | undefined): string {
  return partsOf(id as TokenId).kind === 'coins' ? 'ne sont pas' : 'n’est pas'
}

export function place(space: Param | undefined): string {
  const { column, row } = columnAndRow(space)
  return `colonne ${column}, rangée ${row}`
}

/** « Vous prenez » or « Ada prend », with the verb in the right form. */
export function does(seat: Seat, names: Names, you: string, they: string): string {
  return names.reader === seat ? `Vous ${you}` : `${names.of(seat)} ${they}`
}

export const their = (seat: Seat, names: Names, you: string, they: string): string =>
  names.reader === seat ? you : they

/** Cards by colour: `2 cartes ambre et une carte prune`. */
export function handText(hand: readonly Color[]): string {
  return list(
    counted(hand).map(({ color: name, count: number }) =>
      number === 1 ? aCard(name) : `${number} cartes ${color(name)}`,
    ),
  )
}
