import type { Chance, Seat } from '@fathom/kernel'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'
import type { Action, Event } from '../types.ts'
import { buy, decline, put, upgrade } from './buy.ts'
import { dive } from './dive.ts'
import { gainNear, place, visit } from './place.ts'
import { fillOrder, finishSale, sell } from './sell.ts'
import { end, lay, reroll, roll } from './turn.ts'

/** Does an action: changes the state in place and tells what happened, in order. */
export function apply(rules: Rules, state: State, seat: Seat, action: Action, chance: Chance): Event[] {
  const events: Event[] = []
  switch (action.do) {
    case 'lay':
      lay(rules, state, seat, action.card, events)
      break
    case 'place':
      place(rules, state, seat, action, chance, events)
      break
    case 'visit':
      visit(rules, state, seat, action.die, action.place, events)
      break
    case 'dive':
      dive(rules, state, seat, action.die, events)
      break
    case 'reroll':
      reroll(state, seat, action.die, chance, events)
      break
    case 'roll':
      roll(state, seat, chance, events)
      break
    case 'gain':
      gainNear(rules, state, seat, action.artifact, events)
      break
    case 'order':
      fillOrder(rules, state, seat, action.museum, action.box, events)
      break
    case 'sell':
      sell(rules, state, seat, action.artifact, events)
      break
    case 'done':
      finishSale(rules, state, seat, events)
      break
    case 'buy':
      buy(rules, state, seat, action.card, events)
      break
    case 'put':
      put(rules, state, seat, action.row, action.column, chance, events)
      break
    case 'upgrade':
      upgrade(rules, state, seat, action.row, action.column, events)
      break
    case 'decline':
      decline(state, seat, events)
      break
    case 'end':
      end(rules, state, seat, chance, events)
      break
  }
  return events
}
