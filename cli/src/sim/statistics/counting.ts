import type { SeatScore } from '@fathom/kernel'

/** Adds to a count by name. */
export function count(counts: Map<string, number>, name: string, more = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + more)
}

/** To three decimals: what is printed should be readable, and the same on every machine. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** `part / whole`, 0 of nothing. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : rounded(part / whole)
}

/** Counts, each divided by the same number. */
export function meansOf(counts: ReadonlyMap<string, number>, whole: number): Record<string, number> {
  return Object.fromEntries([...counts].map(([name, sum]) => [name, share(sum, whole)]))
}

/** Adds a seat's points by source. */
export function countSources(counts: Map<string, number>, { sources }: SeatScore): void {
  for (const [source, points] of Object.entries(sources)) count(counts, source, points)
}

/** How a number is distributed: its mean, its median, and the 5th and 95th percentiles. */
export interface Spread {
  readonly mean: number
  readonly p5: number
  readonly median: number
  readonly p95: number
}

/** The spread of some numbers; zeros of none. */
export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
  return {
    mean: share(
      sorted.reduce((sum, number) => sum + number, 0),
      sorted.length,
    ),
    p5: at(0.05),
    median: at(0.5),
    p95: at(0.95),
  }
}
