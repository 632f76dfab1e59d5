import type { Options } from '@fathom/kernel'
import { AT_HOME, AT_QUEUE, OWN, own } from '../state.ts'
import type { Meeple, Zone } from '../types.ts'
import { Scene } from './scene.ts'

/** A Lawless! game in the middle, everybody with $20 in each account. */
export function lawless(seats: number, options: Options = {}): Scene {
  const scene = new Scene(seats, { variant: 'lawless', ...options })
  scene.state.quadrimester = 4
  return scene
}

/** A mercenary in a seat's staff room. */
export function hire(scene: Scene, seat: number, number = 0): Meeple {
  const meeple = scene.state.seats * OWN + number
  own(scene.state, 'mercenaries')[number] = seat
  scene.state.at[meeple] = AT_HOME
  return meeple
}

/** A seat's mercenary stands in a zone, and the zone is resolved. */
export function send(scene: Scene, seat: number, zone: Zone, number = 0): Scene {
  const meeple = hire(scene, seat, number)
  scene.state.at[meeple] = AT_QUEUE
  own(scene.state, 'mercenaryIn')[zone] = meeple
  own(scene.state, 'mercenaryCube')[zone] = seat
  return scene.resolve(zone)
}
