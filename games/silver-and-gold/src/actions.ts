import { boxesIn, boxNames, boxName, BOX_COUNT } from './boxes.ts'
import { BOXES, cardId, CARDS } from './cards.ts'
import { placementsOf } from './shapes.ts'
import { SHAPES, type Action, type Box, type BoxMask, type CardIndex } from './types.ts'

/** The action's line of text. Boxes and cards are named in one fixed order, so that an action has one text. */
export function makeNotation(action: Action): string {
  switch (action.do) {
    case 'keep':
      return `keep ${cardId(action.cards[0])} ${cardId(action.cards[1])}`
    case 'pattern': {
      const first = `cross ${cardId(action.card)} ${boxNames(action.boxes)}`
      return action.other ? `${first} ${cardId(action.other.card)} ${boxNames(action.other.boxes)}` : first
    }
    case 'box':
    case 'bonus':
      return `${action.do} ${cardId(action.card)} ${boxName(action.box)}`
    case 'take':
      return `take ${cardId(action.card)}`
    case 'take-deck':
      return 'take deck'
  }
}

/** One action object for each action that can ever be legal, made once: `legal` only picks, it makes nothing. */
const byNotation = new Map<string, Action>()

function share(action: Action): Action {
  Object.freeze(action)
  byNotation.set(makeNotation(action), action)
  return action
}

/** An action that can be legal, by its text; null for any other text. */
export function sharedAction(notation: string): Action | null {
  return byNotation.get(notation) ?? null
}

/** Where a card's id stands among all ids as text: legal lists are sorted by notation. */
export const CARD_RANK: readonly number[] = CARDS.map((card) => CARDS.filter((other) => other.id < card.id).length)

/** Choices of two cards, at [lower index][higher index]. */
export const KEEPS: readonly (readonly (Action | undefined)[])[] = CARDS.map((first) =>
  CARDS.map((second) =>
    first.index < second.index ? share({ do: 'keep', cards: [first.index, second.index] }) : undefined,
  ),
)

/** Box actions of a card in the order of their notation (column by column: `a1 a2 ... d4`). */
export interface BoxActions {
  readonly masks: Int32Array
  readonly actions: readonly Action[]
}

const COLUMN_ORDER: readonly Box[] = Array.from({ length: BOX_COUNT }, (_, box) => box).toSorted((a, b) =>
  boxName(a) < boxName(b) ? -1 : 1,
)

function boxActions(kind: 'box' | 'bonus', card: CardIndex): BoxActions {
  const boxes = COLUMN_ORDER.filter((box) => (((BOXES[card] ?? 0) >> box) & 1) === 1)
  return {
    masks: Int32Array.from(boxes, (box) => 1 << box),
    actions: boxes.map((box) => share({ do: kind, card, box })),
  }
}

export const SINGLES: readonly BoxActions[] = CARDS.map((card) => boxActions('box', card.index))
export const BONUSES: readonly BoxActions[] = CARDS.map((card) => boxActions('bonus', card.index))

function patternActions(card: CardIndex, placements: readonly BoxMask[]): BoxActions {
  const island = BOXES[card] ?? 0
  const masks = placements
    .filter((mask) => (mask & ~island) === 0)
    .map((mask) => ({ mask, text: boxNames(mask) }))
    .toSorted((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ mask }) => mask)
  return { masks: Int32Array.from(masks), actions: masks.map((boxes) => share({ do: 'pattern', card, boxes })) }
}

/** The placements of each shape on each card, at [card][shape]. */
export const PATTERNS: readonly (readonly BoxActions[])[] = CARDS.map((card) =>
  SHAPES.map((shape) => patternActions(card.index, placementsOf(shape))),
)

export const TAKES: readonly Action[] = CARDS.map((card) => share({ do: 'take', card: card.index }))
export const TAKE_DECK: Action = share({ do: 'take-deck' })

/** Every box of an action's pattern or single box, as a set; 0 for the others. */
export function boxesOf(action: Action): BoxMask {
  if (action.do === 'pattern') return action.boxes
  return action.do === 'box' || action.do === 'bonus' ? 1 << action.box : 0
}

/** The boxes of an action, row by row. */
export function boxListOf(action: Action): Box[] {
  return boxesIn(boxesOf(action))
}
