import { artifactsInc, rules, STAT, type State } from '@fathom/artifacts-inc'
import { fastChance, type AnyGame } from '@fathom/kernel'
import { describe, expect, it } from 'vitest'
import { logistic } from '../logistic.ts'
import { begin, botOf, playOut } from '../testing/playing.ts'
import network from './network.json' with { type: 'json' }
import { OUTLOOK } from './outlook.ts'
import { chanceToWin } from './winning.ts'

const game = artifactsInc as unknown as AnyGame
const noLiking = (): number => 0

/** A position between two turns, played at random so far. */
function between(seats: number, seed: number): State {
  const chance = fastChance(seed)
  const state = begin(game, seats, seed) as State
  for (let turns = 0; turns < 5 * seats;) {
    const action = chance.pick(game.legal(state, state.active)) as { do: string }
    if (action.do === 'end') turns++
    game.apply(state, state.active, action, chance)
  }
  return { ...state, dice: state.dice.map(() => 0) }
}

describe('the chance to win', () => {
  it('is made from what the network has learnt to look at', () => {
    expect(network.inputs).toEqual(OUTLOOK)
    expect(network.direct.length).toBe(OUTLOOK.length)
    expect(network.hidden.every(({ inputs }) => inputs.length === OUTLOOK.length)).toBe(true)
  })

  it.each([2, 3, 4])('of all %i seats is one', (seats) => {
    const state = between(seats, seats)
    const chances = Array.from({ length: seats }, (_, seat) => chanceToWin(rules, state, seat, noLiking))
    expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9)
  })

  it('rises with reputation and with what a character likes', () => {
    const state = between(2, 5)
    const better = game.clone(state) as State
    better.stats[STAT.reputation] = (better.stats[STAT.reputation] ?? 0) + 3
    const chance = chanceToWin(rules, state, 0, noLiking)
    expect(chanceToWin(rules, better, 0, noLiking)).toBeGreaterThan(chance)
    expect(chanceToWin(rules, better, 1, noLiking)).toBeLessThan(1 - chance)
    expect(chanceToWin(rules, state, 0, () => 0.5)).toBeGreaterThan(chance)
  })

  it('is known at the end: the win, and a little for how clear it is', () => {
    const mate = botOf(game, 'mate')
    const { state, outcome } = playOut(game, [mate, mate], 3)
    expect(outcome.scores.map(({ total }) => total)).toEqual([21, 28])
    expect(chanceToWin(rules, state as State, 0, noLiking)).toBeCloseTo(0.3 * logistic(-7 / 3), 9)
    expect(chanceToWin(rules, state as State, 1, noLiking)).toBeCloseTo(0.7 + 0.3 * logistic(7 / 3), 9)
  })
})
