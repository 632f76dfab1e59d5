import { fastChance } from '@fathom/kernel'
import { expect, test } from 'vitest'
import { artifactsInc as game } from './game.ts'

const begun = () => {
  const chance = fastChance(1)
  const state = game.setup({ grid2x4: false, openBacks: true }, 2, chance)
  return { chance, state }
}

test('who lays the first cards is told that any order will do', () => {
  const { state } = begun()
  expect(game.advice?.(state, state.active).map(({ code }) => code)).toEqual(['any-order'])
})

test('ending a turn with dice that could do something is warned of; an empty hand is not', () => {
  const { chance, state } = begun()
  while (state.phase === 'lay') {
    const [action] = game.legal(state, state.active)
    if (action === undefined) throw new Error('nobody may act')
    game.apply(state, state.active, action, chance)
  }
  const seat = state.active
  const warned = (): unknown =>
    game.advice?.(state, seat).find(({ action, warns }) => warns === true && action?.do === 'end')?.code
  expect(warned()).toBe('dice-unused')
  while (game.legal(state, seat).length > 1 && state.active === seat) {
    const action = game.legal(state, seat).find(({ do: verb }) => verb === 'visit' || verb === 'place')
    game.apply(state, seat, action ?? (game.legal(state, seat)[0] as never), chance)
  }
  expect(warned()).toBeUndefined()
})
