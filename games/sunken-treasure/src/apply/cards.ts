import type { Chance, Seat } from '@fathom/kernel'
import { components } from '../builtIn.ts'
import { drawFrom } from '../setup.ts'
import { handCount, type State, type SupplyCard } from '../state.ts'
import { COLOR_COUNT, colorName } from '../tokens.ts'
import type { Color, ColorIndex, Event } from '../types.ts'

/** Draws up to three cards in hand as far as the supply goes. */
export function drawUp(state: State, seat: Seat, chance: Chance, events: Event[]): void {
  const supply = state.supplies[seat] as SupplyCard[]
  const count = Math.min(components.handSize - handCount(state, seat), supply.length)
  if (count <= 0) return
  const cards: Color[] = []
  for (let card = 0; card < count; card++) cards.push(colorName(drawTop(state, seat, chance)))
  events.push({ type: 'drew', seat, count, cards })
}

/** The top card of the own supply into the hand: its colour is drawn if nobody has seen it yet. */
function drawTop(state: State, seat: Seat, chance: Chance): ColorIndex {
  const card = (state.supplies[seat] as SupplyCard[]).pop() as SupplyCard
  let color: ColorIndex
  if (card === 0) color = drawFrom(state.bag, chance.below(unseenCount(state)))
  else {
    color = (card & 7) - 1
    const knower = card >> 3
    if (knower !== seat) {
      chance.reveal()
      state.knownInHand[knower * state.seats + seat] = known(state, knower, seat) + (1 << (4 * color))
    }
  }
  addToHand(state, seat, color, 1)
  return color
}

function known(state: State, observer: Seat, owner: Seat): number {
  return state.knownInHand[observer * state.seats + owner] as number
}

function unseenCount(state: State): number {
  let count = 0
  for (let color = 0; color < COLOR_COUNT; color++) count += state.bag[color] as number
  return count
}

function addToHand(state: State, seat: Seat, color: ColorIndex, count: number): void {
  const place = seat * COLOR_COUNT + color
  state.hands[place] = (state.hands[place] as number) + count
}

/** A hand card played openly: whoever knew of one of its colour there knows of one less. */
export function playCard(state: State, seat: Seat, color: ColorIndex): void {
  addToHand(state, seat, color, -1)
  state.discard[color] = (state.discard[color] as number) + 1
  for (let observer = 0; observer < state.seats; observer++) {
    const counts = known(state, observer, seat)
    if (((counts >> (4 * color)) & 15) !== 0) {
      state.knownInHand[observer * state.seats + seat] = counts - (1 << (4 * color))
    }
  }
}

/**
 * A hand card leaves unseen, as a card that only its owner knows. Whoever knew cards of this hand can't tell which one left:
 * certain is only what would be there after any of them.
 */
export function hideCard(state: State, seat: Seat, color: ColorIndex): SupplyCard {
  addToHand(state, seat, color, -1)
  for (let observer = 0; observer < state.seats; observer++) {
    const counts = known(state, observer, seat)
    if (counts === 0) continue
    const oneEach = (counts | (counts >> 1) | (counts >> 2) | (counts >> 3)) & 0x11111
    state.knownInHand[observer * state.seats + seat] = counts - oneEach
  }
  return color + 1 + 8 * seat
}

/** One card under the supply, its top one into the hand (rulebook: 4. Recovery ship pause). */
export function trade(state: State, seat: Seat, color: ColorIndex, chance: Chance, events: Event[]): void {
  const card = hideCard(state, seat, color)
  ;(state.supplies[seat] as SupplyCard[]).unshift(card)
  const drawn = drawTop(state, seat, chance)
  events.push({ type: 'traded', seat, gave: colorName(color), drew: colorName(drawn) })
}
