import {
  ACCOUNTS,
  actingMeeple,
  actingZone,
  ADVERTISING,
  HR,
  isBoss,
  isPending,
  MUSSELS,
  NOBODY,
  QUEUE,
  queueStart,
  RECRUITMENT,
  SEAPLANES,
  seatOf,
  SF,
  yearOf,
  type DecisionKind,
  type State,
} from '@fathom/thesauros'
import { NOTHING_TO_DO, QUEUES, type EvaluationContext } from './context.ts'
import { isSailor, wagesDue } from './people.ts'

/** How many of the best offers each other meeple before the own one takes. */
const TAKEN = [0, 0, 0.3, 1, 1, 0, 0, 0.3, 0.3, 0]
/** What the boss or a hat does better, by zone. */
const SKILLED = [0, 2, 2, 2, 2, 0, 2, 0, 2, 2]
/** Zones where a hat helps, by hat. */
const HAT_ZONE = [0, 2, 3, 7, 8]
/** What a mercenary does in a zone. */
const DEEDS = [0, 1, 3, 4, 0.5, 0, 0, 2.5, 0.8, 1.2]
/** The decision of an act, by zone. */
const ASKED: readonly (DecisionKind | undefined)[] = [
  undefined,
  'recruit',
  'research',
  'market',
  'flight',
  undefined,
  'mussels',
  undefined,
  'museum',
  'advertise',
]
const TEACHING = 0.53

/** By zone, in the order of `QUEUES`. */
export const PLAN_FEATURES = [
  'plans to hire',
  'plans to research',
  'plans at the market',
  'plans to fly',
  'plans for mussels',
  'plans in port',
  'plans for the museum',
  'plans to advertise',
] as const

/** What the seat's meeples in queues will bring, and what that costs. */
export function measurePlans(context: EvaluationContext, state: State, into: Float64Array, first: number): void {
  const rest = restOf(context, state)
  const actor = actingMeeple(state)
  const isAsked = isStillAsked(state, actingZone(state))
  for (const [index, zone] of QUEUES.entries()) {
    let sum = 0
    if (state.queued[zone] !== 0) sum += queueWorth(context, state, { zone, actor, isAsked, rest })
    const mercenary = state.mercenaryIn[zone] as number
    if (mercenary >= 0 && mercenary !== actor && seatOf(state, mercenary) === context.seat) sum += DEEDS[zone] ?? 0
    into[first + index] = sum
  }
}

/** Is the act of who acts now still to be chosen? What the port offers is computed from its own decision. */
function isStillAsked(state: State, zone: number): boolean {
  const kind = ASKED[zone]
  return kind !== undefined && (isPending(state, kind) || isPending(state, 'teach'))
}

interface Queue {
  readonly zone: number
  /** Who acts now, and is its act still to be chosen? */
  readonly actor: number
  readonly isAsked: boolean
  /** $ by account that are left for plans. */
  readonly rest: number[]
}

function queueWorth(context: EvaluationContext, state: State, { zone, actor, isAsked, rest }: Queue): number {
  const { seat, dollar } = context
  const offers = context.offers[zone] ?? []
  const start = queueStart(zone)
  const length = Math.min(state.queued[zone] as number, zone === MUSSELS ? state.queues.length - start : QUEUE)
  let [sum, own, ahead, hasBoss, apprentices] = [0, 0, 0, false, 0]
  for (let space = 0; space < length; space++) {
    const meeple = state.queues[start + space] as number
    if (meeple === NOBODY) continue
    const acts = (meeple !== actor || isAsked ? 1 : 0) + (state.doubled.includes(meeple) ? 1 : 0)
    if (acts === 0) continue
    if (seatOf(state, meeple) !== seat) {
      ahead += acts
      continue
    }
    const isSkilled = isBoss(state, meeple) || HAT_ZONE[state.hat[meeple] as number] === zone
    if (isBoss(state, meeple)) hasBoss = true
    else if (state.hat[meeple] === 0) apprentices++
    for (let act = 0; act < acts; act++) {
      const offer = offers[Math.floor(own++ + ahead * (TAKEN[zone] ?? 0))]
      if (offer === undefined) {
        sum += act === 0 ? NOTHING_TO_DO : 0
        continue
      }
      const price = priceAt(context, zone, space, offer.cost)
      const discount = isSkilled ? (SKILLED[zone] ?? 0) : 0
      const cost = Math.max(0, price - discount)
      // Where nothing is paid, skill brings money.
      const extra = zone >= 6 && zone <= 8 && offer.cost === 0 ? discount * dollar : 0
      const fee = spend(context, state, rest, { account: offer.account, cost })
      if (fee < 0) {
        sum += act === 0 ? NOTHING_TO_DO : 0
        continue
      }
      const worth =
        offer.worth +
        extra -
        (cost + fee) * dollar +
        (own === 1 && isSailor(state, meeple) ? (context.sailorsGain[zone] ?? 0) : 0)
      sum += worth
    }
  }
  const hat = HAT_ZONE.indexOf(zone)
  if (hasBoss && apprentices > 0 && hat > 0 && (state.hatsLeft[hat] ?? 0) > 0)
    sum += TEACHING * Math.min(1, context.left / 3)
  return sum
}

/** Zones whose spaces have prices. */
function priceAt({ board }: EvaluationContext, zone: number, space: number, cost: number): number {
  const isPriced = zone === RECRUITMENT || zone === SEAPLANES || zone === ADVERTISING
  return isPriced ? (board.prices[zone]?.[space] ?? 0) + cost : cost
}

/** $ by account for what is planned: wages come before all else. */
function restOf(context: EvaluationContext, state: State): number[] {
  const first = context.seat * ACCOUNTS.length
  const rest = state.money.slice(first, first + SF)
  rest[HR] = (rest[HR] as number) - wagesDue(context, state).now
  return rest
}

interface Expense {
  readonly account: number
  readonly cost: number
}

/** Takes an expense off, from other accounts if need be. @returns $ of fees, or -1 if it can't be paid */
function spend({ set }: EvaluationContext, state: State, rest: number[], { account, cost }: Expense): number {
  const own = rest[account] as number
  if (own >= cost) {
    rest[account] = own - cost
    return 0
  }
  const fee = set.data.money.transferFee[yearOf(state) - 1] ?? 0
  let lacking = cost - own
  let fees = 0
  for (let other = 0; other < SF && lacking > 0; other++) {
    const givable = other === account ? 0 : Math.min(lacking, (rest[other] as number) - fee)
    if (givable <= 0) continue
    lacking -= givable
    fees += fee
    rest[other] = (rest[other] as number) - givable - fee
  }
  if (lacking > 0) return -1
  rest[account] = 0
  return fees
}
