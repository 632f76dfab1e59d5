import type { Seat } from '@fathom/kernel'
import { buyAction, DECLINE, upgradeAction } from '../actions.ts'
import { NEIGHBOURS, PLACE_COLUMN, PLACES } from '../places.ts'
import type { Rules } from '../rules.ts'
import { artifactsOf, stat, STAT, type OwnCard, type State } from '../state.ts'
import type { Action, CardIndex } from '../types.ts'

/** A price after a discount: it stops at 0. */
export function discounted(dollars: number, less: number): number {
  return Math.max(0, dollars - less)
}

/** Dollars that a new card costs the buying seat now. */
export function newPrice(rules: Rules, state: State, seat: Seat, card: CardIndex): number {
  const less = stat(state, seat, STAT.lessNew) + (state.phase === 'buy' ? state.pendingN : 0)
  return discounted(rules.cardDollars[card] as number, less)
}

/** Dollars that turning a card over costs its owner now. */
export function upgradePrice(rules: Rules, state: State, seat: Seat, card: CardIndex): number {
  const less =
    stat(state, seat, STAT.lessUpgrade) + (state.phase === 'buy' && seat === state.active ? state.pendingN : 0)
  return discounted(rules.cardDollars[card] as number, less)
}

/** True if the seat has the scrolls that a card costs; they are never discounted. */
export function hasScrolls(rules: Rules, state: State, seat: Seat, card: CardIndex): boolean {
  const need = rules.cardScrolls[card] as number
  return need === 0 || artifactsOf(rules, state, seat, rules.scroll) >= need
}

const ranks: number[] = []

/** New cards and upgrades that the seat can pay. */
export function addPurchases(rules: Rules, state: State, seat: Seat, actions: Action[]): void {
  const money = state.money[seat] as number
  ranks.length = 0
  if (hasFreePlace(state, seat)) {
    for (const card of state.shown) {
      if (card < 0 || newPrice(rules, state, seat, card) > money || !hasScrolls(rules, state, seat, card)) continue
      insert(ranks, rules.cardRank[card] as number)
    }
  }
  for (const rank of ranks) actions.push(buyAction(rules.cardOrder[rank] as number))
  actions.push(DECLINE)
  for (const own of state.cards[seat] as readonly OwnCard[]) {
    const card = (own & 255) >> 1
    if ((own & 1) === 1 || upgradePrice(rules, state, seat, card) > money) continue
    if (hasScrolls(rules, state, seat, card)) actions.push(upgradeAction(own >> 8))
  }
}

/** Puts a number in its place in a rising list, once. */
function insert(list: number[], number: number): void {
  let at = list.length
  while (at > 0 && (list[at - 1] as number) >= number) at--
  if (list[at] === number) return
  list.push(number)
  for (let from = list.length - 1; from > at; from--) list[from] = list[from - 1] as number
  list[at] = number
}

/** Rows are open on both sides; with `grid2x4` they have the four columns of the starting cards. */
export function isInReach(state: State, place: number): boolean {
  const column = PLACE_COLUMN[place] as number
  return !state.grid2x4 || (column >= 1 && column <= 4)
}

const isTaken: boolean[] = Array.from({ length: PLACES }, () => false)
const free: number[] = []

/** Places where a new card may go: free, and beside an own card (EN: Side Note: Card Rows). Rising; the list is used again by the next call. */
export function freePlaces(state: State, seat: Seat): readonly number[] {
  const cards = state.cards[seat] as readonly OwnCard[]
  free.length = 0
  for (const card of cards) isTaken[card >> 8] = true
  for (const card of cards) {
    for (let way = 0; way < 3; way++) {
      const place = NEIGHBOURS[(card >> 8) * 3 + way] as number
      if (place >= 0 && isTaken[place] !== true && isInReach(state, place)) insert(free, place)
    }
  }
  for (const card of cards) isTaken[card >> 8] = false
  return free
}

/** False if rows are limited and full. */
export function hasFreePlace(state: State, seat: Seat): boolean {
  return !state.grid2x4 || freePlaces(state, seat).length > 0
}
