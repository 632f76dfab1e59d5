import { performance } from 'node:perf_hooks'

/** A piece of work that is timed: does some of it, and tells how many units that was. */
export interface Contender {
  readonly id: string
  /** Runs for a little while (one game, a thousand copies); returns units done (plies, copies). */
  readonly run: () => number | Promise<number>
}

/**
 * Units a second of several contenders, fairly: all are warmed up first, then take turns in short rounds, so that a busy
 * moment of the machine or a garbage collection hits all alike. The median round counts.
 * @param seconds of measuring for each contender, besides the warm-up
 */
export async function measure(contenders: readonly Contender[], seconds: number): Promise<ReadonlyMap<string, number>> {
  const rounds = 9
  const slice = (seconds * 1000) / rounds
  for (const contender of contenders) await time(contender, Math.max(slice, 150))
  const rates = new Map<string, number[]>(contenders.map(({ id }) => [id, []]))
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) rates.get(contender.id)?.push(await time(contender, slice))
  }
  return new Map([...rates].map(([id, list]) => [id, median(list)]))
}

async function time(contender: Contender, milliseconds: number): Promise<number> {
  const start = performance.now()
  let units = 0
  let elapsed = 0
  while (elapsed < milliseconds) {
    const done = contender.run()
    // What is done at once is not made to wait.
    units += typeof done === 'number' ? done : await done
    elapsed = performance.now() - start
  }
  return (units * 1000) / elapsed
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}
