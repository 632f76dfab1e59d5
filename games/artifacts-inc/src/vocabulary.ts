/** What a die on a card's box does: the closed vocabulary of cards, with `dive` as the board's own. */
export const ACTION_KINDS = ['gain', 'gainNear', 'money', 'buy', 'sellAny', 'fillOrder', 'dive'] as const

/** What a card does by lying there. */
export const ABILITY_KINDS = [
  'repPerFind',
  'repPerAdjacent',
  'repPerMuseum',
  'cashOnUse',
  'dieShift',
  'discount',
  'diveBonus',
  'reroll',
] as const

/** Ids of a component set: artifacts, finds, kinds, letters, cards, museums, underwater cards. Lower case and `-`; letters are one capital. */
export type Id = string
/** 1-6. */
export type Die = number
export type Level = 1 | 2
/** A card's place in the set's list: equal cards are one. */
export type CardIndex = number
/** An artifact's place in the set's list. */
export type ArtifactIndex = number
/** A museum's place in the set's list. */
export type MuseumIndex = number

/** Where a player's cards lie: the top row holds the starting cards in columns 1-4; further left is 0, -1 and so on. */
export const ROWS = ['top', 'bottom'] as const
export type Row = (typeof ROWS)[number]

/** What a die does where it lies. */
export type SlotAction =
  | { readonly kind: 'gain'; readonly artifact: Id; readonly n: number }
  | { readonly kind: 'gainNear'; readonly n: number }
  | { readonly kind: 'money'; readonly n: number }
  | { readonly kind: 'buy'; readonly less: number }
  | { readonly kind: 'sellAny'; readonly bonus: number }
  /** `museum`: an id, or `any`. */
  | { readonly kind: 'fillOrder'; readonly museum: Id; readonly bonus: number }

/** What cashOnUse looks at: a die used on an adjacent expedition; an own museum order filled; an own dive. */
export const CASH_EVENTS = ['adjacentExpedition', 'museum', 'dive'] as const
export type CashEvent = (typeof CASH_EVENTS)[number]
export const DISCOUNTS = ['new', 'upgrade', 'any'] as const
type DiscountOn = (typeof DISCOUNTS)[number]

export type Ability =
  /** `find`: an id, or `any`. */
  | { readonly kind: 'repPerFind'; readonly find: Id; readonly n: number }
  | {
      readonly kind: 'repPerAdjacent'
      readonly filter: { readonly kind: Id } | { readonly level: Level }
      readonly n: number
    }
  | { readonly kind: 'repPerMuseum'; readonly orders: number; readonly n: number }
  | { readonly kind: 'cashOnUse'; readonly event: CashEvent; readonly n: number }
  | { readonly kind: 'dieShift'; readonly n: number }
  | { readonly kind: 'discount'; readonly on: DiscountOn; readonly n: number }
  | { readonly kind: 'diveBonus'; readonly n: number }
  | { readonly kind: 'reroll'; readonly n: number }

/** One die's box. */
interface Slot {
  /** The faces that fit, rising. */
  readonly faces: readonly Die[]
  readonly action: SlotAction
}

/** One side of a card. */
export interface Side {
  /** As printed, without abilities. */
  readonly reputation: number
  /** Adventurer dice. */
  readonly dice: number
  readonly slots: readonly Slot[]
  readonly abilities: readonly Ability[]
}

export interface Cost {
  readonly dollars: number
  readonly scrolls: number
}

/**
 * The phases. lay: the active seat lays its starting cards. act: it places dice. What a die asks for next: order (a museum's box), sell (what to sell),
 * gain (of which adjacent expedition), buy (a card or an upgrade), put (where the bought card goes), dive (more dice for it), reroll (more dice, or roll).
 */
const PHASES = ['lay', 'act', 'reroll', 'order', 'sell', 'gain', 'buy', 'put', 'dive', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** Ways a game ends: somebody has reached 20; ten rounds in which nobody bought, upgraded, dived or filled an order (ours). */
export const ENDS = ['reputation', 'stalled'] as const
export type End = (typeof ENDS)[number]

/**
 * What a seat may do, with its notation. Indexes count in the set's lists; a place is `T` or `B` and its column (`T2`, `B-1`); slots and boxes count from 1.
 *
 * - lay, `lay s-canyon`: the next starting card from the left; the last one lies down by itself.
 * - place, `place 4 T2.1`: a die onto a slot of an own card.
 * - visit, `place 5 museum-gems`: a die onto a public card; `place` is the museum's index, then the Private Collectors, then Guide Work.
 * - dive, `dive 3`: a die for the dive; the dive is done when the sum is enough.
 * - reroll, `reroll 2`: a die to be rolled again; `roll`: enough of them. The last one allowed rolls by itself.
 * - gain, `gain gem`: what the adjacent expedition gives.
 * - order, `order museum-gems 3`: fills that box, in the printed order.
 * - sell, `sell fossil`: one artifact; `done`: no more of them. Selling the last one ends the sale by itself.
 * - buy, `buy mountain`: pays for a card on offer, then put, `put B3`: lays it there.
 * - upgrade, `upgrade T1`: pays for an own card again and turns it over.
 * - decline, `decline`: buys nothing; the die is spent.
 * - end, `end`: passes the turn on (also after laying the starting cards); unused dice are lost.
 */
export type Action =
  | { readonly do: 'lay'; readonly card: CardIndex }
  | {
      readonly do: 'place'
      readonly die: Die
      readonly row: Row
      readonly column: number
      /** From 0. */
      readonly slot: number
    }
  | { readonly do: 'visit'; readonly die: Die; readonly place: number }
  | { readonly do: 'dive'; readonly die: Die }
  | { readonly do: 'reroll'; readonly die: Die }
  | { readonly do: 'roll' }
  | { readonly do: 'gain'; readonly artifact: ArtifactIndex }
  /** `box` from 0. */
  | { readonly do: 'order'; readonly museum: MuseumIndex; readonly box: number }
  | { readonly do: 'sell'; readonly artifact: ArtifactIndex }
  | { readonly do: 'done' }
  | { readonly do: 'buy'; readonly card: CardIndex }
  | { readonly do: 'put'; readonly row: Row; readonly column: number }
  | { readonly do: 'upgrade'; readonly row: Row; readonly column: number }
  | { readonly do: 'decline' }
  | { readonly do: 'end' }
