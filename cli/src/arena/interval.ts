/** From and to, 0 to 1. */
export type Interval = readonly [number, number]

/** The standard normal deviate that leaves out a twentieth, half on each side. */
const DEVIATE = 1.959964

/**
 * Wilson's score interval for a share of games won, at 95 %. It stays sensible for few games and for all or none won.
 * It takes the games as independent. Rotations of one deal are not: luck of the deal favours a side once and the others the other times,
 * so the true interval is rather smaller.
 * @param won games, in parts where a first place was shared
 */
export function wilson(won: number, games: number): Interval {
  if (games === 0) return [0, 1]
  const share = won / games
  const square = DEVIATE * DEVIATE
  const middle = share + square / (2 * games)
  const spread = DEVIATE * Math.sqrt((share * (1 - share)) / games + square / (4 * games * games))
  const scale = 1 + square / games
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)]
}

/** The smallest of the values that at least `part` of them do not pass; 0 of none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0
}
