import { isBehind } from '../search/behind.ts'
import type { TurnEnd } from './turnEnds.ts'

/** How much less than the best end another may promise, to be compared with it at all. */
const NEARLY = 0.06
/** An end is given up when it is this many standard errors behind the best, after so many worlds. */
const BEHIND = 2
const FIRST_WORLDS = 6
/** What an end promises by itself counts like so many worlds. */
const TRUST = 4

/** An end and the chance to win that it brought in each world. */
interface Compared {
  readonly end: TurnEnd
  readonly brought: number[]
}

/** The best ends of a turn, tried in the same worlds until one is left. */
export class ComparedEnds {
  private compared: Compared[]

  /** @param ends at least one, the best first */
  constructor(ends: readonly TurnEnd[]) {
    const least = (ends[0]?.value ?? 0) - NEARLY
    this.compared = ends.filter(({ value }) => value >= least).map((end) => ({ end, brought: [] }))
  }

  /** More than one may still be the best. */
  isOpen(): boolean {
    return this.compared.length > 1
  }

  /**
   * Tries every end in a world. A world that is not finished counts for nothing.
   * @param play null when time is up
   * @returns whether it was finished
   */
  round(play: (end: TurnEnd) => number | null): boolean {
    const values: number[] = []
    for (const { end } of this.compared) {
      const value = play(end)
      if (value === null) return false
      values.push(value)
    }
    for (const [index, { brought }] of this.compared.entries()) brought.push(values[index] as number)
    if ((this.compared[0]?.brought.length ?? 0) >= FIRST_WORLDS) this.giveUp()
    return true
  }

  best(): TurnEnd {
    return this.leader().end
  }

  private leader(): Compared {
    return this.compared.reduce((best, each) => (promiseOf(each) > promiseOf(best) ? each : best))
  }

  /** Drops what is behind the best for certain. */
  private giveUp(): void {
    const leader = this.leader()
    this.compared = this.compared.filter(({ brought }) => !isBehind(brought, leader.brought, BEHIND))
  }
}

function promiseOf({ end, brought }: Compared): number {
  return (sumOf(brought) + TRUST * end.value) / (brought.length + TRUST)
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0)
}
