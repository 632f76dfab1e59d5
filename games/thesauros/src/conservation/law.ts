import type { Board } from '../set/board.ts'
import type { ThesaurosSet } from '../set.ts'
import type { State } from '../state.ts'

/** What a law checks: a position, with the set and the board that it is played with. */
export interface Position {
  readonly state: State
  readonly set: ThesaurosSet
  readonly board: Board
}

/** A law of conservation: a sentence about what is wrong, or null. */
export type Law = (position: Position) => string | null

/** Sum of a list, or of `count` of its numbers. */
export function sum(list: readonly number[], from = 0, count = list.length): number {
  let total = 0
  for (let place = from; place < from + count; place++) total += list[place] ?? 0
  return total
}

/** A sentence if a count is not what it must be. */
export function differs(what: string, count: number, expected: number): string | null {
  return count === expected ? null : `${count} ${what} instead of ${expected}`
}

/** How often each number comes up. */
export function tallyOf(numbers: readonly number[], length: number): number[] {
  const counts = Array.from({ length }, () => 0)
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1
  return counts
}

/** The first law that does not hold, as its sentence. */
export function firstBroken(laws: readonly Law[], position: Position): string | null {
  for (const law of laws) {
    const wrong = law(position)
    if (wrong !== null) return wrong
  }
  return null
}
