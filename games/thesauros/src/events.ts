import type { Seat } from '@fathom/kernel'
import type {
  AccountId,
  End,
  Income,
  MapKind,
  Purpose,
  ReputationId,
  SortId,
  TREASURE_VALUES,
  Zone,
  ZodiacId,
} from './types.ts'

/** Ids as the component set gives them. */
export type CardId = string
export type ItemId = string
export type TileId = string
export type SpaceId = string
export type RoomId = string
export type FoundId = string
/** $ of a treasure. */
export type TreasureValue = (typeof TREASURE_VALUES)[number]
/** Where items are: a seat's supply, or a Zodiac. */
export type HolderId = 'supply' | ZodiacId

/** $ in HR, RD, GE and ME. */
type FourAccounts = readonly number[]

/** Calendar, order and points. */
type CalendarEvent =
  | { readonly type: 'year-began'; readonly year: number }
  /** $ from investors: the base, and so much for so many maps; in year 1 the base and the compensation for the place in the order. */
  | { readonly type: 'income'; readonly seat: Seat; readonly amount: number; readonly maps: number }
  /** Everybody has budgeted: the four open accounts; what is in the slush fund only its owner knows. */
  | { readonly type: 'budgeted'; readonly seat: Seat; readonly accounts: FourAccounts; readonly slush: number | null }
  | { readonly type: 'quadrimester-began'; readonly quadrimester: number }
  | { readonly type: 'zone-began'; readonly zone: Zone }
  /** A quadrimester 1 without zones 4 and 5. */
  | { readonly type: 'zone-skipped'; readonly zone: Zone }
  | {
      readonly type: 'reputation'
      readonly seat: Seat
      /** What really moved: a loss stops at 0. */
      readonly change: number
      readonly reason: ReputationId
      readonly total: number
    }
  | { readonly type: 'wages-due'; readonly seat: Seat; readonly workers: number; readonly paid: number }
  | { readonly type: 'order-changed'; readonly order: readonly Seat[] }
  | { readonly type: 'game-ended'; readonly end: End; readonly ranks: readonly number[] }

type MoneyEvent =
  | {
      readonly type: 'paid'
      readonly seat: Seat
      readonly account: AccountId
      readonly amount: number
      readonly purpose: Purpose
    }
  | {
      readonly type: 'transferred'
      readonly seat: Seat
      readonly from: AccountId
      readonly to: AccountId
      readonly amount: number
      readonly fee: number
    }
  | {
      readonly type: 'received'
      readonly seat: Seat
      readonly account: AccountId
      readonly amount: number
      readonly income: Income
    }

type PeopleEvent =
  | { readonly type: 'envelope-posted'; readonly seat: Seat }
  | {
      readonly type: 'placed'
      readonly seat: Seat
      readonly sort: SortId
      readonly zone: Zone
      /** Space of the queue, from 1; 0 for a mercenary's. */
      readonly space: number
      readonly double: boolean
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** A meeple's act begins; `second` is a Double Action's. */
  | {
      readonly type: 'act-began'
      readonly seat: Seat
      readonly sort: SortId
      readonly zone: Zone
      readonly space: number
      readonly second: boolean
    }
  /** A meeple could not or would not act. */
  | {
      readonly type: 'refused'
      readonly seat: Seat
      readonly sort: SortId
      readonly zone: Zone
      readonly forced: boolean
    }
  /** The second act was not used: the token is gone. */
  | { readonly type: 'double-lost'; readonly seat: Seat; readonly zone: Zone }
  | { readonly type: 'taught'; readonly seat: Seat; readonly zone: Zone }
  | { readonly type: 'hats-chosen'; readonly seat: Seat; readonly zones: readonly Zone[] }
  | { readonly type: 'hired'; readonly seat: Seat; readonly number: number; readonly token: boolean }
  | { readonly type: 'went-home'; readonly seat: Seat; readonly sort: SortId }

type TechnologyEvent =
  | { readonly type: 'patented'; readonly seat: Seat; readonly card: CardId }
  /** An item was bought; a royalty goes to `owner`, who may be the buyer (nothing is due) or nobody (the bank). */
  | {
      readonly type: 'item-bought'
      readonly seat: Seat
      readonly card: CardId
      readonly owner: Seat | null
      readonly left: number
    }
  | { readonly type: 'reserved'; readonly seat: Seat }
  /** The deck was gone through; its order from the top only the searcher knows. */
  | { readonly type: 'searched'; readonly seat: Seat; readonly deck: readonly CardId[] | null }
  /** A card came onto the board; place 1 to 10, 11 is on the deck. `chosenBy` has searched for it. */
  | {
      readonly type: 'card-shown'
      readonly card: CardId
      readonly place: number
      readonly chosenBy: Seat | null
      readonly rival: boolean
    }

type MapEvent =
  /** Maps came to the market; space from 1, `count` maps of the number are there now. */
  | {
      readonly type: 'map-offered'
      readonly number: number
      readonly space: number
      readonly count: number
    }
  /** The rest of a stack went to a dearer space. */
  | { readonly type: 'map-rose'; readonly number: number; readonly from: number; readonly to: number }
  | { readonly type: 'map-gained'; readonly seat: Seat; readonly number: number; readonly kind: MapKind }
  /** Three tiles were looked at; which, only who looked knows. */
  | {
      readonly type: 'tiles-seen'
      readonly seat: Seat
      readonly number: number
      readonly tiles: readonly TileId[] | null
    }
  /** One lies face down on the site: those with a cube there know it. */
  | { readonly type: 'tile-laid'; readonly seat: Seat; readonly number: number; readonly tile: TileId | null }
  /** A new cube's owner looks at the face-down tile. */
  | { readonly type: 'tile-looked'; readonly seat: Seat; readonly number: number; readonly tile: TileId | null }
  | { readonly type: 'tile-turned'; readonly seat: Seat; readonly number: number; readonly tile: TileId }

type SeaEvent =
  | { readonly type: 'seaplane-reserved'; readonly seat: Seat; readonly zodiac: ZodiacId }
  | { readonly type: 'seaplane-rented'; readonly seat: Seat; readonly zodiac: ZodiacId }
  | { readonly type: 'black-seaplane'; readonly seat: Seat; readonly zodiac: ZodiacId }
  | {
      readonly type: 'item-moved'
      readonly seat: Seat
      readonly item: ItemId
      readonly from: HolderId
      readonly to: HolderId
    }
  | { readonly type: 'crews-swapped'; readonly seat: Seat; readonly one: ZodiacId; readonly other: ZodiacId }
  | { readonly type: 'pilot-swapped'; readonly seat: Seat; readonly zodiac: ZodiacId; readonly home: SortId }
  | { readonly type: 'boarded'; readonly seat: Seat; readonly zodiac: ZodiacId; readonly sort: SortId }
  | { readonly type: 'turn-at-sea'; readonly seat: Seat }
  | {
      readonly type: 'sailed'
      readonly seat: Seat
      readonly zodiac: ZodiacId
      readonly from: SpaceId
      readonly to: SpaceId
      /** What this step costs. */
      readonly cost: number
    }
  | { readonly type: 'returned'; readonly seat: Seat; readonly zodiac: ZodiacId }
  | {
      readonly type: 'dived'
      readonly seat: Seat
      readonly zodiac: ZodiacId
      readonly number: number
      readonly column: number
    }
  | { readonly type: 'went-deeper'; readonly seat: Seat; readonly depth: number }
  /** `roll` null: no die was needed. */
  | {
      readonly type: 'shark-met'
      readonly seat: Seat
      readonly depth: number
      readonly roll: number | null
      readonly bonus: number
      readonly needed: number
      readonly killed: boolean
    }
  /** A cage alone: the shark is passed by. */
  | { readonly type: 'shark-ignored'; readonly seat: Seat; readonly depth: number }
  | {
      readonly type: 'lifted'
      readonly seat: Seat
      readonly value: TreasureValue
      readonly number: number
      readonly depth: number
    }
  | { readonly type: 'surfaced'; readonly seat: Seat }
  | { readonly type: 'fished'; readonly seat: Seat; readonly where: Income; readonly zodiac: ZodiacId | null }
  | { readonly type: 'zodiac-bought'; readonly seat: Seat; readonly zodiac: ZodiacId; readonly space: number }
  /** Two tiles of the island were looked at; which, only who looked knows. */
  | { readonly type: 'island-searched'; readonly seat: Seat; readonly found: readonly FoundId[] | null }
  | { readonly type: 'found'; readonly seat: Seat; readonly found: FoundId }
  | { readonly type: 'seaplanes-back' }
  | { readonly type: 'zodiac-back'; readonly seat: Seat; readonly zodiac: ZodiacId }

type TownEvent =
  | { readonly type: 'sponsored'; readonly seat: Seat; readonly room: RoomId }
  /** `room` null: the storeroom; `place` from 1. */
  | {
      readonly type: 'sold'
      readonly seat: Seat
      readonly value: TreasureValue
      readonly room: RoomId | null
      readonly place: number
    }
  | { readonly type: 'room-opened'; readonly room: RoomId; readonly seat: Seat; readonly bonus: number }
  | { readonly type: 'room-closed'; readonly room: RoomId; readonly seat: Seat; readonly bonus: number }
  | { readonly type: 'advertised'; readonly seat: Seat; readonly points: number }
  /** Marker of the mussels or of advertising; place from 1. */
  | { readonly type: 'marker-moved'; readonly zone: Zone; readonly place: number }
  /** All bribes are opened: $ by seat, null for seats without an envelope, 0 for those who did not pay. */
  | { readonly type: 'bribes-opened'; readonly bribes: readonly (number | null)[] }

type LawlessEvent =
  | { readonly type: 'auction-began'; readonly quadrimester: number }
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: number }
  /** From now on the game bids for the seat, up to a limit that only the seat knows. */
  | { readonly type: 'standing-bid'; readonly seat: Seat; readonly limit: number | null }
  | { readonly type: 'bid-failed'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'mercenary-hired'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'mercenary-unsold' }
  | { readonly type: 'mercenary-acts'; readonly seat: Seat; readonly zone: Zone }
  /** Declined, or without a possible effect. */
  | { readonly type: 'mercenary-discarded'; readonly seat: Seat; readonly zone: Zone; readonly forced: boolean }
  | { readonly type: 'tokens-stolen'; readonly seat: Seat; readonly from: Seat; readonly count: number }
  | {
      readonly type: 'patent-stolen'
      readonly seat: Seat
      readonly card: CardId
      readonly from: Seat | null
      readonly item: boolean
    }
  | { readonly type: 'seaplanes-sabotaged'; readonly seat: Seat }
  | { readonly type: 'mine-gained'; readonly seat: Seat }
  | {
      readonly type: 'mine-exploded'
      readonly seat: Seat
      readonly number: number
      readonly column: number
      readonly sharks: number
      /** $ of what was destroyed. */
      readonly treasures: readonly TreasureValue[]
    }
  | { readonly type: 'exhibits-swapped'; readonly seat: Seat; readonly one: string; readonly other: string }
  | { readonly type: 'exhibit-shifted'; readonly seat: Seat; readonly from: string; readonly to: string }

/** Everything that happens, as facts in order. `view/redact.ts` takes the secrets out. */
export type Event =
  | CalendarEvent
  | MoneyEvent
  | PeopleEvent
  | TechnologyEvent
  | MapEvent
  | SeaEvent
  | TownEvent
  | LawlessEvent
