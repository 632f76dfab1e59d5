import data from './data/components.json' with { type: 'json' }
import type { Components } from './components.ts'

/** The components that the game is played with. A test holds them to the schema, so that nobody who plays needs the schema and its library. */
export const components = data as unknown as Components

/** Seat counts that the components are made for. */
export const SEATS = [2, 3, 4, 5] as const

/** Cards and bathyscaphes of each player in a game of so many. */
export function perPlayerOf(seats: number): { readonly cards: number; readonly bathyscaphes: number } {
  switch (seats) {
    case 2:
      return components.perPlayer['2']
    case 3:
      return components.perPlayer['3']
    case 4:
      return components.perPlayer['4']
    case 5:
      return components.perPlayer['5']
    default:
      throw new RangeError(`nobody plays with ${seats}`)
  }
}
