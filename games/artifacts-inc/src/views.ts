import type { GameView, Seat, SeatScore } from '@fathom/kernel'
import type { Cost, Die, Id, Level, Phase, Row, SlotAction } from './vocabulary.ts'

/** What a sum of money and scrolls comes to for the active seat now, discounts taken off. */
export type Price = Cost

export interface SlotView {
  /** Faces as printed. */
  readonly faces: readonly Die[]
  /** Faces that fit now, neighbours' shifts included. */
  readonly fits: readonly Die[]
  readonly action: SlotAction
  /** The die that lies there, or null. */
  readonly die: Die | null
}

/** A card in front of a player. */
export interface OwnCardView {
  readonly card: Id
  readonly letter: Id
  readonly kind: Id
  readonly row: Row
  readonly column: number
  readonly level: Level
  readonly slots: readonly SlotView[]
  /** Printed on this side. */
  readonly reputation: number
  /** What its abilities add now. */
  readonly abilities: number
  /** What its owner would pay to upgrade it now; null on level 2. */
  readonly upgrade: Price | null
}

export interface PlayerView {
  readonly money: number
  /** Artifacts by id, all cards together. */
  readonly artifacts: Readonly<Record<Id, number>>
  /** By place: the top row from the left, then the bottom row. */
  readonly cards: readonly OwnCardView[]
  /** Ids of starting cards still to be laid. */
  readonly toLay: readonly Id[]
  /** Places where a new card may go. */
  readonly freePlaces: readonly { readonly row: Row; readonly column: number }[]
  /** Underwater cards, in the order they were taken. */
  readonly underwater: readonly UnderwaterView[]
  /** Finds by id. */
  readonly finds: Readonly<Record<Id, number>>
  /** Cubes by museum id. */
  readonly cubes: Readonly<Record<Id, number>>
  /** Dice that the next roll would have. */
  readonly dice: number
  /** Added to the sum of dive dice. */
  readonly diveBonus: number
  /** Dice that may be rerolled, once a turn. */
  readonly rerolls: number
  /** Dollars off new cards and upgrades, by abilities. */
  readonly discounts: { readonly new: number; readonly upgrade: number }
  readonly reputation: number
}

interface UnderwaterView {
  readonly id: Id
  readonly number: number
  readonly find: Id
}

export interface MuseumView {
  readonly id: Id
  readonly artifact: Id
  /** Boxes in printed order, the one that breaks ties last. */
  readonly boxes: readonly { readonly size: number; readonly owner: Seat | null }[]
  /** Who would get the majority now, or null. */
  readonly leader: Seat | null
  /** The die that lies there this turn. */
  readonly die: Die | null
}

/** The Private Collectors or Guide Work. */
interface PublicView {
  readonly id: Id
  readonly die: Die | null
}

interface MarketCardView {
  readonly card: Id
  /** What the active seat would pay for it now. */
  readonly price: Price
}

export interface MarketView {
  readonly letter: Id
  /** Row: a row of cards beside the pile. Pile: only its top card. */
  readonly shows: 'row' | 'pile'
  /** Cards for sale by their places; null where nothing could be refilled. */
  readonly cards: readonly (MarketCardView | null)[]
  /** Cards that nobody has seen yet: those in `cards` do not count. */
  readonly pile: number
}

/** The active seat's dice and what it is doing. */
export interface TurnView {
  /** Dice still to be placed, rising. */
  readonly dice: readonly Die[]
  /** All dice as they were rolled, rerolled ones as they are now, rising. */
  readonly rolled: readonly Die[]
  /** Dice that may be rerolled now, at most; 0 when it is too late or never was. */
  readonly mayReroll: number
  /** Dice set aside to be rerolled together. */
  readonly rerolling: readonly Die[]
  /** Dice for the dive that is under way, in the order they were placed. */
  readonly diving: readonly Die[]
  /** Dice that a finished dive of this turn took. */
  readonly dived: readonly Die[] | null
  /** What the last die asks for. */
  readonly pending: PendingView | null
}

export type PendingView =
  /** Which of these museums' boxes; `bonus` is the card's, besides the museum's own. */
  | { readonly kind: 'order'; readonly museums: readonly Id[]; readonly bonus: number }
  /** What has been sold so far, and what for. */
  | {
      readonly kind: 'sell'
      readonly bonus: number
      readonly sold: Readonly<Record<Id, number>>
      readonly dollars: number
    }
  | { readonly kind: 'gain'; readonly artifacts: readonly Id[]; readonly n: number }
  | { readonly kind: 'buy'; readonly less: number }
  /** The card is paid and wants a place. */
  | { readonly kind: 'put'; readonly card: Id }

export interface View extends GameView {
  readonly phase: Phase
  /** Who has the move; null when the game is over. */
  readonly active: Seat | null
  readonly startSeat: Seat
  /** Rolls of two dice for the start, by seat; more than one where a tie was rolled off. */
  readonly startRolls: readonly (readonly (readonly [Die, Die])[])[]
  /** From 1; 0 while starting cards are laid. */
  readonly round: number
  /** Who reached the reputation that ends the game first: this round is the last. */
  readonly trigger: Seat | null
  /** Whole rounds in a row in which nobody bought, upgraded, dived or filled an order. */
  readonly idleRounds: number
  readonly museums: readonly MuseumView[]
  readonly collectors: PublicView
  readonly guideWork: PublicView
  /** Underwater cards that are left, the top one first: their order is known to all. */
  readonly underwater: readonly UnderwaterView[]
  readonly market: readonly MarketView[]
  /** Who may look at the level 2 sides of cards on offer now: option `openBacks`, or the seat that is buying. Own cards: `seesBack`. */
  readonly backs: 'everybody' | Seat | null
  readonly turn: TurnView | null
  readonly players: readonly PlayerView[]
  /** Reputation by source: letters of cards, `abilities`, `dives`, and in the end `majorities`. */
  readonly scores: readonly SeatScore[]
}
