import { components } from './builtIn.ts'
import type { TreasureCardData } from './components.ts'
import { BOX_COUNT, GRID } from './boxes.ts'
import type { Box, BoxMask, BoxSymbol, CardId, CardIndex, Color } from './types.ts'

/** A treasure card: an island of boxes. */
export interface Card {
  readonly index: CardIndex
  readonly id: CardId
  readonly color: Color
  /** Points when finished; also the number of boxes. */
  readonly points: number
  readonly seal: { readonly color: Color; readonly points: number } | null
  /** The island as rows of `.` no box, `o` plain, `X`, `C` coin, `P` palm. */
  readonly rows: readonly string[]
  /** What is printed in each of the 16 boxes of the grid; null where there is no box. */
  readonly symbols: readonly (BoxSymbol | null)[]
  readonly boxes: BoxMask
  readonly xs: BoxMask
  readonly coins: BoxMask
  readonly palms: BoxMask
  /** Palm trees printed on the card. */
  readonly palmCount: number
}

const SYMBOL_OF: Readonly<Record<string, BoxSymbol>> = { o: 'plain', X: 'x', C: 'coin', P: 'palm' }

function makeCard(data: TreasureCardData, index: CardIndex): Card {
  const symbols = Array.from({ length: BOX_COUNT }, (_, box) => {
    const letter = data.rows[Math.floor(box / GRID)]?.[box % GRID] ?? '.'
    return SYMBOL_OF[letter] ?? null
  })
  const maskOf = (wanted: (symbol: BoxSymbol | null) => boolean): BoxMask =>
    symbols.reduce((mask, symbol, box) => (wanted(symbol) ? mask | (1 << box) : mask), 0)
  return Object.freeze({
    index,
    id: data.id,
    color: data.color,
    points: data.points,
    seal: data.seal,
    rows: data.rows,
    symbols,
    boxes: maskOf((symbol) => symbol !== null),
    xs: maskOf((symbol) => symbol === 'x'),
    coins: maskOf((symbol) => symbol === 'coin'),
    palms: maskOf((symbol) => symbol === 'palm'),
    palmCount: symbols.filter((symbol) => symbol === 'palm').length,
  })
}

/** All treasure cards; a card's place here is its `CardIndex`. */
export const CARDS: readonly Card[] = components.treasureCards.map(makeCard)

const BY_ID: ReadonlyMap<CardId, Card> = new Map(CARDS.map((card) => [card.id, card]))

/** A card by index. */
export function cardAt(index: CardIndex): Card {
  const card = CARDS[index]
  if (card === undefined) throw new RangeError(`no card ${index}`)
  return card
}

/** A card by id. */
export function cardById(id: CardId): Card {
  const card = BY_ID.get(id)
  if (card === undefined) throw new RangeError(`no card ${id}`)
  return card
}

/** A card's index from its id, or null for any other text. */
export function parseCard(id: string): CardIndex | null {
  return BY_ID.get(id)?.index ?? null
}

/** A card's id. */
export function cardId(index: CardIndex): CardId {
  return cardAt(index).id
}

/** What is printed in a box of a card; null where the island has no box. */
export function symbolAt(id: CardId, box: Box): BoxSymbol | null {
  return cardById(id).symbols[box] ?? null
}

/** Boxes of each card by index: the look-up of the hot paths. */
export const BOXES: readonly BoxMask[] = CARDS.map((card) => card.boxes)
