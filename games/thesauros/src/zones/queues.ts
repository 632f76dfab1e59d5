import { AT_QUEUE, queueStart } from '../state.ts'
import type { Look, Play } from '../topic.ts'
import { AUTHORITIES, HIGH_SEAS, MUSSELS, RECRUITMENT, SEAPLANES, type Meeple, type Zone } from '../types.ts'

/** Why no meeple may be placed in a zone's queue, or null. Zone 4 is closed in the first quadrimester (EN L696, ruling 18). */
export function queueProblem({ state, board }: Look, zone: Zone): 'no-queue' | 'closed-now' | 'queue-full' | null {
  if (zone < RECRUITMENT || zone === HIGH_SEAS || zone >= AUTHORITIES) return 'no-queue'
  if (zone === SEAPLANES && state.quadrimester <= 1) return 'closed-now'
  if (zone === MUSSELS) return null
  return (state.queued[zone] as number) >= (board.lines[zone] as number) ? 'queue-full' : null
}

export function isOpenForPlacing(look: Look, zone: Zone): boolean {
  return queueProblem(look, zone) === null
}

/** Puts a meeple on the lowest free space of a queue. @returns the space, from 0 */
export function joinQueue({ state }: Play, meeple: Meeple, zone: Zone): number {
  const space = state.queued[zone] as number
  state.queues[queueStart(zone) + space] = meeple
  state.queued[zone] = space + 1
  state.at[meeple] = AT_QUEUE
  return space
}
