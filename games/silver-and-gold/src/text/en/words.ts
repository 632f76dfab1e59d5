import { english, type Names, type Seat } from '@fathom/kernel'
import { boxRows } from '../../boxes.ts'
import { cardById } from '../../cards.ts'
import type { BoxMask, CardId, Color, Shape } from '../../types.ts'
import { ISLANDS } from './islands.ts'

/** What people call the patterns. */
export const SHAPE_NAMES: Readonly<Record<Shape, string>> = {
  I2: 'the pair',
  I3: 'the line',
  L3: 'the small L',
  T4: 'the T',
  L4: 'the large L',
  O4: 'the square',
}

export const COLOR_NAMES: Readonly<Record<Color, string>> = {
  grey: 'grey',
  green: 'green',
  orange: 'orange',
  purple: 'purple',
}

/** An island's name. Cards that an owner added without a name are called by their id. */
export const island = (card: CardId): string => ISLANDS[card] ?? card
export const islands = (cards: readonly CardId[]): string => list(cards.map(island))
export const shapeName = (shape: Shape | null): string => (shape === null ? 'the pattern' : SHAPE_NAMES[shape])
export const { count, list } = english

/** "You take" or "Ada takes", with the verb in the right form. */
export function does(seat: Seat, names: Names, you: string, they: string): string {
  return names.reader === seat ? `You ${you}` : `${names.of(seat)} ${they}`
}

export function sealText(card: CardId): string {
  const { seal } = cardById(card)
  return seal === null ? '' : `, seal: ${seal.points} for each ${COLOR_NAMES[seal.color]} island finished`
}

/** Boxes by row and column, as they are counted from the top left: "row 1, columns 1 and 2". */
export function boxesText(boxes: BoxMask): string {
  const rows = boxRows(boxes).map(
    ([row, columns]) => `row ${row}, ${columns.length === 1 ? 'column' : 'columns'} ${list(columns.map(String))}`,
  )
  return rows.join('; ')
}
