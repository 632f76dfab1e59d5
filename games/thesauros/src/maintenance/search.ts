import { refusal as because } from '@fathom/kernel'
import { add } from '../actionTable.ts'
import { pop } from '../stack.ts'
import { showCard } from '../technology/deck.ts'
import type { Decision } from '../topic.ts'
import { itemId } from '../view/names.ts'
import { own } from '../state.ts'

/** The searcher of the deck lays out a card; the others keep their order, which the searcher knows (EN L1084-1094). */
export const search: Decision = {
  verbs: ['choose'],
  legal({ state, actionTable }, _seat, out) {
    for (const card of state.deck) add(actionTable, out, 'choose', card)
  },
  explain(look, _seat, action) {
    return because('not-in-the-deck', { card: action.do === 'choose' ? itemId(look, action.card) : '' })
  },
  apply(play, seat, action) {
    const { state } = play
    if (action.do !== 'choose') return
    const place = state.deck.indexOf(action.card)
    // Cards of the upper part are the last ones of the list.
    if (state.deck.length - place <= state.deckUpperLeft) state.deckUpperLeft--
    own(state, 'deck').splice(place, 1)
    pop(state)
    showCard(play, action.card, seat)
  },
}
