import type { Seat } from '@fathom/kernel'
import { COLLECTS, END, JOKER_COLLECTS, MOVES, PASS, PAYS, PLACES, SAILS, TRADES } from './actions.ts'
import { COLUMN_SLOTS, COLUMNS, DEPTH_SLOT, DEPTHS, OFF } from './board.ts'
import { COLLECTED, handCount, isJoker, MOVED, opponentsIn, supplyCount, type State } from './state.ts'
import { COLOR_COUNT, KIND_COUNT, TOKEN_BIT, TOKEN_COLOR, TOKEN_COUNT } from './tokens.ts'
import type { Action, ColorIndex, Token } from './types.ts'

/** Who may act now. */
export function toAct(state: State): Seat[] {
  return state.phase === 'over' ? [] : [state.active]
}

/** Every legal action of a seat, sorted by notation: built in that order, for speed. */
export function legal(state: State, seat: Seat): Action[] {
  const actions: Action[] = []
  if (seat !== state.active) return actions
  switch (state.phase) {
    case 'place':
      return PLACES.slice()
    case 'sail':
      addSails(state, seat, actions)
      break
    case 'act':
      addCollections(state, seat, actions)
      // `end` sorts between `collect` and `move`.
      if (state.acted !== 0) actions.push(END)
      addMoves(state, seat, actions)
      break
    case 'pay':
      addCards(state, seat, PAYS, actions)
      break
    case 'wait':
      actions.push(PASS)
      addCards(state, seat, TRADES, actions)
      break
    case 'over':
      break
  }
  return actions
}

function addSails(state: State, seat: Seat, actions: Action[]): void {
  for (let to = (state.ships[seat] as number) + 1; to < OFF; to++) {
    if (state.boats[seat * COLUMNS + to - 1] !== 0) actions.push(SAILS[to] as Action)
  }
  // Leaving the board is always allowed (rulings: 1. Ship).
  actions.push(SAILS[OFF] as Action)
}

function addCards(state: State, seat: Seat, shared: readonly Action[], actions: Action[]): void {
  for (let color = 0; color < COLOR_COUNT; color++) {
    if (state.hands[seat * COLOR_COUNT + color] !== 0) actions.push(shared[color] as Action)
  }
}

/** True if boats under the ship may still move. */
function mayMove(state: State): boolean {
  return state.ready !== 0 && !(state.sameActionForAll && (state.acted & COLLECTED) !== 0)
}

function addMoves(state: State, seat: Seat, actions: Action[]): void {
  if (!mayMove(state)) return
  const first = ((state.ships[seat] as number) - 1) * DEPTHS
  let length = actions.length
  for (let depth = 0; depth < DEPTHS; depth++) {
    if (((state.ready >> (4 * depth)) & 15) === 0) continue
    const moves = MOVES[first + depth] as readonly Action[]
    for (let index = 0; index < moves.length; index++) actions[length++] = moves[index] as Action
  }
}

/** Depths under the ship where a boat may collect, as bits. */
export function collectingDepths(state: State): number {
  if (state.sameActionForAll && (state.acted & MOVED) !== 0) return 0
  let depths = state.collecting < 0 ? 0 : 1 << state.collecting
  for (let depth = 0; depth < DEPTHS; depth++) if (((state.ready >> (4 * depth)) & 15) !== 0) depths |= 1 << depth
  return depths
}

/** Collections by card and by joker that are possible now, tile by tile. */
function addCollections(state: State, seat: Seat, actions: Action[]): void {
  const depths = collectingDepths(state)
  if (depths === 0) return
  const tokens: Token[] = []
  const payable: number[] = []
  gather(state, seat, depths, tokens, payable)
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token
    // A card of its colour, and payments covered by what is left of hand and supply.
    if (payable[index] !== 0) actions.push(COLLECTS[token] as Action)
    if (!isJoker(state, token)) addJokers(state, seat, token, actions)
  }
}

/** Tokens that a boat is with and that were not put down this turn, sorted, each with 1 if a card collects it, else 0. */
function gather(state: State, seat: Seat, depths: number, tokens: Token[], payable: number[]): void {
  const column = state.ships[seat] as number
  const firstSlot = (column - 1) * COLUMN_SLOTS
  const sums = opponentsIn(state, seat, column) * 0x1111
  const rest = supplyCount(state, seat) + handCount(state, seat) - 1
  for (let depth = 0; depth < DEPTHS; depth++) {
    if (((depths >> depth) & 1) === 0) continue
    const canPay = ((sums >> (4 * depth)) & 15) <= rest
    const end = firstSlot + (DEPTH_SLOT[depth + 1] as number)
    for (let slot = firstSlot + (DEPTH_SLOT[depth] as number); slot < end; slot++) {
      const token = state.slots[slot] as Token
      if (token < 0) continue
      const color = TOKEN_COLOR[token] as ColorIndex
      if (((state.laid[color] as number) & (TOKEN_BIT[token] as number)) !== 0) continue
      const byCard = canPay && state.hands[seat * COLOR_COUNT + color] !== 0
      let place = tokens.length
      for (; place > 0 && (tokens[place - 1] as Token) > token; place--) {
        tokens[place] = tokens[place - 1] as Token
        payable[place] = payable[place - 1] as number
      }
      tokens[place] = token
      payable[place] = byCard ? 1 : 0
    }
  }
}

function addJokers(state: State, seat: Seat, token: Token, actions: Action[]): void {
  for (let color = 0; color < COLOR_COUNT; color++) {
    let usable = (state.jokers[seat * COLOR_COUNT + color] as number) & ~(state.gained[color] as number)
    for (; usable !== 0; usable &= usable - 1) {
      const joker = color * KIND_COUNT + (31 - Math.clz32(usable & -usable))
      actions.push(JOKER_COLLECTS[token * TOKEN_COUNT + joker] as Action)
    }
  }
}

/** True if the active seat has anything to choose but to end its actions. */
export function hasMoreActions(state: State, seat: Seat): boolean {
  if (mayMove(state)) return true
  const collections: Action[] = []
  addCollections(state, seat, collections)
  return collections.length > 0
}
