import type { Die } from '@fathom/artifacts-inc'

export const sumOf = (dice: readonly Die[]): number => dice.reduce((sum, die) => sum + die, 0)

/**
 * The dice that a person would dive with: those that reach `need` with the smallest sum, and of equal sums the fewest dice.
 * No part of them reaches it alone, so in any order the last one takes the card.
 * @returns the dice, highest first; null if all together do not reach it, or if nothing is needed and there is no die
 */
export function bestDive(dice: readonly Die[], need: number): Die[] | null {
  let best: Die[] | null = null
  for (let chosen = 1; chosen < 1 << dice.length; chosen++) {
    const these = dice.filter((_, index) => (chosen >> index) & 1)
    const sum = sumOf(these)
    if (sum < need) continue
    const isBetter = best === null || sum < sumOf(best) || (sum === sumOf(best) && these.length < best.length)
    if (isBetter) best = these
  }
  return best?.toSorted((a, b) => b - a) ?? null
}

/** Dice without some others, each taken out once. */
export function without(dice: readonly Die[], taken: readonly Die[]): Die[] {
  const left = [...dice]
  for (const die of taken) {
    const at = left.indexOf(die)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
