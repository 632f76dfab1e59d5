import type { Seat } from '@fathom/kernel'
import { fillsPlace } from './apply/collect.ts'
import { columnOf, COLUMN_SLOTS, DEPTH_SLOT, DEPTHS, rowOf } from './board.ts'
import { collectingDepths } from './legal.ts'
import { downTo, handCount, opponentsIn, supplyCount, type State } from './state.ts'
import { COLOR_COUNT, countBits, TOKEN_BIT, TOKEN_COLOR } from './tokens.ts'
import type { Space } from './types.ts'

/** Types that a seat lacks, and how many of them it could collect one with the other. */
interface WithinReach {
  readonly treasures: number
  /** So many at the most by cards of the hand. */
  readonly cards: number
  /** So many more with jokers. */
  readonly jokers: number
}

interface Tile {
  readonly type: number
  readonly color: number
  /** Cards for others. */
  readonly due: number
}

/** What the boats under the ship can collect yet this turn. */
export function withinReachNow(state: State, seat: Seat): WithinReach {
  const column = state.ships[seat] as number
  const depths = collectingDepths(state)
  const others = opponentsIn(state, seat, column)
  const tiles: Tile[] = []
  for (let depth = 0; depth < DEPTHS; depth++) {
    if (((depths >> depth) & 1) !== 0)
      tiles.push(...missingAt(state, seat, { column, depth, due: downTo(others, depth) }))
  }
  return reachOf(state, seat, tiles, jokersOf(state, seat) - gainedBy(state))
}

/** What a boat in a space could collect on a later turn with what the seat has now. What must be paid to others then nobody knows yet. */
export function withinReachAt(state: State, seat: Seat, space: Space): WithinReach {
  const tiles = missingAt(state, seat, { column: columnOf(space), depth: rowOf(space) - 2, due: 0 })
  return reachOf(state, seat, tiles, jokersOf(state, seat))
}

/** The tiles of a space of types that the seat lacks. What was put down this turn is a joker or of a type that it has. */
function missingAt(state: State, seat: Seat, at: { column: number; depth: number; due: number }): Tile[] {
  const first = (at.column - 1) * COLUMN_SLOTS
  const tokens = state.slots.slice(first + (DEPTH_SLOT[at.depth] ?? 0), first + (DEPTH_SLOT[at.depth + 1] ?? 0))
  return tokens
    .filter((token) => token >= 0 && fillsPlace(state, seat, token))
    .map((token) => ({ type: TOKEN_BIT[token] ?? 0, color: TOKEN_COLOR[token] ?? 0, due: at.due }))
}

function reachOf(state: State, seat: Seat, tiles: readonly Tile[], usable: number): WithinReach {
  const hand = state.hands.slice(seat * COLOR_COUNT, (seat + 1) * COLOR_COUNT)
  const treasures = new Set(tiles.map(({ type }) => type)).size
  const cards = mostByCard(tiles, hand, supplyCount(state, seat) + handCount(state, seat))
  return { treasures, cards, jokers: Math.min(usable, treasures - cards) }
}

/** @param have cards to pay with, the hand included: each collection takes one of its colour, and what is due */
function mostByCard(tiles: readonly Tile[], hand: readonly number[], have: number): number {
  let most = 0
  for (const [index, { type, color, due }] of tiles.entries()) {
    const held = hand[color] ?? 0
    if (held === 0 || due >= have) continue
    const others = tiles.slice(index + 1).filter((tile) => tile.type !== type)
    most = Math.max(most, 1 + mostByCard(others, hand.with(color, held - 1), have - due - 1))
  }
  return most
}

function jokersOf(state: State, seat: Seat): number {
  return sumOfBits(state.jokers.slice(seat * COLOR_COUNT, (seat + 1) * COLOR_COUNT))
}

/** What the active seat gained this turn serves as a joker later. */
function gainedBy(state: State): number {
  return sumOfBits(state.gained)
}

function sumOfBits(masks: readonly number[]): number {
  return masks.reduce((sum, bits) => sum + countBits(bits), 0)
}
