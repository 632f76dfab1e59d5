import { outcome, type Rules, type State } from '@fathom/artifacts-inc'
import type { Seat } from '@fathom/kernel'
import { shareOf } from '../logistic.ts'
import { strengthBy, type Network } from '../network.ts'
import file from './network.json' with { type: 'json' }
import { measureOutlook, OUTLOOK } from './outlook.ts'

/** Of what a game that is over is worth: the win, and the rest for a clear lead. As the network has learnt it. */
const WIN = 0.7
/** A lead of so many points makes the chance look e times better. */
const A_CLEAR_LEAD = 3

const MOST_SEATS = 4
const measured = new Float64Array(MOST_SEATS * OUTLOOK.length)

/**
 * The chance of a seat to win, 0 to 1; a clear win is worth a little more than a narrow one. The active seat's turn is over.
 * @param liking what is added to how strong the seat stands, by what its character makes of the position
 */
export type ChanceToWin = (
  rules: Rules,
  state: State,
  seat: Seat,
  liking: (state: State, seat: Seat) => number,
) => number

/** The chances to win as a network sees them: as e to how strong each seat stands. Nothing is kept from call to call. */
export function chanceToWinBy(network: Network): ChanceToWin {
  const strengthOf = strengthBy(network)
  return (rules, state, seat, liking) => {
    const isLast = state.trigger >= 0 && (state.active + 1) % state.seats === state.startSeat
    if (isLast || state.phase === 'over') return worthOfEnd(rules, state, seat)
    measureOutlook(rules, state, measured)
    const all = Array.from({ length: state.seats }, (_, each) =>
      strengthOf(measured.subarray(each * OUTLOOK.length, (each + 1) * OUTLOOK.length)),
    )
    all[seat] = (all[seat] as number) + liking(state, seat)
    return shareOf(all, seat)
  }
}

export const chanceToWin: ChanceToWin = chanceToWinBy(file)

/** What the game has brought a seat if it ends now, 0 to 1; all seats together have 1. */
export function worthOfEnd(rules: Rules, state: State, seat: Seat): number {
  const { ranks, scores } = outcome(rules, state.phase === 'over' ? state : { ...state, phase: 'over' })
  const winners = ranks.filter((rank) => rank === 1).length
  const won = ranks[seat] === 1 ? 1 / winners : 0
  const leads = scores.map(({ total }) => total / A_CLEAR_LEAD)
  return WIN * won + (1 - WIN) * shareOf(leads, seat)
}
