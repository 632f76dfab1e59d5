import { ACCOUNTS, IN_PLACEMENT, IN_RESOLUTION, influenceOf, isPending, SF, type State } from '@fathom/thesauros'
import { lookOf, type EvaluationContext } from './context.ts'

/** How much of this year's points for the order still count, and what goes with a good place in it: bribes may change it. */
const SOON = [0.45, 0.68, 1.28]
/** In the last quadrimester of a year without any bribe. */
const CERTAIN = 1.5
const LATER = 0.23
/** To be asked earlier is worth something by itself. */
const EARLIER = 0.23
/** A usual bribe, and what each dollar more than the least makes of the chance to beat another envelope. */
const BRIBE = 1
const A_DOLLAR = 0.043
const SURE = 0.95

/** Points that the place in the order is worth, and the envelope and the bribe that may better it. */
export function orderWorth(context: EvaluationContext, state: State): number {
  if (context.isSolo) return 0
  const { seat } = context
  const points = influenceOf(lookOf(context, state))
  const place = state.order.indexOf(seat)
  const weight = weightOf(context, state)
  const now = (points[place] ?? 0) * weight - EARLIER * place
  return now + bribeWorth(context, state, weight * ((points[0] ?? 0) - (points[place] ?? 0)) + EARLIER * place)
}

function weightOf({ quadrimester, left }: EvaluationContext, state: State): number {
  const isBefore = state.phase === IN_PLACEMENT || state.phase === IN_RESOLUTION
  const soon = SOON[(quadrimester - 1) % 3] ?? 0.3
  const later = LATER * Math.floor(left / 3)
  return (isBefore && state.envelopes.length === 0 && quadrimester % 3 === 0 ? CERTAIN : soon) + later
}

/** @param gain points for becoming the first */
function bribeWorth({ seat, dollar, set }: EvaluationContext, state: State, gain: number): number {
  if (!state.envelopes.includes(seat)) return 0
  const others = state.envelopes.length - 1
  const isChosen = isPending(state, 'bribe') && ((state.choosing >> seat) & 1) === 0
  const { minBribe } = set.data.money
  if (!isChosen) {
    const slush = state.money[seat * ACCOUNTS.length + SF] as number
    if (slush < minBribe) return -1
    return gain * chance(Math.min(slush, BRIBE), others) + 0.25 * others - Math.min(slush, BRIBE) * dollar * 0.8
  }
  const bribe = state.bribes[seat] as number
  if (bribe < minBribe) return -1
  // What has been sealed is still in the slush fund, and gone soon.
  return (gain + 0.5) * chance(bribe, others) - bribe * dollar * 0.8
}

/** How likely a bribe beats so many others. */
function chance(bribe: number, others: number): number {
  return Math.min(SURE, 0.5 + A_DOLLAR * (bribe - 2)) ** others
}
