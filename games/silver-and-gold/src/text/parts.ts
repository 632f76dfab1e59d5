import type {
  AdviceSentences,
  EventSentences,
  GameText,
  OptionText,
  RefusalSentences,
  GameSentences,
  Seat,
} from '@fathom/kernel'
import { countBoxes, GRID } from '../boxes.ts'
import { cardById } from '../cards.ts'
import type { AdviceCode } from '../advice.ts'
import type { RefusalCode } from '../refusal.ts'
import { isPlacement, placementsOf } from '../shapes.ts'
import {
  SHAPES,
  type Action,
  type BoxMask,
  type CardId,
  type Color,
  type Event,
  type Shape,
  type Source,
  type View,
} from '../types.ts'

/** `GameSentences` with every key of this game: a missing word in either language does not compile. */
export interface Sentences extends GameSentences<Action, View, Event> {
  readonly sources: Readonly<Record<Source, string>>
  readonly ends: Readonly<Record<'rounds', string>>
  readonly tieBreaks: Readonly<Record<Color, string>>
  /** An island's name. */
  island(card: CardId): string
}

/** `GameText`, too, with every key. */
export interface Text extends Sentences, Omit<GameText<Action, View, Event>, keyof GameSentences> {
  readonly options: Readonly<Record<'expeditionAid', OptionText>>
  readonly modes: Readonly<Record<'standard', string>>
}

/** A sentence for each type of event. */
export type EventTexts = EventSentences<Event>

/** A sentence for each refusal code. */
export type RefusalTexts = RefusalSentences<RefusalCode>

/** A sentence for each code of advice. */
export type AdviceTexts = AdviceSentences<AdviceCode>

/** The shape that some boxes form, if it is one. */
export function shapeOf(boxes: BoxMask): Shape | null {
  return SHAPES.find((_, index) => isPlacement(index, boxes)) ?? null
}

/** What crossing boxes off a card brings at once. */
export interface Gains {
  readonly coins: number
  readonly palms: number
  readonly xs: number
  readonly finishes: boolean
}

/** What boxes of a card would bring; `crossed` are the ones crossed off before. */
export function gainsOf(card: CardId, boxes: BoxMask, crossed: BoxMask): Gains {
  const printed = cardById(card)
  return {
    coins: countBoxes(boxes & printed.coins),
    palms: countBoxes(boxes & printed.palms),
    xs: countBoxes(boxes & printed.xs),
    finishes: (boxes | crossed) === printed.boxes,
  }
}

/** Boxes of a card that are crossed off in a view, whoever owns it. */
export function crossedIn(view: View, card: CardId): BoxMask {
  for (const player of view.players)
    for (const island of player.islands) if (island.card === card) return island.crossed
  return 0
}

/** True if the revealed pattern has a place on an island of this seat; false before one is revealed. */
export function fitsSomewhere({ expedition, players }: View, seat: Seat): boolean {
  if (expedition === null) return false
  const empty = (players[seat]?.islands ?? []).map(({ card, crossed }) => cardById(card).boxes & ~crossed)
  return placementsOf(expedition).some((boxes) => empty.some((free) => (boxes & free) === boxes))
}

/** Marks of the text grid. */
const MARK = { none: '.', crossed: '#', plain: 'o', x: 'X', coin: 'C', palm: 'P' } as const

/** An island as lines of text with coordinates: letters across, numbers down. */
export function islandGrid(card: CardId, crossed: BoxMask): string[] {
  const { symbols } = cardById(card)
  const lines = ['    a b c d']
  for (let row = 0; row < GRID; row++) {
    const marks = symbols.slice(row * GRID, (row + 1) * GRID).map((symbol, column) => {
      if (symbol === null) return MARK.none
      return (crossed >> (row * GRID + column)) & 1 ? MARK.crossed : MARK[symbol]
    })
    if (marks.some((mark) => mark !== MARK.none)) lines.push(`  ${row + 1} ${marks.join(' ')}`)
  }
  return lines
}

/** Boxes left on an island. */
export function boxesLeft(card: CardId, crossed: BoxMask): number {
  return countBoxes(cardById(card).boxes & ~crossed)
}

/** How many coins, palms and X are printed on an island. */
export function symbolsOf(card: CardId): Pick<Gains, 'coins' | 'palms' | 'xs'> {
  return gainsOf(card, cardById(card).boxes, 0)
}
