import { fastChance, NO_CHANCE, type Seat } from '@fathom/kernel'
import { expect, test } from 'vitest'
import { sunkenTreasure as game } from './game.ts'
import type { State } from './state.ts'
import { scene } from './testing/scene.ts'

const USUAL = { sameActionForAll: false, placedDoublesAreJokers: true, removal: 'equal' } as const

const SCENE = {
  seats: 2,
  boats: [['c1r2'], ['c3r2']],
  hands: [['coral'], ['jade']],
  supplies: [5, 5],
} as const

function planned(state: State, seat: Seat): string[] | null {
  const next = game.ahead?.(state, seat) ?? null
  return next === null ? null : game.legal(next, seat).map((action) => game.notation.make(action))
}

test('while bathyscaphes are placed the next ones are planned; who has placed all plans to sail', () => {
  const state = game.setup(USUAL, 2, fastChance(1))
  const other = (state.active + 1) % 2
  expect(planned(state, other)).toEqual(['place c1r2', 'place c2r2', 'place c3r2', 'place c4r2', 'place c5r2', 'place c6r2']) // prettier-ignore
  expect(planned(state, state.active)).toBeNull()
  while (state.toPlace > 1) game.apply(state, state.active, { do: 'place', space: 0 }, NO_CHANCE)
  expect(planned(state, (state.active + 1) % 2)).toEqual(['sail 1', 'sail off'])
})

test('who waits plans a whole turn: the ship, then its bathyscaphes; the other’s turn is left as it lies', () => {
  const state = scene(SCENE)
  expect(planned(state, 1)).toEqual(['sail 3', 'sail 6', 'sail off'])
  const turn = game.notation.parse('sail 1')
  if (turn === null) throw new Error('no action')
  game.apply(state, 0, turn, NO_CHANCE)
  expect(planned(state, 1)).toEqual(['sail 3', 'sail 6', 'sail off'])
  const next = game.ahead?.(state, 1)
  const sail = game.notation.parse('sail 3')
  if (!next || sail === null) throw new Error('nothing to plan')
  game.apply(next, 1, sail, NO_CHANCE)
  expect(game.legal(next, 1).map((action) => game.notation.make(action))).toContain('move c3r2 c4r2')
})

test('a ship that has left plans a trade; without cards for one there is nothing to plan', () => {
  expect(planned(scene({ ...SCENE, ships: [0, 7] }), 1)).toEqual(['pass', 'trade jade'])
  expect(planned(scene({ ...SCENE, ships: [0, 7], hands: [['coral'], []] }), 1)).toBeNull()
})
