import { fastChance, gainsOf } from '@fathom/kernel'
import { expect, test } from 'vitest'
import { artifactsInc as game } from './game.ts'
import { act, actionOf, scene } from './testing/scene.ts'

test('who lays the first cards is told that any order will do', () => {
  const state = game.setup({ grid2x4: false, openBacks: true }, 2, fastChance(1))
  expect(game.advice?.(state, state.active).map(({ code }) => code)).toEqual(['any-order'])
})

test('who may buy a card is told what it brings, not only what it costs', () => {
  const chance = fastChance(1)
  const state = game.setup({ grid2x4: false, openBacks: true }, 2, chance)
  const canBuy = (): boolean => game.legal(state, state.active).some((action) => action.do === 'buy')
  for (let left = 400; left > 0 && !canBuy(); left--) {
    const actions = game.legal(state, state.active)
    const wanted = actions.find((action) => {
      if (action.do === 'lay') return true
      const there = game.clone(state)
      if (action.do === 'place') game.apply(there, there.active, action, fastChance(1))
      return there.phase === 'buy'
    })
    game.apply(state, state.active, wanted ?? actions[0] ?? { do: 'end' }, chance)
  }
  const offers = game.legal(state, state.active).filter((action) => action.do === 'buy')
  expect(offers.length).toBeGreaterThan(0)
  const told = game.advice?.(state, state.active) ?? []
  for (const action of offers) {
    const found = told.find(({ code, action: about }) => {
      return code === 'card-brings' && about !== undefined && game.notation.make(about) === game.notation.make(action)
    })
    expect(found?.params.reputation, game.notation.make(action)).toBe(1)
  }
})

test('who sells is told what all brings, not what the first artifact does', () => {
  const state = scene({ dice: [6], artifacts: [{ fossil: 3, scroll: 3 }] })
  const visit = actionOf('place 6 private-collectors')
  const told = { code: 'sale-brings', params: { money: 7 } }
  expect(game.advice?.(state, 0)).toContainEqual({ ...told, action: visit })
  act(state, 'place 6 private-collectors')
  expect(game.advice?.(state, 0)).toEqual([told])
  expect(gainsOf(game, [state], 0)).toEqual([])
})
