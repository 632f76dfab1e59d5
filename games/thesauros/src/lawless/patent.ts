import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { add } from '../actionTable.ts'
import type { Technology } from '../set/technologies.ts'
import { pop, topSeat } from '../stack.ts'
import type { Decision, Look, Play } from '../topic.ts'
import { RESEARCH } from '../types.ts'
import { itemId } from '../view/names.ts'
import { discard } from './deed.ts'
import { own } from '../state.ts'

/** The mercenary of zone 2: a patent that is nobody's or another's, and a copy of the item if there is one, all for nothing (EN L1499-1507). */
export const stealPatent: Decision = {
  verbs: ['steal', 'skip'],
  isOwnTurn: true,
  legal(look, seat, out) {
    for (const card of look.state.cards) if (canSteal(look, seat, card)) add(look.actionTable, out, 'steal', card)
    add(look.actionTable, out, 'skip')
  },
  explain(look, seat, action): Refusal {
    if (action.do !== 'steal') return because('not-now', { verb: action.do, asked: 'steal-patent' })
    const card = itemId(look, action.card)
    return because(look.state.patents[action.card] === seat ? 'own-patent' : 'card-not-shown', { card })
  },
  apply(play, seat, action) {
    if (action.do === 'steal') steal(play, seat, action.card)
    else discard(play, RESEARCH, false)
  },
  settle(play) {
    const { state } = play
    const seat = topSeat(state)
    if (state.cards.some((card) => canSteal(play, seat, card))) return false
    discard(play, RESEARCH, true)
    return true
  },
}

function canSteal({ state }: Look, seat: Seat, card: Technology): boolean {
  return state.patents[card] !== seat
}

/** The copy comes without anything that buying one brings: no satellite maps (ruling 27). */
function steal({ state, set, events }: Play, seat: Seat, card: Technology): void {
  pop(state)
  const owner = state.patents[card] ?? -1
  const hasCopy = (state.copies[card] as number) > 0
  own(state, 'patents')[card] = seat
  if (hasCopy) {
    own(state, 'copies')[card] = (state.copies[card] as number) - 1
    const place = seat * set.items.kinds + card
    state.items[place] = (state.items[place] as number) + 1
  }
  events.push({ type: 'mercenary-acts', seat, zone: RESEARCH })
  const from = owner < 0 ? null : owner
  events.push({ type: 'patent-stolen', seat, card: set.items.ids[card] ?? '', from, item: hasCopy })
}
