import type { Chance, Seat } from '@fathom/kernel'
import { spaceName } from '../board.ts'
import { boatBit, boatPlace, MOVED, type State } from '../state.ts'
import type { Event, Space } from '../types.ts'
import { goOn } from './turn.ts'

/** A boat under the ship moves instead of collecting (rulebook: Move a bathyscape). */
export function move(state: State, seat: Seat, from: Space, to: Space, chance: Chance, events: Event[]): void {
  const left = boatPlace(seat, from)
  const reached = boatPlace(seat, to)
  state.boats[left] = (state.boats[left] as number) - boatBit(from)
  state.boats[reached] = (state.boats[reached] as number) + boatBit(to)
  state.ready -= boatBit(from)
  state.collecting = -1
  state.acted |= MOVED
  events.push({ type: 'moved', seat, from: spaceName(from), to: spaceName(to) })
  goOn(state, seat, chance, events)
}
