/** Differences below this are none: sums of fractions are not exact. */
const EQUAL = 1e-9

/**
 * Whether an option is behind the leader for certain: by more than so many standard errors, compared world by world, so that luck that favours both cancels
 * out (common random numbers).
 * @param brought what the option brought in each world; at least two worlds
 * @param leader what the leader brought in the same worlds
 */
export function isBehind(brought: readonly number[], leader: readonly number[], standardErrors: number): boolean {
  const worlds = brought.length
  let [sum, squares] = [0, 0]
  for (let world = 0; world < worlds; world++) {
    const apart = (leader[world] as number) - (brought[world] as number)
    sum += apart
    squares += apart * apart
  }
  const mean = sum / worlds
  const variance = Math.max(0, squares / worlds - mean * mean)
  return mean > standardErrors * Math.sqrt(variance / (worlds - 1)) + EQUAL
}
