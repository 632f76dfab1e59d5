import { loadGame, type CatalogEntry } from '@fathom/catalog'
import { fastChance } from '@fathom/kernel'
import { expect, it } from 'vitest'
import { library } from './library.ts'

it('under past rules a bot uses the evaluation that came with them', async () => {
  const today = (await loadGame('sunken-treasure')) as CatalogEntry
  const { game } = today
  let looked = 0
  const evaluation = { value: () => looked++, continues: () => false, tries: () => 1 }
  const past: CatalogEntry = { ...today, expertise: { evaluation } }
  const state = game.setup({}, 3, fastChance(1))
  const [seat = 0] = game.toAct(state)
  const pace = { mayGoOn: () => true }
  library.choose(today, { level: 'mate', name: '' }, state, seat, 1, pace)
  expect(looked).toBe(0)
  library.choose(past, { level: 'mate', name: '' }, state, seat, 1, pace)
  expect(looked).toBe(game.legal(state, seat).length)
})
