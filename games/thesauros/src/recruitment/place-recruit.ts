import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { add } from '../actionTable.ts'
import { doubleProblem, envelopeProblem, putDown } from '../calendar/place.ts'
import { PLACE, PLACE_RECRUIT } from '../frames.ts'
import { pop, setTop, top } from '../stack.ts'
import type { Decision, Look } from '../topic.ts'
import { ADVERTISING, RECRUITMENT, SORTS, WORKER } from '../types.ts'
import type { Action } from '../verbs.ts'
import { queueProblem } from '../zones/queues.ts'
import { own } from '../state.ts'

/**
 * The recruit goes into any queue but zone 1's, and may post the envelope first (EN L516-551). It may stand on a Double Action: the one that
 * came along, or one that the seat has kept. The seat keeps the others.
 */
export const placeRecruit: Decision = {
  verbs: ['envelope', 'double', 'place'],
  isOwnTurn: true,
  legal(look, seat, out) {
    const { state, actionTable } = look
    for (let zone = RECRUITMENT + 1; zone <= ADVERTISING; zone++) {
      if (queueProblem(look, zone) === null) add(actionTable, out, 'place', WORKER, zone)
    }
    if (envelopeProblem(state, seat, top(state, PLACE.posting) === 1) === null) add(actionTable, out, 'envelope')
    if (doubleProblem(state, seat, top(state, PLACE.double) === 1) === null) add(actionTable, out, 'double')
  },
  explain,
  apply(play, seat, action) {
    const { state } = play
    if (action.do === 'envelope') setTop(state, PLACE.posting, 1)
    else if (action.do === 'double') setTop(state, PLACE.double, 1)
    else if (action.do === 'place') {
      const [isPosting, isDouble, recruit] = [
        top(state, PLACE.posting) === 1,
        top(state, PLACE.double) === 1,
        top(state, PLACE_RECRUIT.recruit),
      ]
      pop(state)
      if (isDouble) own(state, 'tokens')[seat] = (state.tokens[seat] as number) - 1
      putDown(play, recruit, action.zone, isPosting, isDouble)
    }
  },
}

/** Codes as in `place`, and `only-the-recruit`. */
function explain(look: Look, seat: Seat, action: Action): Refusal {
  const { state, board } = look
  if (action.do === 'envelope')
    return because(envelopeProblem(state, seat, top(state, PLACE.posting) === 1) ?? 'not-now')
  if (action.do === 'double') return because(doubleProblem(state, seat, top(state, PLACE.double) === 1) ?? 'not-now')
  if (action.do !== 'place') return because('not-now', { verb: action.do, asked: 'place-recruit' })
  if (action.sort !== WORKER) return because('only-the-recruit', { sort: SORTS[action.sort] ?? '' })
  const code = action.zone === RECRUITMENT ? 'no-queue' : (queueProblem(look, action.zone) ?? 'not-now')
  return because(code, { zone: action.zone, spaces: board.lines[action.zone] ?? 0 })
}
