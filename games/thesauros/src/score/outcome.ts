import { rankBy, type Outcome } from '@fathom/kernel'
import type { Look } from '../topic.ts'
import { isWon } from '../solo/goals.ts'
import { pointsOf, wealthOf } from './points.ts'

/** Ways a tie for the first place is broken: the better place in the turn order (EN L1182). */
const TIE_BREAKS = ['order'] as const
export type TieBreak = (typeof TIE_BREAKS)[number]

/** How the game really stands, slush funds included. */
export function outcome(look: Look): Outcome {
  const { state } = look
  const seats = Array.from({ length: state.seats }, (_, seat) => seat)
  const scores = seats.map((seat) => pointsOf(look, seat, wealthOf(look, seat)))
  const { ranks, partedBy } = rankBy(seats.map((seat) => [scores[seat]?.total ?? 0, -state.order.indexOf(seat)]))
  // A solo player plays against the goal; missing it is a second place.
  if (state.seats === 1 && !isWon(look)) ranks[0] = 2
  return { end: state.end, ranks, scores, tieBreak: partedBy === 1 ? 'order' : null }
}
