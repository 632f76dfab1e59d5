/**
 * Chance as a game asks for it. Draw as late as possible: what nobody has seen has no identity yet,
 * so it can't leak and needs no determinizing.
 */
export interface Chance {
  /** A whole number from 0 to `count - 1`, all equally likely. `count` is at least 1. */
  below(count: number): number
  /** A roll of a die: 1 to `sides`. */
  die(sides: number): number
  /** One of a list, which stays as it is. The list is not empty. */
  pick<T>(list: readonly T[]): T
  /** Takes one out of a bag. The bag's order means nothing and changes. The bag is not empty. */
  draw<T>(bag: T[]): T
  /**
   * Says that this action shows somebody a hidden thing that was fixed before (a face-down tile turned up).
   * Like a draw, it can't be undone: the table makes it a barrier.
   */
  reveal(): void
}

/** Everything that chance is made of: whole numbers below a bound. */
export type NumberSource = (count: number) => number

/** The whole of `Chance` from a source of numbers. */
export class ChanceFrom implements Chance {
  readonly below: NumberSource
  constructor(below: NumberSource) {
    this.below = below
  }
  die(sides: number): number {
    return this.below(sides) + 1
  }
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('nothing to pick from')
    return list[this.below(list.length)] as T
  }
  draw<T>(bag: T[]): T {
    if (bag.length === 0) throw new RangeError('nothing left to draw')
    const index = this.below(bag.length)
    const drawn = bag[index] as T
    const last = bag.pop() as T
    // A bag has no order: its last item fills the gap, so the rest need not shift.
    if (index < bag.length) bag[index] = last
    return drawn
  }
  reveal(): void {}
}

/** A tape of what chance gave during one action: written at the table, read in a replay. */
export interface Tape {
  readonly draws: number[]
  /** True if something was drawn or revealed: the action can't be undone. */
  crossed: boolean
}

/** Chance that writes every number it gives, and that something was revealed, onto a tape. */
export function recordingChance(source: NumberSource): { readonly chance: Chance; readonly tape: Tape } {
  const tape: Tape = { draws: [], crossed: false }
  const chance = new ChanceFrom((count) => {
    const value = source(count)
    tape.draws.push(value)
    tape.crossed = true
    return value
  })
  chance.reveal = () => {
    tape.crossed = true
  }
  return { chance, tape }
}

/** A tape that is too short, too long or holds a number that can't be: the record is corrupt or not of this game. */
export class TapeError extends Error {}

/** A tape that is being read back. */
export interface TapeReading {
  readonly chance: Chance
  /** What each number read so far had to be below: its **bound**. */
  readonly bounds: readonly number[]
  /** To be called after the action: throws TapeError if numbers are left. */
  readonly done: () => void
}

/**
 * Chance that reads a tape back.
 * @param recorded the bounds that a record states, to be held against what the game asks for
 */
export function replayChance(draws: readonly number[], recorded?: readonly number[]): TapeReading {
  let next = 0
  const bounds: number[] = []
  const chance = new ChanceFrom((count) => {
    const value = draws[next]
    if (value === undefined) throw new TapeError(`draw ${next + 1} is missing`)
    if (!Number.isInteger(value) || value < 0 || value >= count) {
      throw new TapeError(`draw ${next + 1} is ${value}, not below ${count}`)
    }
    if (recorded !== undefined && recorded[next] !== count) {
      throw new TapeError(`draw ${next + 1} is below ${count}, not below ${recorded[next] ?? 'nothing'}`)
    }
    next++
    bounds.push(count)
    return value
  })
  return {
    chance,
    bounds,
    done: () => {
      if (next !== draws.length) throw new TapeError(`${draws.length - next} draws too many`)
    },
  }
}

/** Chance where there must be none: throws on any draw. */
export const NO_CHANCE: Chance = new ChanceFrom(() => {
  throw new Error('this may not draw')
})
