import type { Seat } from '@fathom/kernel'
import { COLUMN_SLOTS, columnOf, COLUMNS, rowOf, SLOT_DEPTH } from './board.ts'
import { COLOR_COUNT, TOKEN_BIT, TOKEN_COLOR, MUSSEL, TOKEN_KIND } from './tokens.ts'
import type { ColorIndex, End, Phase, ShipPlace, Space, Token } from './types.ts'

/** What the bathyscaphes that act have done this turn, as bits. */
export const MOVED = 1
export const COLLECTED = 2

/**
 * Boats by depth, four bits each: depth 0 (row 2) in the lowest. A seat's boats in one column are one number, and so are all opponents'.
 * Times 0x1111 gives the sums from the top down to each depth.
 */
export type Boats = number
/** A card in a supply: 0 while nobody knows it, else `color + 1 + 8 * seat` of the one seat that knows it. */
export type SupplyCard = number
/** How many cards of each colour, four bits a colour. */
export type ColorCounts = number

/**
 * The whole truth of a game: flat lists of small integers, because this is copied millions of times.
 * "Per seat and color" means at `seat * 5 + color`, and so on.
 *
 * Cards that nobody has seen have no colour yet: `bag` holds what they may be, together with those left out of the game.
 */
export interface State {
  readonly seats: number
  /** Option: all bathyscaphes that act in a turn move, or all collect. */
  readonly sameActionForAll: boolean
  /** Option: a double put down as a joker is a joker for ever. */
  readonly placedDoublesAreJokers: boolean
  /** Cards left out whose colours nobody knows: they stay in `bag`. */
  readonly removed: number
  phase: Phase
  end: End | null
  startSeat: Seat
  /** Who has the move. */
  active: Seat
  /** Bathyscaphes still to be placed, of all seats together. */
  toPlace: number
  sweep: number
  idleSweeps: number
  /** Somebody collected by card or with a mussel since the ships set out. */
  collectedThisSweep: boolean
  /** Own boats under the active ship that may still act. */
  ready: Boats
  /** Depth of the boat that is collecting and may go on, -1 for none. */
  collecting: number
  /** MOVED, COLLECTED, both or 0. */
  acted: number
  /** The token being paid for, -1 for none. */
  paying: Token
  /** Per seat. */
  ships: ShipPlace[]
  /** Per seat and column. */
  boats: Boats[]
  /** Ten slots a column, the top ones first: the token there, -1 for none. */
  slots: Token[]
  /** Per color: kinds of treasure tiles on the board that were put down as jokers and are jokers for ever. */
  placedJokers: number[]
  /** Per color: kinds put down this turn: not to be collected before the next. */
  laid: number[]
  /** Per color: kinds gained as jokers this turn: of no use before the next. */
  gained: number[]
  /** Per seat and color: kinds on the player board. */
  treasures: number[]
  /** Per seat and color: kinds beside the player board, mussel included. */
  jokers: number[]
  /** Per seat and color: cards in hand. */
  hands: number[]
  /** Per seat: its face-down supply, the top card last. */
  supplies: SupplyCard[][]
  /** At `observer * seats + owner`: cards that the observer paid to the owner, that went into the owner's hand and must be there still. */
  knownInHand: ColorCounts[]
  /** Per seat: cards that are still due to it for the tile being paid for. */
  due: number[]
  /** Per color: cards that nobody has seen. */
  bag: number[]
  /** Per color: cards on the discard pile. */
  discard: number[]
}

/** An independent copy. */
export function clone(state: State): State {
  const supplies: SupplyCard[][] = []
  for (let seat = 0; seat < state.seats; seat++) supplies.push((state.supplies[seat] as SupplyCard[]).slice())
  return {
    seats: state.seats,
    sameActionForAll: state.sameActionForAll,
    placedDoublesAreJokers: state.placedDoublesAreJokers,
    removed: state.removed,
    phase: state.phase,
    end: state.end,
    startSeat: state.startSeat,
    active: state.active,
    toPlace: state.toPlace,
    sweep: state.sweep,
    idleSweeps: state.idleSweeps,
    collectedThisSweep: state.collectedThisSweep,
    ready: state.ready,
    collecting: state.collecting,
    acted: state.acted,
    paying: state.paying,
    ships: state.ships.slice(),
    boats: state.boats.slice(),
    slots: state.slots.slice(),
    placedJokers: state.placedJokers.slice(),
    laid: state.laid.slice(),
    gained: state.gained.slice(),
    treasures: state.treasures.slice(),
    jokers: state.jokers.slice(),
    hands: state.hands.slice(),
    supplies,
    knownInHand: state.knownInHand.slice(),
    due: state.due.slice(),
    bag: state.bag.slice(),
    discard: state.discard.slice(),
  }
}

/** Where the boats of a seat in the space's column are counted. */
export function boatPlace(seat: Seat, space: Space): number {
  return seat * COLUMNS + columnOf(space) - 1
}

/** One boat at the space's depth. */
export function boatBit(space: Space): number {
  return 1 << (4 * (rowOf(space) - 2))
}

/** A seat's boats in a column (1-6). */
export function boatsIn(state: State, seat: Seat, column: number): Boats {
  return state.boats[seat * COLUMNS + column - 1] ?? 0
}

/** Boats of all opponents in a column. */
export function opponentsIn(state: State, seat: Seat, column: number): Boats {
  let boats = 0
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) boats += state.boats[other * COLUMNS + column - 1] as number
  }
  return boats
}

/** Boats of one depth. */
export function atDepth(boats: Boats, depth: number): number {
  return (boats >> (4 * depth)) & 15
}

/** Boats from the top down to a depth: those that are paid for collecting there. */
export function downTo(boats: Boats, depth: number): number {
  return ((boats * 0x1111) >> (4 * depth)) & 15
}

/** Cards in a seat's hand. */
export function handCount(state: State, seat: Seat): number {
  const { hands } = state
  const first = seat * COLOR_COUNT
  return (
    (hands[first] as number) +
    (hands[first + 1] as number) +
    (hands[first + 2] as number) +
    (hands[first + 3] as number) +
    (hands[first + 4] as number)
  )
}

/** Cards in a seat's supply. */
export function supplyCount(state: State, seat: Seat): number {
  return (state.supplies[seat] as SupplyCard[]).length
}

/** Kinds on a seat's player board, whatever their colours. */
export function typesOf(state: State, seat: Seat): number {
  let types = 0
  for (let place = seat * COLOR_COUNT; place < (seat + 1) * COLOR_COUNT; place++)
    types |= state.treasures[place] as number
  return types
}

/** True if a token on the board is a joker: only a card collects it, and it is no treasure. */
export function isJoker(state: State, token: Token): boolean {
  const color = TOKEN_COLOR[token] as ColorIndex
  return TOKEN_KIND[token] === MUSSEL || ((state.placedJokers[color] as number) & (TOKEN_BIT[token] as number)) !== 0
}

/** The slot where a token lies on the board, or -1. */
export function slotOf(state: State, token: Token): number {
  return state.slots.indexOf(token)
}

/** The column (1-6) of a slot. */
export function slotColumn(slot: number): number {
  return Math.floor(slot / COLUMN_SLOTS) + 1
}

/** The depth of a slot. */
export function slotDepth(slot: number): number {
  return SLOT_DEPTH[slot % COLUMN_SLOTS] as number
}

/** Cards of a colour in packed counts. */
export function countOf(counts: ColorCounts, color: ColorIndex): number {
  return (counts >> (4 * color)) & 15
}
