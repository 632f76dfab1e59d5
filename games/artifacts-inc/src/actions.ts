import { PLACE_COLUMN, PLACE_ROW, PLACES, type Place } from './places.ts'
import { MOST_SLOTS } from './sides.ts'
import type { Action, Die } from './types.ts'

// One action object for each action that can be legal, made when it is first asked for: `legal` only picks. They are the same for every set.

const make = <Made extends Action>(action: Made): Made => Object.freeze(action)

/** Lists of one action a number, filled on demand. */
function listed(create: (index: number) => Action): (index: number) => Action {
  const made: (Action | undefined)[] = []
  return (index) => (made[index] ??= create(index))
}

const placings: (Action | null)[] = Array.from({ length: 7 * PLACES * MOST_SLOTS }, () => null)

/** A die onto a slot of an own card. */
export function placeAction(die: Die, place: Place, slot: number): Action {
  const index = (die * PLACES + place) * MOST_SLOTS + slot
  const made = placings[index]
  if (made !== null && made !== undefined) return made
  const action = make({
    do: 'place',
    die,
    row: PLACE_ROW[place] ?? 'top',
    column: PLACE_COLUMN[place] ?? 0,
    slot,
  })
  placings[index] = action
  return action
}

const visits = listed((index) => make({ do: 'visit', die: index % 8, place: index >> 3 }))
/** A die onto a public card. */
export const visitAction = (die: Die, place: number): Action => visits(place * 8 + die)

export const layAction = listed((card) => make({ do: 'lay', card }))
export const diveAction = listed((die) => make({ do: 'dive', die }))
export const rerollAction = listed((die) => make({ do: 'reroll', die }))
export const gainAction = listed((artifact) => make({ do: 'gain', artifact }))
export const sellAction = listed((artifact) => make({ do: 'sell', artifact }))
export const buyAction = listed((card) => make({ do: 'buy', card }))
/** The box at [museum * MOST_BOXES + box]. */
export const orderAction = listed((index) => make({ do: 'order', museum: Math.floor(index / 12), box: index % 12 }))
export const putAction = listed((place) =>
  make({ do: 'put', row: PLACE_ROW[place] ?? 'top', column: PLACE_COLUMN[place] ?? 0 }),
)
export const upgradeAction = listed((place) =>
  make({ do: 'upgrade', row: PLACE_ROW[place] ?? 'top', column: PLACE_COLUMN[place] ?? 0 }),
)
export const ROLL: Action = make({ do: 'roll' })
export const DONE: Action = make({ do: 'done' })
export const DECLINE: Action = make({ do: 'decline' })
export const END: Action = make({ do: 'end' })
