import type { Seat } from '@fathom/kernel'
import { BOXES } from './cards.ts'
import type { BoxMask, CardIndex, Crossing, Phase, Step } from './types.ts'
import type { ShapeIndex } from './shapes.ts'

/** Islands in play a seat. */
export const SLOTS = 2
export const COIN_ROWS = 3
export const COINS_PER_ROW = 4
export const COIN_BOXES = COIN_ROWS * COINS_PER_ROW
export const PALM_BOXES = 4
export const ROUNDS = 4
export const TURNS_PER_ROUND = 7
export const DISPLAY = 4
export const DEALT = 4

/**
 * The whole truth of a game: flat lists of small integers, because this is copied millions of times.
 * Lists named "per slot" have two entries a seat, at `seat * 2` and `seat * 2 + 1`, and so on.
 * Lists inside lists are never changed in place, only replaced: copies share them.
 */
export interface State {
  readonly seats: number
  /** Option: the table shows which patterns are still to come this round. */
  readonly expeditionAid: boolean
  phase: Phase
  round: number
  turn: number
  startSeat: Seat
  /** The revealed pattern, -1 before the first. */
  shape: ShapeIndex
  /** Bag: patterns not yet revealed this round. */
  expeditions: ShapeIndex[]
  /** Bag: the face-down treasure cards. */
  deck: CardIndex[]
  display: CardIndex[]
  /** Who took the trophies, the highest first. */
  trophySeats: Seat[]
  /** Who takes cards now, -1 in the other phases. */
  taking: Seat
  /** Per seat: finished cards of this turn that are still to be replaced. */
  replace: number[]
  /** Per seat: the four cards dealt, lower index first; empty after the keep phase. */
  dealt: (readonly CardIndex[])[]
  /** Per slot: the island there, -1 for none. */
  cards: number[]
  /** Per slot: its boxes crossed off. */
  crossed: BoxMask[]
  /** Per seat: coin boxes crossed off. */
  coins: number[]
  /** Per palm box: its points, 0 while empty. */
  palms: number[]
  /** Per coin row: its trophy's points once awarded (0: none was left), else -1. */
  rows: number[]
  /** Per seat: finished cards in the order they were finished. */
  finished: (readonly CardIndex[])[]
  /** Per seat: what is left to do in the cross phase. */
  step: Step[]
  /** Per seat: boxes that crossed X symbols still ask for. */
  owed: number[]
  /** Per seat: what it crossed off this turn. Taken away from the rest, it is what the others see until all have chosen. */
  crossings: (readonly Crossing[])[]
}

/** An independent copy. */
export function clone(state: State): State {
  return {
    seats: state.seats,
    expeditionAid: state.expeditionAid,
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    startSeat: state.startSeat,
    shape: state.shape,
    expeditions: state.expeditions.slice(),
    deck: state.deck.slice(),
    display: state.display.slice(),
    trophySeats: state.trophySeats.slice(),
    taking: state.taking,
    replace: state.replace.slice(),
    dealt: state.dealt.slice(),
    cards: state.cards.slice(),
    crossed: state.crossed.slice(),
    coins: state.coins.slice(),
    palms: state.palms.slice(),
    rows: state.rows.slice(),
    finished: state.finished.slice(),
    step: state.step.slice(),
    owed: state.owed.slice(),
    crossings: state.crossings.slice(),
  }
}

/** A seat's empty boxes in a slot. */
export function emptyBoxes(state: State, slot: number): BoxMask {
  const card = state.cards[slot] ?? -1
  return card < 0 ? 0 : (BOXES[card] ?? 0) & ~(state.crossed[slot] ?? 0)
}

/** True if a seat has a box left to cross off. */
export function hasEmptyBox(state: State, seat: Seat): boolean {
  return (emptyBoxes(state, seat * SLOTS) | emptyBoxes(state, seat * SLOTS + 1)) !== 0
}

/** The slot where a seat has a card, or -1. */
export function slotOf(state: State, seat: Seat, card: CardIndex): number {
  const first = seat * SLOTS
  if (state.cards[first] === card) return first
  return state.cards[first + 1] === card ? first + 1 : -1
}

/** Palms written down so far. */
export function palmCount(state: State, seat: Seat): number {
  let count = 0
  while (count < PALM_BOXES && (state.palms[seat * PALM_BOXES + count] ?? 0) > 0) count++
  return count
}

/** The trophies of a seat's completed rows, in order. */
export function trophiesOf(state: State, seat: Seat): number[] {
  return state.rows.slice(seat * COIN_ROWS, (seat + 1) * COIN_ROWS).filter((value) => value >= 0)
}

/** The cards of a seat's two slots, without empty ones. */
export function islandsOf(state: State, seat: Seat): CardIndex[] {
  return state.cards.slice(seat * SLOTS, (seat + 1) * SLOTS).filter((card) => card >= 0)
}
