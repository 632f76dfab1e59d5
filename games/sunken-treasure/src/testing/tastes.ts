import type { Chance, Seat } from '@fathom/kernel'
import { columnOf, COLUMN_SLOTS, rowOf, SLOT_DEPTH } from '../board.ts'
import { legal } from '../legal.ts'
import { isJoker, typesOf, type State } from '../state.ts'
import { COLOR_COUNT, countBits, TOKEN_BIT, TOKEN_COLOR, TYPE_COUNT } from '../tokens.ts'
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

/**
 * Plays cards as long as there are any: spares the last treasure of each column and the twelfth type, goes where a hand card fits.
 * Everybody doing so together makes the cards run out.
 */
export const burner: Taste = (state, seat, action) => {
  switch (action.do) {
    case 'collect':
      return action.joker === null && spares(state, seat, action.token) ? 20 : -20
    case 'sail':
      return -action.to
    case 'move':
      return fitting(state, seat, action.to) - fitting(state, seat, action.from)
    case 'trade':
      return fitsAnywhere(state, seat, action.color) ? -1 : 1
    default:
      return 0
  }
}

/** True if collecting a token ends nothing. */
function spares(state: State, seat: Seat, token: Token): boolean {
  if (isNew(state, seat, token) && countBits(typesOf(state, seat)) === TYPE_COUNT - 1) return false
  if (isJoker(state, token)) return true
  const first = Math.floor(state.slots.indexOf(token) / COLUMN_SLOTS) * COLUMN_SLOTS
  return state.slots.slice(first, first + COLUMN_SLOTS).filter((each) => each >= 0 && !isJoker(state, each)).length > 1
}

/** Tokens of a space that a hand card fits. */
function fitting(state: State, seat: Seat, space: Space): number {
  const first = (columnOf(space) - 1) * COLUMN_SLOTS
  let count = 0
  for (let slot = 0; slot < COLUMN_SLOTS; slot++) {
    const token = state.slots[first + slot] ?? -1
    if (token < 0 || SLOT_DEPTH[slot] !== rowOf(space) - 2 || !spares(state, seat, token)) continue
    if ((state.hands[seat * COLOR_COUNT + (TOKEN_COLOR[token] ?? 0)] ?? 0) > 0) count++
  }
  return count
}

/** True if there is a token that a card of the colour may collect without ending anything. */
function fitsAnywhere(state: State, seat: Seat, color: number): boolean {
  return state.slots.some((token) => token >= 0 && TOKEN_COLOR[token] === color && spares(state, seat, token))
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
