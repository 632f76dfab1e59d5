import { expect, test } from 'vitest'
import { GAME_IDS } from '@fathom/catalog'
import { RULED } from '../rules/gameRules.ts'
import { coversOf } from './games.ts'

test('the lobby, the rules and every list of the server have the games in one order', () => {
  expect(coversOf([]).map(({ id }) => id)).toEqual(GAME_IDS)
  expect(RULED).toEqual(GAME_IDS)
})
