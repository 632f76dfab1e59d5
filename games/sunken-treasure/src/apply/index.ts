import type { Chance, Seat } from '@fathom/kernel'
import type { State } from '../state.ts'
import type { Action, Event } from '../types.ts'
import { trade } from './cards.ts'
import { collectByCard, collectByJoker, pay } from './collect.ts'
import { move } from './move.ts'
import { endActions, endTurn, place, sail } from './turn.ts'

/** Does an action: changes the state in place and tells what happened, in order. */
export function apply(state: State, seat: Seat, action: Action, chance: Chance): Event[] {
  const events: Event[] = []
  switch (action.do) {
    case 'place':
      place(state, seat, action.space, events)
      break
    case 'sail':
      sail(state, seat, action.to, events)
      break
    case 'move':
      move(state, seat, action.from, action.to, chance, events)
      break
    case 'collect':
      if (action.joker === null) collectByCard(state, seat, action.token, chance, events)
      else collectByJoker(state, seat, action.token, action.joker, chance, events)
      break
    case 'pay':
      pay(state, seat, action.color, chance, events)
      break
    case 'end':
      endActions(state, seat, chance, events)
      break
    case 'trade':
      trade(state, seat, action.color, chance, events)
      endTurn(state, seat, events)
      break
    case 'pass':
      events.push({ type: 'passed', seat })
      endTurn(state, seat, events)
      break
  }
  return events
}
