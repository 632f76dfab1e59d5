import type { Seat } from '@fathom/kernel'
import { diveAction, END, layAction, putAction, rerollAction, ROLL } from '../actions.ts'
import type { Rules } from '../rules.ts'
import { startingLeft, stat, STAT, sumOfDice, type State } from '../state.ts'
import type { Action } from '../types.ts'
import { addPurchases, freePlaces } from './buying.ts'
import { addGains, addOrders, addSales } from './choices.ts'
import { addPlacings } from './placing.ts'

const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]
const NOBODY: readonly Seat[] = []

/** Who may act now. */
export function toAct(state: State): readonly Seat[] {
  return state.phase === 'over' ? NOBODY : (ALONE[state.active] as readonly Seat[])
}

/** Every action that `seat` may take now, sorted by notation. */
export function legal(rules: Rules, state: State, seat: Seat): Action[] {
  const actions: Action[] = []
  if (seat !== state.active) return actions
  switch (state.phase) {
    case 'act':
      addTurn(rules, state, seat, actions)
      break
    case 'order':
      addOrders(rules, state, seat, actions)
      break
    case 'sell':
      addSales(rules, state, seat, actions)
      break
    case 'buy':
      addPurchases(rules, state, seat, actions)
      break
    case 'put':
      for (const place of freePlaces(state, seat)) actions.push(putAction(place))
      break
    case 'dive':
      addDice(state, diveAction, actions)
      break
    case 'reroll':
      addDice(state, rerollAction, actions)
      actions.push(ROLL)
      break
    case 'gain':
      addGains(rules, state, seat, actions)
      break
    case 'lay':
      addStarting(rules, state, seat, actions)
      break
    case 'over':
      break
  }
  return actions
}

function addDice(state: State, action: (die: number) => Action, actions: Action[]): void {
  for (let die = 1; die <= 6; die++) if ((state.dice[die] as number) > 0) actions.push(action(die))
}

function addTurn(rules: Rules, state: State, seat: Seat, actions: Action[]): void {
  if (canDive(rules, state, seat)) addDice(state, diveAction, actions)
  actions.push(END)
  addPlacings(rules, state, seat, actions)
  if (canReroll(state, seat)) addDice(state, rerollAction, actions)
}

/** Once a turn, while cards are left, and only if the dice can reach the top one (EN: Dive Action). */
export function canDive(rules: Rules, state: State, seat: Seat): boolean {
  const depth = rules.depth[state.divers.length]
  if (state.hasDived || depth === undefined) return false
  const sum = sumOfDice(state)
  return sum > 0 && sum + stat(state, seat, STAT.diveBonus) >= depth
}

/** Once a turn, before the first die is placed. */
export function canReroll(state: State, seat: Seat): boolean {
  return (
    !state.hasRerolled && state.placed.length === 0 && state.diving.length === 0 && stat(state, seat, STAT.rerolls) > 0
  )
}

function addStarting(rules: Rules, state: State, seat: Seat, actions: Action[]): void {
  const left = startingLeft(rules, state, seat)
  left.sort((a, b) => (rules.cardRank[a] as number) - (rules.cardRank[b] as number))
  for (const card of left) actions.push(layAction(card))
  if (left.length === 0) actions.push(END)
}
