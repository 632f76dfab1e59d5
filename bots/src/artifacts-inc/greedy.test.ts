import {
  artifactsInc,
  deriveCards,
  indexIn,
  placeAt,
  rules,
  STAT,
  STATS,
  reputationOf,
  type State,
} from '@fathom/artifacts-inc'
import { fastChance, type AnyGame } from '@fathom/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { askBot, type Bot } from '../index.ts'
import { begin, botOf, duels, playOut, type Duels } from '../testing/playing.ts'

const game = artifactsInc as unknown as AnyGame
const greedy = botOf(game, 'mate')
const random = botOf(game, 'deckhand')

const choiceOf = (state: State, seed = 1): string =>
  game.notation.make(askBot(greedy, game, state, state.active, fastChance(seed)))

/** A position some way along, random play. */
function along(seed: number, steps: number): State {
  const chance = fastChance(seed)
  const state = begin(game, 3, seed) as State
  for (let step = 0; step < steps; step++) {
    game.apply(state, state.active, chance.pick(game.legal(state, state.active)), chance)
  }
  return state
}

/** The start seat's turn with these dice and this money, starting cards in a fixed row; others have none. */
function facing(dice: readonly number[], money: number, round = 4): State {
  const state = begin(game, 2, 7) as State
  for (const card of ['s-canyon', 's-desert', 'adventurers']) {
    game.apply(state, state.active, game.notation.parse(`lay ${card}`), fastChance(1))
  }
  game.apply(state, state.active, game.notation.parse('end'), fastChance(1))
  for (const card of ['s-canyon', 's-desert', 'adventurers']) {
    game.apply(state, state.active, game.notation.parse(`lay ${card}`), fastChance(1))
  }
  game.apply(state, state.active, game.notation.parse('end'), fastChance(1))
  state.round = round
  for (const counts of [state.dice, state.rolled]) {
    counts.fill(0)
    for (const die of dice) counts[die] = (counts[die] ?? 0) + 1
  }
  state.money[state.active] = money
  return state
}

describe('the greedy bot at Artifacts, Inc.', () => {
  let against: Duels
  const rounds: number[] = []
  beforeAll(() => {
    against = duels(game, greedy, random, 60)
    for (const seats of [2, 3, 4]) {
      for (let seed = 1; seed <= 10; seed++) {
        const { outcome, state } = playOut(game, Array<Bot>(seats).fill(greedy), seed)
        if (outcome.end === 'reputation') rounds.push((state as State).round)
      }
    }
  })

  it('beats a random player in at least 58 of 60 games of two', () => {
    expect(against.wins).toBeGreaterThanOrEqual(58)
  })

  it('plays as long as people do: 12 to 18 turns each, and never idles to the end', () => {
    expect(rounds).toHaveLength(30)
    const sorted = rounds.toSorted((a, b) => a - b)
    expect(sorted[15]).toBeGreaterThanOrEqual(12)
    // All but the outermost twentieth of the games.
    expect(sorted[28]).toBeLessThanOrEqual(18)
  })

  it('takes the same action for the same numbers, and leaves the state as it was', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const state = along(seed, 15 + seed * 4)
      const before = JSON.stringify(state)
      expect(choiceOf(state, seed)).toBe(choiceOf(state, seed))
      expect(JSON.stringify(state)).toBe(before)
    }
  })

  it('digs rather than guides', () => {
    const state = facing([4], 0)
    state.divers = rules.depth.map(() => 1 - state.active)
    expect(choiceOf(state)).toMatch(/^place 4 T[12]\.1$/)
  })

  it('gives a die to the card that no other fits', () => {
    // Only the 5 does for the Desert; the 3 does for the Canyon, and for the Museum of Scrolls as well.
    const state = facing([3, 5], 0)
    state.divers = rules.depth.map(() => 1 - state.active)
    expect(choiceOf(state)).toBe('place 5 T2.1')
    game.apply(state, state.active, game.notation.parse('place 5 T2.1'), fastChance(1))
    expect(choiceOf(state)).toMatch(/^place 3 (T1\.1|museum-scrolls)$/)
  })

  it('digs with a 3 rather than dive for the 2: what its dice build is worth more than a point at once', () => {
    expect(choiceOf(facing([3], 0))).toBe('place 3 T1.1')
  })

  it('brings the end about when it is ahead, with money for a card', () => {
    const state = facing([1], 30, 13)
    const seat = state.active
    const tower = rules.cardById.get('tower') ?? 0
    const index = indexIn(state, seat, 'top', 1)
    expect(index).toBeGreaterThanOrEqual(0)
    state.cards[seat] = [...(state.cards[seat] ?? []), placeAt('top', 5) * 256 + tower * 2 + 1]
    state.divers = Array.from({ length: 8 }, () => seat)
    rules.findOf.slice(0, 8).forEach((find) => {
      const at = seat * rules.set.finds.length + find
      state.finds[at] = (state.finds[at] ?? 0) + 1
    })
    state.used.push(0)
    deriveCards(rules, state, seat)
    state.stats[seat * STATS + STAT.reputation] = reputationOf(rules, state, seat)
    expect(state.stats[seat * STATS + STAT.reputation]).toBe(18)
    for (const wanted of [/^place 1 T4\.1$/, /^(buy|upgrade) /]) {
      const choice = choiceOf(state)
      expect(choice).toMatch(wanted)
      game.apply(state, seat, game.notation.parse(choice), fastChance(1))
    }
  })
})
