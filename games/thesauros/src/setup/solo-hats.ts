import { refusal as because } from '@fathom/kernel'
import { add } from '../actionTable.ts'
import { SOLO_HATS } from '../frames.ts'
import { pop, setTop, top } from '../stack.ts'
import type { Decision } from '../topic.ts'
import { HAT_ZONES } from '../types.ts'
import { own } from '../state.ts'

/** Solo: two hats of different kinds are in the game, of the player's choice (EN L1623, FR L1602). */
export const soloHats: Decision = {
  verbs: ['hat'],
  legal({ state, actionTable }, _seat, out) {
    for (let hat = 1; hat <= HAT_ZONES.length; hat++)
      if (((top(state, SOLO_HATS.chosen) >> hat) & 1) === 0) add(actionTable, out, 'hat', hat)
  },
  explain(_look, _seat, action) {
    return because('hat-chosen-already', { hat: action.do === 'hat' ? action.hat : 0 })
  },
  apply({ state, board, events }, seat, action) {
    if (action.do !== 'hat') return
    own(state, 'hatsLeft')[action.hat] = 1
    const chosen = top(state, SOLO_HATS.chosen) | (1 << action.hat)
    setTop(state, SOLO_HATS.chosen, chosen)
    const zones = HAT_ZONES.filter((_, place) => ((chosen >> (place + 1)) & 1) !== 0)
    if (zones.length < board.hats) return
    pop(state)
    events.push({ type: 'hats-chosen', seat, zones })
  },
}
