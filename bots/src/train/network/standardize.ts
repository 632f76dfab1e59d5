import type { Position } from './position.ts'

/** Mean and standard deviation of each input. */
export interface Standardization {
  readonly mean: Float64Array
  readonly deviation: Float64Array
}

/** @param width inputs of a seat */
export function standardize(
  positions: readonly Pick<Position, 'seats' | 'measured'>[],
  width: number,
): Standardization {
  const [sums, squares] = [new Float64Array(width), new Float64Array(width)]
  let rows = 0
  for (const { seats, measured } of positions) {
    rows += seats
    for (let at = 0; at < measured.length; at++) {
      const value = measured[at] as number
      sums[at % width] = (sums[at % width] as number) + value
      squares[at % width] = (squares[at % width] as number) + value * value
    }
  }
  const mean = sums.map((sum) => sum / Math.max(1, rows))
  const deviation = squares.map((square, input) => {
    const variance = square / Math.max(1, rows) - (mean[input] as number) ** 2
    // What never differs stays as it is.
    return variance > 1e-8 ? Math.sqrt(variance) : 1
  })
  return { mean, deviation }
}
