import { findFrame } from '../stack.ts'
import type { State } from '../state.ts'
import { thesauros as game } from '../sets.ts'
import { PORT_AND_LAGOON, RESEARCH } from '../types.ts'
import { curator, type Planner } from './planners.ts'

const NEVER = -10
const { set, actionTable } = game.gameData

/** $ a year for HR, RD, GE and ME; the rest is slush. */
const WORKSHOP = [8, 16, 0, 14]

/** Collects engines and a second Zodiac, fills both and passes engines round between them and the supply. */
export const mechanic: Planner = (action, state, seat) => {
  switch (action.do) {
    case 'budget':
      return -Math.abs(action.amount - (WORKSHOP[action.account] ?? 0))
    case 'place':
      return action.zone === RESEARCH ? 8 : action.zone === PORT_AND_LAGOON ? 7 : NEVER
    case 'item':
    case 'prototype':
      return set.items.engine[action.card] === 0 ? NEVER : 9
    case 'buy-zodiac':
      return state.zodiacOwner.filter((owner) => owner === seat).length < 2 ? 9 : NEVER
    case 'exchange':
      return 5
    case 'move':
      return set.items.engine[action.item] === 0 ? 0 : action.from === 0 ? 4 : 2
    case 'depart':
      return NEVER
    default:
      return curator(action, state, seat)
  }
}

/** Owns engines but leaves port without them, spends all it has, and turns back to port. */
export const forgetful: Planner = (action, state, seat) => {
  switch (action.do) {
    case 'place':
      return [0, 6, 8, 3, NEVER, 0, 1, 7, 1, 4][action.zone] ?? 0
    case 'hire':
    case 'advertise':
    case 'sponsor':
    case 'patent':
      return 8
    case 'item':
    case 'prototype':
      return set.items.engine[action.card] === 0 ? 7 : 9
    case 'exchange':
      return isUnderWay(state) ? 5 : NEVER
    case 'move':
      return isUnderWay(state) ? 4 : NEVER
    case 'depart':
      return 9
    case 'step':
      return actionTable.spaceIds[action.space] === 'port' ? 9 : actionTable.spaceIds[action.space] === 'w1' ? 5 : 1
    default:
      return curator(action, state, seat)
  }
}

function isUnderWay(state: State): boolean {
  return findFrame(state, 'voyage') >= 0
}
