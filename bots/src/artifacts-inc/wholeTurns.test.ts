import { artifactsInc, type Action, type State } from '@fathom/artifacts-inc'
import { fastChance, type AnyGame } from '@fathom/kernel'
import { describe, expect, it } from 'vitest'
import { searchFor, type SearchingBot } from '../index.ts'
import { begin } from '../testing/playing.ts'
import { artifactsIncSearch } from './search.ts'

const game = artifactsInc as unknown as AnyGame
const search = searchFor('artifacts-inc') as SearchingBot

/** A turn that begins some way along a game played at random. */
function turnAt(seed: number, turns: number): State {
  const chance = fastChance(seed)
  const state = begin(game, 2, seed) as State
  for (let left = turns; left > 0 || state.phase === 'lay';) {
    const action = chance.pick(game.legal(state, state.active)) as Action
    if (action.do === 'end') left--
    game.apply(state, state.active, action, chance)
  }
  return state
}

/** What Admiral does, if it is not asked on after `time` games played on. */
function asked(state: State, time = Infinity, kept: unknown = null) {
  const chance = fastChance(7)
  let left = time
  const question = { game, determinize: () => game.clone(state), seat: state.active, chance, kept }
  return search.search(question, { iterations: artifactsIncSearch.admiral, mayGoOn: () => left-- > 0 })
}

describe('a turn thought through as a whole', () => {
  it('is the same for the same numbers', () => {
    const state = turnAt(1, 9)
    const [first, second] = [asked(state), asked(state)]
    expect(first.action).toEqual(second.action)
    expect(first.iterations).toBe(second.iterations)
  })

  it('takes no more time than there is', () => {
    const state = turnAt(2, 9)
    for (const time of [0, 1, 7]) {
      const { action, iterations } = asked(state, time)
      expect(game.refusal(state, state.active, action)).toBeNull()
      expect(iterations).toBeLessThanOrEqual(time)
    }
  })

  it('is done as it was thought, until something is drawn', () => {
    const state = turnAt(3, 9)
    const seat = state.active
    const luck = fastChance(1)
    let drawn = true
    let thought = 0
    let steps = 0
    for (let kept: unknown = null; state.active === seat && state.phase !== 'over'; steps++) {
      const { action, iterations, kept: plan } = asked(state, 12, kept)
      if (iterations > 0) thought++
      expect(iterations === 0 || drawn).toBe(true)
      game.apply(state, seat, action, luck)
      const { do: what } = action as Action
      drawn = what === 'put' || what === 'reroll' || what === 'roll'
      kept = plan
    }
    expect(thought).toBeGreaterThan(0)
    expect(steps).toBeGreaterThan(thought)
  })

  it('is not kept for another position', () => {
    const state = turnAt(3, 9)
    const { kept } = asked(state, 12)
    expect(asked(turnAt(4, 9), 12, kept)).toEqual(asked(turnAt(4, 9), 12))
  })
})
