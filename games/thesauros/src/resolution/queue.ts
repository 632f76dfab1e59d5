import { hatOfZone } from '../people.ts'
import { A, B, C, pop, push, setTop, top } from '../stack.ts'
import { queueStart, seatOf, type State } from '../state.ts'
import type { Play, Step } from '../topic.ts'
import { ADVERTISING, MUSSELS, NOBODY, type Meeple, type Zone } from '../types.ts'
import { advertisingTrack } from '../zones/tracks.ts'
import { apprenticeOf } from './teach.ts'

/** Stages of a queue: a mercenary before it, its meeples from the front, a mercenary after it, the end (EN L1485). */
const FRONT = 0
const LINE = 1
const REAR = 2

export const queue: Step = {
  run(play) {
    const { state, board } = play
    const [zone, stage] = [top(state, A), top(state, B)]
    if (stage === LINE) {
      if (!beginNext(play, zone)) setTop(state, B, REAR)
      return
    }
    if (stage > REAR) return endQueue(play, zone)
    setTop(state, B, stage + 1)
    const mercenary = state.mercenaryIn[zone] as Meeple
    const side = board.mercenary[zone]
    if (mercenary !== NOBODY && side === (stage === FRONT ? 'front' : 'rear')) {
      push(state, 'act', seatOf(state, mercenary), zone, mercenary, -1)
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
    const apprentice = ((top(state, C) >> seat) & 1) === 1 ? NOBODY : apprenticeOf(state, zone, meeple)
    if (apprentice !== NOBODY) setTop(state, C, top(state, C) | (1 << seat))
    push(state, 'act', seat, zone, meeple, space)
    if (apprentice !== NOBODY && hasHat(state, zone)) push(state, 'teach', seat, zone, apprentice)
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

/** One step to the right if a meeple has stood in the queue, a lone mercenary does not count; the last place is the end. */
function moveMarker({ state, events }: Play, zone: Zone, marker: number, places: number): number {
  if (state.queued[zone] === 0 || marker === places - 1) return marker
  events.push({ type: 'marker-moved', zone, place: marker + 2 })
  return marker + 1
}

function hasHat(state: State, zone: Zone): boolean {
  return (state.hatsLeft[hatOfZone(zone)] as number) > 0
}
