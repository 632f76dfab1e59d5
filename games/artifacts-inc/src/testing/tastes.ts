import type { Chance, Seat } from '@fathom/kernel'
import { artifactsInc as game } from '../game.ts'
import type { State } from '../state.ts'
import type { Action } from '../types.ts'

/** What a player likes of an action; chance breaks ties, and now and then takes anything. */
export type Taste = (action: Action, state: State, seat: Seat) => number

/** The action that somebody of this taste takes. */
export function choose(state: State, taste: Taste, chance: Chance): Action {
  const seat = state.active
  const actions = game.legal(state, seat)
  if (taste !== idler && chance.below(12) === 0) return chance.pick(actions)
  let best: Action[] = []
  let bestLiking = -Infinity
  for (const action of actions) {
    const liking = taste(action, state, seat)
    if (liking < bestLiking) continue
    if (liking > bestLiking) best = []
    bestLiking = liking
    best.push(action)
  }
  return chance.pick(best)
}

const NEVER = -10

/** Uses all dice for whatever they do. */
export const busy: Taste = (action) => {
  if (action.do === 'end' || action.do === 'decline') return NEVER
  return action.do === 'buy' || action.do === 'upgrade' ? 1 : 0
}

/** Dives whenever it can, and rerolls. */
export const diver: Taste = (action, state, seat) => {
  if (action.do === 'dive') return 5
  return action.do === 'reroll' || action.do === 'roll' ? 4 : busy(action, state, seat)
}

/** Buys new cards, never upgrades: piles run out. */
export const hoarder: Taste = (action, state, seat) => {
  if (action.do === 'buy') return 5
  return action.do === 'upgrade' || action.do === 'dive' ? NEVER : busy(action, state, seat)
}

/** Serves museums, buys hardly anything: majorities decide. */
export const curator: Taste = (action, state, seat) => {
  if (action.do === 'visit') return action.place < 4 ? 5 : 0
  return busy(action, state, seat)
}

/** Does nothing at all. */
export const idler: Taste = (action) => (action.do === 'end' ? 1 : 0)
