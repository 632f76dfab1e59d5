import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import {
  OFF,
  partsOf,
  priceOf,
  spaceName,
  spaceOf,
  type Action,
  type ShipPlace,
  type SpaceName,
  type TokenId,
  type View,
} from '@fathom/sunken-treasure'
import type { Choices } from './input.ts'

/** Why something pointed at can't be done: read off the view, with the codes of the game, so that its sentences say it. */

export function wrongPhase(view: View, action: Action['do']): Refusal {
  return because('wrong-phase', { phase: view.phase, action })
}

export function whyNoPlacing(space: SpaceName, row: number): Refusal {
  return because(row === 1 ? 'no-boats-on-the-surface' : 'second-row-only', { space })
}

export function whyNotSail(view: View, seat: Seat, to: ShipPlace, choices: Choices): Refusal {
  const at = view.players[seat]?.ship ?? 0
  if (to <= at) return because('must-sail-right', { to, at })
  return because('no-bathyscaphe-there', {
    column: to,
    columns: [...choices.sails.keys()].filter((each) => each < OFF),
  })
}

interface Place {
  readonly column: number
  readonly row: number
}

function boatsAt(view: View, seat: Seat, { column, row }: Place): number {
  return view.spaces.find((space) => space.column === column && space.row === row)?.boats[seat] ?? 0
}

/** Why no boat of the seat can act in a space; null if one can. */
function whyNoBoat(view: View, seat: Seat, place: Place): Refusal | null {
  const space = spaceName(spaceOf(place.column, place.row))
  const column = view.players[seat]?.ship ?? 0
  if (place.row === 1 || boatsAt(view, seat, place) === 0) return because('no-boat-in-space', { space })
  if (place.column !== column) return because('not-under-your-ship', { space, column })
  const isReady = (view.turn?.ready[place.row - 2] ?? 0) > 0
  return isReady || view.turn?.collecting === place.row ? null : because('already-acted', { space })
}

/** Why the tile can't be had: the boat, then the tile itself, then what it costs. */
export function whyNotCollect(view: View, seat: Seat, tile: Place & { readonly token: TokenId }): Refusal {
  const noBoat = whyNoBoat(view, seat, tile)
  if (noBoat !== null) return noBoat
  const { token } = tile
  const lies = view.spaces.flatMap((space) => space.tokens).find((each) => each.token === token)
  if (lies?.laid === true) return because('laid-this-turn', { token })
  const { color } = partsOf(token)
  const hand = view.players[seat]?.known ?? []
  if (!hand.includes(color)) return because('no-card-of-color', { color, hand: [...new Set(hand)] })
  const price = priceOf(view, token, seat)
  if (price !== null && price.total > price.have) {
    return because('cannot-pay', { token, due: price.total, have: price.have })
  }
  // Nothing else is in the way: this table binds all boats of a turn to one kind of action.
  return because('same-action-for-all', { acted: 'move' })
}

/** Why a boat can't go to a space, or, with no boat left to move, why none can. */
export function whyNotMove(view: View, seat: Seat, from: SpaceName | null, to: Place): Refusal {
  const space = spaceName(spaceOf(to.column, to.row))
  if (from === null) {
    const isBound = view.turn?.collected === true && (view.turn?.ready ?? []).some((count) => count > 0)
    if (isBound) return because('same-action-for-all', { acted: 'collect' })
    return whyNoBoat(view, seat, to) ?? because('already-acted', { space })
  }
  if (from === space) return because('same-space', { space })
  if (to.row === 1) return because('no-boats-on-the-surface', { space })
  return because('too-far', { from, to: space })
}
