import { fastChance, type Seat } from '@fathom/kernel'
import { countLines } from '@fathom/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { CARDS } from './cards.ts'
import { silverAndGold as game } from './game.ts'
import type { State } from './state.ts'
import type { Action } from './types.ts'

/** A game of a fixed seed, some way along: the choice at each step is fixed too. */
function along(seed: number, seats: number, steps: number): State {
  const chance = fastChance(seed)
  const state = game.setup({ expeditionAid: false }, seats, chance)
  for (let step = 0; step < steps; step++) {
    const seat = game.toAct(state)[0] ?? 0
    const legal = game.legal(state, seat)
    game.apply(state, seat, legal[(step * 7) % legal.length] as Action, chance)
  }
  return state
}

// Pinned: counted by this engine, whose legal actions are held against brute force below.
describe('lines of play from fixed starts', () => {
  test.each([
    { seed: 1, seats: 2, steps: 0, lines: [6, 36, 1098] },
    { seed: 2, seats: 3, steps: 3, lines: [29, 554, 12958] },
    { seed: 3, seats: 4, steps: 30, lines: [12, 240, 2472] },
    { seed: 4, seats: 2, steps: 45, lines: [13, 74, 2196] },
    { seed: 5, seats: 3, steps: 60, lines: [2, 10, 140] },
  ])('seed $seed, $seats seats, after $steps actions', ({ seed, seats, steps, lines }) => {
    const state = along(seed, seats, steps)
    expect([1, 2, 3].map((depth) => countLines(game, state, depth))).toEqual(lines)
  })
})

/** Everything that could be said in the cross phase about one card. */
function* sayable(card: number): Generator<Action> {
  for (let boxes = 1; boxes < 1 << 16; boxes++) yield { do: 'pattern', card, boxes }
  for (let box = 0; box < 16; box++) {
    yield { do: 'box', card, box }
    yield { do: 'bonus', card, box }
  }
}

describe('legal and refusal agree about everything that can be said', () => {
  test.each([10, 23, 37, 52, 66, 81])('after %i actions', (steps) => {
    const state = along(steps, 3, steps)
    const own = (seat: Seat): number[] => state.cards.slice(seat * 2, seat * 2 + 2)
    for (const seat of [0, 1, 2]) {
      const possible: string[] = []
      for (const card of [...own(seat), ...own((seat + 1) % 3)].filter((each) => each >= 0)) {
        for (const action of sayable(card)) {
          if (game.refusal(state, seat, action) === null) possible.push(game.notation.make(action))
        }
      }
      for (const card of CARDS) {
        const action: Action = { do: 'take', card: card.index }
        if (game.refusal(state, seat, action) === null) possible.push(game.notation.make(action))
      }
      if (game.refusal(state, seat, { do: 'take-deck' }) === null) possible.push('take deck')
      expect(game.legal(state, seat).map((action) => game.notation.make(action))).toEqual(possible.toSorted())
    }
  })
})
