import type { Chance, Seat } from '@fathom/kernel'
import { COLUMN_SLOTS, COLUMNS } from '../board.ts'
import { COLLECTED, downTo, isJoker, slotDepth, slotOf, typesOf, type State, type SupplyCard } from '../state.ts'
import {
  ALL_TYPES,
  COLOR_COUNT,
  colorName,
  countBits,
  MUSSEL,
  TOKEN_BIT,
  TOKEN_COLOR,
  TOKEN_KIND,
  tokenId,
} from '../tokens.ts'
import type { ColorIndex, Event, Token } from '../types.ts'
import { drawUp, hideCard, playCard } from './cards.ts'
import { endGame, goOn } from './turn.ts'

/** A boat of the tile's space collects: the one that was collecting there goes on, or the next one begins. */
function useBoat(state: State, slot: number): void {
  const depth = slotDepth(slot)
  if (state.collecting !== depth) {
    state.ready -= 1 << (4 * depth)
    state.collecting = depth
  }
  state.acted |= COLLECTED
}

/** Plays a card of the tile's colour and begins to pay (rulebook: Collecting treasure(s)). */
export function collectByCard(state: State, seat: Seat, token: Token, chance: Chance, events: Event[]): void {
  const slot = slotOf(state, token)
  const color = TOKEN_COLOR[token] as ColorIndex
  useBoat(state, slot)
  playCard(state, seat, color)
  state.collectedThisSweep = true
  state.paying = token
  const column = (state.ships[seat] as number) - 1
  for (let other = 0; other < state.seats; other++) {
    const boats = state.boats[other * COLUMNS + column] as number
    state.due[other] = other === seat ? 0 : downTo(boats, slotDepth(slot))
  }
  events.push({ type: 'card-played', seat, token: tokenId(token), color: colorName(color) })
  payOn(state, seat, chance, events)
}

/** The next opponent clockwise that cards are due to, or -1. */
export function nextPaid(state: State, seat: Seat): Seat {
  for (let step = 1; step < state.seats; step++) {
    const other = (seat + step) % state.seats
    if (state.due[other] !== 0) return other
  }
  return -1
}

/** Pays whatever leaves no choice: from the supply unseen, then from a hand of one colour. */
function payOn(state: State, seat: Seat, chance: Chance, events: Event[]): void {
  const supply = state.supplies[seat] as SupplyCard[]
  for (let to = nextPaid(state, seat); to >= 0; to = nextPaid(state, seat)) {
    if (supply.length === 0) {
      const only = onlyColor(state, seat)
      if (only < 0) {
        state.phase = 'pay'
        return
      }
      payCard(state, seat, to, only, events)
      continue
    }
    const due = state.due[to] as number
    const cards = Math.min(due, supply.length)
    const theirs = state.supplies[to] as SupplyCard[]
    for (let card = 0; card < cards; card++) theirs.push(supply.pop() as SupplyCard)
    state.due[to] = due - cards
    events.push({ type: 'paid', seat, to, cards })
  }
  finishPayment(state, seat, chance, events)
}

/** The colour of a hand of one colour, else -1. */
function onlyColor(state: State, seat: Seat): ColorIndex {
  let only = -1
  for (let color = 0; color < COLOR_COUNT; color++) {
    if (state.hands[seat * COLOR_COUNT + color] === 0) continue
    if (only >= 0) return -1
    only = color
  }
  return only
}

function payCard(state: State, seat: Seat, to: Seat, color: ColorIndex, events: Event[]): void {
  const card = hideCard(state, seat, color)
  ;(state.supplies[to] as SupplyCard[]).push(card)
  state.due[to] = (state.due[to] as number) - 1
  events.push({ type: 'paid-from-hand', seat, to, color: colorName(color) })
}

/** The payer's choice from hand. */
export function pay(state: State, seat: Seat, color: ColorIndex, chance: Chance, events: Event[]): void {
  payCard(state, seat, nextPaid(state, seat), color, events)
  payOn(state, seat, chance, events)
}

function finishPayment(state: State, seat: Seat, chance: Chance, events: Event[]): void {
  const token = state.paying
  const slot = slotOf(state, token)
  state.phase = 'act'
  state.paying = -1
  state.slots[slot] = -1
  take(state, seat, token, null, events)
  if (endsGame(state, seat, slot, events)) return
  // Only somebody who was paid can have room in hand and a supply: everybody else has drawn up before.
  for (let step = 1; step < state.seats; step++) drawUp(state, (seat + step) % state.seats, chance, events)
  goOn(state, seat, chance, events)
}

/** Puts a joker in the tile's place and pays nothing (rulebook: 3. Using jokers). */
export function collectByJoker(
  state: State,
  seat: Seat,
  token: Token,
  joker: Token,
  chance: Chance,
  events: Event[],
): void {
  const slot = slotOf(state, token)
  const color = TOKEN_COLOR[joker] as ColorIndex
  const bit = TOKEN_BIT[joker] as number
  useBoat(state, slot)
  const place = seat * COLOR_COUNT + color
  state.jokers[place] = (state.jokers[place] as number) & ~bit
  state.slots[slot] = joker
  state.laid[color] = (state.laid[color] as number) | bit
  if (TOKEN_KIND[joker] === MUSSEL) state.collectedThisSweep = true
  else if (state.placedDoublesAreJokers) state.placedJokers[color] = (state.placedJokers[color] as number) | bit
  take(state, seat, token, joker, events)
  if (!endsGame(state, seat, slot, events)) goOn(state, seat, chance, events)
}

/** Does a tile of the board fill a place of the seat's own? A joker does not, nor a type that is there. */
export function fillsPlace(state: State, seat: Seat, token: Token): boolean {
  return !isJoker(state, token) && (typesOf(state, seat) & (TOKEN_BIT[token] as number)) === 0
}

/** Onto the player board if its type is missing there, else beside it. */
function take(state: State, seat: Seat, token: Token, joker: Token | null, events: Event[]): void {
  const color = TOKEN_COLOR[token] as ColorIndex
  const bit = TOKEN_BIT[token] as number
  const place = seat * COLOR_COUNT + color
  const wasJoker = isJoker(state, token)
  const types = typesOf(state, seat)
  const isNew = fillsPlace(state, seat, token)
  if (isNew) state.treasures[place] = (state.treasures[place] as number) | bit
  else {
    state.jokers[place] = (state.jokers[place] as number) | bit
    state.gained[color] = (state.gained[color] as number) | bit
    state.placedJokers[color] = (state.placedJokers[color] as number) & ~bit
  }
  events.push({
    type: 'collected',
    seat,
    token: tokenId(token),
    joker: joker === null ? null : tokenId(joker),
    as: isNew ? 'board' : wasJoker ? 'joker' : 'double',
    treasures: countBits(types) + (isNew ? 1 : 0),
  })
}

/** Ends the game at once: a full board first, then a column without treasure (rulebook: Game end and winner). */
function endsGame(state: State, seat: Seat, slot: number, events: Event[]): boolean {
  if (typesOf(state, seat) === ALL_TYPES) endGame(state, 'twelve', events)
  else if (isEmptyColumn(state, Math.floor(slot / COLUMN_SLOTS))) endGame(state, 'column-empty', events)
  return state.phase === 'over'
}

function isEmptyColumn(state: State, column: number): boolean {
  for (let slot = column * COLUMN_SLOTS; slot < (column + 1) * COLUMN_SLOTS; slot++) {
    const token = state.slots[slot] as Token
    if (token >= 0 && !isJoker(state, token)) return false
  }
  return true
}
