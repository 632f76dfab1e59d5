import type { Seat } from '@fathom/kernel'
import type { Price } from './views.ts'
import type { CashEvent, Die, End, Id, Row } from './vocabulary.ts'

/** Where a die lies, or where something came from: an own card's slot, a public card or the dive. */
type EventPlace =
  | { readonly kind: 'card'; readonly card: Id; readonly row: Row; readonly column: number; readonly slot: number }
  | { readonly kind: 'public'; readonly id: Id }
  | { readonly kind: 'dive' }

export type Event =
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: Id; readonly column: number }
  | { readonly type: 'turn-started'; readonly seat: Seat; readonly round: number; readonly dice: readonly Die[] }
  | {
      readonly type: 'rerolled'
      readonly seat: Seat
      readonly dice: readonly Die[]
      readonly into: readonly Die[]
    }
  /** A die was placed; what came of it follows. */
  | { readonly type: 'placed'; readonly seat: Seat; readonly die: Die; readonly on: EventPlace }
  | { readonly type: 'gained'; readonly seat: Seat; readonly artifact: Id; readonly count: number; readonly card: Id }
  /** Money from an action. */
  | { readonly type: 'earned'; readonly seat: Seat; readonly dollars: number; readonly from: Id }
  /** Money from abilities (cashOnUse), all that one use brings. */
  | { readonly type: 'cash'; readonly seat: Seat; readonly dollars: number; readonly event: CashEvent }
  | {
      readonly type: 'order-filled'
      readonly seat: Seat
      readonly museum: Id
      readonly artifact: Id
      /** From 1. */
      readonly box: number
      readonly size: number
      readonly dollars: number
      /** The card that let it be filled: the museum itself or an own card. */
      readonly by: Id
    }
  /** One artifact of a sale; `sold` sums it up. */
  | { readonly type: 'sold-one'; readonly seat: Seat; readonly artifact: Id; readonly dollars: number }
  | {
      readonly type: 'sold'
      readonly seat: Seat
      readonly artifacts: Readonly<Record<Id, number>>
      readonly dollars: number
      readonly by: Id
    }
  | { readonly type: 'bought'; readonly seat: Seat; readonly card: Id; readonly price: Price }
  | { readonly type: 'put'; readonly seat: Seat; readonly card: Id; readonly row: Row; readonly column: number }
  | {
      readonly type: 'upgraded'
      readonly seat: Seat
      readonly card: Id
      readonly price: Price
      readonly row: Row
      readonly column: number
    }
  | { readonly type: 'declined'; readonly seat: Seat }
  /** A card came up for sale, or (null) the pile is used up. */
  | { readonly type: 'refilled'; readonly letter: Id; readonly card: Id | null; readonly place: number }
  | {
      readonly type: 'dived'
      readonly seat: Seat
      readonly card: Id
      readonly number: number
      readonly find: Id
      readonly dice: readonly Die[]
      readonly bonus: number
    }
  | { readonly type: 'reputation'; readonly seat: Seat; readonly from: number; readonly to: number }
  /** Somebody reached the reputation that ends the game: the round is played to its end. */
  | { readonly type: 'end-triggered'; readonly seat: Seat; readonly reputation: number }
  | { readonly type: 'turn-ended'; readonly seat: Seat; readonly unused: readonly Die[] }
  | { readonly type: 'round-ended'; readonly round: number; readonly idle: number }
  | {
      readonly type: 'majority'
      readonly museum: Id
      /** Null: no cube there. */
      readonly seat: Seat | null
      readonly reputation: number
      /** The most cubes were shared and the later box decided. */
      readonly tied: boolean
    }
  | { readonly type: 'game-ended'; readonly end: End; readonly ranks: readonly number[] }
