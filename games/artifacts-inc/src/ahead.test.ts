import { fastChance } from '@fathom/kernel'
import { expect, test } from 'vitest'
import { artifactsInc as game } from './game.ts'

test('starting cards are planned before the own turn to lay them; a turn that begins with a roll is not', () => {
  const chance = fastChance(1)
  const state = game.setup({ grid2x4: false, openBacks: true }, 2, chance)
  const [first, other] = [state.startSeat, 1 - state.startSeat]
  expect(game.ahead?.(state, first)).toBeNull()
  const next = game.ahead?.(state, other)
  expect(next && game.legal(next, other)).toHaveLength(4)
  while (state.phase === 'lay') {
    const seat = state.active
    const [action] = game.legal(state, seat)
    if (action === undefined) throw new Error('nobody may act')
    game.apply(state, seat, action, chance)
  }
  expect([game.ahead?.(state, 0), game.ahead?.(state, 1)]).toEqual([null, null])
})
