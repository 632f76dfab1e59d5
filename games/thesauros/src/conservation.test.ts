import { fastChance } from '@fathom/kernel'
import { optionsOf } from '@fathom/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { components } from './components.ts'
import { conservationOf } from './conservation.ts'
import { makeThesauros } from './game.ts'
import { makeSet } from './set.ts'
import { AT_QUEUE, OWN, SITES, own, type State } from './state.ts'
import { FACE_UP, NOBODY } from './types.ts'

const SET = makeSet(components)
const game = makeThesauros(SET)
const conservation = conservationOf(SET)

/** A fresh game of three with one thing gone wrong. */
function spoilt(how: (state: State) => unknown): string | null {
  const [mode] = game.meta.modes
  const state = game.setup(mode === undefined ? {} : optionsOf(game, mode), 3, fastChance(1))
  how(state)
  return conservation(state)
}

describe('what gets lost is noticed', () => {
  test('a fresh game is whole', () => {
    expect(spoilt(() => undefined)).toBeNull()
  })

  const WRONGS: [string, (state: State) => unknown, RegExp][] = [
    ['a debt', (state) => (state.money[2] = -1), /^account 2 is in debt$/],
    ['a point without a reason', (state) => (state.reputation[1] = 11), /^seat 1 has 11 points, and reasons for 10$/],
    ['a seat twice in the order', (state) => (state.order = [0, 0, 2]), /^the order is 0, 0, 2$/],
    ['a meeple nowhere', (state) => (state.at[1] = AT_QUEUE), /^meeple 1 is 0 times in queues$/],
    ['a meeple in two places', (state) => (state.store[0] = 1), /^meeple 1 is found at 5 instead of 0$/],
    ['a sailor on nobody’s Zodiac', (state) => ((state.crew[5] = 1), (state.at[1] = 6)), /aboard nobody’s Zodiac 5/],
    ['a worker too many', (state) => (state.at[OWN - 1] = 0), /^7 meeples of seat 0 instead of 6$/],
    [
      'a worker hired without being counted',
      (state) => (state.at[3] = 0),
      /^2 workers of seat 0 to be hired instead of 3$/,
    ],
    ['a hat too many', (state) => (own(state, 'hat')[1] = 2), /^3 hats 2 instead of 2$/],
    ['a Double Action too many', (state) => (own(state, 'tokens')[0] = 1), /^4 Double Actions for 3 seats$/],
    ['a card twice', (state) => own(state, 'deckLower').push(state.cards[0] ?? 0), /^card \d+ is 2 times there$/],
    [
      'a patent of a hidden card',
      (state) => (own(state, 'patents')[state.deckLower[0] ?? 0] = 1),
      /is patented and not on the board$/,
    ],
    ['a copy gone', (state) => (own(state, 'copies')[0] = 1), /^1 items 0 instead of 4$/],
    ['a Metal Detector gone', (state) => (state.items[SET.items.starting] = 0), /^2 Metal Detectors instead of 3$/],
    [
      'a found item from nowhere',
      (state) => (state.items[SET.items.kinds - 1] = 1),
      /^1 found items \d+ instead of 0$/,
    ],
    ['a map gone', (state) => (state.marketMaps[1] = 1), /^4 maps of number 1 instead of 3$/],
    [
      'two satellite maps of a number',
      (state) => (own(state, 'satelliteMaps')[SITES + 1] = 2),
      /more than one map of number 1/,
    ],
    ['a space with maps of nothing', (state) => (state.marketCount[8] = 1), /^market space 8 has a number or maps/],
    ['a room open without reason', (state) => (state.open = 2), /^room 1 is open$/],
    ['a Zodiac at sea alone', (state) => (state.zodiacAt[0] = 9), /^Zodiac 0 is at sea without a crew$/],
    ['another’s Zodiac', (state) => (own(state, 'zodiacOwner')[1] = 0), /^Zodiac 1 is seat 0’s$/],
    ['a seaplane gone', (state) => (state.seaplanes = 1), /^1 seaplanes instead of 2$/],
    ['a dig tile twice', (state) => own(state, 'bigPile').push(0), /^tile 0 is 2 times there$/],
    ['a tile without a side', (state) => (own(state, 'tileFace')[1] = FACE_UP), /^site 1 has a tile or a side of it/],
    ['a dig face down', (state) => (own(state, 'exhausted')[1] = 1), /^site 1 is dug face down$/],
    ['a tile of the island gone', (state) => own(state, 'islandBag').pop(), /^2 tiles beside the island instead of 3$/],
    ['a shark from nowhere', (state) => (own(state, 'sharks')[2] = 1), /^1 sharks instead of 0$/],
    ['a treasure from nowhere', (state) => (own(state, 'stored')[1] = 1), /^1 treasures of \$5 instead of 0$/],
  ]
  test.each(WRONGS)('%s', (_, how, sentence) => {
    expect(spoilt(how)).toMatch(sentence)
  })

  test('treasures that nobody has are noticed, unless a mine has destroyed them', () => {
    const dug = (state: State): void => {
      const big = state.bigPile.indexOf(0)
      own(state, 'bigPile').splice(big, 1)
      const isBig = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((number) => SET.boards[2]?.sea.isBig[number]) ?? 1
      own(state, 'tiles')[isBig] = 0
      own(state, 'tileFace')[isBig] = FACE_UP
      const box = SET.tiles[0]?.cells.findIndex((cell) => cell > 1) ?? 0
      own(state, 'exhausted')[isBig] = 1 << box
    }
    expect(spoilt(dug)).toBe('1 treasures are gone')
    expect(spoilt((state) => (dug(state), (own(state, 'mercenaryCube')[7] = 1)))).toBeNull()
    expect(spoilt((state) => (dug(state), (state.mine = NOBODY)))).toBe('1 treasures are gone')
  })
})
