import type { Seat } from '@fathom/kernel'
import { partsOf } from './tokens.ts'
import type { Color, SpaceView, TokenId, View } from './types.ts'

/** What collecting a tile by card costs the active seat. */
export interface Price {
  /** One card of this colour, from hand to the discard. */
  readonly color: Color
  /** Cards that each seat gets, from the supply, then from hand. */
  readonly due: readonly number[]
  /** All of them together. */
  readonly total: number
  /** What is there to pay with, when the coloured card is played: supply and the rest of the hand. */
  readonly have: number
}

/** The space where a token lies, or null if it is not on the board. */
function spaceOfToken(view: View, token: TokenId): SpaceView | null {
  return view.spaces.find((space) => space.tokens.some((each) => each.token === token)) ?? null
}

/** What a tile would cost `seat` by card (usually the active one), or null if it is not on the board. */
export function priceOf(view: View, token: TokenId, seat: Seat | null = view.active): Price | null {
  const at = spaceOfToken(view, token)
  const payer = seat === null ? undefined : view.players[seat]
  if (at === null || payer === undefined) return null
  const due = view.players.map((_, other) => {
    if (other === seat) return 0
    const paid = view.spaces.filter((space) => space.column === at.column && space.row <= at.row)
    return paid.reduce((sum, space) => sum + (space.boats[other] ?? 0), 0)
  })
  return {
    color: partsOf(token).color,
    due,
    total: due.reduce((sum, cards) => sum + cards, 0),
    have: payer.supply + payer.hand - 1,
  }
}
