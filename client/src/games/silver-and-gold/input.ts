import { refusal as because, type Refusal } from '@fathom/kernel'
import { boxName, cardById, cardId, silverAndGold, type Box, type BoxMask, type CardId } from '@fathom/silver-and-gold'
import type { Cell } from '../../art/outline.ts'
import { boxOf, cellOf, columns, hasBox } from './layout.ts'

/**
 * From a gesture to an action: pure, and without a rule of the game. What is allowed is what the list of legal actions says;
 * geometry only tells which of them is meant, and what stands in the way when none is.
 */

/** The legal actions, sorted out: the text to send by what is pointed at. */
export interface Choices {
  readonly patterns: ReadonlyMap<CardId, ReadonlyMap<BoxMask, string>>
  readonly singles: ReadonlyMap<CardId, ReadonlyMap<Box, string>>
  readonly bonuses: ReadonlyMap<CardId, ReadonlyMap<Box, string>>
  /** By the two card ids, sorted, with a space between. */
  readonly keeps: ReadonlyMap<string, string>
  readonly takes: ReadonlyMap<CardId, string>
  readonly takeDeck: string | null
}

export function choicesOf(legal: readonly string[]): Choices {
  const patterns = new Map<CardId, Map<BoxMask, string>>()
  const singles = new Map<CardId, Map<Box, string>>()
  const bonuses = new Map<CardId, Map<Box, string>>()
  const keeps = new Map<string, string>()
  const takes = new Map<CardId, string>()
  let takeDeck: string | null = null
  for (const text of legal) {
    const action = silverAndGold.notation.parse(text)
    if (action === null) continue
    if (action.do === 'pattern') put(patterns, cardId(action.card), action.boxes, text)
    else if (action.do === 'box') put(singles, cardId(action.card), action.box, text)
    else if (action.do === 'bonus') put(bonuses, cardId(action.card), action.box, text)
    else if (action.do === 'keep') keeps.set(pairOf(action.cards.map(cardId)), text)
    else if (action.do === 'take') takes.set(cardId(action.card), text)
    else takeDeck = text
  }
  return { patterns, singles, bonuses, keeps, takes, takeDeck }
}

function put<Key>(map: Map<CardId, Map<Key, string>>, card: CardId, key: Key, text: string): void {
  const own = map.get(card) ?? new Map<Key, string>()
  own.set(key, text)
  map.set(card, own)
}

/** The key of two cards in `keeps`. */
export function pairOf(cards: readonly CardId[]): string {
  return cards.toSorted().join(' ')
}

/** A place on an island, in boxes: the middle of the first box is (0.5, 0.5). */
export interface Spot {
  readonly row: number
  readonly column: number
}

export type Aim =
  | { readonly fits: true; readonly card: CardId; readonly cells: readonly Cell[]; readonly text: string }
  | {
      readonly fits: false
      readonly card: CardId
      readonly cells: readonly Cell[]
      /** The cells that don't go: off the island, or crossed off. */
      readonly blocked: readonly Cell[]
      readonly refusal: Refusal
      /** Turned or mirrored, the pattern could cover the box pointed at. */
      readonly otherWay: boolean
    }

/** The middle of a cell. */
export function middleOf([row, column]: Cell): Spot {
  return { row: row + 0.5, column: column + 0.5 }
}

/**
 * Where the pattern goes when the pointer is at `spot`: it snaps to the nearest legal place that covers the box there, and
 * otherwise lies right under the pointer and tells what is in the way.
 * @param held the pattern's cells as it is held, from (0, 0)
 */
export function aimPattern(choices: Choices, card: CardId, crossed: BoxMask, held: readonly Cell[], spot: Spot): Aim {
  const legal = choices.patterns.get(card)
  const at: Cell = [Math.floor(spot.row), Math.floor(spot.column)]
  const places = held
    .map(([row, column]) => held.map((cell): Cell => [cell[0] + at[0] - row, cell[1] + at[1] - column]))
    .sort((a, b) => distance(a, spot) - distance(b, spot))
  for (const cells of places) {
    const text = cells.every(inGrid) ? legal?.get(maskOf(cells)) : undefined
    if (text !== undefined) return { fits: true, card, cells, text }
  }
  const cells = places[0] ?? [at]
  const here = 1 << boxOf(at)
  const otherWay = inGrid(at) && [...(legal?.keys() ?? [])].some((mask) => (mask & here) !== 0)
  return { fits: false, card, cells, ...obstacles(card, crossed, cells), otherWay }
}

/** A single box, or one that an X asks for. */
export function aimBox(
  legal: ReadonlyMap<CardId, ReadonlyMap<Box, string>>,
  card: CardId,
  crossed: BoxMask,
  cell: Cell,
): Aim {
  const text = inGrid(cell) ? legal.get(card)?.get(boxOf(cell)) : undefined
  if (text !== undefined) return { fits: true, card, cells: [cell], text }
  return { fits: false, card, cells: [cell], ...obstacles(card, crossed, [cell]), otherWay: false }
}

/** What is in the way of some cells, and the refusal that says so in the game's own words. */
function obstacles(card: CardId, crossed: BoxMask, cells: readonly Cell[]): { blocked: Cell[]; refusal: Refusal } {
  const { rows } = cardById(card)
  const off = cells.filter((cell) => !hasBox(rows, cell))
  const twice = cells.filter((cell) => hasBox(rows, cell) && (crossed >> boxOf(cell)) & 1)
  const names = (some: readonly Cell[]): string[] => some.filter(inGrid).map((cell) => boxName(boxOf(cell)))
  const blocked = [...off, ...twice]
  if (off.length > 0) return { blocked, refusal: because('no-such-box', { card, boxes: names(off) }) }
  if (twice.length > 0) return { blocked, refusal: because('box-already-crossed', { card, boxes: names(twice) }) }
  return { blocked: [...cells], refusal: because('wrong-phase', { phase: 'cross' }) }
}

function inGrid([row, column]: Cell): boolean {
  return row >= 0 && row < columns && column >= 0 && column < columns
}

export function maskOf(cells: readonly Cell[]): BoxMask {
  return cells.reduce((mask, cell) => mask | (1 << boxOf(cell)), 0)
}

/** How far the middle of some cells is from a spot. */
function distance(cells: readonly Cell[], spot: Spot): number {
  const row = cells.reduce((sum, cell) => sum + cell[0] + 0.5, 0) / cells.length
  const column = cells.reduce((sum, cell) => sum + cell[1] + 0.5, 0) / cells.length
  return Math.hypot(row - spot.row, column - spot.column)
}

/** The next box of an island in a direction, over water if need be; the same box at the shore. For the arrow keys. */
export function stepFrom(card: CardId, box: Box, [down, right]: Cell): Box {
  const { rows } = cardById(card)
  const [row, column] = cellOf(box)
  for (let step = 1; step < columns; step++) {
    const cell: Cell = [row + down * step, column + right * step]
    if (hasBox(rows, cell)) return boxOf(cell)
  }
  return box
}

/** The boxes crossed by the steps of a draft, by card. */
export function draftedBoxes(actions: readonly string[]): ReadonlyMap<CardId, BoxMask> {
  const drafted = new Map<CardId, BoxMask>()
  for (const text of actions) {
    const action = silverAndGold.notation.parse(text)
    if (action === null || action.do === 'keep' || action.do === 'take' || action.do === 'take-deck') continue
    const card = cardId(action.card)
    const boxes = action.do === 'pattern' ? action.boxes : 1 << action.box
    drafted.set(card, (drafted.get(card) ?? 0) | boxes)
  }
  return drafted
}

/** By box: crossed or not, as the drawings want it. */
export function crossedList(mask: BoxMask): boolean[] {
  return Array.from({ length: columns * columns }, (_, box) => ((mask >> box) & 1) === 1)
}

/** The cards that a draft takes; the last waits for End turn and still lies on the display. */
export function draftedTakes(draft: { readonly actions: readonly string[]; readonly held: string | null }): {
  readonly cards: readonly CardId[]
  readonly deck: boolean
} {
  const taken = [...draft.actions, ...(draft.held === null ? [] : [draft.held])].map((text) =>
    silverAndGold.notation.parse(text),
  )
  return {
    cards: taken.flatMap((action) => (action?.do === 'take' ? [cardId(action.card)] : [])),
    deck: taken.some((action) => action?.do === 'take-deck'),
  }
}
