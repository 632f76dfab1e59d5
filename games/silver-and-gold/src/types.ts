import type { GameView, Seat, SeatScore } from '@fathom/kernel'

/** Island colours. A colour fixes an island's size: grey 8 boxes, green 10, orange 12, purple 14. In the order that breaks ties. */
export const COLORS = ['grey', 'green', 'orange', 'purple'] as const
export type Color = (typeof COLORS)[number]

/** Patterns of the expedition cards, named by letter and number of boxes. */
export const SHAPES = ['I2', 'I3', 'L3', 'T4', 'L4', 'O4'] as const
export type Shape = (typeof SHAPES)[number]

/** What is printed in a box. */
const SYMBOLS = ['plain', 'x', 'coin', 'palm'] as const
export type BoxSymbol = (typeof SYMBOLS)[number]

/** Where points come from, in the order of the score table. */
const SOURCES = ['cards', 'seals', 'coins', 'trophies', 'palms'] as const
export type Source = (typeof SOURCES)[number]

/** A treasure card's id in data, notation and views: `P03`. */
export type CardId = string
/** A treasure card's place in the card list: how state and actions name it. */
export type CardIndex = number
/** A box of an island: 0-15, row by row from the top left of the 4 x 4 grid (`a1` = 0, `d1` = 3, `a2` = 4, `d4` = 15). */
export type Box = number
/** A set of boxes: bit b is box b. */
export type BoxMask = number

/** The phases: choose two of four cards; cross off (everybody at once); take new cards (one by one); over. */
const PHASES = ['keep', 'cross', 'take', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** What a seat still has to do in the cross phase. */
const STEPS = ['choose', 'bonus', 'done'] as const
export type Step = (typeof STEPS)[number]

/**
 * keep: the two cards to play with, lower index first. pattern: the whole revealed pattern on one own card. box: any single box instead.
 * bonus: the box that a crossed X asks for. take: a display card in place of a finished one. take-deck: the unseen top of the deck.
 */
export type Action =
  | { readonly do: 'keep'; readonly cards: readonly [CardIndex, CardIndex] }
  | {
      readonly do: 'pattern'
      readonly card: CardIndex
      readonly boxes: BoxMask
      /** Boxes on a second card: never legal, but people try it and want to be told why not (scenario 9). */
      readonly other?: { readonly card: CardIndex; readonly boxes: BoxMask }
    }
  | { readonly do: 'box'; readonly card: CardIndex; readonly box: Box }
  | { readonly do: 'bonus'; readonly card: CardIndex; readonly box: Box }
  | { readonly do: 'take'; readonly card: CardIndex }
  | { readonly do: 'take-deck' }

/** An island in play: which card, which boxes are crossed off. */
export interface IslandView {
  readonly card: CardId
  readonly crossed: BoxMask
}

export interface PlayerView {
  /** Up to two islands being crossed off. During the cross phase others show theirs as they were when the turn began. */
  readonly islands: readonly IslandView[]
  /** The four cards dealt, only to their owner and only in the keep phase. */
  readonly dealt: readonly CardId[]
  /** Crossed coin boxes, 0-12. */
  readonly coins: number
  /** Points in the palm boxes, at most four. */
  readonly palms: readonly number[]
  /** Trophy points of each completed coin row. */
  readonly trophies: readonly number[]
  readonly finished: readonly CardId[]
  /** Own seat in the cross phase: what is left to do; null for others and in other phases. */
  readonly step: Step | null
  /** Own seat: further boxes that crossed X symbols ask for. */
  readonly owed: number
}

export interface View extends GameView {
  readonly phase: Phase
  /** 1-4. */
  readonly round: number
  /** 1-7. */
  readonly turn: number
  /** Who resolves first this turn. */
  readonly startSeat: Seat
  /** Who takes cards now (take phase), else null. */
  readonly taking: Seat | null
  /** How many cards `taking` still has to take. */
  readonly toTake: number
  /** The revealed pattern, null before the first. */
  readonly expedition: Shape | null
  /** Patterns not yet revealed this round, sorted as in SHAPES; null unless the table plays with `expeditionAid`. */
  readonly expeditionsLeft: readonly Shape[] | null
  /** The face-up treasure cards, in the places where they lie. */
  readonly display: readonly CardId[]
  /** Cards left in the face-down deck. */
  readonly deck: number
  /** Palms printed on the display now: a crossed palm is worth one more than this. */
  readonly displayPalms: number
  /** The six trophies, highest first, and who took each. */
  readonly trophies: readonly { readonly value: number; readonly seat: Seat | null }[]
  readonly players: readonly PlayerView[]
  readonly scores: readonly SeatScore[]
}

/** One crossing within a turn. */
export interface Crossing {
  readonly how: 'pattern' | 'box' | 'bonus'
  readonly card: CardId
  /** 0: a pattern that may not be looked up again yet (`hindsight.ts`). */
  readonly boxes: BoxMask
  /** Coins entered on the score card. */
  readonly coins: number
  /** Coins beyond the twelfth: nothing. */
  readonly lostCoins: number
  /** Points of each palm crossed; 0 for one past the fourth box. */
  readonly palms: readonly number[]
}

export type Event =
  /** Own choice of cards: known to its owner only, until `hands`. */
  | { readonly type: 'kept'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** All have chosen: everybody's two cards. */
  | { readonly type: 'hands'; readonly hands: readonly (readonly CardId[])[] }
  /** Cards laid onto the display. */
  | { readonly type: 'displayed'; readonly cards: readonly CardId[] }
  | {
      readonly type: 'expedition'
      readonly shape: Shape
      readonly round: number
      readonly turn: number
      readonly startSeat: Seat
    }
  /** Own crossing: known to its owner only, until `chose`. `owed`: boxes that X symbols still ask for. */
  | {
      readonly type: 'crossed'
      readonly seat: Seat
      readonly crossing: Crossing
      readonly owed: number
      readonly round: number
      readonly turn: number
    }
  /** All have chosen: what a seat crossed off this turn, in order. */
  | {
      readonly type: 'chose'
      readonly seat: Seat
      readonly crossings: readonly Crossing[]
      readonly round: number
      readonly turn: number
    }
  /** A seat without an empty box had nothing to cross off. */
  | { readonly type: 'passed-over'; readonly seat: Seat }
  /** A completed coin row and the trophy it brought (0: none left). */
  | { readonly type: 'coin-row'; readonly seat: Seat; readonly value: number }
  | {
      readonly type: 'finished'
      readonly seat: Seat
      readonly card: CardId
      readonly points: number
      /** What the seat's seals pay more from now on, that of the card included; left out where that is nothing. */
      readonly seals?: number
    }
  | { readonly type: 'took'; readonly seat: Seat; readonly card: CardId; readonly from: 'display' | 'deck' }
  /** A finished card was not replaced: nothing is left to take. */
  | { readonly type: 'nothing-to-take'; readonly seat: Seat }
  | { readonly type: 'round-ended'; readonly round: number }
  | { readonly type: 'game-ended'; readonly ranks: readonly number[] }
