import type { Chance } from '@fathom/kernel'
import { cardId, CARDS } from '../cards.ts'
import { DISPLAY, type State } from '../state.ts'
import type { CardId, Event } from '../types.ts'

/** Tops the display up to four cards as long as the deck lasts. */
export function refillDisplay(state: State, chance: Chance, events: Event[]): void {
  const laid: CardId[] = []
  while (state.display.length < DISPLAY && state.deck.length > 0) {
    const card = chance.draw(state.deck)
    state.display.push(card)
    laid.push(cardId(card))
  }
  if (laid.length > 0) events.push({ type: 'displayed', cards: laid })
}

/** Cards that are left to take. */
export function cardsToTake(state: State): number {
  return state.display.length + state.deck.length
}

/** Palms printed on the display now. */
export function displayPalms(state: State): number {
  let palms = 0
  for (let index = 0; index < state.display.length; index++) {
    palms += CARDS[state.display[index] ?? -1]?.palmCount ?? 0
  }
  return palms
}
