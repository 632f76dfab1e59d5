import type { Seat } from '@fathom/kernel'
import { placeAt, type Place } from './places.ts'
import { MOST_BOXES, type Rules } from './rules.ts'
import type { SideIndex } from './sides.ts'
import type { ArtifactIndex, CardIndex, Die, End, MuseumIndex, Phase, Row } from './types.ts'

/** A card in front of a player: `place * 256 + side`. */
export type OwnCard = number
export const ownCard = (place: Place, side: SideIndex): OwnCard => place * 256 + side
export const placeOf = (card: OwnCard): Place => card >> 8
export const sideOf = (card: OwnCard): SideIndex => card & 255
export const cardOf = (card: OwnCard): CardIndex => (card & 255) >> 1
export const levelOf = (card: OwnCard): 1 | 2 => ((card & 1) + 1) as 1 | 2

/** A die that lies somewhere this turn: `where * 8 + die`; `where` is `place * 8 + slot` of an own card, or PUBLIC and the public card. */
type PlacedDie = number
export const PUBLIC = 1 << 12

/** What is computed of a seat's cards and cubes, kept up to date: at `seat * STATS + STAT.x`. */
export const STATS = 8
export const STAT = {
  dice: 0,
  diveBonus: 1,
  rerolls: 2,
  lessNew: 3,
  lessUpgrade: 4,
  museumCash: 5,
  diveCash: 6,
  reputation: 7,
} as const

/**
 * The whole truth of a game: flat lists of small integers, because this is copied millions of times.
 * "Per seat and artifact" means at `seat * artifacts + artifact`, and so on. Lists inside lists are never changed in place, only replaced: copies share them.
 */
export interface State {
  readonly seats: number
  /** Option: rows have four columns. */
  readonly grid2x4: boolean
  /** Option: level 2 sides of cards on offer may be looked at at any time. */
  readonly openBacks: boolean
  /** Per seat: the dice it rolled for the start, two a throw. */
  readonly startRolls: readonly (readonly Die[])[]
  readonly startSeat: Seat
  phase: Phase
  end: End | null
  active: Seat
  round: number
  /** Who reached the reputation that ends the game first, -1 for nobody. */
  trigger: number
  idleRounds: number
  /** Somebody bought, upgraded, dived or filled an order in this round. */
  hasProgressed: boolean
  /** Per seat. */
  money: number[]
  /** Per seat and artifact. */
  artifacts: number[]
  /** Per seat and museum. */
  cubes: number[]
  /** Per seat and find. */
  finds: number[]
  /** Per box, at `museum * MOST_BOXES + box`: whose cube is there, -1 for none. */
  boxes: number[]
  /** Per museum: the size of its smallest open box, 0 if all are taken. */
  smallest: number[]
  /** Per underwater card taken: by whom, from the top. */
  divers: Seat[]
  /** Per seat: its cards, sorted. */
  cards: (readonly OwnCard[])[]
  /** Per seat, as `cards`: the faces that fit its slots, neighbours' shifts included. */
  faces: (readonly number[])[]
  /** Per seat, as `cards`: bits of what adjacent expeditions gain, and `64 *` the dollars that neighbours pay when a die uses this expedition. */
  near: (readonly number[])[]
  /** See STAT. */
  stats: number[]
  /** Cards for sale, market by market; -1 where there is none. */
  shown: number[]
  /** Per market: bag of the cards that nobody has seen. */
  piles: (readonly CardIndex[])[]
  /** Per face (0 unused): dice of this turn still to be placed; all dice of this turn. */
  dice: number[]
  rolled: number[]
  /** As the active seat's `cards`: bits of the slots that hold a die. */
  used: number[]
  /** Bits of the public cards that hold a die. */
  visited: number
  placed: PlacedDie[]
  /** Dice of this turn's dive, done or under way. */
  diving: Die[]
  hasDived: boolean
  /** Dice set aside to be rerolled. */
  rerolling: Die[]
  hasRerolled: boolean
  /** What the last die asks for: where it lies, how much (n, less, bonus), which museum (-1: any). */
  pendingAt: number
  pendingN: number
  pendingMuseum: number
  /** The card that is paid and wants a place, -1 for none. */
  buying: number
  /** Per artifact: sold in the sale under way, and what for. */
  sold: number[]
  soldFor: number
}

/** An independent copy. */
export function clone(state: State): State {
  return {
    seats: state.seats,
    grid2x4: state.grid2x4,
    openBacks: state.openBacks,
    startRolls: state.startRolls,
    startSeat: state.startSeat,
    phase: state.phase,
    end: state.end,
    active: state.active,
    round: state.round,
    trigger: state.trigger,
    idleRounds: state.idleRounds,
    hasProgressed: state.hasProgressed,
    money: state.money.slice(),
    artifacts: state.artifacts.slice(),
    cubes: state.cubes.slice(),
    finds: state.finds.slice(),
    boxes: state.boxes.slice(),
    smallest: state.smallest.slice(),
    divers: state.divers.slice(),
    cards: state.cards.slice(),
    faces: state.faces.slice(),
    near: state.near.slice(),
    stats: state.stats.slice(),
    shown: state.shown.slice(),
    piles: state.piles.slice(),
    dice: state.dice.slice(),
    rolled: state.rolled.slice(),
    used: state.used.slice(),
    visited: state.visited,
    placed: state.placed.slice(),
    diving: state.diving.slice(),
    hasDived: state.hasDived,
    rerolling: state.rerolling.slice(),
    hasRerolled: state.hasRerolled,
    pendingAt: state.pendingAt,
    pendingN: state.pendingN,
    pendingMuseum: state.pendingMuseum,
    buying: state.buying,
    sold: state.sold.slice(),
    soldFor: state.soldFor,
  }
}

/** One of the numbers that are computed of a seat. */
export function stat(state: State, seat: Seat, which: number): number {
  return state.stats[seat * STATS + which] as number
}

/** Where a seat's card lies in its list, or -1. */
export function indexAt(state: State, seat: Seat, place: Place): number {
  const cards = state.cards[seat] as readonly OwnCard[]
  for (let index = 0; index < cards.length; index++) if ((cards[index] as number) >> 8 === place) return index
  return -1
}

/** As `indexAt`, by row and column. */
export function indexIn(state: State, seat: Seat, row: Row, column: number): number {
  return indexAt(state, seat, placeAt(row, column))
}

/** Starting cards that a seat has still to lay. */
export function startingLeft(rules: Rules, state: State, seat: Seat): CardIndex[] {
  const laid = (state.cards[seat] ?? []).map(cardOf)
  return rules.starting.filter((card) => !laid.includes(card))
}

export function artifactsOf(rules: Rules, state: State, seat: Seat, artifact: ArtifactIndex): number {
  return state.artifacts[seat * rules.artifacts + artifact] as number
}

export function boxOwner(state: State, museum: MuseumIndex, box: number): number {
  return state.boxes[museum * MOST_BOXES + box] as number
}

/** Dice still to be placed. */
export function diceLeft(state: State): number {
  let count = 0
  for (let die = 1; die <= 6; die++) count += state.dice[die] as number
  return count
}

/** What all dice still to be placed show together. */
export function sumOfDice(state: State): number {
  let sum = 0
  for (let die = 1; die <= 6; die++) sum += die * (state.dice[die] as number)
  return sum
}
