import { fastChance, fillOptions, type Options } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import { legal } from '../flow.ts'
import { OPTIONS } from '../options.ts'
import type { State } from '../state.ts'
import { deckSize } from '../technology/deck.ts'
import { reserveSize } from '../market/stacks.ts'
import { GAME_DATA, SET } from '../testing/scene.ts'
import { setup } from './setup.ts'

function start(seats: number, options: Options = {}, seed = 1): State {
  const filled = fillOptions(OPTIONS, options)
  if (!filled.ok) throw new Error(filled.refusal.code)
  return setup(GAME_DATA, filled.value, seats, fastChance(seed))
}

const idOf = (card: number | undefined): string => SET.items.ids[card ?? -1] ?? ''
const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0)
/** $ by place in the order. */
const pools = (state: State): number[] => state.order.map((seat) => state.pool[seat] ?? 0)

describe('set-up', () => {
  test('four seats: money by the order, maps, hats and seaplanes of the large board', () => {
    const state = start(4)
    expect(pools(state)).toEqual([50, 52, 54, 56])
    expect(state.reputation).toEqual([10, 10, 10, 10])
    expect([sum(state.marketCount), reserveSize(state)]).toEqual([9, 12])
    expect(state.hatsLeft).toEqual([0, 3, 3, 3, 3])
    expect(state.seaplanes).toBe(2)
    expect(deckSize(state)).toBe(12)
  })

  test('two seats: the small board without sites 6 and 7', () => {
    const state = start(2)
    expect([sum(state.marketCount), reserveSize(state)]).toEqual([5, 10])
    expect(state.market.some((number) => number > 5)).toBe(false)
    expect(state.hatsLeft).toEqual([0, 1, 1, 1, 1])
    expect(state.seaplanes).toBe(1)
  })

  test('Lawless!: $55, and which level 0 cards lie open is drawn', () => {
    expect(pools(start(3, { variant: 'lawless' }))).toEqual([55, 57, 59])
    const first = (seed: number, options: Options) => idOf(start(3, options, seed).cards[0])
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8]
    expect(new Set(seeds.map((seed) => first(seed, { variant: 'lawless' }))).size).toBeGreaterThan(1)
    expect(new Set(seeds.map((seed) => first(seed, { variant: 'lawless', lawlessOpening: 'maskFirst' })))).toEqual(
      new Set(['mask']),
    )
  })

  test('the standard deck: three cards of level 0 and 1 come next, every card of level 2 later', () => {
    const state = start(4)
    expect(idOf(state.cards[0])).toBe('mask')
    expect(state.cards.map((card) => SET.technologies.level[card])).toEqual([0, 0, 0])
    expect(state.deckUpperLeft).toBe(3)
    expect(state.deckUpper.map((card) => SET.technologies.level[card]).filter((level) => level === 1)).toEqual([
      1, 1, 1, 1, 1, 1,
    ])
    expect(state.deckLower.map((card) => SET.technologies.level[card])).toEqual([2, 2, 2, 2, 2])
  })

  test('introductory: Mask, then Booster and Harpoon; four blue divers’ cards over the others', () => {
    const state = start(4, { variant: 'introductory' })
    expect(idOf(state.cards[0])).toBe('mask')
    expect(state.cards.slice(1).map(idOf).toSorted()).toEqual(['booster', 'harpoon'])
    expect(state.deckUpper.map(idOf).toSorted()).toEqual(['basic-sonar', 'lobster-pot', 'medium-engine', 'tank'])
    expect(state.deckUpperLeft).toBe(4)
    expect(state.deckLower).toHaveLength(8)
    expect(pools(state)).toEqual([55, 57, 59, 61])
  })

  test('introductory: numbers 1 to 4 are on the market whatever is drawn', () => {
    for (const seed of [1, 2, 3]) {
      const state = start(2, { variant: 'introductory' }, seed)
      expect([1, 2, 3, 4].every((number) => state.market.includes(number))).toBe(true)
      expect([sum(state.marketCount), reserveSize(state)]).toEqual([5, 10])
    }
  })

  test('solo: two kinds of hats are chosen, the rival has the cards of spaces 1 and 3 and a copy of each', () => {
    const state = start(1)
    expect(legal(GAME_DATA, state, 0).map((action) => GAME_DATA.actionTable.notation.make(action))).toEqual([
      'hat 2',
      'hat 3',
      'hat 7',
      'hat 8',
    ])
    const [mask = 0, second = 0, third = 0] = state.cards
    expect([state.patents[mask], state.patents[second], state.patents[third]]).toEqual([8, -1, 8])
    expect([state.copies[mask], state.copies[second]]).toEqual([2, SET.technologies.copies[0]?.[second]])
    expect(state.order).toEqual([0])
  })

  test('one seat plays solo and several do not, whatever was asked', () => {
    expect(start(1, { variant: 'lawless' }).rules.variant).toBe('solo')
    expect(start(2, { variant: 'solo' }).rules.variant).toBe('standard')
  })
})
