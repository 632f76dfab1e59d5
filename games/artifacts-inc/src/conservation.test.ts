import { describe, expect, test } from 'vitest'
import { conservation } from './conservation.ts'
import { rules } from './game.ts'
import type { State } from './state.ts'
import { act, scene } from './testing/scene.ts'

/** A sound position in mid-turn with one thing gone wrong. */
function spoilt(how: (state: State) => void): string | null {
  const state = scene({ dice: [1, 4, 5], cubes: { 'museum-gems': { 1: 0 } }, divers: [1], offer: ['mountain'] })
  act(state, 'place 4 T2.1')
  how(state)
  return conservation(rules, state)
}

describe('what gets lost is noticed', () => {
  test('a sound position is whole', () => {
    expect(spoilt(() => undefined)).toBeNull()
  })

  const WRONGS: [string, (state: State) => void, string][] = [
    ['a card gone', (state) => (state.shown[0] = -1), '1 cards canyon instead of 2'],
    [
      'a starting card gone',
      (state) => (state.cards[1] = state.cards[1]?.slice(1) ?? []),
      'seat 1 has 3 starting cards',
    ],
    [
      'cards in one place',
      (state) => (state.cards[1] = (state.cards[1] ?? []).map((own, at, all) => (at === 1 ? (all[0] ?? 0) + 2 : own))),
      'two cards lie in one place',
    ],
    ['cards out of order', (state) => (state.cards[1] = state.cards[1]?.toReversed() ?? []), 'cards are out of order'],
    ['a cube gone', (state) => (state.cubes[2] = 0), 'seat 0 has not as many cubes in museum 2 as orders filled'],
    ['another smallest box', (state) => (state.smallest[0] = 3), 'museum 0 has another smallest open box'],
    ['a die gone', (state) => (state.dice[1] = 0), '3 dice were rolled, 1 lie somewhere and 1 are left'],
    ['a die turned over', (state) => state.dice.splice(1, 2, 0, 1), 'a die shows something else than was rolled'],
    [
      'two dice on a slot',
      (state) => (state.placed.push((state.placed[0] ?? 0) + 1), (state.dice[5] = 0)),
      'two dice are on one slot',
    ],
    ['a debt', (state) => (state.money[2] = -1), 'seat 2 owes money'],
    ['artifacts owed', (state) => (state.artifacts[0] = -1), 'somebody owes artifacts'],
    ['reputation made up', (state) => (state.stats[7] = 3), 'seat 0 has reputation 3, and 0 is visible'],
    [
      'an end forgotten',
      (state) => ((state.divers = Array.from({ length: 20 }, () => 0)), (state.stats[7] = 20), (state.stats[15] = 0)),
      'seat 0 has not ended the game',
    ],
    ['a find elsewhere', (state) => state.finds.splice(0, 4, 1, 0, 0, 0), 'a find is not where it was taken'],
  ]
  test.each(WRONGS)('%s', (_, how, sentence) => {
    expect(spoilt(how)).toBe(sentence)
  })
})
