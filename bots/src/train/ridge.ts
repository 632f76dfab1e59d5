import type { Lessons } from './taught.ts'

/** Weights that were fitted, in the unit of those they were drawn towards. */
export interface Fitted {
  readonly weights: Float64Array
  /** Points of lead in the end for one of lead in the evaluation made by hand. */
  readonly scale: number
}

/**
 * Least squares of the lead in the end on the lead in every feature, drawn towards the weights made by hand: by `ridge` times what each feature
 * moves. There is no constant, as leads of all seats add up to nothing. A feature that never differs keeps its weight.
 */
export function fitWeights({ measured, leads }: Lessons, hand: Float64Array, ridge: number): Fitted {
  const count = hand.length
  const rows = leads.length
  const products = Array.from({ length: count }, () => new Float64Array(count))
  const results = new Float64Array(count)
  let [withHand, ofHand] = [0, 0]
  for (let row = 0; row < rows; row++) {
    const first = row * count
    const lead = leads[row] as number
    let foreseen = 0
    for (let a = 0; a < count; a++) {
      const value = measured[first + a] as number
      foreseen += value * (hand[a] as number)
      results[a] = (results[a] as number) + value * lead
      const line = products[a] as Float64Array
      for (let b = 0; b <= a; b++) line[b] = (line[b] as number) + value * (measured[first + b] as number)
    }
    withHand += foreseen * lead
    ofHand += foreseen * foreseen
  }
  const scale = ofHand > 0 && withHand > 0 ? withHand / ofHand : 1
  for (let a = 0; a < count; a++) {
    const line = products[a] as Float64Array
    for (let b = a + 1; b < count; b++) line[b] = (products[b] as Float64Array)[a] as number
  }
  for (let a = 0; a < count; a++) {
    const line = products[a] as Float64Array
    // What never differs holds by itself.
    const hold = line[a] === 0 ? 1 : ridge * (line[a] as number)
    line[a] = (line[a] as number) + hold
    results[a] = (results[a] as number) + hold * scale * (hand[a] as number)
  }
  return { weights: solve(products, results).map((weight) => weight / scale), scale }
}

/** Solves a symmetric, positive system by elimination; changes what it is given. */
function solve(lines: readonly Float64Array[], right: Float64Array): Float64Array {
  const count = right.length
  for (let pivot = 0; pivot < count; pivot++) {
    const line = lines[pivot] as Float64Array
    for (let below = pivot + 1; below < count; below++) {
      const other = lines[below] as Float64Array
      const factor = (other[pivot] as number) / (line[pivot] as number)
      if (factor === 0) continue
      for (let column = pivot; column < count; column++) {
        other[column] = (other[column] as number) - factor * (line[column] as number)
      }
      right[below] = (right[below] as number) - factor * (right[pivot] as number)
    }
  }
  const found = new Float64Array(count)
  for (let pivot = count - 1; pivot >= 0; pivot--) {
    const line = lines[pivot] as Float64Array
    let rest = right[pivot] as number
    for (let column = pivot + 1; column < count; column++) rest -= (line[column] as number) * (found[column] as number)
    found[pivot] = rest / (line[pivot] as number)
  }
  return found
}
