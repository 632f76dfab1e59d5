import {
  artifactsInc,
  cardOf,
  deriveCards,
  placeAt,
  ownCard,
  rules,
  type Action,
  type State,
} from '@fathom/artifacts-inc'
import { fastChance, type AnyGame } from '@fathom/kernel'
import { describe, expect, it } from 'vitest'
import { begin } from '../testing/playing.ts'
import { turnEnds, type TurnJudge, type TurnWidths } from './turnEnds.ts'

const game = artifactsInc as unknown as AnyGame
const ALL: TurnWidths = { followed: Infinity, choices: Infinity, throws: 0 }

/** Who likes money, and artifacts half as much; what nobody has seen yet is nothing to them. */
const greed = (state: State, seat: number): number => {
  const own = state.artifacts.slice(seat * rules.artifacts, (seat + 1) * rules.artifacts)
  return (
    (state.money[seat] ?? 0) + own.reduce((sum, count) => sum + count / 2, 0) + 3 * (state.cards[seat]?.length ?? 0)
  )
}
const judge: TurnJudge = { atEnd: greed, onTheWay: greed }

/** The beginning of a turn some way along a game played at random, with these dice. */
function turnOf(seed: number, dice: readonly number[]): State {
  const chance = fastChance(seed)
  const state = begin(game, 2, seed) as State
  for (let turns = 0; turns < 8 || state.phase === 'lay';) {
    const action = chance.pick(game.legal(state, state.active)) as Action
    game.apply(state, state.active, action, chance)
    if (action.do === 'end') turns++
  }
  for (const counts of [state.dice, state.rolled]) {
    counts.fill(0)
    for (const die of dice) counts[die] = (counts[die] ?? 0) + 1
  }
  return state
}

/** The best that any way through the turn leads to, every one of them tried; cards are bought for an empty place in the market. */
function bestByTrying(state: State): number {
  let best = -Infinity
  for (const action of game.legal(state, state.active) as Action[]) {
    if (action.do === 'reroll') continue
    if (action.do === 'end') {
      best = Math.max(best, greed(state, state.active))
      continue
    }
    const copy = game.clone(state) as State
    const { piles } = copy
    const shown = copy.shown.slice()
    game.apply(copy, state.active, action, fastChance(1))
    if (action.do === 'put') Object.assign(copy, { piles, shown })
    best = Math.max(best, bestByTrying(copy))
  }
  return best
}

describe('the ends of a turn', () => {
  const turns = [turnOf(3, [1, 4]), turnOf(4, [3, 6]), turnOf(5, [2, 5]), turnOf(9, [6, 6])]

  it('have the best among them that trying every way finds', () => {
    const found = turns.map((state) => turnEnds(game, judge, ALL, state, state.active, fastChance(1))[0]?.value)
    expect(found).toEqual(turns.map(bestByTrying))
  })

  it('come the best first, each by a way that the rules allow to what it is worth', () => {
    for (const state of turns) {
      const seat = state.active
      const ends = turnEnds(game, judge, { followed: 4, choices: 2, throws: 0 }, state, seat, fastChance(1))
      expect(ends.map(({ value }) => value)).toEqual(ends.map(({ value }) => value).toSorted((a, b) => b - a))
      for (const { path, value } of ends) {
        const copy = game.clone(state) as State
        for (const action of path) {
          expect(game.refusal(copy, seat, action)).toBeNull()
          game.apply(copy, seat, action, fastChance(2))
        }
        expect(greed(copy, seat)).toBe(value)
      }
    }
  })

  it('know nothing of the cards that would come up for sale', () => {
    const state = turnOf(3, [1, 2, 3, 4, 5, 6])
    state.money.fill(40)
    const other = game.clone(state) as State
    other.piles = other.piles.map((pile) => pile.toReversed())
    // Who wants cards above all, and judges by what lies there for sale besides.
    const curious = ({ shown, cards }: State, seat: number): number =>
      1000 * (cards[seat]?.length ?? 0) + shown.reduce((sum, card, place) => sum + card * (place + 1), 0) / 100
    const wanting: TurnJudge = { atEnd: curious, onTheWay: curious }
    const [ends, others] = [state, other].map((each, index) =>
      turnEnds(game, wanting, { followed: 6, choices: 2, throws: 0 }, each, each.active, fastChance(index)),
    )
    expect(ends?.some(({ path }) => path.some((action) => action.do === 'put'))).toBe(true)
    expect(ends).toEqual(others)
  })

  it('judge a throw by the mean of some, and go no further than to it', () => {
    const state = turnOf(3, [1, 1])
    const seat = state.active
    const rerolling = rules.sideReroll.findIndex((dice) => dice > 0)
    const cards = (state.cards[seat] ?? []).filter((own) => cardOf(own) !== rerolling >> 1)
    state.cards[seat] = [ownCard(placeAt('top', -3), rerolling), ...cards]
    state.used = [0, ...cards.map(() => 0)]
    deriveCards(rules, state, seat)
    const ends = turnEnds(game, judge, { followed: 4, choices: 2, throws: 4 }, state, seat, fastChance(1))
    const thrown = ends.filter(({ path }) => path.some((action) => action.do === 'reroll'))
    expect(thrown.map(({ path }) => path.map((action) => action.do).join(' '))).toContain('reroll')
    expect(ends.length).toBeGreaterThan(thrown.length)
  })

  it('are found in a large stock without trying every way to sell it', () => {
    const state = turnOf(3, [2, 4, 6])
    state.artifacts.fill(12)
    let tried = 0
    const counted: AnyGame = { ...game, clone: (position) => (tried++, game.clone(position)) }
    const ends = turnEnds(counted, judge, { followed: 4, choices: 2, throws: 0 }, state, state.active, fastChance(1))
    const sold = ends[0]?.path.filter((action) => action.do === 'sell').length ?? 0
    expect(sold).toBeGreaterThan(12)
    expect(tried).toBeLessThan(20_000)
  })
})
