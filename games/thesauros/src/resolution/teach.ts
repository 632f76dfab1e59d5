import { refusal as because } from '@fathom/kernel'
import { add } from '../actionTable.ts'
import { hatOfZone } from '../people.ts'
import { TEACH } from '../frames.ts'
import { pop, top } from '../stack.ts'
import { isBoss, own, queueStart, seatOf, type State } from '../state.ts'
import type { Decision } from '../topic.ts'
import { NO_HAT, NOBODY, type Meeple, type Zone } from '../types.ts'

/**
 * Who can be taught before a meeple acts (EN L490-510): the seat's first basic worker of the queue, if the boss stands there, too, and one
 * of these two acts next. NOBODY if nobody can. The caller checks whether a hat is left.
 */
export function apprenticeOf(state: State, zone: Zone, acting: Meeple): Meeple {
  if (hatOfZone(zone) === NO_HAT) return NOBODY
  const seat = seatOf(state, acting)
  const start = queueStart(zone)
  let [boss, worker] = [NOBODY, NOBODY]
  for (let space = 0; space < (state.queued[zone] as number); space++) {
    const meeple = state.queues[start + space] as Meeple
    if (meeple === NOBODY || seatOf(state, meeple) !== seat) continue
    if (isBoss(state, meeple)) boss = meeple
    else if (worker === NOBODY && state.hat[meeple] === NO_HAT) worker = meeple
  }
  return boss !== NOBODY && worker !== NOBODY && (acting === boss || acting === worker) ? worker : NOBODY
}

/** Puts the zone's hat onto the apprentice, for good, or leaves it. */
export const teach: Decision = {
  verbs: ['teach', 'skip'],
  isOwnTurn: true,
  legal({ actionTable }, _seat, out) {
    add(actionTable, out, 'teach')
    add(actionTable, out, 'skip')
  },
  explain() {
    return because('not-now', { verb: 'teach', asked: 'teach' })
  },
  apply({ state, events }, seat, action) {
    const [zone, worker] = [top(state, TEACH.zone), top(state, TEACH.worker)]
    pop(state)
    if (action.do !== 'teach') return
    const hat = hatOfZone(zone)
    own(state, 'hat')[worker] = hat
    own(state, 'hatsLeft')[hat] = (state.hatsLeft[hat] as number) - 1
    events.push({ type: 'taught', seat, zone })
  },
}
