import {
  countBoxes,
  islandName,
  symbolAt,
  cardById,
  type Box,
  type BoxMask,
  type CardId,
} from '@fathom/silver-and-gold'
import { language } from '../../shell/preferences.ts'
import { cellOf } from './layout.ts'
import { words } from './text.ts'

/** What is said of things on the board, for ears and for captions. */

export function nameOf(card: CardId): string {
  return islandName(card, language())
}

export function colorOf(card: CardId): string {
  return words().colors[cardById(card).color]
}

/** "Widow's Reach, row 2, column 3, coin, free" */
export function boxSpoken(card: CardId, crossed: BoxMask, box: Box): string {
  const [row, column] = cellOf(box)
  const symbol = words().symbols[symbolAt(card, box) ?? 'plain']
  const state = (crossed >> box) & 1 ? words().crossed : words().free
  return words().box(nameOf(card), row + 1, column + 1, symbol, state)
}

/** "Purple, 11 boxes to go" */
export function islandCaption(card: CardId, crossed: BoxMask): string {
  const left = countBoxes(cardById(card).boxes & ~crossed)
  return left === 0 ? words().done(colorOf(card)) : words().toGo(colorOf(card), left)
}

/** "Widow's Reach, purple, 14 points, seal: 2 for each orange island" */
export function cardSpoken(card: CardId): string {
  const { points, seal } = cardById(card)
  const said = words().card(nameOf(card), colorOf(card), points)
  return seal === null ? said : `${said}, ${words().seal(seal.points, words().colors[seal.color])}`
}

/** What crossing some boxes brings, now: "1 coin, an X for one more box". */
export function gainSpoken(card: CardId, crossed: BoxMask, boxes: BoxMask, displayPalms: number): string {
  const printed = cardById(card)
  const coins = countBoxes(boxes & printed.coins)
  const palms = countBoxes(boxes & printed.palms)
  const xs = countBoxes(boxes & printed.xs)
  const parts = [
    ...(coins > 0 ? [words().coins(coins)] : []),
    ...(palms > 0 ? [words().palms(palms, displayPalms + 1)] : []),
    ...(xs > 0 ? [words().bonus(xs)] : []),
    ...((crossed | boxes) === printed.boxes ? [words().finishes] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : words().nothingHere
}
