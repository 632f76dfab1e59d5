import type { Lessons } from './taught.ts'

/** What an evaluation foresaw at every position, and how well. */
export interface Foresight {
  /** Pearson's, of the foreseen lead and the lead in the end. */
  readonly correlation: number
  /** Positions in groups of equal size, ordered by the predicted lead: its mean, and the mean of the final lead. */
  readonly groups: readonly { readonly foreseen: number; readonly came: number }[]
}

const GROUPS = 16

/** @param scale points of lead in the end for one of the evaluation */
export function foresightOf({ measured, leads }: Lessons, weights: Float64Array, scale: number): Foresight {
  const count = weights.length
  const pairs = leads.map((came, row) => {
    let foreseen = 0
    for (let feature = 0; feature < count; feature++) {
      foreseen += (measured[row * count + feature] as number) * (weights[feature] as number)
    }
    return { foreseen: foreseen * scale, came }
  })
  pairs.sort((a, b) => a.foreseen - b.foreseen)
  const groups = Array.from({ length: Math.min(GROUPS, pairs.length) }, (_, number) => {
    const part = pairs.slice(
      Math.floor((number * pairs.length) / GROUPS),
      Math.floor(((number + 1) * pairs.length) / GROUPS),
    )
    return { foreseen: mean(part.map((pair) => pair.foreseen)), came: mean(part.map((pair) => pair.came)) }
  })
  return { correlation: correlationOf(pairs), groups }
}

function correlationOf(pairs: readonly { readonly foreseen: number; readonly came: number }[]): number {
  const [x, y] = [mean(pairs.map((pair) => pair.foreseen)), mean(pairs.map((pair) => pair.came))]
  let [xy, xx, yy] = [0, 0, 0]
  for (const { foreseen, came } of pairs) {
    xy += (foreseen - x) * (came - y)
    xx += (foreseen - x) ** 2
    yy += (came - y) ** 2
  }
  return xx > 0 && yy > 0 ? xy / Math.sqrt(xx * yy) : 0
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
