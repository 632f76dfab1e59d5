import type { GameView, Seat, SeatScore } from '@fathom/kernel'

/** Colours of treasure tiles, mussels and recovery cards, in the order of the alphabet: names sort as numbers do. */
export const COLORS = ['amber', 'azure', 'coral', 'jade', 'plum'] as const
export type Color = (typeof COLORS)[number]

/** What a token shows, in the order of the alphabet. The rulebook does not name its twelve treasures; the motifs are ours. */
export const KINDS = [
  'amphora',
  'bell',
  'chalice',
  'coins',
  'compass',
  'crown',
  'eye',
  'key',
  'lantern',
  'mask',
  'mussel',
  'ring',
  'sword',
] as const
export type Kind = (typeof KINDS)[number]

/** The twelve types of treasure: a player board has one place for each. */
export type Type = Exclude<Kind, 'mussel'>
export const TYPES: readonly Type[] = KINDS.filter((kind) => kind !== 'mussel')

/** A colour's place in COLORS: how state and actions name it. */
export type ColorIndex = number
/** A treasure tile or a mussel: `color * 13 + kind`. Each is there once. */
export type Token = number
/** A token's id in notation and views: `jade-bell`, `plum-mussel`. */
export type TokenId = `${Color}-${Kind}`
/** A space of the board: `(column - 1) * 5 + row - 1`, columns 1-6 from the left, rows 1 (the surface) to 5 (the deepest). */
export type Space = number
/** A space's name in notation: column and row (`c3r4`). */
export type SpaceName = string
/** Where a recovery ship is: 0 left of the board, 1-6 in that column, 7 off the board to the right. */
export type ShipPlace = number

/** The phases: boats are placed; a ship sails; boats act; the payer chooses cards of the hand; a waiting seat may trade; over. */
const PHASES = ['place', 'sail', 'act', 'pay', 'wait', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** Ways a game ends: a full board; a column without treasure; nobody has a card; three sweeps without a collection by card or with a mussel. */
export const ENDS = ['twelve', 'column-empty', 'cards-gone', 'stalled'] as const
export type End = (typeof ENDS)[number]

/**
 * place: a bathyscaphe on a space of row 2. sail: the ship to a column or off the board (7). move: a bathyscaphe to another space.
 * collect: a tile, by a card of its colour and payments (`joker` null) or by putting a joker in its place. pay: the next card that is due, from hand.
 * end: no more actions this turn. trade: a hand card under the supply for its top one. pass: no trade.
 */
export type Action =
  | { readonly do: 'place'; readonly space: Space }
  | { readonly do: 'sail'; readonly to: ShipPlace }
  | { readonly do: 'move'; readonly from: Space; readonly to: Space }
  | { readonly do: 'collect'; readonly token: Token; readonly joker: Token | null }
  | { readonly do: 'pay'; readonly color: ColorIndex }
  | { readonly do: 'end' }
  | { readonly do: 'trade'; readonly color: ColorIndex }
  | { readonly do: 'pass' }

/** A tile or joker that lies on the board. */
export interface TokenView {
  readonly token: TokenId
  /** A mussel, or a double that was put down as a joker: only a card collects it, and it fills no place. */
  readonly joker: boolean
  /** Put down this turn: nobody can collect it before the next one. */
  readonly laid: boolean
}

export interface SpaceView {
  /** 1-6. */
  readonly column: number
  /** 2-5. */
  readonly row: number
  readonly tokens: readonly TokenView[]
  /** Bathyscaphes here, by seat. */
  readonly boats: readonly number[]
}

export interface PlayerView {
  readonly ship: ShipPlace
  /** Bathyscaphes still to be placed. */
  readonly boatsToPlace: number
  /** Cards in hand. */
  readonly hand: number
  /** Hand cards that the viewer knows, sorted: all of the own hand; of others what was paid to them from the own hand and must still be there. */
  readonly known: readonly Color[]
  /** Cards in the face-down supply. */
  readonly supply: number
  /** Cards of the supply that the viewer put there and can still place; `place` 1 is the top. */
  readonly supplyKnown: readonly { readonly place: number; readonly color: Color }[]
  /** Tiles on the player board, sorted by type. */
  readonly treasures: readonly TokenId[]
  /** Types that the player board still lacks. */
  readonly missing: readonly Type[]
  /** Mussels and doubles beside the player board. */
  readonly jokers: readonly TokenId[]
  /** Those of the jokers that were gained this turn: they serve from a later turn on. */
  readonly gained: readonly TokenId[]
}

/** The actions of the bathyscaphes under the active ship. */
export interface TurnView {
  /** Own bathyscaphes under the ship that may still act, by row: the first number is row 2. */
  readonly ready: readonly number[]
  /** Row of the bathyscaphe that is collecting and may go on, or null. */
  readonly collecting: number | null
  readonly moved: boolean
  readonly collected: boolean
}

/** A tile that is being paid for. */
interface PayingView {
  readonly token: TokenId
  /** Cards that each seat still has to get. */
  readonly due: readonly number[]
  /** Who gets the next one. */
  readonly to: Seat
}

export interface View extends GameView {
  readonly phase: Phase
  /** Who has the move; null when the game is over. */
  readonly active: Seat | null
  readonly startSeat: Seat
  /** How often all ships have set out, from 1. */
  readonly sweep: number
  /** Whole sweeps in a row without a collection by card or with a mussel; three end the game. */
  readonly idleSweeps: number
  /** Rows 2-5 of column 1, then column 2 and so on. */
  readonly spaces: readonly SpaceView[]
  readonly players: readonly PlayerView[]
  readonly turn: TurnView | null
  readonly paying: PayingView | null
  /** Discarded cards, by colour as in COLORS. */
  readonly discard: readonly number[]
  /** Cards left out of this game whose colours nobody knows. */
  readonly removed: number
  readonly scores: readonly SeatScore[]
}

export type Event =
  | { readonly type: 'placed'; readonly seat: Seat; readonly space: SpaceName }
  /** The ship stopped in a column, with so many bathyscaphes that may act. */
  | { readonly type: 'sailed'; readonly seat: Seat; readonly column: number; readonly boats: number }
  /** The ship left the board to the right. */
  | { readonly type: 'sailed-off'; readonly seat: Seat }
  | { readonly type: 'moved'; readonly seat: Seat; readonly from: SpaceName; readonly to: SpaceName }
  /** A card of the tile's colour went to the discard: the collection begins. */
  | { readonly type: 'card-played'; readonly seat: Seat; readonly token: TokenId; readonly color: Color }
  /** Unseen cards from the top of one supply to the top of another. */
  | { readonly type: 'paid'; readonly seat: Seat; readonly to: Seat; readonly cards: number }
  /** A card of the hand, face down onto another's supply: its colour is known to the payer only. */
  | { readonly type: 'paid-from-hand'; readonly seat: Seat; readonly to: Seat; readonly color: Color | null }
  /** A tile was taken, by card or with a joker that lies in its place now. */
  | {
      readonly type: 'collected'
      readonly seat: Seat
      readonly token: TokenId
      readonly joker: TokenId | null
      /** board: a new type. double: beside it, a joker later. joker: a joker from the board. */
      readonly as: 'board' | 'double' | 'joker'
      /** Treasures on the player board now. */
      readonly treasures: number
    }
  /** Cards drawn from the own supply: their colours are known to the owner only. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: readonly Color[] | null }
  /** A card went under the own supply and the top one came up: known to the owner only. */
  | { readonly type: 'traded'; readonly seat: Seat; readonly gave: Color | null; readonly drew: Color | null }
  /** A waiting seat did not trade. */
  | { readonly type: 'passed'; readonly seat: Seat }
  /** A waiting seat has no card in hand or no supply: nothing to trade. */
  | { readonly type: 'passed-over'; readonly seat: Seat }
  /** All ships go back to the left. `idle`: sweeps in a row without a collection by card or with a mussel. */
  | { readonly type: 'ships-returned'; readonly sweep: number; readonly idle: number }
  | { readonly type: 'game-ended'; readonly end: End; readonly ranks: readonly number[] }
