import { fastChance } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import { conservation } from './conservation.ts'
import { sunkenTreasure as game } from './game.ts'
import type { State } from './state.ts'

/** A fresh game with one thing gone wrong. */
function spoilt(how: (state: State) => void): string | null {
  const state = game.setup({ removal: 'equal' }, 2, fastChance(1))
  how(state)
  return conservation(state)
}

describe('what gets lost is noticed', () => {
  test('a fresh game is whole', () => {
    expect(spoilt(() => undefined)).toBeNull()
  })

  const WRONGS: [string, (state: State) => void, RegExp][] = [
    ['a tile gone', (state) => (state.slots[0] = -1), /^61 treasures and mussels instead of 62$/],
    ['a tile twice', (state) => (state.slots[0] = state.slots[1] ?? 0), /in two places/],
    [
      'a mussel on a player board',
      (state) => state.treasures.splice(0, 5, ...state.jokers.splice(0, 5, 0, 0, 0, 0, 0)),
      /mussel on the player board/,
    ],
    [
      'a type twice',
      (state) => (
        state.slots.forEach((token, slot) => token % 13 === 1 && (state.slots[slot] = -1)),
        state.treasures.fill(2, 0, 5)
      ),
      /type twice/,
    ],
    ['a joker marked elsewhere', (state) => (state.placedJokers[0] = 1 << 10), /not on the board/],
    ['a card gone', (state) => state.supplies[0]?.pop(), /^29 cards in play instead of 30$/],
    [
      'a card known that was unseen',
      (state) => (state.supplies[0] ?? [])[0] === 0 && state.supplies[0]?.splice(0, 1, 1),
      /unseen and/,
    ],
    ['a colour changed', (state) => state.discard.splice(0, 2, 1, -1), /cards of color 0 instead of 6/],
    ['a boat too many', (state) => (state.boats[0] = 1), /bathyscaphes on the board/],
    ['knowledge of a card that is not there', (state) => (state.knownInHand[1] = 0x44444), /believes in a card/],
  ]
  test.each(WRONGS)('%s', (_, how, sentence) => {
    expect(spoilt(how)).toMatch(sentence)
  })
})
