import type { Chance, Seat } from '@fathom/kernel'
import { cardId } from '../cards.ts'
import { SLOTS, type State } from '../state.ts'
import type { CardIndex, Event } from '../types.ts'
import { cardsToTake, refillDisplay } from './display.ts'
import { nextTaker } from './turn.ts'

/** Takes a card of the display in place of a finished one (rulebook: Step 3). */
export function take(state: State, seat: Seat, card: CardIndex, chance: Chance, events: Event[]): void {
  state.display.splice(state.display.indexOf(card), 1)
  place(state, seat, card, 'display', events)
  goOn(state, seat, chance, events)
}

/** Takes the unseen top of the deck: seen before a second card is chosen. */
export function takeFromDeck(state: State, seat: Seat, chance: Chance, events: Event[]): void {
  place(state, seat, chance.draw(state.deck), 'deck', events)
  goOn(state, seat, chance, events)
}

function place(state: State, seat: Seat, card: CardIndex, from: 'display' | 'deck', events: Event[]): void {
  const slot = state.cards[seat * SLOTS] === -1 ? seat * SLOTS : seat * SLOTS + 1
  state.cards[slot] = card
  state.crossed[slot] = 0
  state.replace[seat] = (state.replace[seat] ?? 0) - 1
  events.push({ type: 'took', seat, card: cardId(card), from })
}

/** The display is refilled only when the seat has taken all it may (scenario 11). */
function goOn(state: State, seat: Seat, chance: Chance, events: Event[]): void {
  if ((state.replace[seat] ?? 0) > 0 && cardsToTake(state) > 0) return
  refillDisplay(state, chance, events)
  nextTaker(state, chance, events)
}
