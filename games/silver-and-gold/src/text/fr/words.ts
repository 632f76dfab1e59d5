import { french, type Names, type Seat } from '@fathom/kernel'
import { boxRows } from '../../boxes.ts'
import { cardById } from '../../cards.ts'
import type { BoxMask, CardId, Color, Shape } from '../../types.ts'
import { ISLANDS } from './islands.ts'

// Narrow no-break spaces stand before ; : ! ? as French typography wants.

/** What people call the patterns. */
export const SHAPE_NAMES: Readonly<Record<Shape, string>> = {
  I2: 'la paire',
  I3: 'la ligne',
  L3: 'le petit L',
  T4: 'le T',
  L4: 'le grand L',
  O4: 'le carré',
}

export const COLOR_NAMES: Readonly<Record<Color, string>> = {
  grey: 'grise',
  green: 'verte',
  orange: 'orange',
  purple: 'violette',
}

/** An island's name. Cards that an owner added without a name are called by their id. */
export const island = (card: CardId): string => ISLANDS[card] ?? card
export const islands = (cards: readonly CardId[]): string => list(cards.map(island))
export const shapeName = (shape: Shape | null): string => (shape === null ? 'le motif' : SHAPE_NAMES[shape])
export const { count, list } = french

/** « Vous prenez » or « Ada prend », with the verb in the right form. */
export function does(seat: Seat, names: Names, you: string, they: string): string {
  return names.reader === seat ? `Vous ${you}` : `${names.of(seat)} ${they}`
}

export function sealText(card: CardId): string {
  const { seal } = cardById(card)
  return seal === null ? '' : `, sceau : ${seal.points} par île ${COLOR_NAMES[seal.color]} terminée`
}

/** Boxes by row and column, as they are counted from the top left: "ligne 1, colonnes 1 et 2". */
export function boxesText(boxes: BoxMask): string {
  const rows = boxRows(boxes).map(
    ([row, columns]) => `ligne ${row}, ${columns.length === 1 ? 'colonne' : 'colonnes'} ${list(columns.map(String))}`,
  )
  return rows.join('\u202f; ')
}
