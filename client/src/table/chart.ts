import type { ScoreHistory } from '@fathom/protocol'

/** The numbers behind the chart of scores: pure, so that they can be tested without a page. */

type Point = ScoreHistory['points'][number]

export interface ChartSize {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A round number a little above the highest total, and lines at round steps below it. */
export function scaleOf(points: readonly Point[]): { readonly most: number; readonly steps: readonly number[] } {
  const highest = Math.max(1, ...points.flatMap((point) => point.totals))
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((each) => highest / each <= 5) ?? Math.ceil(highest / 5)
  const most = Math.ceil(highest / step) * step
  return { most, steps: Array.from({ length: most / step + 1 }, (_, index) => index * step) }
}

/** One seat's line as an SVG path: level until something scored, then up. */
export function linePath(points: readonly Point[], seat: number, most: number, size: ChartSize): string {
  return points
    .map((point, index) => {
      const x = xOf(index, points.length, size)
      const y = yOf(point.totals[seat] ?? 0, most, size)
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}

export function xOf(index: number, count: number, size: ChartSize): number {
  const share = count < 2 ? 1 : index / (count - 1)
  return size.left + share * (size.width - size.left - size.right)
}

export function yOf(total: number, most: number, size: ChartSize): number {
  return size.height - size.bottom - (total / most) * (size.height - size.top - size.bottom)
}

/** Labels at the ends of the lines, pushed apart so that none covers another. */
export function spread(wanted: readonly number[], gap: number, lowest: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const placed = [...wanted]
  order.forEach((index, at) => {
    const above = order[at - 1]
    if (above !== undefined) placed[index] = Math.max(placed[index] ?? 0, (placed[above] ?? 0) + gap)
  })
  let limit = lowest
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, limit)
    limit = (placed[index] ?? 0) - gap
  }
  return placed
}

/** Which labels of a line from left to right are written: those with at least `gap` pixels between their middles. */
export function roomy(middles: readonly number[], gap: number): ReadonlySet<number> {
  const written = new Set<number>()
  let last = -Infinity
  middles.forEach((middle, index) => {
    if (middle - last < gap) return
    written.add(index)
    last = middle
  })
  return written
}

/** When the winner took the lead and kept it: the index of that point; null if nobody else ever led, or the win is shared. */
export function turningPoint(points: readonly Point[], winner: number): number | null {
  let since: number | null = null
  points.forEach((point, index) => {
    const own = point.totals[winner] ?? 0
    const leads = point.totals.every((total, seat) => seat === winner || total < own)
    if (!leads) since = null
    else since ??= index
  })
  return since === null || since === 0 ? null : since
}
