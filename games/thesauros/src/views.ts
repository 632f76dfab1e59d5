import type { GameView, Seat } from '@fathom/kernel'
import type { CardId, FoundId, HolderId, ItemId, RoomId, SpaceId, TileId, TreasureValue } from './events.ts'
import type { Rules } from './rules.ts'
import type { DecisionKind } from './pending.ts'
import type { AccountId, End, Income, PhaseId, Purpose, SortId, Zone, ZodiacId } from './types.ts'

/** Where a meeple is. */
export type MeeplePlace = 'home' | 'unhired' | 'deck' | 'queue' | 'store' | 'zodiac'

export interface MeepleView {
  readonly seat: Seat
  readonly sort: SortId
  /** Names it among its seat's: 0 the boss, then the workers; mercenaries from 8 on. */
  readonly index: number
  readonly at: MeeplePlace
}

/** Items of one kind. */
export interface ItemCount {
  readonly item: ItemId
  readonly count: number
}

export interface ZodiacView {
  readonly zodiac: ZodiacId
  readonly seat: Seat
  readonly space: SpaceId
  readonly crew: MeepleView | null
  readonly items: readonly ItemCount[]
  /** Grey seaplane beside it. */
  readonly seaplane: boolean
  /** Played in this zone 5 already. */
  readonly sailed: boolean
}

export interface PlayerView {
  readonly seat: Seat
  /** $ in HR, RD, GE, ME; null while they are being split in secret (shown to their owner). */
  readonly accounts: readonly number[] | null
  /** $ of the slush fund; null for others. */
  readonly slush: number | null
  /** $ still to be budgeted, shown to its owner only. */
  readonly toBudget: number | null
  readonly reputation: number
  readonly meeples: readonly MeepleView[]
  readonly hired: number
  /** Double Actions kept; whether one lies under the second worker to be recruited. */
  readonly tokens: number
  readonly tokenUnder: boolean
  readonly supply: readonly ItemCount[]
  /** Treasures at home, by value: $3, $5, $7, $9. */
  readonly treasures: readonly number[]
  readonly sharks: number
  /** Maps by number (at number - 1). */
  readonly maps: readonly number[]
  readonly satelliteMaps: readonly number[]
  readonly mercenaryMaps: readonly number[]
  readonly blackSeaplane: boolean
  readonly mine: boolean
  /** Dig tiles that the viewer knows to be under the piles, because the viewer put them there; empty for others. */
  readonly tilesPutBack: readonly TileId[]
  /** $ earned by fishing so far. */
  readonly fishing: number
}

export interface QueueSpaceView {
  readonly meeple: MeepleView | null
  /** Stands on a Double Action. */
  readonly double: boolean
  /** Price of an act from here, where the zone has prices. */
  readonly price: number | null
}

export interface ZoneView {
  readonly zone: Zone
  /** Spaces from the front; of zone 6 as many as are taken. */
  readonly spaces: readonly QueueSpaceView[]
  /** Meeples may be placed. */
  readonly open: boolean
  readonly hatsLeft: number | null
  readonly mercenary: {
    readonly side: 'front' | 'rear'
    readonly meeple: MeepleView | null
    readonly cube: Seat | null
  } | null
}

export interface CardView {
  readonly card: CardId
  /** Seat, the solo rival, or nobody. */
  readonly patent: Seat | 'rival' | null
  readonly copies: number
}

export interface MarketSpaceView {
  readonly price: number
  readonly number: number | null
  readonly count: number
}

export interface SiteView {
  readonly number: number
  readonly tile: 'none' | 'face-down' | 'face-up'
  /** Null if the viewer does not know it. */
  readonly id: TileId | null
  readonly cubes: readonly Seat[]
  /** Covered boxes at the places of the tile's cells. */
  readonly exhausted: readonly number[]
}

interface ExhibitView {
  readonly value: TreasureValue
  readonly seat: Seat
}

export interface RoomView {
  readonly room: RoomId
  readonly values: readonly number[]
  readonly price: number
  readonly bonus: number
  readonly sponsor: Seat | null
  readonly open: boolean
  readonly exhibits: readonly (ExhibitView | null)[]
}

/** Where a Zodiac can end its move. */
export interface ReachView {
  readonly space: SpaceId
  /** $ of the whole move, engines combined at the least cost. */
  readonly cost: number
  /** The spaces of a shortest way; a chain of `step` actions. */
  readonly path: readonly SpaceId[]
}

/** What a diver meets at one depth of a column. */
export type DepthView =
  | { readonly what: 'nothing' }
  /** `kills`: how many of the six rolls kill it; null for a cage alone, which passes it by. */
  | { readonly what: 'shark'; readonly kills: number | null }
  | {
      readonly what: 'treasure'
      readonly value: number
      readonly access: 'open' | 'hidden' | 'buried'
      /** $ to lift it, null if the gear for it is not aboard. */
      readonly cost: number | null
    }
  | { readonly what: 'out-of-reach' }

/** What the diver of a Zodiac would meet below a space, from the surface down. */
export interface DiveView {
  readonly space: SpaceId
  readonly number: number
  readonly column: number
  readonly depths: readonly DepthView[]
}

/** A Zodiac that can move: under way, waiting for its turn at sea, or in port. */
export interface VoyageView {
  readonly zodiac: ZodiacId
  /** Spaces moved so far, and what they cost. */
  readonly moved: number
  readonly cost: number
  /** Nearest first. */
  readonly reach: readonly ReachView[]
  /** Columns where it may dive now or after such a move and whose tiles lie face up; the one below it first. */
  readonly dives: readonly DiveView[]
}

/** What is being decided, for the prompt; parts that are secret are null for others. */
export interface PendingView {
  readonly kind: DecisionKind
  /** Who decides: several while choices are made in secret. */
  readonly seats: readonly Seat[]
  readonly zone: Zone | null
  readonly meeple: MeepleView | null
  /** The second act of a Double Action. */
  readonly second: boolean
  /** Placement: the envelope is posted, a Double Action is ready. */
  readonly envelope: boolean
  readonly double: boolean
  readonly account: AccountId | null
  /** $ to be paid or received. */
  readonly amount: number | null
  readonly purpose: Purpose | null
  readonly income: Income | null
  readonly zodiac: ZodiacId | null
  readonly number: number | null
  /** The site whose dig tile is chosen next, out of the same ones. */
  readonly next: number | null
  /** Maps still to be taken, and so on. */
  readonly left: number | null
  readonly depth: number | null
  /** Dig tiles to choose from. */
  readonly tiles: readonly TileId[] | null
  readonly found: readonly FoundId[] | null
  /** Who exchanges items. */
  readonly holders: readonly HolderId[] | null
  /** Where Zodiacs can go: shown to who decides. */
  readonly voyages: readonly VoyageView[] | null
  /** The dive that is on. */
  readonly dive: DiveView | null
}

export interface AuctionView {
  readonly bids: readonly { readonly seat: Seat; readonly amount: number }[]
  readonly passed: readonly Seat[]
  /** Who has left a standing bid; how high the reader's own may go. */
  readonly standing: readonly Seat[]
  readonly limit: number | null
}

export const TROPHIES = ['boss', 'museum', 'advertising', 'fishing'] as const
/** Boss of the Year, Indiana Jones, King of Advertising, King of the Fishermen. */
export type TrophyId = (typeof TROPHIES)[number]
export const MEDALS = ['bronze', 'silver', 'gold'] as const
export type Medal = (typeof MEDALS)[number]

/** A solo trophy as it would be given if the game ended now. */
export interface TrophyView {
  readonly id: TrophyId
  /** Points, the quadrimester in which the museum is full (null: it is not), points by advertising, $ by fishing. */
  readonly value: number | null
  /** What bronze, silver and gold take; for the museum at most, else at least. */
  readonly steps: readonly number[]
  readonly medal: Medal | null
}

/** A solo game's goal, as if it ended now. */
export interface SoloView {
  /** Points to be exceeded, with every room open. */
  readonly threshold: number
  /** Points for having the museum full by now. */
  readonly bonus: number
  readonly isWon: boolean
  readonly trophies: readonly TrophyView[]
}

/** Everything that a viewer may know. */
export interface View extends GameView {
  /** The viewer's seat, or null for a spectator. */
  readonly reader: Seat | null
  readonly rules: Rules
  readonly phase: PhaseId
  /** 1 to 3 and 1 to 9; 0 before the game. */
  readonly year: number
  readonly quadrimester: number
  readonly end: End | null
  readonly order: readonly Seat[]
  /** Who has to act. */
  readonly acting: readonly Seat[]
  readonly pending: PendingView | null
  readonly players: readonly PlayerView[]
  readonly zones: readonly ZoneView[]
  readonly envelopes: readonly Seat[]
  readonly cards: readonly CardView[]
  readonly deck: {
    readonly count: number
    readonly meeple: MeepleView | null
    /** Its cards from the top, if the viewer has searched it. */
    readonly known: readonly CardId[] | null
  }
  readonly market: readonly MarketSpaceView[]
  /** Maps in the reserve. */
  readonly reserve: number
  readonly sites: readonly SiteView[]
  readonly piles: { readonly big: number; readonly small: number }
  readonly zodiacs: readonly ZodiacView[]
  readonly neutralZodiacs: readonly ZodiacId[]
  readonly store: readonly { readonly price: number; readonly meeple: MeepleView | null }[]
  readonly seaplanes: number
  /** What renting one costs now, null if there is none. */
  readonly rental: number | null
  readonly island: { readonly unseen: number; readonly known: readonly FoundId[]; readonly seen: number }
  readonly rooms: readonly RoomView[]
  /** Treasures in the storeroom, by seat and value. */
  readonly stored: readonly (readonly number[])[]
  /** Places of the markers, from 1. */
  readonly musselMarker: number
  readonly advertisingMarker: number
  readonly advertisingTrack: readonly number[]
  readonly auction: AuctionView | null
  readonly black: Seat | null
  readonly solo: SoloView | null
  /** Transfer fee this year. */
  readonly fee: number
}
