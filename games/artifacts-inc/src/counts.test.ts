import { fastChance } from '@fathom/kernel'
import { countLines } from '@fathom/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { artifactsInc as game, rules } from './game.ts'
import { PLACE_NAMES } from './places.ts'
import type { State } from './state.ts'
import { busy, choose, diver } from './testing/tastes.ts'

/** A game of a fixed seed, some way along, played by somebody who uses all dice. */
function along(seed: number, seats: number, steps: number): State {
  const chance = fastChance(seed)
  const state = game.setup({ grid2x4: seed % 2 === 0, openBacks: true }, seats, chance)
  for (let step = 0; step < steps && state.phase !== 'over'; step++) {
    game.apply(state, state.active, choose(state, seed % 3 === 0 ? diver : busy, chance), chance)
  }
  return state
}

// Pinned: counted by this engine, whose legal actions are held against brute force below.
describe('lines of play from fixed starts', () => {
  test.each([
    { seed: 1, seats: 2, steps: 0, lines: [4, 12, 24] },
    { seed: 2, seats: 3, steps: 30, lines: [15, 106, 546] },
    { seed: 3, seats: 4, steps: 90, lines: [2, 19, 143] },
    { seed: 4, seats: 2, steps: 151, lines: [5, 32, 297] },
    { seed: 5, seats: 3, steps: 220, lines: [4, 23, 148] },
    { seed: 6, seats: 2, steps: 190, lines: [8, 27, 297] },
  ])('seed $seed, $seats seats, after $steps actions', ({ seed, seats, steps, lines }) => {
    const state = along(seed, seats, steps)
    expect([1, 2, 3].map((depth) => countLines(game, state, depth))).toEqual(lines)
  })
})

/** Everything that can be said, near enough: places as far as rows ever reach here. */
function* sayable(): Generator<string> {
  yield* ['end', 'decline', 'done', 'roll']
  const places = PLACE_NAMES.filter((name) => /^[BT](-?\d|1\d)$/.test(name))
  for (const { id } of rules.set.cards) yield* [`lay ${id}`, `buy ${id}`]
  for (const { id } of rules.set.artifacts) yield* [`gain ${id}`, `sell ${id}`]
  for (const { id } of rules.set.museums) for (let box = 1; box <= 12; box++) yield `order ${id} ${box}`
  for (const place of places) yield* [`put ${place}`, `upgrade ${place}`]
  for (let die = 1; die <= 6; die++) {
    yield* [`dive ${die}`, `reroll ${die}`]
    for (const id of rules.publicIds) yield `place ${die} ${id}`
    for (const place of places) for (let slot = 1; slot <= 5; slot++) yield `place ${die} ${place}.${slot}`
  }
}

describe('legal and refusal agree about everything that can be said', () => {
  const actions = [...sayable()].map((text) => ({ text, action: game.notation.parse(text) }))

  test('and all of it can be read', () => {
    expect(actions.filter(({ action }) => action === null)).toEqual([])
    for (const { text, action } of actions) expect(action === null ? '' : game.notation.make(action)).toBe(text)
  })

  test.each(Array.from({ length: 40 }, (_, index) => index * 9))('after %i actions', (steps) => {
    const state = along(steps, 2 + (steps % 3), steps)
    for (let seat = 0; seat < state.seats; seat++) {
      const possible = actions.filter(({ action }) => action !== null && game.refusal(state, seat, action) === null)
      const legal = game.legal(state, seat).map((action) => game.notation.make(action))
      expect(legal).toEqual(possible.map(({ text }) => text).toSorted())
    }
  })
})

test('what is not notation is not read', () => {
  const wrong = [
    '',
    'dive',
    'dive 7',
    'dive 0',
    'dive 03',
    'Dive 3',
    'place 4 T2',
    'place 4 T2.0',
    'place 4 T2.6',
    'place 4 T-0.1',
    'place 4 T02.1',
    'place 4 X2.1',
    'place 4 T99.1',
    'place 4 museum',
    'put T67',
    'put B-61',
    'order museum-gems 0',
    'order museum-gems 13',
    'buy gold',
    'end now',
    'gain gems',
  ]
  expect(wrong.filter((text) => game.notation.parse(text) !== null)).toEqual([])
})
