/**
 * What the drawings of Artifacts, Inc. are told. The words of cards are those of the components (a closed vocabulary),
 * so a side of the game's data can be passed as it is; texts come in the reader's language. Nothing here knows a rule
 * or a card by name.
 */
import type { JSX } from 'solid-js'
import type { SeatColor } from '../../../art/seats.tsx'

export const artifacts = ['fossil', 'scroll', 'gem', 'statue'] as const
export type Artifact = (typeof artifacts)[number]

export const finds = ['pottery', 'doubloons', 'sunkencity'] as const
export type Find = (typeof finds)[number]

export const assetKinds = ['expedition', 'equipment', 'office', 'crew', 'landmark'] as const
export type AssetKind = (typeof assetKinds)[number]

export const cardLetters = ['S', 'A', 'B', 'C', 'D', 'E'] as const
export type CardLetter = (typeof cardLetters)[number]

export type Level = 1 | 2

export type Action =
  | { readonly kind: 'gain'; readonly artifact: Artifact; readonly n: number }
  | { readonly kind: 'gainNear'; readonly n: number }
  | { readonly kind: 'money'; readonly n: number }
  | { readonly kind: 'buy'; readonly less: number }
  | { readonly kind: 'sellAny'; readonly bonus: number }
  /** Orders of one museum are told by its artifact. */
  | { readonly kind: 'fillOrder'; readonly artifact: Artifact | 'any'; readonly bonus: number }

export type Ability =
  | { readonly kind: 'repPerFind'; readonly find: Find | 'any'; readonly n: number }
  | {
      readonly kind: 'repPerAdjacent'
      readonly filter: { readonly kind: AssetKind } | { readonly level: Level }
      readonly n: number
    }
  | { readonly kind: 'repPerMuseum'; readonly orders: number; readonly n: number }
  | { readonly kind: 'cashOnUse'; readonly event: 'adjacentExpedition' | 'museum' | 'dive'; readonly n: number }
  | { readonly kind: 'dieShift'; readonly n: number }
  | { readonly kind: 'discount'; readonly on: 'new' | 'upgrade'; readonly n: number }
  | { readonly kind: 'diveBonus'; readonly n: number }
  | { readonly kind: 'reroll'; readonly n: number }

export interface Slot {
  /** Allowed faces, 1 to 6, rising. */
  readonly faces: readonly number[]
  readonly action: Action
}

/** One side of an asset card. */
export interface CardSide {
  readonly reputation: number
  readonly dice: number
  readonly slots: readonly Slot[]
  readonly abilities: readonly Ability[]
}

export interface Cost {
  readonly dollars: number
  readonly scrolls: number
}

export type { Rect } from '../../../board/geometry.ts'

/**
 * `full` for reading and a roomy desk, `small` for a desk with dice on it, `tile` for a market of many, `mini` for
 * other players' desks. Widths and heights in pixels are in layout.ts (`cardSizes`).
 */
export type CardSize = 'full' | 'small' | 'tile' | 'mini'

export interface AssetCardProps {
  /** Chooses among pictures of the same sort, so that a card keeps its own. */
  readonly id: string
  readonly name: string
  readonly letter: CardLetter
  /** What the tab says; the letter whose colours it has unless told. */
  readonly tabText?: string
  readonly kind: AssetKind
  readonly level: Level
  readonly side: CardSide
  /** Printed on the card: of buying and of upgrading. Null leaves the place free, as on a level 2 side. */
  readonly cost: Cost | null
  /** What it costs the reader now, when that differs: the printed cost is struck out. */
  readonly price?: Cost
  readonly size?: CardSize
  /** In pixels, if it shall differ from its size's own; the height follows. */
  readonly width?: number
  /** A die on each slot, by its number; null or missing is a free slot. Not drawn on a `mini`. */
  readonly dice?: readonly (number | null | undefined)[]
  /** Slots that take the chosen die now, by number: magenta wells. */
  readonly legalSlots?: readonly number[]
  /** The card itself may be chosen now: a magenta outline. */
  readonly legal?: boolean
  /** Chosen, but not yet final: a brass outline. */
  readonly picked?: boolean
  /** Can't be had now: paler. */
  readonly muted?: boolean
  /** Changed since the reader looked: a dashed gold outline. */
  readonly fresh?: boolean
  /** Cards in the pile under it; 0 unless told. */
  readonly beneath?: number
  readonly class?: string
  /** SVG on top, in the pixels of its size. */
  readonly children?: JSX.Element
}

export type DieState = 'rolled' | 'legal' | 'selected' | 'used' | 'disabled'

export interface Order {
  /** Artifacts that it asks for. */
  readonly size: number
  readonly owner: SeatColor | null
  /** May be filled now. */
  readonly legal?: boolean
  /** Filled since the reader looked. */
  readonly fresh?: boolean
}

export interface MuseumProps {
  readonly name: string
  readonly artifact: Artifact
  readonly faces: readonly number[]
  /** Dollars on top for every order. */
  readonly bonus: number
  /** Reputation at the end for most orders. */
  readonly majority: number
  /** Six or nine, in reading order. */
  readonly orders: readonly Order[]
  /** The seat with the most orders now. */
  readonly leader?: SeatColor | null
  /** The die that lies there this turn. */
  readonly die?: number | null
  /** Takes the chosen die now. */
  readonly legal?: boolean
  readonly width?: number
  readonly class?: string
  readonly children?: JSX.Element
}

export interface PublicCardProps {
  readonly action: Extract<Action, { kind: 'sellAny' | 'money' }>
  readonly name: string
  readonly faces: readonly number[]
  readonly die?: number | null
  readonly legal?: boolean
  readonly width?: number
  readonly class?: string
  readonly children?: JSX.Element
}

export interface DiveProps {
  readonly name: string
  /** The card on top; null when the stack is empty. */
  readonly top: { readonly number: number; readonly find: Find } | null
  /** The top card's find in words, or that nothing is left below. */
  readonly caption: string
  /** Cards in the stack, the top one included. */
  readonly left: number
  /** Dice that dive, or would. */
  readonly dice?: readonly number[]
  /** Added to their sum by cards. */
  readonly bonus?: number
  readonly legal?: boolean
  readonly width?: number
  readonly class?: string
  readonly children?: JSX.Element
}

export interface RaceProps {
  readonly seats: readonly { readonly color: SeatColor; readonly score: number }[]
  /** Where the end begins; 20. */
  readonly goal: number
  /** Written at the start of the track where there is room: "reputation". */
  readonly caption?: string
  /** In pixels, drawn one to one: as wide as its place. */
  readonly width: number
}
