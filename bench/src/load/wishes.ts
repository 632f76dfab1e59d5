import type { NumberSource } from '@fathom/kernel'

/** A wait of random length for what happens every `mean` milliseconds, whenever the last time was: mostly a moment, now and then for long. */
export function waitOf(mean: number, choose: NumberSource): number {
  return -Math.log(1 - choose(1_000_000) / 1_000_000) * mean
}

/** When the people at a table wish to move. A server that takes longer is wished for no less. */
export class Wishes {
  private readonly mean: number
  private readonly choose: NumberSource
  private next: number
  private count = 0

  /** @param mean milliseconds between two, on average */
  constructor(mean: number, choose: NumberSource) {
    this.mean = mean
    this.choose = choose
    this.next = performance.now() + waitOf(mean, choose)
  }

  /** How many there were until now. */
  now(): number {
    for (; this.next <= performance.now(); this.next += waitOf(this.mean, this.choose)) this.count++
    return this.count
  }

  /** Milliseconds until the next one. */
  left(): number {
    return this.next - performance.now()
  }

  /** Their game is over. */
  end(): void {
    this.next = Infinity
  }
}
