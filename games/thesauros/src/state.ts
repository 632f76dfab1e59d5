import type { Seat } from '@fathom/kernel'
import type { Rules } from './rules.ts'
import type { Space } from './sea/graph.ts'
import type { Technology } from './set/technologies.ts'
import type { TileIndex } from './set/tiles.ts'
import type { End, Hat, Meeple, Phase, Zodiac, Zone } from './types.ts'

/** Meeples of a seat: its boss and room for seven workers. */
export const OWN = 8
export const SEATS = 4
export const ZODIAC_COUNT = 8
/** Site numbers 1 to 9 fit. */
export const SITES = 10
/** Spaces kept for a queue; zone 6, which is never full, has its own at the end. */
export const QUEUE = 12
export const ZONES = 11

/** Where a meeple is. */
export const AT_HOME = 0
/** In zone 1, to be recruited. */
export const AT_UNHIRED = 1
/** Not in the game (any more). */
export const AT_GONE = 2
export const AT_DECK = 3
export const AT_QUEUE = 4
export const AT_STORE = 5
/** Aboard a Zodiac, at sea or in the lagoon. */
export const AT_ZODIAC = 6

/**
 * The whole truth of a game: flat lists of small integers, because this is copied millions of times. "Per seat and account" means at
 * `seat * 5 + account`, and so on. -1 is nobody and nothing unless said otherwise.
 *
 * Lists that change seldom are `readonly`: copies of a position share them, and they are written to by `own` alone.
 *
 * What nobody has seen has no identity yet: the reserve of maps, the piles of dig tiles, the island and the deck are bags.
 */
export interface State {
  readonly seats: number
  readonly rules: Rules
  phase: Phase
  /** 1 to 9; 0 before the first. */
  quadrimester: number
  end: End | null
  /** Things to be done, the next one last: frames of eight numbers (`stack.ts`). */
  stack: number[]
  /** Simultaneous decisions: bits of the seats that still choose. */
  choosing: number
  /** Seats in turn order. */
  order: readonly Seat[]

  // Money
  /** Per seat and account: $. */
  money: number[]
  /** Per seat: $ not yet budgeted. */
  pool: number[]
  /** Per seat: accounts budgeted so far. */
  budgeted: number[]
  /** Per seat: the sealed bribe, 0 for none; -1 while not chosen. */
  bribes: number[]
  /** Seats whose envelope lies in zone 10, in order. */
  envelopes: readonly Seat[]
  /** The auction's bids so far: seat, amount, seat, amount ... */
  bids: readonly number[]
  /** Per seat: the secret limit of its standing bid in the auction, 0 for none. */
  limits: readonly number[]
  /** Bits of the seats that bid no more, or (placement) place no mercenary any more. */
  passed: number

  // People
  /** Per meeple: AT_HOME and so on. */
  at: number[]
  /** Per meeple. */
  hat: readonly Hat[]
  /** Who has hired each mercenary, by its number; -1 not yet. */
  mercenaries: readonly Seat[]
  /** Queues: who stands on each space (`queueStart`), -1 once they have acted. */
  queues: Meeple[]
  /** Per zone: meeples put into the queue this quadrimester. */
  queued: number[]
  /** Per zone: the mercenary on its space. */
  mercenaryIn: readonly Meeple[]
  /** Per zone: whose cube shows that a mercenary has been there. */
  mercenaryCube: readonly Seat[]
  /** The meeple on the technology deck. */
  onDeck: Meeple
  /** Per space of the Zodiac store. */
  store: Meeple[]
  /** Per hat: how many are left on the board. */
  hatsLeft: readonly number[]
  /** Per seat: workers hired. */
  hired: readonly number[]
  /** Bits of the seats whose Double Action still lies under the worker to be recruited. */
  tokenUnder: number
  /** Per seat: Double Actions kept. */
  tokens: readonly number[]
  /** Meeples in queues that stand on a Double Action. */
  doubled: Meeple[]

  // Technology
  /** Cards on the board in the order of the spaces; an eleventh lies face up on the deck. */
  cards: readonly Technology[]
  /** Per card: seat of the patent's owner, RIVAL, or -1. */
  patents: readonly Seat[]
  /** Per card: copies left for sale. */
  copies: readonly number[]
  /** Cards of the deck that nobody has seen: those of its upper part, how many of them come next, and all below. */
  deckUpper: readonly Technology[]
  deckUpperLeft: number
  deckLower: readonly Technology[]
  /** Once somebody has searched the deck its order is fixed: the top card last. Then the bags above are empty. */
  deck: readonly Technology[]
  /** Bits of the seats that know the deck's order. */
  deckSeen: number

  // Maps and sites; lists by number have SITES entries a seat
  /** Per market space: the number that lies there, 0 for none. */
  market: number[]
  /** Per market space: maps of the stack. */
  marketCount: number[]
  /** Per number: maps in the reserve. */
  reserve: number[]
  /** Per seat and number. */
  marketMaps: number[]
  satelliteMaps: readonly number[]
  mercenaryMaps: readonly number[]
  /** Per number: bits of the seats with a cube there. They know the tile, too. */
  cubes: readonly number[]
  /** Per number: the tile. */
  tiles: readonly TileIndex[]
  /** Per number: NO_TILE, FACE_DOWN, FACE_UP. */
  tileFace: readonly number[]
  /** Per number: covered boxes as bits, at the places of `Tile.cells`. */
  exhausted: readonly number[]
  /** Tiles that nobody has seen: the big ones, the small ones. */
  bigPile: readonly TileIndex[]
  smallPile: readonly TileIndex[]
  /** Tiles put back under the piles, the first one first: `tile * 4 + seat` that knows it. */
  bigUnder: readonly number[]
  smallUnder: readonly number[]

  // Items and boats
  /** Per holder and kind of item (`holderOf`). */
  items: number[]
  /** Per kind of item, during an exchange: bits of the holders that got one, which can't give it away again. */
  exchanged: number[]
  /** Per Zodiac. */
  zodiacOwner: readonly Seat[]
  zodiacAt: Space[]
  crew: Meeple[]
  /** Engines of the Zodiac that moves, those that it had or met on the way (`sea/travel.ts`). */
  engines: readonly number[]
  /** Bits of the Zodiacs that have been played in this zone 5. */
  sailed: number
  /** Grey seaplanes that can be had. */
  seaplanes: number
  /** Zodiacs that have a grey seaplane beside them. */
  flights: readonly Zodiac[]
  /** Who has the black seaplane, the mine. */
  black: Seat
  /** The black one has flown this quadrimester. */
  blackFlown: boolean
  mine: Seat
  /** Unseen tiles that lie on the island, and what they may be (those left in the box included). */
  islandUnseen: number
  islandBag: readonly number[]
  /** Seen tiles on the island: `found * 16 + bits` of the seats that know it. */
  islandSeen: readonly number[]

  // Riches
  /** Per seat and kind: treasures at home; in the storeroom of the museum. */
  treasures: number[]
  stored: readonly number[]
  /** Per seat. */
  sharks: readonly number[]
  /** Per room. */
  sponsors: readonly Seat[]
  /** Bits of the rooms that are open. */
  open: number
  /** Per room and place: 0 for free, else `1 + seat * 4 + kind`. */
  exhibits: readonly number[]
  /** Markers, from 0. */
  musselMarker: number
  advertisingMarker: number
  /** Per seat. */
  reputation: number[]
  /** Per seat and reason of REPUTATION: what the reputation is made of. */
  tally: number[]
  /** Per seat: $ earned by fishing (sea, lagoon, mussels): a solo trophy. */
  fishing: readonly number[]
}

/** Lists that copies of a position share. */
type Shared = {
  [Key in keyof State]: State[Key] extends number[] ? never : State[Key] extends readonly number[] ? Key : never
}[keyof State]
type Writable<List> = List extends readonly (infer Item)[] ? Item[] : never

/** A list of the position that may be written to: a copy, so that no other position changes with it. */
export function own<Key extends Shared>(state: State, list: Key): Writable<State[Key]> {
  const copy = (state[list] as number[]).slice() as Writable<State[Key]>
  state[list] = copy
  return copy
}

/** Where a zone's queue begins in `State.queues`. */
export function queueStart(zone: Zone): number {
  return zone === 6 ? ZONES * QUEUE : zone * QUEUE
}

/** Whose meeple it is; a mercenary is its employer's. */
export function seatOf(state: State, meeple: Meeple): Seat {
  const owned = state.seats * OWN
  return meeple < owned ? meeple >> 3 : (state.mercenaries[meeple - owned] as Seat)
}

/** True for a seat's boss. */
export function isBoss(state: State, meeple: Meeple): boolean {
  return meeple < state.seats * OWN && (meeple & (OWN - 1)) === 0
}

/** The holder that is a Zodiac; a seat's supply is the holder of the seat's number. */
export function holderOf(zodiac: Zodiac): number {
  return SEATS + zodiac
}

/** The current year, 1 to 3. */
export function yearOf(state: State): number {
  return state.quadrimester <= 3 ? 1 : state.quadrimester <= 6 ? 2 : 3
}
