import type { Chance, Seat } from '@fathom/kernel'
import { cardId } from '../cards.ts'
import { islandsOf, SLOTS, type State } from '../state.ts'
import type { CardIndex, Event } from '../types.ts'
import { refillDisplay } from './display.ts'
import { beginTurn } from './turn.ts'

/** Keeps two of the four dealt cards (rulebook: Setting up the game). The last seat's choice begins the first turn. */
export function keep(state: State, seat: Seat, cards: readonly CardIndex[], chance: Chance, events: Event[]): void {
  const [first = -1, second = -1] = cards
  state.cards[seat * SLOTS] = first
  state.cards[seat * SLOTS + 1] = second
  events.push({ type: 'kept', seat, cards: cards.map(cardId) })
  for (let other = 0; other < state.seats; other++) if (state.cards[other * SLOTS] === -1) return
  beginGame(state, chance, events)
}

function beginGame(state: State, chance: Chance, events: Event[]): void {
  // What nobody kept goes back into the deck before anything else comes off it.
  for (let seat = 0; seat < state.seats; seat++) {
    const kept = islandsOf(state, seat)
    for (const card of state.dealt[seat] ?? []) if (!kept.includes(card)) state.deck.push(card)
    state.dealt[seat] = []
  }
  events.push({ type: 'hands', hands: state.dealt.map((_, seat) => islandsOf(state, seat).map(cardId)) })
  refillDisplay(state, chance, events)
  beginTurn(state, chance, events)
}
