import { outcome, type Rules, type State } from '@fathom/artifacts-inc'
import type { Seat } from '@fathom/kernel'
import { logistic } from '../logistic.ts'
import file from './network.json' with { type: 'json' }
import { measureOutlook, OUTLOOK } from './outlook.ts'

/** A small network: what is measured of a seat, in one number for how strong it stands. */
interface Network {
  /** In the order of `OUTLOOK`. */
  readonly inputs: readonly string[]
  /** What each hidden unit makes of the inputs, added to its `bias`; it counts by its `weight` if that is more than nothing. */
  readonly hidden: readonly { readonly bias: number; readonly weight: number; readonly inputs: readonly number[] }[]
  /** What each input counts besides. */
  readonly direct: readonly number[]
}

const network: Network = file
const { direct } = network
const hidden = network.hidden.map(({ bias, weight, inputs }) => ({ bias, weight, inputs: Float64Array.from(inputs) }))

/** Of what a game that is over is worth: the win, and the rest for a clear lead. As the network has learnt it. */
const WIN = 0.7
/** A lead of so many points makes the chance look e times better. */
const A_CLEAR_LEAD = 3

const MOST_SEATS = 4
const measured = new Float64Array(MOST_SEATS * OUTLOOK.length)

/** How strong each seat stands between two turns; the chances to win are as e to these. Nothing else is kept from call to call. */
function strengths(rules: Rules, state: State): number[] {
  measureOutlook(rules, state, measured)
  return Array.from({ length: state.seats }, (_, seat) =>
    strengthOf(measured.subarray(seat * OUTLOOK.length, (seat + 1) * OUTLOOK.length)),
  )
}

function strengthOf(outlook: Float64Array): number {
  let strength = 0
  for (let input = 0; input < outlook.length; input++) {
    strength += (outlook[input] as number) * (direct[input] as number)
  }
  for (const { bias, weight, inputs } of hidden) {
    let sum = bias
    for (let input = 0; input < outlook.length; input++) sum += (outlook[input] as number) * (inputs[input] as number)
    if (sum > 0) strength += sum * weight
  }
  return strength
}

/**
 * The chance of a seat to win, 0 to 1; a clear win is worth a little more than a narrow one. The active seat's turn is over.
 * @param liking what is added to how strong the seat stands, by what its character makes of the position
 */
export function chanceToWin(
  rules: Rules,
  state: State,
  seat: Seat,
  liking: (state: State, seat: Seat) => number,
): number {
  const isLast = state.trigger >= 0 && (state.active + 1) % state.seats === state.startSeat
  if (isLast || state.phase === 'over') return worthOfEnd(rules, state, seat)
  const all = strengths(rules, state)
  all[seat] = (all[seat] as number) + liking(state, seat)
  return shareOf(all, seat)
}

function worthOfEnd(rules: Rules, state: State, seat: Seat): number {
  const { ranks, scores } = outcome(rules, state.phase === 'over' ? state : { ...state, phase: 'over' })
  const winners = ranks.filter((rank) => rank === 1).length
  const won = ranks[seat] === 1 ? 1 / winners : 0
  const leads = scores.map(({ total }) => total / A_CLEAR_LEAD)
  return WIN * won + (1 - WIN) * shareOf(leads, seat)
}

/** e to a seat's number, of e to all of theirs: 0 to 1. */
function shareOf(numbers: readonly number[], seat: Seat): number {
  let sum = 0
  for (const number of numbers) {
    const apart = number - (numbers[seat] as number)
    sum += logistic(apart) / logistic(-apart)
  }
  return 1 / sum
}
