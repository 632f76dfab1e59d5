import type { Chance, Seat } from '@fathom/kernel'
import { columnOf, COLUMN_SLOTS, rowOf, SLOT_DEPTH } from '../board.ts'
import { legal } from '../legal.ts'
import { isJoker, typesOf, type State } from '../state.ts'
import { COLOR_COUNT, TOKEN_BIT, TOKEN_COLOR } from '../tokens.ts'
import type { Action, Space, Token } from '../types.ts'

/** What a purposeful player likes of an action, in points; chance breaks ties. Uniform play hardly ever collects: it moves. */
export type Taste = (state: State, seat: Seat, action: Action) => number

/** The action that somebody of this taste takes, or now and then any. */
export function choose(state: State, taste: Taste, chance: Chance): Action {
  const actions = legal(state, state.active)
  if (chance.below(10) === 0) return chance.pick(actions)
  let best: Action[] = []
  let bestLiking = -Infinity
  for (const action of actions) {
    const liking = taste(state, state.active, action)
    if (liking < bestLiking) continue
    if (liking > bestLiking) best = []
    bestLiking = liking
    best.push(action)
  }
  return chance.pick(best)
}

function isNew(state: State, seat: Seat, token: Token): boolean {
  return !isJoker(state, token) && (typesOf(state, seat) & (TOKEN_BIT[token] ?? 0)) === 0
}

/** Tiles of a space whose types are missing, those that a hand card fits counting double. */
function worthOf(state: State, seat: Seat, space: Space): number {
  const first = (columnOf(space) - 1) * COLUMN_SLOTS
  const depth = rowOf(space) - 2
  let worth = 0
  for (let slot = 0; slot < COLUMN_SLOTS; slot++) {
    const token = state.slots[first + slot] ?? -1
    if (token < 0 || SLOT_DEPTH[slot] !== depth || !isNew(state, seat, token)) continue
    worth += (state.hands[seat * COLOR_COUNT + (TOKEN_COLOR[token] ?? 0)] ?? 0) > 0 ? 2 : 1
  }
  return worth
}

/** Collects whatever is new, moves to where more of it is, and stops as often as possible. */
export const racer: Taste = (state, seat, action) => {
  switch (action.do) {
    case 'collect':
      return isNew(state, seat, action.token) ? 20 : -5
    case 'sail':
      return -action.to
    case 'move':
      return worthOf(state, seat, action.to) - worthOf(state, seat, action.from)
    default:
      return 0
  }
}

/** Collects anything for a card, whatever it costs: cards run out. */
export const spender: Taste = (state, seat, action) => {
  if (action.do !== 'collect') return racer(state, seat, action)
  return action.joker === null ? 20 : -5
}

/** As `spender`, but never takes the last treasures of a column, so that nothing but cards can run out. */
export const saver: Taste = (state, seat, action) => {
  if (action.do !== 'collect') return racer(state, seat, action)
  return action.joker !== null || treasuresBeside(state, action.token) < 3 ? -20 : 20
}

/** Treasures in a token's column. */
function treasuresBeside(state: State, token: Token): number {
  const first = Math.floor(state.slots.indexOf(token) / COLUMN_SLOTS) * COLUMN_SLOTS
  return state.slots.slice(first, first + COLUMN_SLOTS).filter((each) => each >= 0 && !isJoker(state, each)).length
}

/** Never collects, and leaves the board as soon as possible. */
export const idler: Taste = (_, __, action) => {
  if (action.do === 'collect') return -20
  return action.do === 'sail' ? action.to : 0
}

/** Likes jokers: collects with doubles and mussels, and collects them again. */
export const juggler: Taste = (state, seat, action) => {
  if (action.do !== 'collect') return racer(state, seat, action)
  return action.joker === null ? 10 : 20
}
