import type { Seat } from '@fathom/kernel'
import type { Technology } from '../set/technologies.ts'
import { own, type State } from '../state.ts'
import type { Play } from '../topic.ts'
import { RIVAL } from '../types.ts'

/** Cards left in the deck. */
export function deckSize(state: State): number {
  return state.deck.length > 0 ? state.deck.length : state.deckUpper.length + state.deckLower.length
}

/** Takes the top card: it gets its identity now, unless the deck's order is fixed. */
export function drawCard({ state, chance }: Play): Technology {
  if (state.deck.length > 0) {
    state.deckUpperLeft = Math.max(0, state.deckUpperLeft - 1)
    chance.reveal()
    return own(state, 'deck').pop() as Technology
  }
  if (state.deckUpperLeft === 0) return chance.draw(own(state, 'deckLower'))
  const card = chance.draw(own(state, 'deckUpper'))
  state.deckUpperLeft--
  // What is left of the upper cards is shuffled into the others (EN L276-278).
  if (state.deckUpperLeft === 0) {
    state.deckLower = [...state.deckLower, ...state.deckUpper]
    state.deckUpper = []
  }
  return card
}

/** Fixes the order of the deck, because somebody looks through it. */
export function fixDeck(play: Play): void {
  const { state } = play
  if (state.deck.length > 0) return
  const upper = state.deckUpperLeft
  const cards: Technology[] = []
  for (let left = deckSize(state); left > 0; left--) cards.push(drawCard(play))
  state.deck = cards.toReversed()
  state.deckUpperLeft = upper
}

/**
 * Lays a card on the next space of the board, after the last one on the deck. Solo, the rival takes its patent and a copy on some spaces.
 * @param chosenBy who has searched the deck for it, -1 for nobody
 */
export function showCard({ state, set, events }: Play, card: Technology, chosenBy: Seat): void {
  own(state, 'cards').push(card)
  const place = state.cards.length
  const isRival = state.rules.variant === 'solo' && set.data.solo.rivalSpaces.includes(place)
  if (isRival) {
    own(state, 'patents')[card] = RIVAL
    own(state, 'copies')[card] = (state.copies[card] as number) - 1
  }
  events.push({
    type: 'card-shown',
    card: set.items.ids[card] ?? '',
    place,
    chosenBy: chosenBy < 0 ? null : chosenBy,
    rival: isRival,
  })
}
