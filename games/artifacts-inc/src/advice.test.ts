import { fastChance } from '@fathom/kernel'
import { expect, test } from 'vitest'
import { artifactsInc as game } from './game.ts'

test('who lays the first cards is told that any order will do', () => {
  const state = game.setup({ grid2x4: false, openBacks: true }, 2, fastChance(1))
  expect(game.advice?.(state, state.active).map(({ code }) => code)).toEqual(['any-order'])
})
