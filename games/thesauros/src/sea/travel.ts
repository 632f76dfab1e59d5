import type { Components } from '../schema.ts'
import type { ItemKind, Items } from '../set/items.ts'

/** An engine in a list of engines: its kind, the holder that has it now, and the spaces that it could serve. */
export const ENGINE = 3
const KIND = 0
export const HOLDER = 1
/** Bits of the spaces of the move (the first one is bit 0) that were moved while the engine was aboard. */
const SERVED = 2

/**
 * What a move costs at the least, R33: every space is covered by one of the sources, an engine only covers spaces that were moved while it
 * was aboard, and a source that costs something costs it once. Found by max-flow = min-cut for each choice of engines that are paid for,
 * which are at most four in practice.
 * @param spaces how many spaces are moved in all
 * @param engines as a flat list of ENGINE numbers each
 * @returns $, or -1 if no mix goes so far
 */
export function travelCost(set: TravelSet, spaces: number, engines: readonly number[]): number {
  const { freeSpaces, paidSpaces, paidCost } = set.data.builtIn
  if (spaces <= freeSpaces) return 0
  const count = engines.length / ENGINE
  let best = -1
  for (let used = 0; used < 1 << count; used++) {
    let cost = 0
    for (let engine = 0; engine < count; engine++) {
      if ((used & (1 << engine)) !== 0) cost += set.items.useCost[engines[engine * ENGINE + KIND] as ItemKind] as number
    }
    const left = spaces - freeSpaces - covered(set.items, engines, used)
    if (left > paidSpaces) continue
    if (left > 0) cost += paidCost
    if (best < 0 || cost < best) best = cost
  }
  return best
}

/** What travelling needs of a set. */
export interface TravelSet {
  readonly items: Items
  readonly data: Pick<Components, 'builtIn'>
}

/** How many spaces the chosen engines can cover together: the smallest cut between engines and spaces. */
function covered(items: Items, engines: readonly number[], used: number): number {
  let least = -1
  // Every subset of the chosen engines once, the empty one last: those cut at their own capacity.
  for (let cut = used; ; cut = (cut - 1) & used) {
    let capacity = 0
    let spaces = 0
    for (let engine = 0, bit = 1; bit <= used; engine++, bit <<= 1) {
      if ((used & bit) === 0) continue
      const place = engine * ENGINE
      if ((cut & bit) !== 0) capacity += items.engine[engines[place + KIND] as ItemKind] as number
      else spaces |= engines[place + SERVED] as number
    }
    const size = capacity + bitsIn(spaces)
    if (least < 0 || size < least) least = size
    if (cut === 0) return least
  }
}

/** How many bits a number has set. */
function bitsIn(number: number): number {
  let count = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) count++
  return count
}

/** What one space further would cost in all, with the engines that are aboard now; -1 if they do not go so far. */
export function costOfNext(set: TravelSet, spaces: number, engines: readonly number[], holder: number): number {
  return travelCost(set, spaces + 1, servedBy(engines, holder, spaces, 1))
}

/** The engines after so many more spaces with those aboard. */
export function servedBy(engines: readonly number[], holder: number, spaces: number, more: number): number[] {
  const after = engines.slice()
  for (let place = 0; place < after.length; place += ENGINE) {
    if (after[place + HOLDER] === holder)
      after[place + SERVED] = (after[place + SERVED] as number) | (((1 << more) - 1) << spaces)
  }
  return after
}

/** The engines that a holder has, before the first space. */
export function enginesOf(items: Items, counts: readonly number[], holder: number): number[] {
  const engines: number[] = []
  for (let kind = 0; kind < items.kinds; kind++) {
    if ((items.engine[kind] as number) === 0) continue
    for (let count = counts[holder * items.kinds + kind] as number; count > 0; count--) engines.push(kind, holder, 0)
  }
  return engines
}

/**
 * An engine goes from one holder to another during a move. A fresh one is given before one that has served; one that comes back is the same.
 * @param engines is changed
 * @param left engines of that kind that stay with the giver
 */
export function handOver(engines: number[], kind: ItemKind, from: number, to: number, left: number): void {
  let known = 0
  let last = -1
  for (let place = 0; place < engines.length; place += ENGINE) {
    if (engines[place + KIND] !== kind || engines[place + HOLDER] !== from) continue
    known++
    last = place
  }
  // More than those that are known were there: what goes is one that has not served in this move.
  if (last < 0 || known <= left) engines.push(kind, to, 0)
  else engines[last + HOLDER] = to
}
