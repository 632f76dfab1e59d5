import { fastChance } from '@fathom/kernel'
import { countLines } from '@fathom/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { SPACE_NAMES } from './board.ts'
import { sunkenTreasure as game } from './game.ts'
import type { State } from './state.ts'
import { choose, juggler } from './testing/tastes.ts'
import { TOKEN_IDS } from './tokens.ts'
import { COLORS } from './types.ts'

/** A game of a fixed seed, some way along, played with a liking for jokers. */
function along(seed: number, seats: number, steps: number): State {
  const chance = fastChance(seed)
  const state = game.setup({ removal: 'equal' }, seats, chance)
  for (let step = 0; step < steps && state.phase !== 'over'; step++) {
    game.apply(state, state.active, choose(state, juggler, chance), chance)
  }
  return state
}

// Pinned: counted by this engine, whose legal actions are held against brute force below.
describe('lines of play from fixed starts', () => {
  test.each([
    { seed: 1, seats: 2, steps: 0, lines: [6, 36, 216] },
    { seed: 2, seats: 3, steps: 14, lines: [6, 30, 330] },
    { seed: 3, seats: 4, steps: 60, lines: [3, 44, 892] },
    { seed: 4, seats: 5, steps: 121, lines: [18, 36, 558] },
    { seed: 5, seats: 2, steps: 80, lines: [12, 48, 696] },
    { seed: 6, seats: 3, steps: 130, lines: [18, 310, 1306] },
  ])('seed $seed, $seats seats, after $steps actions', ({ seed, seats, steps, lines }) => {
    const state = along(seed, seats, steps)
    expect([1, 2, 3].map((depth) => countLines(game, state, depth))).toEqual(lines)
  })
})

/** Everything that can be said. */
function* sayable(): Generator<string> {
  yield* ['end', 'pass', 'sail off']
  for (let column = 1; column <= 6; column++) yield `sail ${column}`
  for (const color of COLORS) yield* [`pay ${color}`, `trade ${color}`]
  for (const from of SPACE_NAMES) {
    yield `place ${from}`
    for (const to of SPACE_NAMES) yield `move ${from} ${to}`
  }
  for (const token of TOKEN_IDS) {
    yield `collect ${token}`
    for (const joker of TOKEN_IDS) if (joker !== token) yield `collect ${token} by ${joker}`
  }
}

describe('legal and refusal agree about everything that can be said', () => {
  test.each([3, 40, 77, 90, 104, 118, 131, 145])('after %i actions', (steps) => {
    const state = along(steps, 2 + (steps % 4), steps)
    const actions = [...sayable()].map((text) => ({ text, action: game.notation.parse(text) }))
    expect(actions.every(({ action }) => action !== null)).toBe(true)
    for (let seat = 0; seat < state.seats; seat++) {
      const possible = actions.filter(({ action }) => action !== null && game.refusal(state, seat, action) === null)
      const legal = game.legal(state, seat).map((action) => game.notation.make(action))
      expect(legal).toEqual(possible.map(({ text }) => text).toSorted())
    }
  })
})
