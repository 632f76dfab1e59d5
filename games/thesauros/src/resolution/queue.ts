import { hatOfZone } from '../people.ts'
import { ACT, TEACH, ZONE_QUEUE } from '../frames.ts'
import { pop, push, setTop, top } from '../stack.ts'
import { queueStart, seatOf, type State } from '../state.ts'
import type { Play, AutomaticStep } from '../topic.ts'
import { ADVERTISING, MUSSELS, NOBODY, type Meeple, type Zone } from '../types.ts'
import { advertisingTrack } from '../zones/tracks.ts'
import { apprenticeOf } from './teach.ts'

/** Stages of a queue: a mercenary before it, its meeples from the front, a mercenary after it, the end (EN L1485). */
const FRONT = 0
const LINE = 1
const REAR = 2

export const queue: AutomaticStep = {
  run(play) {
    const { state, board } = play
    const [zone, stage] = [top(state, ZONE_QUEUE.zone), top(state, ZONE_QUEUE.stage)]
    if (stage === LINE) {
      if (!beginNext(play, zone)) setTop(state, ZONE_QUEUE.stage, REAR)
      return
    }
    if (stage > REAR) return endQueue(play, zone)
    setTop(state, ZONE_QUEUE.stage, stage + 1)
    const mercenary = state.mercenaryIn[zone] as Meeple
    const side = board.mercenary[zone]
    if (mercenary !== NOBODY && side === (stage === FRONT ? 'front' : 'rear')) {
      push(state, 'act', seatOf(state, mercenary), ACT.zone, zone, ACT.meeple, mercenary, ACT.space, -1)
    }
  },
}

/** Begins the act of the next meeple, after the teaching that may come before it. @returns false if nobody is left */
function beginNext({ state }: Play, zone: Zone): boolean {
  const start = queueStart(zone)
  const count = state.queued[zone] as number
  for (let space = 0; space < count; space++) {
    const meeple = state.queues[start + space] as Meeple
    if (meeple === NOBODY) continue
    const seat = seatOf(state, meeple)
    const apprentice = ((top(state, ZONE_QUEUE.taught) >> seat) & 1) === 1 ? NOBODY : apprenticeOf(state, zone, meeple)
    if (apprentice !== NOBODY) setTop(state, ZONE_QUEUE.taught, top(state, ZONE_QUEUE.taught) | (1 << seat))
    push(state, 'act', seat, ACT.zone, zone, ACT.meeple, meeple, ACT.space, space)
    if (apprentice !== NOBODY && hasHat(state, zone))
      push(state, 'teach', seat, TEACH.zone, zone, TEACH.worker, apprentice)
    return true
  }
  return false
}

function endQueue(play: Play, zone: Zone): void {
  const { state, set } = play
  if (zone === MUSSELS) state.musselMarker = moveMarker(play, zone, state.musselMarker, set.data.mussels.length)
  if (zone === ADVERTISING) {
    state.advertisingMarker = moveMarker(play, zone, state.advertisingMarker, advertisingTrack(play).length)
  }
  pop(state)
}

/** Moves a marker to the right if a meeple has stood in the queue; a lone mercenary does not count. It stays on the last place. */
function moveMarker({ state, events }: Play, zone: Zone, marker: number, places: number): number {
  if (state.queued[zone] === 0 || marker === places - 1) return marker
  events.push({ type: 'marker-moved', zone, place: marker + 2 })
  return marker + 1
}

function hasHat(state: State, zone: Zone): boolean {
  return (state.hatsLeft[hatOfZone(zone)] as number) > 0
}
