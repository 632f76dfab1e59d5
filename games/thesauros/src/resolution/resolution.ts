import { RESOLUTION, ZONE_QUEUE } from '../frames.ts'
import { pop, push, setTop, top } from '../stack.ts'
import type { State } from '../state.ts'
import type { Play, AutomaticStep } from '../topic.ts'
import { AUTHORITIES, HIGH_SEAS, NOBODY, SEAPLANES, type Zone } from '../types.ts'

/** Zones 1 to 10, in this order (EN L461); the first quadrimester has no zones 4 and 5 (EN L696, L717). */
export const resolution: AutomaticStep = {
  run(play) {
    const { state } = play
    const zone = top(state, RESOLUTION.zone) + 1
    if (zone > AUTHORITIES) {
      pop(state)
      clearQueues(state)
      return
    }
    setTop(state, RESOLUTION.zone, zone)
    beginZone(play, zone)
  },
}

function beginZone({ state, events }: Play, zone: Zone): void {
  const isBusy = isBusyZone(state, zone)
  if (state.quadrimester === 1 && (zone === SEAPLANES || zone === HIGH_SEAS)) {
    events.push({ type: 'zone-skipped', zone })
    return
  }
  if (!isBusy) return
  events.push({ type: 'zone-began', zone })
  if (zone === HIGH_SEAS) push(state, 'high-seas', -1)
  else if (zone === AUTHORITIES) push(state, 'authorities', -1)
  else push(state, 'queue', -1, ZONE_QUEUE.zone, zone)
}

/** Is there anything to be done in a zone? At sea there is if anybody is aboard. */
function isBusyZone(state: State, zone: Zone): boolean {
  if (zone === HIGH_SEAS) return state.crew.some((meeple) => meeple !== NOBODY)
  if (zone === AUTHORITIES) return state.envelopes.length > 0
  return state.queued[zone] !== 0 || state.mercenaryIn[zone] !== NOBODY
}

function clearQueues(state: State): void {
  state.queues.fill(NOBODY)
  state.queued.fill(0)
  state.doubled.length = 0
}
