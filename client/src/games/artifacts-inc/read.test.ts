import { fastChance } from '@fathom/kernel'
import { artifactsInc as game } from '@fathom/artifacts-inc'
import { describe, expect, test } from 'vitest'
import { readOf } from './read.ts'
import type { Spot } from './spots.ts'

type View = ReturnType<typeof game.view>

/** A game with closed backs, played up to the first card that is bought and wants a place. */
function putting() {
  for (let seed = 1; ; seed++) {
    const chance = fastChance(seed)
    const state = game.setup({ grid2x4: false, openBacks: false }, 2, chance)
    for (let steps = 0; steps < 200; steps++) {
      const [seat] = game.toAct(state)
      if (seat === undefined) break
      const view = game.view(state, seat)
      if (view.turn?.pending?.kind === 'put') return { view, seat, card: view.turn.pending.card }
      const legal = game.legal(state, seat)
      const buys = legal.filter((action) => action.do === 'buy')
      game.apply(state, seat, chance.pick(buys.length > 0 ? buys : legal), chance)
    }
  }
}

const modelOf = (view: View, you: number | null) => ({
  view: () => view,
  player: (seat: number) => view.players[seat],
  context: { you: () => you, shownSeat: () => you ?? 0 },
})

describe('the card preview, with level 2 sides open only while buying', () => {
  const { view, seat, card } = putting()
  const free: Spot = { on: 'free', place: 'B9' }

  test('an empty place stands for the bought card, and its buyer reads both sides', () => {
    expect(readOf(modelOf(view, seat), free, card)).toMatchObject({ card, level: 1, bothSides: true })
    expect(readOf(modelOf(view, seat), free, null)).toBeNull()
  })

  test('who looks on reads one side of it, and of cards on offer', () => {
    expect(readOf(modelOf(view, null), free, card)).toMatchObject({ bothSides: false })
    const offered = view.market.flatMap(({ letter, cards }) => cards.map((offer, index) => ({ letter, offer, index })))
    for (const { letter, offer, index } of offered) {
      if (offer === null) continue
      const spot: Spot = { on: 'market', letter, index, card: offer.card }
      expect(readOf(modelOf(view, null), spot, null)).toMatchObject({ card: offer.card, bothSides: false })
    }
  })
})
