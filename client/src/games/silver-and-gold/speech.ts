import { countBoxes, symbolAt, cardById, type Box, type BoxMask, type CardId } from '@fathom/silver-and-gold'
import type { Cell } from '../../art/outline.ts'
import { clausesOf, listOf } from '../../text/index.ts'
import { boxOf, cellOf } from './layout.ts'
import { messages } from './text/index.ts'

/** What is said of things on the board, for ears and for captions. */

export function nameOf(card: CardId): string {
  return messages().island(card)
}

/** "Widow's Reach and Fox Horns" */
export function namesOf(cards: readonly CardId[]): string {
  return listOf(cards.map(nameOf))
}

export function colorOf(card: CardId): string {
  return messages().colors[cardById(card).color]
}

/** "Widow's Reach, row 2, column 3, coin, free" */
export function boxSpoken(card: CardId, crossed: BoxMask, box: Box): string {
  const [row, column] = cellOf(box)
  const symbol = messages().symbols[symbolAt(card, box) ?? 'plain']
  const state = (crossed >> box) & 1 ? messages().crossed : messages().free
  return messages().box(nameOf(card), row + 1, column + 1, symbol, state)
}

/** "Purple, 11 boxes to go" */
export function islandCaption(card: CardId, crossed: BoxMask): string {
  const left = boxesLeft(card, crossed)
  return left === 0 ? messages().done(colorOf(card)) : `${colorOf(card)}, ${messages().toGo(left)}`
}

/** How many boxes of an island are still free. */
export function boxesLeft(card: CardId, crossed: BoxMask): number {
  return countBoxes(cardById(card).boxes & ~crossed)
}

/** "Widow's Reach, purple, 14 points, seal: 2 for each orange island" */
export function cardSpoken(card: CardId): string {
  const { points, seal } = cardById(card)
  const said = messages().card(nameOf(card), colorOf(card), points)
  return seal === null ? said : `${said}, ${messages().seal(seal.points, messages().colors[seal.color])}`
}

/** "Widow's Reach, purple, 14 points; 14 boxes: 2 coins, 1 palm, 3 red X" */
export function cardWhole(card: CardId): string {
  const { boxes, coins, palms, xs } = cardById(card)
  const [size, ...symbols] = [boxes, coins, palms, xs].map((mask) => countBoxes(mask))
  return messages().whole(cardSpoken(card), size ?? 0, symbols[0] ?? 0, symbols[1] ?? 0, symbols[2] ?? 0)
}

/** All of an island: "Purple, 11 boxes to go. Row 1: crossed off, empty box, water, coin. Row 2: …" */
export function islandWhole(card: CardId, crossed: BoxMask): string {
  const rows = cardById(card).rows.map((marks, row) => {
    const boxes = [...marks].map((_, column) => {
      const box = boxOf([row, column])
      const symbol = symbolAt(card, box)
      if (symbol === null) return messages().water
      // What was printed there does not matter any more.
      return (crossed >> box) & 1 ? messages().crossed : messages().symbols[symbol]
    })
    return messages().row(row + 1, boxes.join(', '))
  })
  return [`${nameOf(card)}, ${islandCaption(card, crossed)}`, ...rows].join('. ')
}

/** Some boxes by row: "row 1, columns 1, 2 and 3; row 2, column 2". */
export function cellsSpoken(cells: readonly Cell[]): string {
  const rows = [...new Set(cells.map(([row]) => row))].sort((a, b) => a - b)
  return clausesOf(
    rows.map((row) => {
      const columns = cells.flatMap(([at, column]) => (at === row ? [column + 1] : [])).sort((a, b) => a - b)
      return messages().cells(row + 1, columns.length, listOf(columns.map(String)))
    }),
  )
}
