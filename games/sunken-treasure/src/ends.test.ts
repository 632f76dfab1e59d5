import { describe, expect, test } from 'vitest'
import { sunkenTreasure as game } from './game.ts'
import { conservation } from './conservation.ts'
import { act, scene, type Scene } from './testing/scene.ts'

const calm: Scene = {
  seats: 2,
  boats: [
    ['c1r2', 'c1r2', 'c1r2', 'c1r2', 'c1r2'],
    ['c2r2', 'c2r2', 'c2r2', 'c2r2', 'c2r2'],
  ],
  hands: [
    ['coral', 'coral', 'coral'],
    ['plum', 'plum', 'plum'],
  ],
  supplies: [6, 6],
  spaces: { c1r2: ['coral-bell'], c2r2: ['plum-key'] },
  jokers: [['amber-mussel', 'amber-eye'], ['jade-mussel']],
}

/** Both leave the board at once. */
const idle = (state: ReturnType<typeof scene>): void => {
  act(state, 'sail off', 'sail off')
}

describe('the stall guard', () => {
  test('three sweeps in which nobody collects end the game', () => {
    const state = scene(calm)
    idle(state)
    idle(state)
    expect([state.phase, state.idleSweeps, state.sweep]).toEqual(['sail', 2, 3])
    idle(state)
    const { end, ranks, tieBreak } = game.outcome(state)
    expect({ end, ranks, tieBreak }).toEqual({ end: 'stalled', ranks: [1, 2], tieBreak: 'jokers' })
    expect(game.toAct(state)).toEqual([])
  })

  test('a collection with a mussel sets it back, one with a double does not', () => {
    const counts = ['amber-mussel', 'amber-eye'].map((joker) => {
      const state = scene(calm)
      idle(state)
      act(state, 'sail 1', `collect coral-bell by ${joker}`, 'end', 'sail off', 'sail off')
      expect(state.ships).toEqual([0, 0])
      return state.idleSweeps
    })
    expect(counts).toEqual([0, 2])
  })

  test('a collection by card sets it back', () => {
    const state = scene(calm)
    idle(state)
    act(state, 'sail 1', 'collect coral-bell', 'end', 'sail off', 'sail off')
    expect(state.idleSweeps).toBe(0)
  })
})

describe('cards gone', () => {
  test('after the turn at whose end nobody has a card, the most treasures win', () => {
    const state = scene({
      ...calm,
      hands: [['coral'], []],
      supplies: [0, 0],
      treasures: [[], ['plum-bell', 'plum-sword']],
      jokers: [['amber-mussel'], ['jade-mussel']],
    })
    act(state, 'sail 1', 'collect coral-bell')
    // Boats are left that may act, so the turn is not over.
    expect(state.end).toBeNull()
    act(state, 'end')
    expect(state.end).toBe('cards-gone')
    expect(game.outcome(state).ranks).toEqual([2, 1])
    expect(conservation(state)).toBeNull()
  })
})

describe('ties on treasures', () => {
  const tied = (part: Partial<Scene>): ReturnType<typeof game.outcome> =>
    game.outcome(
      scene({
        ...calm,
        treasures: [['plum-bell'], ['jade-bell']],
        jokers: [['amber-mussel'], ['jade-mussel']],
        spaces: { ...calm.spaces, c6r2: [] },
        ...part,
      }),
    )

  test('go to more jokers beside the board', () => {
    const { ranks, tieBreak } = tied({ jokers: [['amber-mussel'], ['jade-mussel', 'jade-eye']] })
    expect({ ranks, tieBreak }).toEqual({ ranks: [2, 1], tieBreak: 'jokers' })
  })

  test('then to more cards in hand and supply', () => {
    const { ranks, tieBreak } = tied({ supplies: [7, 6] })
    expect({ ranks, tieBreak }).toEqual({ ranks: [1, 2], tieBreak: 'cards' })
  })

  test('then are shared', () => {
    const { ranks, tieBreak, scores } = tied({})
    expect({ ranks, tieBreak }).toEqual({ ranks: [1, 1], tieBreak: null })
    expect(scores.map(({ total }) => total)).toEqual([1, 1])
  })
})

describe('jokers on the board', () => {
  test('a mussel is collected by a card of its colour, and kept beside the board', () => {
    const state = scene({ ...calm, spaces: { ...calm.spaces, c1r2: ['coral-mussel'] } })
    const events = act(state, 'sail 1', 'collect coral-mussel')
    expect(events.find(({ type }) => type === 'collected')).toMatchObject({ as: 'joker', treasures: 0 })
    expect(game.view(state, 0).players[0]?.jokers).toContain('coral-mussel')
  })

  test('a double put down is a joker for ever, even for who lacks its type', () => {
    const state = scene({
      ...calm,
      hands: [
        ['coral', 'coral', 'amber'],
        ['plum', 'amber', 'amber'],
      ],
    })
    act(state, 'sail 1', 'collect coral-bell by amber-eye')
    expect(game.view(state, 1).spaces[0]?.tokens).toEqual([{ token: 'amber-eye', joker: true, laid: true }])
    act(state, 'end')
    expect(game.view(state, 1).spaces[0]?.tokens).toEqual([{ token: 'amber-eye', joker: true, laid: false }])
    act(state, 'sail 2', 'move c2r2 c1r2', 'end', 'sail off', 'sail off', 'sail off', 'sail 1', 'collect amber-eye')
    expect(game.view(state, 1).players[1]?.treasures).toEqual([])
    expect(game.view(state, 1).players[1]?.jokers).toEqual(['amber-eye', 'jade-mussel'])
  })

  test('with placedDoublesAreJokers off it is a treasure again', () => {
    const state = scene({
      ...calm,
      options: { placedDoublesAreJokers: false },
      hands: [
        ['coral', 'coral', 'amber'],
        ['plum', 'amber', 'amber'],
      ],
    })
    act(state, 'sail 1', 'collect coral-bell by amber-eye', 'end')
    act(state, 'sail 2', 'move c2r2 c1r2', 'end', 'sail off', 'sail off', 'sail off', 'sail 1', 'collect amber-eye')
    expect(game.view(state, 1).players[1]?.treasures).toEqual(['amber-eye'])
  })
})
