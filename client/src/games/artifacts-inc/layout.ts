import type { Size } from '../../board/geometry.ts'
import { boardSize, publicGap } from './art/boardLayout.ts'
import { cardSizes } from './art/layout.ts'
import type { CardSize } from './art/types.ts'

/** How large everything on the table is for the room that there is: numbers only. All in CSS pixels. */

export type { Size }

export interface TableLayout {
  readonly gap: number
  /** Museums, the two public cards together, and the dive: in so many columns. */
  readonly boards: Size & { readonly columns: number }
  readonly market: Size & { readonly art: CardSize; readonly columns: number }
  /** The band with dice and belongings. */
  readonly tray: number
  readonly die: number
  readonly desk: DeskLayout
}

export interface DeskLayout extends Size {
  readonly art: CardSize
  /** The desk is wider than its room, and scrolls. */
  readonly scrolls: boolean
  /** The lower row has no cards yet: it is so high. */
  readonly strip?: number
}

const BOARDS = 6
const LEAST_DESK_CARD = 74

/** Between cards of a letter, and between letters, as parts of a card's width. */
const CLOSE = 0.04
const APART = 0.08

/** The picture of a card that is best read at a width. */
export function artFor(width: number): CardSize {
  if (width >= 136) return 'full'
  return width >= 92 ? 'small' : 'tile'
}

/** Width and height of a card drawn at most so large. */
export function cardWithin(room: Size): Size & { readonly art: CardSize } {
  for (const art of ['full', 'small', 'tile'] as const) {
    const { width, height } = cardSizes[art]
    const drawn = Math.min(room.width, (room.height * width) / height)
    if (artFor(drawn) === art || art === 'tile') return { art, width: drawn, height: (drawn * height) / width }
  }
  return { art: 'tile', ...cardSizes.tile }
}

/** Cards of the market in one line, letters a little apart: the width of one. */
export function marketCardWidth(width: number, groups: readonly number[]): number {
  const cards = groups.reduce((sum, count) => sum + count, 0)
  const close = groups.reduce((sum, count) => sum + Math.max(0, count - 1), 0)
  const apart = Math.max(0, groups.length - 1)
  return width / (cards + close * CLOSE + apart * APART)
}

export const marketGaps = (width: number): { readonly close: number; readonly apart: number } => ({
  close: width * CLOSE,
  apart: width * APART,
})

/** Own cards in two rows: as large as the height allows, smaller where there are many columns, down to what can still be read. */
export function deskLayout(room: Size, columns: number, gap: number): DeskLayout {
  const height = (room.height - gap) / 2
  const width = (room.width - (columns - 1) * gap) / columns
  const fitting = cardWithin({ width, height })
  if (fitting.width >= LEAST_DESK_CARD) return { ...fitting, scrolls: false }
  return { ...cardWithin({ width: LEAST_DESK_CARD, height }), scrolls: true }
}

/** While my desk has one row, the other is as high as it takes to show where a card may go. */
const STRIP = 36

/**
 * The table on a wide screen: boards in one line, then the market in one line, then the tray, and my desk in what is left. While the desk has one
 * row of cards, the market takes what that leaves, in two lines of larger cards.
 * @param room what the page gives
 * @param groups how many cards each letter of the market shows
 * @param columns of my desk
 * @param rows of my desk that have cards
 */
export function wideLayout(room: Size, groups: readonly number[], columns: number, rows: 1 | 2 = 2): TableLayout {
  const gap = room.width < 1300 ? 6 : 10
  const boardWidth = Math.min(
    (room.width - (BOARDS - 1) * gap) / BOARDS,
    (room.height * 0.22 * boardSize.width) / boardSize.height,
  )
  const boardHeight = (boardWidth * boardSize.height) / boardSize.width
  const oneLine = cardWithin({ width: marketCardWidth(room.width, groups), height: room.height * 0.19 })
  const tray = Math.max(48, Math.min(68, Math.round(room.height * 0.077)))
  if (rows === 1) {
    const most = Math.ceil(groups.reduce((sum, count) => sum + count, 0) / 2) + 1
    const rest = room.height - boardHeight - tray - 3 * gap - STRIP - Math.min(gap, 8)
    // Three lines of cards of one size: two of the market, one of mine.
    const lines = marketIn({ width: room.width, height: ((rest + MARKET_GAP) * 2) / 3 }, groups, most)
    if (lines.width > oneLine.width * 1.1) {
      const own = cardWithin({
        width: (room.width - (columns - 1) * Math.min(gap, 8)) / columns,
        height: rest - 2 * lines.height - MARKET_GAP,
      })
      return {
        gap,
        boards: { width: boardWidth, height: boardHeight, columns: BOARDS },
        market: lines,
        tray,
        die: tray - 16,
        desk: { ...own, scrolls: false, strip: STRIP },
      }
    }
  }
  const market = oneLine
  const left = room.height - boardHeight - market.height - tray - 3 * gap
  return {
    gap,
    boards: { width: boardWidth, height: boardHeight, columns: BOARDS },
    market: { ...market, columns: groups.length },
    tray,
    die: tray - 16,
    desk: deskLayout({ width: room.width, height: left }, columns, Math.min(gap, 8)),
  }
}

/**
 * The market in several lines: each letter goes whole into the first line that has room, so that single cards fill up the ends.
 * @param groups how many cards each letter shows
 * @param most cards in a line
 * @returns for each line the letters in it, by their places in `groups`
 */
export function marketLines(groups: readonly number[], most: number): number[][] {
  const lines: { letters: number[]; left: number }[] = []
  groups.forEach((count, letter) => {
    const line = lines.find(({ left }) => left >= count)
    if (line === undefined) lines.push({ letters: [letter], left: most - count })
    else {
      line.letters.push(letter)
      line.left -= count
    }
  })
  return lines.map(({ letters }) => letters)
}

const MARKET_GAP = 4

/** Cards of the market in lines of so many, within a room. */
function marketIn(room: Size, groups: readonly number[], most: number): TableLayout['market'] {
  const lines = marketLines(groups, most).length
  const width = (room.width - (most - 1) * MARKET_GAP) / most
  const height = (room.height - (lines - 1) * MARKET_GAP) / lines
  return { ...cardWithin({ width, height }), columns: most }
}

/** A tablet held upright: everything in two or three lines, below one another; the page scrolls. */
export function tallLayout(width: number, groups: readonly number[], columns: number): TableLayout {
  const gap = 8
  const boardWidth = (width - 2 * gap) / 3
  const singles = groups.filter((count) => count === 1).length
  const most = Math.max(...groups) + singles
  return {
    gap,
    boards: { width: boardWidth, height: (boardWidth * boardSize.height) / boardSize.width, columns: 3 },
    market: marketIn({ width, height: 480 }, groups, most),
    tray: 56,
    die: 40,
    desk: deskLayout({ width, height: 2 * 176 }, columns, gap),
  }
}

/** So many columns of a desk a phone shows at once. */
const PHONE_COLUMNS = 4
/** Of a longer desk a part of the next column tells that there is more. */
const PHONE_PEEK = 0.4
/** Boards narrower than this are hard to read: rather they scroll. */
const LEAST_BOARD = 160

/** A phone: one of the places at a time. `room` is what is left between the switch and the dice. */
export function phoneLayout(room: Size, groups: readonly number[], columns: number): TableLayout {
  const gap = 6
  // Two lines of two museums, and a line of two public cards.
  const lines = (2 * boardSize.height + (boardSize.height - publicGap) / 2) / boardSize.width
  const boardWidth = Math.min((room.width - gap) / 2, Math.max(LEAST_BOARD, (room.height - 2 * gap) / lines))
  const singles = groups.filter((count) => count === 1).length
  const scrolls = columns > PHONE_COLUMNS
  const desk = cardWithin({
    width: scrolls
      ? (room.width - PHONE_COLUMNS * gap) / (PHONE_COLUMNS + PHONE_PEEK)
      : (room.width - (PHONE_COLUMNS - 1) * gap) / PHONE_COLUMNS,
    height: Math.max(110, (room.height - gap) / 2),
  })
  return {
    gap,
    boards: { width: boardWidth, height: (boardWidth * boardSize.height) / boardSize.width, columns: 2 },
    market: marketIn(
      { width: room.width, height: Math.max(room.height, 320) },
      groups,
      Math.max(...groups) + (singles > 0 && singles < groups.length ? 1 : 0),
    ),
    tray: 54,
    die: 36,
    desk: { ...desk, scrolls },
  }
}

/** Columns of a desk from the leftmost card or free place to the rightmost; the four of the starting cards at least. */
export function columnsOf(places: readonly { readonly column: number }[], least = 4): number[] {
  const first = Math.min(1, ...places.map(({ column }) => column))
  const last = Math.max(least, ...places.map(({ column }) => column))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
