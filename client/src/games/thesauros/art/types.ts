import type { SeatColor } from '../../../art/seats.tsx'

/** What the drawings of Thesauros are told. Plain data in the rulebook's words; no rules. Zones, sites, columns and depths count from 1. */

export type Zone = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

/** What is kept at a table of one seat: the virtual rival has cubes, but no colour. */
export type Owner = SeatColor | 'rival'

export const hats = ['2', '3', '5/7', '8'] as const
/** A specialist's hat, named after the zones it works in. */
export type Hat = (typeof hats)[number]

export interface MeepleItem {
  /** Stays the same while the piece moves; anchor of flights. */
  readonly key: string
  readonly seat: SeatColor
  readonly role: 'boss' | 'worker' | 'mercenary'
  /** A worker with a hat is a specialist. */
  readonly hat?: Hat | null
  /** Stands on a Double Action token. */
  readonly doubled?: boolean
  /** Was put there by a step that waits for End turn: drawn as a ghost. */
  readonly held?: boolean
}

export interface QueueSpace {
  readonly price?: number | null
  readonly meeple?: MeepleItem | null
  /** Zone 10: whose envelope lies here. */
  readonly envelope?: SeatColor | null
  /** The envelope may still be taken back. */
  readonly held?: boolean
  /** Acts now. */
  readonly acting?: boolean
}

export type ZoneState = 'idle' | 'active' | 'done' | 'closed'

export interface ZoneItem {
  readonly zone: Zone
  readonly name: string
  readonly state: ZoneState
  /** In queue order; zone 5 has none, zone 6 as many as wanted. */
  readonly spaces: readonly QueueSpace[]
  /** Hats that can still be had here. */
  readonly hats?: number
  /** A line in italics where a waiting line would be: zone 5, "being played". */
  readonly note?: string
  /** The special space of a game with mercenaries. */
  readonly mercenary?: {
    readonly side: 'front' | 'rear'
    readonly meeple?: MeepleItem | null
    /** Whose mercenaries have been here. */
    readonly cubes: readonly SeatColor[]
  } | null
}

/** The things beside the waiting lines; those left out are not drawn. */
export interface TownItem {
  /** Zone 1: workers that each seat can still hire; a Double Action token lies under the middle of three. */
  readonly recruits?: readonly { readonly seat: SeatColor; readonly left: number; readonly token: boolean }[]
  /** Zone 4: free grey seaplanes and those in use, and whose the black one is. */
  readonly seaplanes?: { readonly free: number; readonly used: number; readonly black?: SeatColor | null }
  /** Zone 6: money or reputation by place, and which is next. */
  readonly mussels?: TrackItem
  /** Zone 9: reputation by place, and which is next. */
  readonly advertising?: TrackItem
  /** The Zodiac store by the port. */
  readonly store?: { readonly label: string; readonly berths: readonly QueueSpace[] }
  /** Neutral Zodiacs that can still be bought. */
  readonly hulls?: readonly Hull[]
  /** Found items still on the island. */
  readonly found?: number
}

export interface TrackItem {
  readonly places: readonly { readonly unit: 'money' | 'reputation'; readonly amount: number }[]
  /** Counted from 0. */
  readonly at: number
}

export const treasureValues = [3, 5, 7, 9] as const
export type TreasureValue = (typeof treasureValues)[number]
export type Access = 'open' | 'hidden' | 'buried'

export type CellItem =
  | { readonly kind: 'empty' | 'shark' | 'exhausted' }
  | { readonly kind: 'treasure'; readonly value: TreasureValue; readonly access: Access }

/** A dig tile: four rows of depth from the surface down, each with a cell for every column. */
export type TileCells = readonly (readonly CellItem[])[]

export interface SiteItem {
  readonly site: number
  /** No tile yet, one that lies face down, or one that all can see. */
  readonly state: 'unsurveyed' | 'hidden' | 'shown'
  /** Of a shown tile; of a face-down one if this reader has looked at it: drawn under a veil. */
  readonly cells?: TileCells | null
  /** Whose cubes are here. */
  readonly owners: readonly Owner[]
  /** Owners with a mercenary's map, who need no detection here: their cubes carry a pennant. */
  readonly mercenaryMaps?: readonly SeatColor[]
}

export const hulls = ['yellow', 'orange', 'violet', 'pink'] as const
/** A neutral Zodiac; a seat's first one has the seat's own pattern. */
export type Hull = (typeof hulls)[number]

export interface ZodiacItem {
  /** Names it in keys: `red`, `yellow`. */
  readonly id: string
  readonly seat: SeatColor
  readonly hull: Hull | 'own'
  /** The space of the sea it is in. */
  readonly at: string
  readonly crew: readonly MeepleItem[]
  /** How many items are aboard. */
  readonly gear: number
  /** A seaplane lies beside it. */
  readonly seaplane?: 'grey' | 'black' | null
  /** Has been played in this zone's turn. */
  readonly played?: boolean
  /** Its way may still be taken back. */
  readonly held?: boolean
}

export interface ScoreItem {
  readonly seat: SeatColor
  readonly reputation: number
}

/** Words on the chart, in the reader's language. */
export interface ChartWords {
  readonly reputation: string
  /** Under face-up water: "not yet surveyed", at most two lines. */
  readonly unsurveyed: readonly string[]
  readonly tour: string
  readonly coastal: string
  readonly lobster: string
  readonly island: string
}

export const families = ['diving', 'engines', 'sharks', 'fishing', 'detection', 'freeing'] as const
export type Family = (typeof families)[number]

const technologyKinds = [
  'mask',
  'booster',
  'harpoon',
  'lobster-pot',
  'tank',
  'medium-engine',
  'basic-sonar',
  'drill',
  'spear-gun',
  'shark-cage',
  'scuba',
  'super-engine',
  'advanced-sonar',
  'satellite',
  'excavator',
] as const
export const itemKinds = [
  ...technologyKinds,
  'swimsuit',
  'basic-engine',
  'metal-detector',
  'improved-spear-gun',
  'improved-medium-engine',
  'improved-basic-sonar',
  'coin',
  'necklace',
  'watch',
  'bracelet',
  'treasure-3',
  'treasure-5',
  'found',
] as const
/** Everything that has a small picture; `found` is an item of the island that still lies face down. */
export type ItemKind = (typeof itemKinds)[number]

/** The picture of a component by its id (`lobster-pot`, `watch`, `bronze-2`); `found` for one without. */
export function itemKind(id: string): ItemKind {
  if (id.startsWith('obsidian')) return 'treasure-3'
  if (id.startsWith('bronze')) return 'treasure-5'
  return itemKinds.find((kind) => kind === id) ?? 'found'
}

export interface TechnologyItem {
  readonly kind: ItemKind
  readonly name: string
  readonly families: readonly Family[]
  /** D, G and H in dollars, J in reputation points. */
  readonly patentCost: number
  readonly itemCost: number
  readonly royalty: number
  readonly points: number
  readonly copies: number
  readonly left: number
  readonly owner: Owner | null
}

/** A place of the technology board: a card, or the quadrimester after which one comes. */
export interface TechnologyPlace {
  readonly card: TechnologyItem | null
  readonly opensAfter: number
  /** Solo: the rival patents what is laid here. */
  readonly rival?: boolean
}

export interface MarketPlace {
  readonly price: number
  /** Maps of one number; a stack is bought from the top. */
  readonly stack: { readonly site: number; readonly count: number } | null
}

export interface Exhibit {
  readonly value: TreasureValue
  readonly seller: SeatColor
}

export interface RoomItem {
  readonly id: string
  readonly name: string
  /** Reputation by place, from the closed door on. */
  readonly values: readonly number[]
  readonly exhibits: readonly (Exhibit | null)[]
  readonly sponsor: SeatColor | null
  readonly state: 'unused' | 'closed' | 'open'
  readonly price: number
  readonly bonus: number
}

type Account = 'HR' | 'RD' | 'GE' | 'ME' | 'SF'

/** What everybody sees of a seat. */
export interface OfficeItem {
  readonly seat: SeatColor
  /** The reader's short names with the amounts; null is secret. */
  readonly accounts: readonly { readonly account: Account; readonly label: string; readonly amount: number | null }[]
  readonly staff: readonly MeepleItem[]
  readonly zodiacs: readonly { readonly hull: Hull | 'own'; readonly items: readonly ItemKind[] }[]
  readonly supply: readonly ItemKind[]
  readonly maps: readonly { readonly site: number; readonly count: number }[]
  readonly treasures: readonly { readonly value: TreasureValue; readonly count: number }[]
  readonly sharks: number
  readonly patents: number
  readonly tokens: number
  readonly mine?: boolean
}
