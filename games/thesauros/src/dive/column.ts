import { accessOf, BURIED, cellAt, DEPTHS, HIDDEN, SHARK, treasureIn, type Tile } from '../set/tiles.ts'
import { depthOf, freeCost, hasCage, revealCost, rollToKill, UNARMED, type GearSet } from './gear.ts'

/** A diver above a column: everything that decides what can be done there. */
export interface Diver {
  readonly set: GearSet
  /** Items per holder and kind, and which holder the Zodiac is. */
  readonly counts: readonly number[]
  readonly holder: number
  /** The boss or a 5/7. */
  readonly skilled: boolean
  /** The number's mercenary map is there: hidden treasures lie open (FR L1499). */
  readonly guided: boolean
  /** Number of the dig site, and its tile. */
  readonly site: number
  readonly tile: Tile
  /** From 1. */
  readonly column: number
  /** Covered boxes, as bits at the places of `tile.cells`. */
  readonly exhausted: number
  /** Option: an unarmed diver stays out of the whole column of a shark, or dives down to it. */
  readonly unarmed: 'whole-column' | 'until-shark'
}

/** The bit of a box in `exhausted`. */
export function boxBit(tile: Tile, column: number, depth: number): number {
  return 1 << ((depth - 1) * tile.columns + column - 1)
}

/** What is still to be found at a depth: a shark, a treasure or nothing. */
export function contentAt(diver: Diver, depth: number): number {
  const covered = (diver.exhausted & boxBit(diver.tile, diver.column, depth)) !== 0
  return covered ? 0 : cellAt(diver.tile, diver.column, depth)
}

/** How deep the diver gets in this column; 0 where there is no dive at all. */
export function deepest(diver: Diver): number {
  const { set, counts, holder, skilled } = diver
  const depth = depthOf(set, counts, holder)
  if (rollToKill(set.items, counts, holder, skilled) !== UNARMED || hasCage(set.items, counts, holder)) return depth
  const shark = firstShark(diver)
  if (shark === 0) return depth
  return diver.unarmed === 'whole-column' ? 0 : Math.min(depth, shark - 1)
}

/** Depth of the first live shark, 0 for none. */
function firstShark(diver: Diver): number {
  for (let depth = 1; depth <= DEPTHS; depth++) if (contentAt(diver, depth) === SHARK) return depth
  return 0
}

/** $ for lifting what is at a depth once the diver is there; -1 if there is no treasure or the gear is missing. */
export function liftCost(diver: Diver, depth: number): number {
  const cell = contentAt(diver, depth)
  if (treasureIn(cell) === 0) return -1
  const { set, counts, holder, guided } = diver
  const access = accessOf(cell)
  if (access === HIDDEN) return guided ? 0 : revealCost(set.items, counts, holder, depth)
  if (access === BURIED) return freeCost(set.items, counts, holder, depth)
  return 0
}

/**
 * True if a dive could bring anything below a depth: a shark that can be fought, or a treasure that can be lifted.
 * @param canAfford may so many $ be spent on lifting one? Never, if no more may be lifted.
 */
export function isWorthDiving(diver: Diver, canAfford: (cost: number) => boolean, below = 0): boolean {
  const bottom = deepest(diver)
  const { set, counts, holder, skilled } = diver
  const armed = bottom > below && rollToKill(set.items, counts, holder, skilled) !== UNARMED
  for (let depth = below + 1; depth <= bottom; depth++) {
    if (armed && contentAt(diver, depth) === SHARK) return true
    const cost = liftCost(diver, depth)
    if (cost >= 0 && canAfford(cost)) return true
  }
  return false
}
