import { ChanceFrom, fastChance, fastSource, fillOptions } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import { thesauros as game } from './sets.ts'
import type { State } from './state.ts'
import { choose, curator } from './testing/planners.ts'
import type { Variant } from './types.ts'

interface Opening {
  readonly variant: Variant
  readonly seats: number
  /** Actions played before. */
  readonly steps: number
}

/** A game of a fixed seed, some way along, played by curators. */
function along({ variant, seats, steps }: Opening): State {
  const options = fillOptions(game.options, { variant })
  if (!options.ok) throw new Error(options.refusal.code)
  const chance = fastChance(seats)
  const whims = new ChanceFrom(fastSource(seats + 100))
  const state = game.setup(options.value, seats, chance)
  for (let step = 0; step < steps; step++) {
    const seat = game.toAct(state)[0] ?? 0
    game.apply(state, seat, choose(state, seat, curator, whims), chance)
  }
  return state
}

interface Lines {
  /** Ways to play so many actions on. */
  readonly lines: number
  /** Positions that they lead to. */
  readonly positions: number
}

/** Of several seats that choose at once the first goes on; draws are the same everywhere. */
function count(state: State, depth: number): Lines {
  let lines = 0
  const positions = new Set<string>()
  const walk = (from: State, left: number): void => {
    const seat = game.toAct(from)[0]
    if (left === 0 || seat === undefined) {
      lines++
      positions.add(JSON.stringify(from))
      return
    }
    for (const action of game.legal(from, seat)) {
      const next = game.clone(from)
      game.apply(next, seat, action, fastChance(1))
      walk(next, left - 1)
    }
  }
  walk(state, depth)
  return { lines, positions: positions.size }
}

// Pinned: counted by this engine, whose legal actions are held against brute force below.
describe('lines of play and positions from fixed openings', () => {
  test.each([
    { variant: 'solo', seats: 1, steps: 0, lines: [4, 12, 612], positions: [4, 6, 306] },
    { variant: 'introductory', seats: 2, steps: 8, lines: [15, 224, 2648], positions: [15, 224, 2228] },
    { variant: 'lawless', seats: 4, steps: 16, lines: [15, 224, 3346], positions: [15, 224, 3346] },
    { variant: 'standard', seats: 3, steps: 45, lines: [2, 7, 65], positions: [2, 7, 65] },
  ] as const)('$variant, $seats seats, after $steps actions', ({ lines, positions, ...opening }) => {
    const state = along(opening)
    const counted = [1, 2, 3].map((depth) => count(state, depth))
    expect(counted.map((each) => each.lines)).toEqual(lines)
    expect(counted.map((each) => each.positions)).toEqual(positions)
  })
})

describe('legal and refusal agree about everything that can be said', () => {
  test.each([0, 17, 40, 71, 103, 140, 187])('after %i actions', (steps) => {
    const seats = 1 + (steps % 4)
    const state = along({
      variant: steps % 3 === 0 ? 'lawless' : 'standard',
      seats,
      steps: Math.min(steps, 40 * seats),
    })
    for (let seat = 0; seat < seats; seat++) {
      const possible = game.gameData.actionTable.actions.filter((action) => game.refusal(state, seat, action) === null)
      expect(game.legal(state, seat)).toEqual(possible)
    }
  })
})
