/** Beyond this the curve is flat for all that anybody asks. */
const FLAT = 30
const PARTS = 64

/**
 * The logistic curve, 0 to 1: 1 / (1 + e^-x). Made of sums, products and quotients alone, which every engine computes to the same last bit; `Math.exp` is not.
 * So a bot chooses the same in Node, in any browser, and when a game is played again.
 */
export function logistic(x: number): number {
  const part = Math.max(-FLAT, Math.min(FLAT, -x)) / PARTS
  let power = 1 + part * (1 + (part / 2) * (1 + (part / 3) * (1 + (part / 4) * (1 + part / 5))))
  for (let doubled = 1; doubled < PARTS; doubled *= 2) power *= power
  return 1 / (1 + power)
}

/** e to one of the numbers, of e to all of them together: 0 to 1. */
export function shareOf(numbers: readonly number[], one: number): number {
  let sum = 0
  for (const number of numbers) {
    const apart = number - (numbers[one] as number)
    sum += logistic(apart) / logistic(-apart)
  }
  return 1 / sum
}
