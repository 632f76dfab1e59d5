import type { Chance, Seat } from '@fathom/kernel'
import { COLUMNS, LEFT, OFF, spaceName } from '../board.ts'
import { components } from '../builtIn.ts'
import { hasMoreActions } from '../legal.ts'
import { outcome } from '../score.ts'
import { boatBit, boatPlace, handCount, supplyCount, type State } from '../state.ts'
import { COLOR_COUNT } from '../tokens.ts'
import type { End, Event, ShipPlace, Space } from '../types.ts'
import { drawUp } from './cards.ts'

/** A bathyscaphe onto row 2, one by one in turn order; then the start player sails (rulebook: Placing the bathyscapes). */
export function place(state: State, seat: Seat, space: Space, events: Event[]): void {
  const at = boatPlace(seat, space)
  state.boats[at] = (state.boats[at] as number) + boatBit(space)
  state.toPlace--
  events.push({ type: 'placed', seat, space: spaceName(space) })
  state.active = (seat + 1) % state.seats
  if (state.toPlace === 0) state.phase = 'sail'
}

/** The ship stops over own boats, or leaves the board and the turn is over (rulebook: 1. Move his recovery ship). */
export function sail(state: State, seat: Seat, to: ShipPlace, events: Event[]): void {
  state.ships[seat] = to
  if (to === OFF) {
    events.push({ type: 'sailed-off', seat })
    endTurn(state, seat, events)
    return
  }
  state.phase = 'act'
  // The list of boats that may act is fixed now: one that moves in the column has no second action (scenario 10).
  state.ready = state.boats[seat * COLUMNS + to - 1] as number
  state.collecting = -1
  state.acted = 0
  let boats = 0
  for (let rest = state.ready; rest !== 0; rest >>= 4) boats += rest & 15
  events.push({ type: 'sailed', seat, column: to, boats })
}

/** After an action: the turn ends by itself when nothing is left to choose. */
export function goOn(state: State, seat: Seat, chance: Chance, events: Event[]): void {
  if (!hasMoreActions(state, seat)) endActions(state, seat, chance, events)
}

/** The hand is drawn up, and the turn is over (rulebook: End of bathyscape actions). */
export function endActions(state: State, seat: Seat, chance: Chance, events: Event[]): void {
  state.ready = 0
  state.collecting = -1
  state.acted = 0
  for (let color = 0; color < COLOR_COUNT; color++) {
    state.laid[color] = 0
    state.gained[color] = 0
  }
  drawUp(state, seat, chance, events)
  endTurn(state, seat, events)
}

/** Who comes next, after the ends that are looked for between turns. */
export function endTurn(state: State, seat: Seat, events: Event[]): void {
  if (nobodyHasCards(state)) {
    endGame(state, 'cards-gone', events)
    return
  }
  if (areAllOff(state) && !returnShips(state, events)) return
  for (let next = (seat + 1) % state.seats; ; next = (next + 1) % state.seats) {
    state.active = next
    if (state.ships[next] !== OFF) {
      state.phase = 'sail'
      return
    }
    if (canTrade(state, next)) {
      state.phase = 'wait'
      return
    }
    events.push({ type: 'passed-over', seat: next })
  }
}

/** A trade takes a hand card and a supply to draw from. */
export function canTrade(state: State, seat: Seat): boolean {
  return supplyCount(state, seat) > 0 && handCount(state, seat) > 0
}

function nobodyHasCards(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    if (supplyCount(state, seat) + handCount(state, seat) > 0) return false
  }
  return true
}

function areAllOff(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) if (state.ships[seat] !== OFF) return false
  return true
}

/**
 * All ships go back to the left. Sweeps in which nobody collected end a game that nothing else would end (rulings).
 * @returns true if the game goes on
 */
function returnShips(state: State, events: Event[]): boolean {
  for (let seat = 0; seat < state.seats; seat++) state.ships[seat] = LEFT
  state.idleSweeps = state.collectedThisSweep ? 0 : state.idleSweeps + 1
  state.collectedThisSweep = false
  events.push({ type: 'ships-returned', sweep: state.sweep, idle: state.idleSweeps })
  if (state.idleSweeps >= components.idleSweepsToEnd) {
    endGame(state, 'stalled', events)
    return false
  }
  state.sweep++
  return true
}

export function endGame(state: State, end: End, events: Event[]): void {
  state.phase = 'over'
  state.end = end
  events.push({ type: 'game-ended', end, ranks: outcome(state).ranks })
}
