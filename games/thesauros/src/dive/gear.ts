import type { Components } from '../schema.ts'
import type { ItemKind, Items } from '../set/items.ts'

/** What diving needs of a set. */
export interface GearSet {
  readonly items: Items
  readonly data: Pick<Components, 'builtIn'>
}

/** Sides of the die. */
export const DIE = 6
/** What the boss and the 5/7 add to the die (EN L795). */
const SKILL = 1
/** No weapon is aboard. */
export const UNARMED = 99

/** How deep a diver gets with the best gear aboard. */
export function depthOf(set: GearSet, counts: readonly number[], holder: number): number {
  const { items } = set
  let depth = set.data.builtIn.dive
  for (let kind = 0; kind < items.kinds; kind++) {
    const reaches = items.dive[kind] as number
    if (reaches > depth && has(items, counts, holder, kind)) depth = reaches
  }
  return depth
}

/**
 * The lowest roll that kills, with the best of the weapons aboard (R34) and everything that is added to the die.
 * @returns 1 or less: certain, nothing is rolled (R24); UNARMED without a weapon
 */
export function rollToKill(items: Items, counts: readonly number[], holder: number, skilled: boolean): number {
  let best = UNARMED
  let cage = 0
  for (let kind = 0; kind < items.kinds; kind++) {
    if (!has(items, counts, holder, kind)) continue
    const kill = items.kill[kind] as number
    if (kill > 0) best = Math.min(best, kill - (items.aim[kind] as number))
    cage = Math.max(cage, items.cage[kind] as number)
  }
  return best === UNARMED ? UNARMED : best - cage - (skilled ? SKILL : 0)
}

/** The number from which on the best weapon aboard kills without any help; UNARMED without one. */
export function bestWeapon(items: Items, counts: readonly number[], holder: number): number {
  let best = UNARMED
  let number = UNARMED
  for (let kind = 0; kind < items.kinds; kind++) {
    const kill = items.kill[kind] as number
    if (kill === 0 || !has(items, counts, holder, kind) || kill - (items.aim[kind] as number) >= best) continue
    best = kill - (items.aim[kind] as number)
    number = kill
  }
  return number
}

/** True with a cage aboard: without a weapon its diver takes no notice of sharks. */
export function hasCage(items: Items, counts: readonly number[], holder: number): boolean {
  for (let kind = 0; kind < items.kinds; kind++) {
    if ((items.cage[kind] as number) > 0 && has(items, counts, holder, kind)) return true
  }
  return false
}

/** How many of the six rolls kill. */
export function killingRolls(roll: number): number {
  return Math.max(0, Math.min(DIE, DIE + 1 - roll))
}

/** $ for finding a hidden treasure at a depth, with the cheapest device aboard that reaches it; -1 if none does. */
export function revealCost(items: Items, counts: readonly number[], holder: number, depth: number): number {
  return cheapest(items, items.reveal, counts, holder, depth)
}

/** $ for freeing a buried treasure at a depth; -1 if nothing aboard can. */
export function freeCost(items: Items, counts: readonly number[], holder: number, depth: number): number {
  return cheapest(items, items.free, counts, holder, depth)
}

function cheapest(
  items: Items,
  reach: readonly number[],
  counts: readonly number[],
  holder: number,
  depth: number,
): number {
  let best = -1
  for (let kind = 0; kind < items.kinds; kind++) {
    if ((reach[kind] as number) < depth || !has(items, counts, holder, kind)) continue
    const cost = items.useCost[kind] as number
    if (best < 0 || cost < best) best = cost
  }
  return best
}

function has(items: Items, counts: readonly number[], holder: number, kind: ItemKind): boolean {
  return (counts[holder * items.kinds + kind] as number) > 0
}
