import { EXHIBIT_PLACES } from '../actionTable.ts'
import { exhibitOf } from '../museum/rooms.ts'
import { TREASURE_VALUES, type Treasure } from '../types.ts'
import type { Scene } from './scene.ts'
import { own } from '../state.ts'

/** The kind of treasure that brings so many $. */
export function kindOf(value: number): Treasure {
  const kind = TREASURE_VALUES.findIndex((each) => each === value)
  if (kind < 0) throw new Error(`no treasure brings $${value}`)
  return kind
}

/** Treasures onto a seat's board, by value. */
export function give(scene: Scene, seat: number, ...values: number[]): void {
  const { treasures } = scene.state
  for (const value of values) {
    const entry = seat * TREASURE_VALUES.length + kindOf(value)
    treasures[entry] = (treasures[entry] ?? 0) + 1
  }
}

/** How many treasures of each value a seat has on its board. */
export function treasuresOf(scene: Scene, seat: number): number[] {
  return scene.state.treasures.slice(seat * TREASURE_VALUES.length, (seat + 1) * TREASURE_VALUES.length)
}

/** A seat's treasure, or nothing. */
export type Shown = readonly [seat: number, value: number] | null

/** A room (from 1) as it is: its sponsor or -1, what is exhibited from the closed door on, open if that makes it full. */
export function room(scene: Scene, number: number, sponsor: number, ...shown: readonly Shown[]): void {
  const { state, look } = scene
  const index = number - 1
  own(state, 'sponsors')[index] = sponsor
  shown.forEach((exhibit, place) => {
    own(state, 'exhibits')[index * EXHIBIT_PLACES + place] =
      exhibit === null ? 0 : exhibitOf(exhibit[0], kindOf(exhibit[1]))
  })
  const isFull = shown.filter((exhibit) => exhibit !== null).length === look.board.rooms[index]?.values.length
  if (isFull && sponsor >= 0) state.open |= 1 << index
}
