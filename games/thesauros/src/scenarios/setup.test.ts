import { fastChance, fillOptions, type Options } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import { components } from '../components.ts'
import { playOf } from '../flow.ts'
import { OPTIONS } from '../options.ts'
import { AT_HOME, AT_UNHIRED, OWN, type State } from '../state.ts'
import { deckSize, drawCard } from '../technology/deck.ts'
import { reserveSize } from '../market/stacks.ts'
import { makeSet } from '../set.ts'
import { setup } from '../setup/setup.ts'
import { GAME_DATA, SET } from '../testing/scene.ts'

function start(seats: number, options: Options = {}, seed = 1): State {
  const filled = fillOptions(OPTIONS, options)
  if (!filled.ok) throw new Error(filled.refusal.code)
  return setup(GAME_DATA, filled.value, seats, fastChance(seed))
}

const moneyByOrder = (state: State) => state.order.map((seat) => state.pool[seat])
const onMarket = (state: State) => state.marketCount.reduce((sum, count) => sum + count, 0)
/** The cards of the deck from the top. */
const drawn = (state: State) => {
  const play = playOf(GAME_DATA, state, fastChance(3))
  return Array.from({ length: deckSize(state) }, () => drawCard(play))
}
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

describe('set-up', () => {
  test('T01 four seats, standard: $50, 52, 54, 56 by place; 10 points each; 9 maps on the market, 12 in the reserve', () => {
    const state = start(4)
    expect(moneyByOrder(state)).toEqual([50, 52, 54, 56])
    expect(state.reputation).toEqual([10, 10, 10, 10])
    expect([onMarket(state), reserveSize(state)]).toEqual([9, 12])
    expect([state.seaplanes, state.hatsLeft]).toEqual([2, [0, 3, 3, 3, 3]])
  })

  test('T02 two seats: no numbers 6 and 7, 5 maps out, 10 in the reserve, 1 seaplane, 1 hat a zone', () => {
    for (const seed of SEEDS) {
      const state = start(2, {}, seed)
      expect([onMarket(state), reserveSize(state)]).toEqual([5, 10])
      expect(state.market.filter((number) => number > 5)).toEqual([])
      expect([state.reserve[6], state.reserve[7]]).toEqual([0, 0])
      expect([state.seaplanes, state.hatsLeft]).toEqual([1, [0, 1, 1, 1, 1]])
    }
  })

  test('T03 three seats, Lawless!: $55, 57, 59; 2 hats a zone; nobody has a mercenary', () => {
    const state = start(3, { variant: 'lawless' })
    expect(moneyByOrder(state)).toEqual([55, 57, 59])
    expect(state.hatsLeft).toEqual([0, 2, 2, 2, 2])
    expect(state.mercenaries).toEqual([-1, -1, -1, -1])
    expect(state.at.slice(3 * OWN)).not.toContain(AT_HOME)
  })

  test('T04 the standard deck: 12 cards, no level 2 among the top three, all five of level 2 in the lower nine', () => {
    for (const seed of SEEDS) {
      const levels = drawn(start(4, {}, seed)).map((card) => SET.technologies.level[card])
      expect(levels).toHaveLength(12)
      expect(levels.slice(0, 3)).not.toContain(2)
      expect(levels.slice(3).filter((level) => level === 2)).toHaveLength(5)
    }
  })

  test('T05 the introductory deck: Mask, Booster, Harpoon lie open; the four blue divers’ cards come first', () => {
    const ids = (cards: readonly number[]) => cards.map((card) => SET.items.ids[card] ?? '')
    for (const seed of SEEDS) {
      const state = start(4, { variant: 'introductory' }, seed)
      expect(ids(state.cards)[0]).toBe('mask')
      expect(ids(state.cards).toSorted()).toEqual(['booster', 'harpoon', 'mask'])
      const deck = ids(drawn(state))
      expect(deck).toHaveLength(12)
      expect(deck.slice(0, 4).toSorted()).toEqual(['basic-sonar', 'lobster-pot', 'medium-engine', 'tank'])
    }
  })

  test('everybody begins with the boss, two workers, a Zodiac in port and a Metal Detector in the supply', () => {
    const state = start(3)
    const detector = SET.items.ids.indexOf('metal-detector')
    for (const seat of [0, 1, 2]) {
      const at = state.at.slice(seat * OWN, seat * OWN + 6)
      expect(at).toEqual([AT_HOME, AT_HOME, AT_HOME, AT_UNHIRED, AT_UNHIRED, AT_UNHIRED])
      expect([state.zodiacOwner[seat], state.zodiacAt[seat]]).toEqual([seat, 0])
      expect(state.items[seat * SET.items.kinds + detector]).toBe(1)
    }
    expect([state.islandUnseen, state.islandBag.length]).toEqual([9, 12])
  })

  test('the advertising marker starts where the table says, on a shorter track at its end at most', () => {
    expect([start(2).advertisingMarker, start(2, { advertisingStart: 4 }).advertisingMarker]).toEqual([0, 4])
    const short = makeSet({ ...components, provenance: 'transcribed', advertising: [4, 3, 2] })
    const filled = fillOptions(OPTIONS, { advertisingStart: 4 })
    if (!filled.ok) throw new Error(filled.refusal.code)
    expect(setup({ ...GAME_DATA, set: short }, filled.value, 2, fastChance(1)).advertisingMarker).toBe(2)
  })

  test('which of the spaces are there goes by the number of players (EN L303)', () => {
    const lines = (seats: number) => [1, 2, 3, 4, 7, 8, 9].map((zone) => SET.boards[seats - 1]?.lines[zone])
    expect(lines(4)).toEqual([4, 5, 4, 2, 7, 5, 4])
    expect(lines(3)).toEqual([3, 4, 3, 2, 5, 4, 3])
    expect(lines(2)).toEqual([2, 4, 3, 1, 4, 3, 2])
    expect(lines(1)).toEqual([1, 3, 2, 1, 3, 2, 1])
  })
})
