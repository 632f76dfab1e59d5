import { boxName, cardById, cardId, type Box, type BoxMask, type CardId } from '@fathom/silver-and-gold'
import { notation } from '@fathom/silver-and-gold/notation'
import type { Cell } from '../../art/outline.ts'
import { boxOf, columns, hasBox } from './layout.ts'

/**
 * From a gesture to an action: pure, and without a rule of the game. What is allowed is what the list of legal actions says;
 * geometry only tells which of them is meant, and when none is, which other action: the server says why not.
 */

/** Where a pattern can lie on an island, and the text to send. */
export type Places = ReadonlyMap<BoxMask, string>

/** The legal actions, sorted out: the text to send by what is pointed at. */
export interface Choices {
  readonly patterns: ReadonlyMap<CardId, Places>
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
    const action = notation.parse(text)
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

/** What a click on an island does, or what is in the way. */
export type CrossAim =
  | { readonly can: 'cross'; readonly card: CardId; readonly cells: readonly Cell[]; readonly text: string }
  | {
      readonly can: null
      readonly card: CardId
      readonly cells: readonly Cell[]
      /** The cells that don't go: off the island, or crossed off. */
      readonly blocked: readonly Cell[]
      /** The action that is meant, in notation; null where a cell has no box, so that none could name it. */
      readonly meant: string | null
      /** Turned or mirrored, the pattern could cover the box pointed at. */
      readonly otherWay: boolean
      /** The box pointed at, if the pattern can't cover it in any way, but that box alone may be crossed off. */
      readonly boxAlone: Cell | null
    }

/** What a click does: crosses off, takes a card (null: the deck's top), or picks one of the first cards up or puts it back. */
export type Aim =
  | CrossAim
  | { readonly can: 'take'; readonly card: CardId | null; readonly text: string }
  | { readonly can: 'keep'; readonly card: CardId }
  /** Nothing is crossed off before a new island is taken. */
  | { readonly can: null; readonly first: 'take' }

/** The middle of a cell. */
export function middleOf([row, column]: Cell): Spot {
  return { row: row + 0.5, column: column + 0.5 }
}

/**
 * Where the pattern goes when the pointer is at `spot`: it snaps to the nearest legal place that covers the box there, and
 * otherwise lies right under the pointer and tells what is in the way.
 * @param held the pattern's cells as it is held, from (0, 0)
 */
export function aimPattern(
  choices: Choices,
  card: CardId,
  crossed: BoxMask,
  held: readonly Cell[],
  spot: Spot,
): CrossAim {
  const legal = choices.patterns.get(card)
  // A phone shows a box's width of water round the grid.
  const at: Cell = [nearGrid(spot.row), nearGrid(spot.column)]
  const places = held
    .map(([row, column]) => held.map((cell): Cell => [cell[0] + at[0] - row, cell[1] + at[1] - column]))
    .sort((a, b) => distance(a, spot) - distance(b, spot))
  for (const cells of places) {
    const text = cells.every(inGrid) ? legal?.get(maskOf(cells)) : undefined
    if (text !== undefined) return { can: 'cross', card, cells, text }
  }
  const cells = leastOff(places) ?? [at]
  const here = 1 << boxOf(at)
  const otherWay = inGrid(at) && [...(legal?.keys() ?? [])].some((mask) => (mask & here) !== 0)
  const boxAlone = !otherWay && inGrid(at) && choices.singles.get(card)?.has(boxOf(at)) === true ? at : null
  return { can: null, card, cells, ...obstacles('cross', card, crossed, cells), otherWay, boxAlone }
}

/** A single box, or one that an X asks for. */
export function aimBox(choices: Choices, verb: 'box' | 'bonus', card: CardId, crossed: BoxMask, cell: Cell): CrossAim {
  const legal = verb === 'bonus' ? choices.bonuses : choices.singles
  const text = inGrid(cell) ? legal.get(card)?.get(boxOf(cell)) : undefined
  if (text !== undefined) return { can: 'cross', card, cells: [cell], text }
  return { can: null, card, cells: [cell], ...obstacles(verb, card, crossed, [cell]), otherWay: false, boxAlone: null }
}

/** What is in the way of some cells, and the action that would cross them off. */
function obstacles(
  verb: 'cross' | 'box' | 'bonus',
  card: CardId,
  crossed: BoxMask,
  cells: readonly Cell[],
): { blocked: readonly Cell[]; meant: string | null } {
  const { rows } = cardById(card)
  const off = cells.filter((cell) => !hasBox(rows, cell))
  const twice = cells.filter((cell) => hasBox(rows, cell) && (crossed >> boxOf(cell)) & 1)
  const blocked = [...off, ...twice]
  // A pattern that lies beside an island is nothing that one could do; a box may be named where the island has none.
  const isNameless = verb === 'cross' ? off.length > 0 : !cells.every(inGrid)
  const names = cells.map(boxOf).sort((one, other) => one - other).map(boxName) // prettier-ignore
  return {
    blocked: blocked.length > 0 ? blocked : cells,
    meant: isNameless ? null : `${verb} ${card} ${names.join(' ')}`,
  }
}

/** A row or a column that is on the grid, or right beside it. */
function nearGrid(at: number): number {
  return Math.max(-1, Math.min(columns, Math.floor(at)))
}

function inGrid([row, column]: Cell): boolean {
  return row >= 0 && row < columns && column >= 0 && column < columns
}

export function maskOf(cells: readonly Cell[]): BoxMask {
  return cells.reduce((mask, cell) => mask | (1 << boxOf(cell)), 0)
}

/** Of some places the first with the fewest cells off the grid: beside it a phone would cut them off. */
function leastOff(places: readonly Cell[][]): Cell[] | undefined {
  const off = (cells: readonly Cell[]): number => cells.filter((cell) => !inGrid(cell)).length
  return places.toSorted((a, b) => off(a) - off(b))[0]
}

/** How far the middle of some cells is from a spot. */
function distance(cells: readonly Cell[], spot: Spot): number {
  const row = cells.reduce((sum, cell) => sum + cell[0] + 0.5, 0) / cells.length
  const column = cells.reduce((sum, cell) => sum + cell[1] + 0.5, 0) / cells.length
  return Math.hypot(row - spot.row, column - spot.column)
}

/** The boxes crossed by the steps of a draft, by card. */
export function draftedBoxes(actions: readonly string[]): ReadonlyMap<CardId, BoxMask> {
  const drafted = new Map<CardId, BoxMask>()
  for (const text of actions) {
    const action = notation.parse(text)
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

/** The cards that a draft takes; one that waits for End turn still lies on the display, unless nothing is drawn in its place. */
export function draftedTakes(draft: { readonly actions: readonly string[]; readonly held: string | null }): {
  readonly cards: readonly CardId[]
  readonly deck: boolean
} {
  const taken = [...draft.actions, ...(draft.held === null ? [] : [draft.held])].map((text) => notation.parse(text))
  return {
    cards: taken.flatMap((action) => (action?.do === 'take' ? [cardId(action.card)] : [])),
    deck: taken.some((action) => action?.do === 'take-deck'),
  }
}
