import type { Sea, Space } from './graph.ts'

/**
 * Spaces to move from one space to every other, if nothing but maps stands in the way.
 * @param maps by site number: may spaces of that site be entered and crossed?
 * @returns by space: how many spaces away, -1 out of reach
 */
export function distancesFrom(sea: Sea, from: Space, maps: readonly boolean[]): number[] {
  const distances = sea.ids.map(() => -1)
  distances[from] = 0
  const reached = [from]
  for (const space of reached) {
    for (const next of sea.beside[space] ?? []) {
      const site = sea.site[next] ?? 0
      if (distances[next] !== -1 || (site > 0 && maps[site] !== true)) continue
      distances[next] = (distances[space] ?? 0) + 1
      reached.push(next)
    }
  }
  return distances
}
