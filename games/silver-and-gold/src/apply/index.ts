import type { Chance, Seat } from '@fathom/kernel'
import type { State } from '../state.ts'
import type { Action, Event } from '../types.ts'
import { cross } from './cross.ts'
import { keep } from './keep.ts'
import { take, takeFromDeck } from './take.ts'

/** Does an action: changes the state in place and tells what happened, in order. */
export function apply(state: State, seat: Seat, action: Action, chance: Chance): Event[] {
  const events: Event[] = []
  switch (action.do) {
    case 'keep':
      keep(state, seat, action.cards, chance, events)
      break
    case 'pattern':
      cross(state, seat, 'pattern', action.card, action.boxes, chance, events)
      break
    case 'box':
    case 'bonus':
      cross(state, seat, action.do, action.card, 1 << action.box, chance, events)
      break
    case 'take':
      take(state, seat, action.card, chance, events)
      break
    case 'take-deck':
      takeFromDeck(state, seat, chance, events)
      break
  }
  return events
}
